#include "ui/phase/phase_controller.h"

#include "core/rules/ruleset_library.h"
#include "ui/document/commands.h"
#include "ui/document/document.h"
#include "ui/overlays/charge_marks.h"
#include "ui/overlays/event_marks.h"
#include "ui/scene/battlefield_scene.h"
#include "ui/text/names.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <stdexcept>

namespace frontage::ui {

namespace {

constexpr std::uint64_t kSeedWithoutOne = 1;  // a file that names no seed: still the same dice every time

/// The ruleset that the scenario plays by; nothing when it is not known.
std::shared_ptr<const core::Ruleset> rulesOf(const core::Scenario& scenario) {
  try {
    const auto rules = core::RulesetLibrary::bundled().find(scenario.rulesetId);
    if (!rules || scenario.houseRules.empty()) return rules;
    return std::make_shared<const core::Ruleset>(core::withHouseRules(*rules, scenario.houseRules));
  } catch (const std::runtime_error&) {
    return nullptr;
  }
}

}  // namespace

PhaseController::PhaseController(Document& document, BattlefieldScene& scene, QObject* parent)
    : QObject(parent), m_document(document), m_scene(scene), m_overlays(new OverlayBoard(scene)) {
  connect(&document, &Document::changed, this, &PhaseController::onDocument);
  connect(&scene, &BattlefieldScene::unitClicked, this, &PhaseController::clicked);
  connect(&scene, &BattlefieldScene::hoverChanged, this, &PhaseController::showLookedAt);
  connect(&m_session, &PhaseSession::stepAdded, this, &PhaseController::onStepAdded);
  connect(&m_session, &PhaseSession::placeChanged, this, &PhaseController::onPlaceChanged);
  connect(&m_session, &PhaseSession::pendingChanged, this, &PhaseController::tell);
  connect(&m_session, &PhaseSession::orderRefused, this, &PhaseController::tell);
  connect(&m_playback, &Playback::sought, this, &PhaseController::onSought);
  connect(&m_playback, &Playback::timeChanged, this, &PhaseController::onTime);
  connect(&m_playback, &Playback::playingChanged, this, &PhaseController::onPlaying);
  restart(true);
}

void PhaseController::onDocument(const ChangeSet& what) {
  const bool position = what.field() || what.details;
  if (position)
    restart(m_document.scenario().orders.empty());
  else if (what.orders && !m_recording)
    followOrders();
  else if (what.selection)
    showLookedAt();
}

/// Given dice belong to the orders of the file: they are used when those are played, or when there are none.
void PhaseController::restart(bool withGivenDice) {
  const core::Scenario& scenario = m_document.scenario();
  const auto rules = rulesOf(scenario);
  core::ArmyId active = scenario.active;
  if (active.empty() && !scenario.field.armies.empty()) active = scenario.field.armies.front().id;
  if (rules && !scenario.field.armies.empty())
    m_session.start(core::beginPhase(scenario.field, rules, active),
                    withGivenDice ? scenario.given : std::vector<core::GivenRoll>{},
                    scenario.seed.value_or(kSeedWithoutOne));
  else
    m_session.clear();
  m_ahead = true;
  m_line.clear();
  rebuildTimeline();
  refreshChoice();
  tell();
}

StageReading PhaseController::stage() const {
  return readStage(m_session);
}

void PhaseController::tell() {
  if (ready()) {
    const auto here = std::make_shared<const core::PhaseState>(state());
    if (!m_book.isOpen() || !sameState(m_book.state(), *here)) m_book.open(here);
  } else {
    m_book.open(nullptr);
  }
  if (m_wasStarted != started()) {
    m_wasStarted = started();
    emit startedChanged(m_wasStarted);
  }
  showOverlays(m_playback.time());
  showLookedAt();
  emit changed();
}

// ---- the choice

void PhaseController::refreshChoice() {
  if (!ready()) return;
  const core::Battlefield& field = state().field;
  const auto gone = [&](const core::UnitId& id) {
    const core::Unit* unit = field.find(id);
    return !unit || unit->state.destroyed;
  };
  if (!m_charger.empty() && gone(m_charger)) m_charger = {};
  if (m_charger.empty()) m_targets.clear();
  std::erase_if(m_targets, gone);
}

void PhaseController::chooseCharger(const core::UnitId& id) {
  if (m_charger == id) return;
  m_charger = id;
  m_targets.clear();
  tell();
}

void PhaseController::chooseTarget(const core::UnitId& id, bool also) {
  const auto it = std::find(m_targets.begin(), m_targets.end(), id);
  if (!also)
    m_targets = {id};
  else if (it == m_targets.end())
    m_targets.push_back(id);
  else
    m_targets.erase(it);
  tell();
}

void PhaseController::clicked(const core::UnitId& id) {
  if (!ready()) return;
  const core::Unit* unit = state().field.find(id);
  if (!unit || unit->state.destroyed) return;
  if (unit->army == state().active)
    chooseCharger(id);
  else if (!m_charger.empty())
    chooseTarget(id);
}

// ---- orders and the clock

PhaseSession::Outcome PhaseController::give(const core::Order& order) {
  const PhaseSession::Outcome outcome = m_session.give(order);
  if (outcome == PhaseSession::Outcome::Done && std::holds_alternative<core::Declare>(order)) chooseCharger({});
  return outcome;
}

void PhaseController::backToSetUp() {
  if (started()) restart(false);
}

PhaseSession::Outcome PhaseController::playFileOrders() {
  const QScopedValueRollback recording(m_recording, true);
  restart(true);
  const std::vector<core::Order> orders = fileOrders();
  return m_session.play(orders);
}

const std::vector<core::Order>& PhaseController::fileOrders() const noexcept {
  return m_document.scenario().orders;
}

void PhaseController::record(const QString& text) {
  core::Scenario scenario = m_document.scenario();
  const int tip = m_session.tip();
  if (m_recording || !started() || scenario.orders == m_session.ordersTo(tip)) return;
  scenario.orders = m_session.ordersTo(tip);
  scenario.given = m_session.diceTo(tip);
  ChangeSet what;
  what.orders = true;
  const QScopedValueRollback recording(m_recording, true);
  m_document.undoStack().push(new ChangeDetails(m_document, std::move(scenario), what, text));
}

/// Undo or redo of an order: to the place that the document's orders lead to; one that is on no line begins anew.
void PhaseController::followOrders() {
  const core::Scenario& scenario = m_document.scenario();
  for (int place = 0; place < m_session.count(); ++place) {
    if (m_session.ordersTo(place) != scenario.orders) continue;
    if (place > 0 && m_session.diceTo(place) != scenario.given) continue;
    const QScopedValueRollback recording(m_recording, true);
    m_playback.pause();
    m_session.goTo(place);
    return;
  }
  restart(scenario.orders.empty());
}

void PhaseController::onStepAdded(int place) {
  m_ahead = true;
  const double from = m_playback.timeline().endOf(m_session.node(place).parent);
  const bool running = m_playback.playing();
  rebuildTimeline();
  if (!running) m_playback.playFrom(from);
  record(orderText(*m_session.node(place).order, m_session.node(place).state.field));
}

void PhaseController::onPlaceChanged() {
  rebuildTimeline();
  if (!m_moving && !m_playback.playing()) {
    m_ahead = true;
    m_playback.show(m_playback.timeline().endOf(m_session.current()));
    record(tr("Another line of play"));
  }
  refreshChoice();
  tell();
}

void PhaseController::onSought(double t) {
  m_ahead = false;
  const QScopedValueRollback moving(m_moving, true);
  m_session.goTo(m_playback.timeline().placeAt(t));
}

void PhaseController::onTime(double t) {
  showMoment(t);
  if (m_ahead || !m_playback.playing()) return;
  const QScopedValueRollback moving(m_moving, true);
  m_session.goTo(m_playback.timeline().placeAt(t));
}

void PhaseController::onPlaying(bool playing) {
  if (playing || !m_playback.atEnd()) return;
  const QScopedValueRollback moving(m_moving, true);
  m_session.goTo(m_session.tip());
  m_ahead = true;
  showMoment(m_playback.time());
}

void PhaseController::rebuildTimeline() {
  const std::vector<int> line = m_session.line();
  if (line == m_line) return;
  m_line = line;
  m_picture.reset();
  Timeline timeline(m_session.running() ? m_session.node(0).state.field : core::Battlefield{});
  for (const int place : line)
    if (place > 0) timeline.append(place, m_session.node(place).state.field, m_session.node(place).events);
  m_playback.setTimeline(std::move(timeline));
}

// ---- the picture

void PhaseController::showMoment(double t) {
  if (!started()) {
    m_picture.reset();
    if (!m_scene.isShowingDocument()) m_scene.showDocument();
    return showOverlays(t);
  }
  const Timeline& timeline = m_playback.timeline();
  const int at = timeline.markAt(t);
  const bool over = at < 0 || t >= timeline.marks()[static_cast<std::size_t>(at)].end();
  if (m_picture != std::pair(at, over)) {
    m_picture = std::pair(at, over);
    m_scene.showField(timeline.fieldAt(t));
  } else if (!over) {
    const TimelineMark& mark = timeline.marks()[static_cast<std::size_t>(at)];
    if (mark.moves()) m_scene.showPoses({{mark.mover, mark.path.at(Timeline::pathTime(mark, t))}});
  }
  showOverlays(t);
}

void PhaseController::showOverlays(double t) {
  const Timeline& timeline = m_playback.timeline();
  const int at = timeline.markAt(t);
  Overlay marks;
  const bool resting = m_ahead && m_playback.atEnd() && !m_playback.playing();
  if (started() && at >= 0 && !resting) {
    const TimelineMark& mark = timeline.marks()[static_cast<std::size_t>(at)];
    marks = eventMarks(timeline.fieldAt(t), mark.event, Timeline::pathTime(mark, t));
  } else if (started() && ready()) {
    for (const core::Contact& contact : state().contacts) {
      const Overlay more = contactMarks(state().field, contact.charger, contact.target);
      marks.insert(marks.end(), more.begin(), more.end());
    }
  }
  m_overlays->set(OverlayBoard::Source::Event, std::move(marks));
}

/// Of the charge that is being chosen and of the unit under the pointer.
void PhaseController::showLookedAt() {
  Overlay marks;
  const auto add = [&](const Overlay& more) { marks.insert(marks.end(), more.begin(), more.end()); };
  const std::optional<core::UnitId> hovered = m_scene.hovered();
  if (ready() && !m_playback.playing()) {
    const core::PhaseState& here = state();
    const bool choosing = readStage(m_session).stage == Stage::Declare && !m_charger.empty();
    if (choosing && m_targets.empty()) add(reachMarks(here, m_charger));
    if (choosing && hovered && *hovered != m_charger && here.field.find(*hovered))
      add(distanceMarks(here, m_charger, *hovered));
    if (choosing && m_targets.size() == 1) {
      const core::ChargeVerdict& verdict = m_book.charge(m_charger, m_targets.front());
      add(measureMarks(verdict));
      add(moveMarks(here.field, verdict));
    }
    if (const core::Unit* unit = hovered ? here.field.find(*hovered) : nullptr; unit && !unit->state.destroyed)
      add(zoneMarks(here.field, *hovered));
  }
  m_overlays->set(OverlayBoard::Source::Unit, std::move(marks));
}

}  // namespace frontage::ui
