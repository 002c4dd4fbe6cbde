#include "ui/phase/phase_controller.h"

#include "core/rules/ruleset_library.h"
#include "ui/document/commands.h"
#include "ui/document/document.h"
#include "ui/scene/battlefield_scene.h"
#include "ui/text/names.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace frontage::ui {

namespace {

constexpr std::uint64_t kSeedWithoutOne = 1;  // a file that names no seed: still the same dice every time

/// Whether seeing the event means learning how something came out: not for what somebody said.
bool tellsOutcome(const core::Event& event) {
  return !std::holds_alternative<core::Declared>(event.body) && !std::holds_alternative<core::Reacted>(event.body) &&
         !std::holds_alternative<core::Redirected>(event.body) &&
         !std::holds_alternative<core::StateChanged>(event.body);
}

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
    : QObject(parent), m_document(document), m_picture(scene, m_session, m_playback, m_book) {
  connect(&document, &Document::changed, this, &PhaseController::onDocument);
  // Also a click that leaves the selection as it is; of several units none is meant.
  connect(&scene, &BattlefieldScene::unitClicked, this, [this](const core::UnitId& id) {
    if (m_document.selection().count() == 1) clicked(id);
  });
  connect(&scene, &BattlefieldScene::hoverChanged, this, [this] { m_picture.showLookedAt(m_choice); });
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
  if (what.everything) m_opening.reset();
  if (what.field() || what.details)
    restart(m_document.scenario().orders.empty());
  else if (what.orders && !m_recording)
    followOrders();
  if (what.everything) m_choice = {};
  if (what.selection) followSelection();
}

void PhaseController::open(PhaseOpening opening) {
  m_opening = std::move(opening);
  startOver();
}

void PhaseController::startOver() {
  restart(m_document.scenario().orders.empty());
  if (!m_opening) return;
  if (!m_opening->orders.empty()) m_session.play(m_opening->orders);
  m_session.setRoller(m_opening->roller);
}

/// Given dice belong to the orders of the file: they are used when those are played, or when there are none.
void PhaseController::restart(bool withGivenDice) {
  const core::Scenario& scenario = m_document.scenario();
  const auto rules = rulesOf(scenario);
  core::ArmyId active = scenario.active;
  if (active.empty() && !scenario.field.armies.empty()) active = scenario.field.armies.front().id;
  if (m_opening)
    m_session.start(m_opening->state, m_opening->dice);
  else if (rules && !scenario.field.armies.empty())
    m_session.start(core::beginPhase(scenario.field, rules, active),
                    withGivenDice ? scenario.given : std::vector<core::GivenRoll>{},
                    scenario.seed.value_or(kSeedWithoutOne));
  else
    m_session.clear();
  showFromStart();
}

void PhaseController::showFromStart() {
  m_ahead = true;
  m_line.clear();
  rebuildTimeline();
  refreshChoice();
  tell();
}

void PhaseController::resume(PhaseTree tree) {
  m_playback.pause();
  m_session.restore(std::move(tree));
  showFromStart();
  const QScopedValueRollback recording(m_recording, true);  // the document has these orders already
  m_playback.show(m_playback.timeline().endOf(m_session.current()));
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
    m_document.setLocked(m_wasStarted
                             ? tr("A charge phase is being played: the table is as its orders left it. Go back to "
                                  "set-up to rearrange it.")
                             : QString());
    emit startedChanged(m_wasStarted);
  }
  m_picture.showEvent(m_playback.time(), resting());
  m_picture.showLookedAt(m_choice);
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
  if (!m_choice.charger.empty() && gone(m_choice.charger)) m_choice.charger = {};
  if (m_choice.charger.empty()) m_choice.targets.clear();
  std::erase_if(m_choice.targets, gone);
}

void PhaseController::chooseCharger(const core::UnitId& id) {
  if (m_choice.charger == id) return;
  m_choice = {id, {}};
  select(id);
  tell();
}

void PhaseController::chooseTarget(const core::UnitId& id, bool also) {
  std::vector<core::UnitId> targets = m_choice.targets;
  const auto it = std::find(targets.begin(), targets.end(), id);
  if (!also)
    targets = {id};
  else if (it == targets.end())
    targets.push_back(id);
  else
    targets.erase(it);
  if (targets == m_choice.targets) return;
  m_choice.targets = std::move(targets);
  select(id);
  tell();
}

/// What is chosen in the dock is selected on the table too, so that one frame is enough to follow.
void PhaseController::select(const core::UnitId& id) {
  const QScopedValueRollback selecting(m_selecting, true);
  m_document.select(id.empty() ? Selection{} : Selection{{id}, {}});
}

/// And the other way round: the unit that is selected takes part in the choice, and with nothing selected there is
/// none.
void PhaseController::followSelection() {
  if (m_selecting) return;
  const Selection& selection = m_document.selection();
  if (selection.units.size() == 1 && selection.terrain.empty())
    clicked(*selection.units.begin());
  else if (selection.empty())
    chooseCharger({});
}

void PhaseController::clicked(const core::UnitId& id) {
  if (!ready()) return;
  const core::Unit* unit = state().field.find(id);
  if (!unit || unit->state.destroyed) return;
  if (unit->army == state().active)
    chooseCharger(id);
  else if (!m_choice.charger.empty())
    chooseTarget(id);
}

// ---- orders and the clock

PhaseSession::Outcome PhaseController::give(const core::Order& order) {
  const PhaseSession::Outcome outcome = m_session.give(order);
  // A replay that is still running would carry the place on, away from the roll that is wanted here.
  if (outcome == PhaseSession::Outcome::NeedsRoll && !m_ahead) m_playback.pause();
  if (outcome == PhaseSession::Outcome::Done && std::holds_alternative<core::Declare>(order)) chooseCharger({});
  return outcome;
}

void PhaseController::backToSetUp() {
  if (m_opening)
    startOver();
  else if (started())
    restart(false);
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
  if (m_recording || m_document.isLent() || !started() || scenario.orders == m_session.ordersTo(tip)) return;
  scenario.orders = m_session.ordersTo(tip);
  scenario.given = m_session.diceTo(tip);
  ChangeSet what;
  what.orders = true;
  const QScopedValueRollback recording(m_recording, true);
  m_document.undoStack().push(new ChangeDetails(m_document, std::move(scenario), what, text));
}

/// Undo or redo of an order: to the place that the document's orders lead to.
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
  // Orders that were never given here: as in a file that has just been opened, they wait to be played.
  m_playback.pause();
  m_session.goTo(0);
}

void PhaseController::onStepAdded(int place) {
  m_ahead = true;
  const double from = m_playback.timeline().endOf(m_session.node(place).parent);
  rebuildTimeline();
  m_playback.playNew(from);
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
  m_picture.showMoment(t, resting());
  watch();
  if (m_ahead || !m_playback.playing()) return;
  const QScopedValueRollback moving(m_moving, true);
  m_session.goTo(m_playback.timeline().placeAt(t));
}

void PhaseController::onPlaying(bool playing) {
  if (!playing && m_playback.atEnd()) {
    const QScopedValueRollback moving(m_moving, true);
    m_session.goTo(m_session.tip());
    m_ahead = true;
    m_picture.showMoment(m_playback.time(), resting());
  }
  watch();
}

bool PhaseController::resting() const {
  return m_ahead && m_playback.atEnd() && !m_playback.playing();
}

int PhaseController::watched() const {
  if (!m_ahead || !m_playback.playing()) return -1;
  const std::vector<TimelineMark>& marks = m_playback.timeline().marks();
  const bool open = std::any_of(marks.begin(), marks.end(), [this](const TimelineMark& mark) {
    return mark.end() > m_playback.time() && tellsOutcome(mark.event);
  });
  return open ? std::max(0, m_playback.timeline().markAt(m_playback.time())) : -1;
}

/// The dock follows from event to event while something is watched.
void PhaseController::watch() {
  if (std::exchange(m_watched, watched()) != m_watched) emit changed();
}

void PhaseController::skip() {
  m_playback.show(m_playback.timeline().duration());
  m_playback.pause();
}

void PhaseController::rebuildTimeline() {
  const std::vector<int> line = m_session.line();
  if (line == m_line) return;
  m_line = line;
  m_picture.forget();
  Timeline timeline(m_session.running() ? m_session.node(0).state.field : core::Battlefield{});
  for (const int place : line)
    if (place > 0) timeline.append(place, m_session.node(place).state.field, m_session.node(place).events);
  m_playback.setTimeline(std::move(timeline));
}

}  // namespace frontage::ui
