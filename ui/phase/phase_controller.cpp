#include "ui/phase/phase_controller.h"

#include "core/rules/ruleset_library.h"
#include "ui/document/document.h"
#include "ui/phase/set_up_steps.h"
#include "ui/scene/battlefield_scene.h"
#include "ui/text/names.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace frontage::ui {

namespace {

constexpr int kStill = 60;                    // milliseconds without a change before flights are worked out
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
    : QObject(parent),
      m_document(document),
      m_clock(m_session),
      m_picture(scene, m_session, m_clock.playback(), m_book),
      m_record(document, m_session, [this] { followOrders(); }) {
  m_flights.setSingleShot(true);
  m_flights.setInterval(kStill);
  connect(&m_flights, &QTimer::timeout, this, [this] { m_picture.showLookedAt(look(), true); });
  connect(&document, &Document::changed, this, &PhaseController::onDocument);
  connect(&document, &Document::questionChanged, this, &PhaseController::followQuestion);
  // Also a click that leaves the selection as it is; of several units none is meant.
  connect(&scene, &BattlefieldScene::unitClicked, this, [this](const core::UnitId& id) {
    if (m_document.selection().count() == 1) clicked(id);
  });
  connect(&scene, &BattlefieldScene::hoverChanged, this, [this] { showLookedAt(); });
  connect(&m_picture.overlays(), &OverlayBoard::switched, this, [this](OverlayKind kind) {
    if (kind == OverlayKind::Flight) showLookedAt();
  });
  connect(&playback(), &Playback::playingChanged, this, [this](bool playing) {
    m_others.setWaiting(playing);
    showLookedAt();
  });
  connect(&m_others, &LinePlayer::played, this, [this](const PhaseTree& tree) { m_session.join(tree); });
  connect(&m_session, &PhaseSession::stepAdded, this, &PhaseController::onStepAdded);
  connect(&m_session, &PhaseSession::placeChanged, this, &PhaseController::onPlaceChanged);
  connect(&m_session, &PhaseSession::pendingChanged, this, &PhaseController::tell);
  connect(&m_session, &PhaseSession::orderRefused, this, &PhaseController::tell);
  connect(&m_clock, &PhaseClock::lineChanged, this, [this] { m_picture.forget(); });
  connect(&m_clock, &PhaseClock::shows, this, [this](double t, bool resting) { m_picture.showMoment(t, resting); });
  connect(&m_clock, &PhaseClock::watchedChanged, this, &PhaseController::changed);
  restart(true);
}

void PhaseController::onDocument(const ChangeSet& what) {
  if (what.everything) m_opening.reset();
  if (what.field() || what.details)
    restart(m_document.scenario().orders.empty());
  else if (what.orders && !m_record.isWriting())
    followOrders();
  if (what.opened) m_record.forget();
  if (what.everything) m_choice = {};
  if (!what.selection) return;
  followSelection();
  showLookedAt();
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

/// Given dice belong to the orders of the file: they go with those, and are there from the start when there are none.
void PhaseController::restart(bool withGivenDice) {
  m_others.stop();
  if (m_ownTable) m_record.putAway();
  m_ownTable = !m_opening && !m_document.isLent();
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
  m_chosenAt = -1;
  m_clock.begin();
  refreshChoice();
  tell();
}

PhaseMoment PhaseController::moment() const {
  return {m_session.tree(), m_session.pending(), m_clock.playback().time(), m_clock.isAhead()};
}

void PhaseController::resume(PhaseMoment moment) {
  playback().pause();
  const auto hold = m_record.hold();  // the document has these orders already
  m_session.restore(std::move(moment.tree));
  m_record.bringBack();
  m_ownTable = !m_opening && !m_document.isLent();
  m_clock.comeBack(moment.time, moment.ahead);
  if (moment.roll) askAgain(*moment.roll);
  m_chosenAt = -1;
  refreshChoice();
  tell();
}

/// The same order with what was rolled for it already.
void PhaseController::askAgain(const PendingRoll& roll) {
  m_session.give(roll.order);
  for (const core::GivenRoll& made : roll.made)
    if (m_session.pending()) m_session.giveRoll(made.values);
}

QString PhaseController::keptBack() const {
  return m_document.question() ? m_document.question()->said : QString();
}

void PhaseController::followQuestion() {
  if (m_document.question()) m_choice = {};
  tell();
}

/// Flights once nothing has moved for a moment.
void PhaseController::showLookedAt() {
  m_picture.showLookedAt(look(), false);
  if (m_picture.overlays().isOn(OverlayKind::Flight)) m_flights.start();
}

StageReading PhaseController::stage() const {
  return readStage(m_session);
}

Stage PhaseController::shownStage() const {
  const Stage stage = readStage(m_session).stage;
  const bool calm = stage == Stage::Resolve || stage == Stage::Declare;
  return calm && m_wanted ? *m_wanted : stage;
}

void PhaseController::want(Stage stage) {
  m_wanted = stage;
  tell();
}

PhaseLook PhaseController::look() const {
  if (!ready() || m_document.question()) return {};
  const StageReading reading = stage();
  PhaseLook looked{shownStage(), {}};
  if (looked.stage == Stage::Declare) looked.choice = m_choice;
  if (looked.stage == Stage::Redirect) {
    looked.choice.charger = reading.redirects.front();
    if (!m_turnTo.empty()) looked.choice.targets = redirectTo(state(), looked.choice.charger, m_turnTo).targets;
  }
  return looked;
}

/// What was chosen or pointed at belongs to one place of the phase and one state.
void PhaseController::dropWhatIsOver() {
  if (m_chosenAt == m_session.current()) return;
  m_chosenAt = m_session.current();
  m_turnTo = {};
  m_wanted.reset();
}

void PhaseController::tell() {
  dropWhatIsOver();
  if (ready()) {
    const auto here = std::make_shared<const core::PhaseState>(state());
    if (!m_book.isOpen() || !sameState(m_book.state(), *here)) {
      m_book.open(here);
      overlays().clear(OverlayBoard::Source::Pointed);  // drawn from the state before
    }
  } else {
    m_book.open(nullptr);
    overlays().clear(OverlayBoard::Source::Pointed);
  }
  if (m_wasStarted != started()) {
    m_wasStarted = started();
    m_document.setLocked(m_wasStarted
                             ? tr("A charge phase is being played: the table is as its orders left it. Go back to "
                                  "set-up to rearrange it.")
                             : QString());
    if (m_wasStarted) QTimer::singleShot(0, this, &PhaseController::playOtherLines);
    emit startedChanged(m_wasStarted);
  }
  m_picture.showEvent(playback().time(), m_clock.isResting());
  showLookedAt();
  emit changed();
}

PhaseSession::Outcome PhaseController::give(const core::Order& order) {
  // A replay that is still running would carry the place on, away from the roll that may be wanted here.
  m_clock.settle();
  const PhaseSession::Outcome outcome = m_session.give(order);
  if (outcome == PhaseSession::Outcome::Done && std::holds_alternative<core::Declare>(order)) chooseCharger({});
  return outcome;
}

void PhaseController::backToSetUp() {
  if (m_opening) return startOver();
  if (!started()) return;
  if (!m_ownTable) return restart(false);
  const auto leave = [this] {
    m_record.setAside(true);
    restart(false);
  };
  const auto comeBack = [this, moment = moment()] {
    m_record.setAside(false);
    m_record.putAway();
    resume(moment);
  };
  m_document.undoStack().push(new SetUpStep(tr("Back to set-up"), leave, comeBack));
}

/// Lines that lead there and were put away come back, and are watched like new ones.
PhaseSession::Outcome PhaseController::playFileOrders() {
  const auto hold = m_record.hold();
  if (m_record.isAside() && m_ownTable) m_record.leaveSetUp(tr("Play the orders"));
  const std::vector<core::Order> orders = fileOrders();
  restart(orders.empty());
  const std::optional<int> place = m_record.placeOfOrders();
  if (!place || *place == 0) return m_session.play(orders, m_document.scenario().given);
  // The file ends there: what was once played beyond it stays beside it.
  PhaseTree tree = m_session.tree();
  tree.nodes[static_cast<std::size_t>(*place)].chosen = -1;
  tree.current = 0;
  m_session.restore(std::move(tree));
  m_session.goTo(*place);
  m_clock.showAgain();
  return PhaseSession::Outcome::Done;
}

std::vector<core::Branch> PhaseController::recordedLines() const {
  if (!ready() || started() || m_opening || m_document.isLent()) return {};
  const core::Scenario& scenario = m_document.scenario();
  std::vector<core::Branch> lines;
  if (!scenario.orders.empty()) lines.push_back({scenario.orders, scenario.given, {}});
  lines.insert(lines.end(), scenario.branches.begin(), scenario.branches.end());
  return lines;
}

PhaseSession::Outcome PhaseController::playRecorded(const core::Branch& line) {
  const core::Scenario& scenario = m_document.scenario();
  if (line.orders == scenario.orders && line.given == scenario.given) return playFileOrders();
  PhaseSession::Outcome outcome = PhaseSession::Outcome::Refused;
  {
    const auto hold = m_record.hold();
    restart(line.orders.empty());
    outcome = m_session.play(line.orders, line.given);
  }
  if (outcome == PhaseSession::Outcome::Done) m_record.write(tr("Another line of play"), true);
  return outcome;
}

void PhaseController::togglePlay() {
  const std::vector<core::Branch> recorded = recordedLines();
  if (recorded.empty()) return playback().toggle();
  playRecorded(recorded.front());
}

const std::vector<core::Order>& PhaseController::fileOrders() const noexcept {
  return m_document.scenario().orders;
}

/// Undo or redo of an order: to the place that the document's orders lead to. Orders that were never given here wait to
/// be played, as in a file that has just been opened.
void PhaseController::followOrders() {
  const auto hold = m_record.hold();
  if (m_record.isAside()) return restart(false);
  const int place = m_record.placeOfOrders().value_or(0);
  playback().pause();
  m_session.goTo(place);
}

void PhaseController::onStepAdded(int place) {
  // The first order of a phase: what was once played from here goes on beside it.
  if (m_ownTable && m_session.count() == 2) m_record.bringBack();
  m_clock.showNew(place);
  m_record.write(orderText(*m_session.node(place).order, m_session.node(place).state.field));
}

/// Those that have not been played in this window: each is put beside the others when it has come to its end.
void PhaseController::playOtherLines() {
  if (!m_ownTable || !started() || m_others.isBusy()) return;
  m_others.start(m_session.node(0), m_record.unplayed());
}

void PhaseController::onPlaceChanged() {
  if (m_clock.showPlace()) m_record.write(tr("Another line of play"), true);
  refreshChoice();
  tell();
}

}  // namespace frontage::ui
