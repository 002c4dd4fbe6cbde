#include "ui/phase/phase_picture.h"

#include "core/phase/phase.h"
#include "ui/overlays/charge_marks.h"
#include "ui/overlays/event_marks.h"
#include "ui/overlays/flight_marks.h"
#include "ui/phase/phase_facts.h"
#include "ui/phase/phase_stage.h"
#include "ui/scene/battlefield_scene.h"

namespace frontage::ui {

PhasePicture::PhasePicture(BattlefieldScene& scene, PhaseSession& session, Playback& playback, VerdictBook& book)
    : m_scene(scene), m_session(session), m_playback(playback), m_book(book), m_overlays(new OverlayBoard(scene)) {}

void PhasePicture::showMoment(double t, bool resting) {
  if (!started()) {
    m_drawn.reset();
    if (!m_scene.isShowingDocument()) m_scene.showDocument();
    return showEvent(t, resting);
  }
  const Timeline& timeline = m_playback.timeline();
  const int at = timeline.markAt(t);
  const bool over = at < 0 || t >= timeline.marks()[static_cast<std::size_t>(at)].end();
  if (m_drawn != std::pair(at, over)) {
    m_drawn = std::pair(at, over);
    m_scene.showField(timeline.fieldAt(t));
  } else if (!over) {
    const TimelineMark& mark = timeline.marks()[static_cast<std::size_t>(at)];
    if (mark.moves()) m_scene.showPoses({{mark.mover, mark.path.at(Timeline::pathTime(mark, t))}});
  }
  showEvent(t, resting);
}

void PhasePicture::showEvent(double t, bool resting) {
  const Timeline& timeline = m_playback.timeline();
  const int at = timeline.markAt(t);
  Overlay event;
  Overlay standing;
  if (started() && at >= 0 && !resting) {
    const TimelineMark& mark = timeline.marks()[static_cast<std::size_t>(at)];
    event = eventMarks(timeline.fieldAt(t), mark.event, Timeline::pathTime(mark, t));
  } else if (started()) {
    const core::PhaseState& state = m_session.state();
    for (const core::Contact& contact : state.contacts)
      add(standing, contactMarks(state.field, contact.charger, contact.target));
  }
  m_overlays->set(OverlayBoard::Source::Event, std::move(event));
  m_overlays->set(OverlayBoard::Source::Standing, std::move(standing));
}

/// Tick or cross on every enemy of which it is known by now.
Overlay PhasePicture::enemyMarks(const PhaseLook& look) {
  const core::PhaseState& here = m_session.state();
  Overlay marks;
  for (const core::Unit& unit : here.field.units) {
    if (unit.army == here.active || unit.state.destroyed) continue;
    const core::Charge* charge = here.chargeOf(look.choice.charger);
    if (charge && charge->isOn(unit.id)) continue;
    if (look.stage == Stage::Redirect)
      add(marks, mayBeChargedMarks(unit, m_book.order(redirectTo(here, look.choice.charger, unit.id)).legal()));
    else if (const core::ChargeVerdict* verdict = m_book.known(look.choice.charger, unit.id))
      add(marks, mayBeChargedMarks(unit, verdict->legal()));
  }
  return marks;
}

Overlay PhasePicture::choiceMarks(const PhaseLook& look, const std::optional<core::UnitId>& hovered) {
  const core::PhaseState& here = m_session.state();
  const ChargeChoice& choice = look.choice;
  Overlay marks = choiceFrames(here.field, choice.charger, choice.targets);
  add(marks, enemyMarks(look));
  if (choice.targets.empty()) add(marks, reachMarks(here, choice.charger));
  if (hovered && *hovered != choice.charger && here.field.find(*hovered))
    add(marks, distanceMarks(here, choice.charger, *hovered));
  if (choice.targets.size() != 1) return marks;
  const core::ChargeVerdict& verdict = m_book.charge(choice.charger, choice.targets.front());
  if (hovered != choice.targets.front()) add(marks, measureMarks(verdict));
  add(marks, sightMarks(here.field, verdict));
  add(marks, moveMarks(here.field, verdict));
  add(marks, placeMarks(here.field, verdict));
  add(marks, contactAfterMove(here.field, verdict));
  return marks;
}

/// Of a charge that is being chosen: as if it were declared. Worked out only for who wants to see it.
Overlay PhasePicture::flights(const PhaseLook& look) const {
  const ChargeChoice& choice = look.choice;
  Overlay marks;
  if (!m_overlays->isOn(OverlayKind::Flight)) return marks;
  const auto addFlights = [&marks](const core::PhaseState& here) {
    for (const OwedAnswer& owed : factsOf(here).reactions) add(marks, flightMarks(here, owed.charger, owed.unit));
  };
  if (choice.charger.empty() || choice.targets.empty()) {
    addFlights(m_session.state());
    return marks;
  }
  const core::Order order = look.stage == Stage::Redirect ? core::Order{core::Redirect{choice.charger, choice.targets}}
                                                          : core::Order{core::Declare{choice.charger, choice.targets}};
  const core::Transition declared = core::apply(m_session.state(), order, core::Dice({}, 1));
  if (!declared.refused && !declared.wanted) addFlights(declared.after);
  return marks;
}

/// Who is to answer whose charge, and how far that is.
Overlay PhasePicture::answerMarks(const StageReading& reading) const {
  const core::PhaseState& here = m_session.state();
  Overlay marks;
  for (const auto& owed : reading.reactions) {
    add(marks, choiceFrames(here.field, owed.charger, {owed.unit}));
    add(marks, distanceMarks(here, owed.charger, owed.unit));
  }
  return marks;
}

void PhasePicture::showLookedAt(const PhaseLook& look, bool withFlights) {
  Overlay marks;
  const std::optional<core::UnitId> hovered = m_scene.hovered();
  if (m_session.running() && !m_playback.playing()) {
    const core::PhaseState& here = m_session.state();
    const StageReading reading = readStage(m_session);
    const bool choosing = !look.choice.charger.empty();
    if (choosing) marks = choiceMarks(look, hovered);
    if (reading.stage == Stage::React) marks = answerMarks(reading);
    if (withFlights) add(marks, flights(look));
    const std::optional<core::UnitId> about = hovered ? hovered : m_scene.selectedAlone();
    if (const core::Unit* unit = about ? here.field.find(*about) : nullptr; unit && !unit->state.destroyed)
      add(marks, zoneMarks(here.field, *about));
  }
  m_overlays->set(OverlayBoard::Source::Unit, std::move(marks));
}

}  // namespace frontage::ui
