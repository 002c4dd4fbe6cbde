#include "ui/learn/learn_table.h"

#include "core/lesson/judge/open_pointers.h"
#include "core/lesson/model/lesson_names.h"
#include "ui/document/document.h"
#include "ui/learn/answers/answer_box.h"
#include "ui/learn/learn_controller.h"
#include "ui/learn/lesson_text.h"
#include "ui/learn/reading/lesson_reader.h"
#include "ui/learn/reading/reading_page.h"
#include "ui/learn/table/lesson_tool.h"
#include "ui/learn/table/pointer_marks.h"
#include "ui/overlays/charge_marks.h"
#include "ui/overlays/overlay_board.h"
#include "ui/phase/phase_controller.h"
#include "ui/phase/phase_docks.h"
#include "ui/window/main_window.h"

#include <QDockWidget>
#include <QScopedValueRollback>

#include <algorithm>
#include <iterator>

namespace frontage::ui {

namespace {

constexpr std::uint64_t kSeed = 1;  ///< of what a learner rolls beyond the lesson

/// The scenario that a step is laid out as: its position with the state's own field.
core::Scenario scenarioOf(const LessonReader& reader, const core::PhaseState& state) {
  const core::Lesson& lesson = reader.lesson();
  std::size_t from = reader.step();
  while (from > 0 && !lesson.steps[from].position) --from;
  core::Scenario scenario;
  scenario.name = inWords(lesson.title).toStdString();
  scenario.rulesetId = reader.ruleset();
  scenario.houseRules = lesson.steps[from].position->houseRules;
  scenario.field = state.field;
  scenario.active = state.active;
  return scenario;
}

/// The dice with which the step's own orders are played; they have every roll, or the step could not be reached.
core::Dice stepDice(const core::Step& step) {
  core::Dice dice = step.position ? core::Dice(step.position->given, step.position->seed) : core::toDice(step.dice);
  const bool any = dice.seed() || (!step.position && step.dice.rest);
  if (!any) dice.reseed(kSeed);
  return dice;
}

/// Adds marks, of which no label is to say again what one of those that are there says.
void addOnce(Overlay& marks, Overlay more) {
  const auto saysAgain = [&more](const OverlayMark& mark) {
    return mark.shape == OverlayMark::Shape::Label &&
           std::any_of(more.begin(), more.end(), [&mark](const OverlayMark& other) {
             return other.shape == mark.shape && other.label == mark.label;
           });
  };
  marks.erase(std::remove_if(marks.begin(), marks.end(), saysAgain), marks.end());
  std::move(more.begin(), more.end(), std::back_inserter(marks));
}

/// Never at a loss: what the lesson has no dice for is rolled.
core::Dice learnersDice(const core::Task* task) {
  core::LessonDice dice;
  if (task) {
    if (const auto* play = std::get_if<core::PlayTask>(&task->body))
      dice = play->dice;
    else if (const core::Played* played = core::playedOf(*task))
      dice = played->dice;
  }
  core::Dice made = core::taskDice(dice);
  if (!dice.seed && !dice.rest && !dice.given.empty()) made.reseed(kSeed);
  return made;
}

std::vector<core::Order> ordersOf(const core::PhaseRun& run) {
  std::vector<core::Order> orders;
  for (const core::PhaseStep& step : run.steps) orders.push_back(step.order);
  return orders;
}

}  // namespace

LearnTable::LearnTable(MainWindow& window, LessonReader& reader, LessonTool& tool)
    : m_window(window), m_reader(reader), m_tool(tool) {
  connect(&reader, &LessonReader::changed, this, &LearnTable::refresh);
  connect(&phase().session(), &PhaseSession::stepAdded, this, &LearnTable::watchPlay);
  connect(&phase().playback(), &Playback::playingChanged, this, [this](bool playing) {
    if (playing) return;
    watchPlay();
    refresh();
  });
}

PhaseController& LearnTable::phase() const {
  return m_window.phase().controller();
}

core::Battlefield LearnTable::named(core::Battlefield field) const {
  return inWords(std::move(field), m_reader.lesson());
}

void LearnTable::layOut() {
  const QScopedValueRollback laying(m_laying, true);
  const core::PhaseRun& run = m_reader.stage().played.back();
  PhaseOpening opening;
  opening.state = run.start;
  opening.state.field = named(opening.state.field);
  opening.orders = ordersOf(run);
  opening.dice = stepDice(m_reader.current());
  opening.roller = learnersDice(m_reader.task());
  m_before = opening.orders.size();
  m_picks.clear();
  m_window.document().lend(scenarioOf(m_reader, opening.state),
                           tr("A lesson is on the table. Your own waits unchanged until you leave the lesson."));
  phase().open(std::move(opening));
  pointAtPanels();
  refresh();
}

void LearnTable::startOver() {
  const QScopedValueRollback laying(m_laying, true);
  phase().startOver();
  refresh();
}

void LearnTable::playSolution() {
  const core::TaskJudge* judge = m_reader.judge();
  if (!judge || !judge->run()) return;
  const QScopedValueRollback laying(m_laying, true);
  phase().startOver();
  phase().session().play(ordersOf(*judge->run()));
  refresh();
}

void LearnTable::clear() {
  m_picks.clear();
  m_window.document().setQuestion(std::nullopt);
  phase().overlays().clear(OverlayBoard::Source::Lesson);
}

void LearnTable::follow() {
  const LearnController& learn = m_window.learn();
  const AnswerBox* box = learn.page() ? learn.page()->answers() : nullptr;
  m_picks = box ? box->picks() : core::Picks{};
  refresh();
}

void LearnTable::refresh() {
  if (!m_reader.isOpen()) return;
  m_tool.setFrozen(isOver());
  keepBack();
  Overlay marks = pointed();
  addOnce(marks, answerMarks());
  phase().overlays().set(OverlayBoard::Source::Lesson, std::move(marks));
}

bool LearnTable::isOver() const {
  return m_reader.outcome() == LessonReader::Outcome::Right || m_reader.outcome() == LessonReader::Outcome::Shown;
}

/// While a question is open, the panels that could answer it wait; not those that the text itself sends the learner to.
void LearnTable::keepBack() {
  using enum core::Panel;
  const core::Task* task = m_reader.task();
  const auto isSentTo = [](const core::Pointer& pointer) {
    return pointer.at == core::Pointer::At::Panel &&
           (pointer.panel == Charge || pointer.panel == Why || pointer.panel == Odds || pointer.panel == Compare);
  };
  const auto& pointers = m_reader.current().pointAt;
  const bool keeps = task && !isOver() && !std::holds_alternative<core::PlayTask>(task->body) &&
                     std::none_of(pointers.begin(), pointers.end(), isSentTo);
  if (!keeps) return m_window.document().setQuestion(std::nullopt);
  m_window.document().setQuestion(
      Document::Question{tr("This would answer the lesson's question. Answer it first, or press “Show me”: after that "
                            "you can try everything here."),
                         core::asksForLabels(*task)});
}

/// Until there is an answer that will do, what does not give it; after a right one, what was left out before.
Overlay LearnTable::pointed() const {
  using enum LessonReader::Outcome;
  const bool open = m_reader.outcome() == Open || m_reader.outcome() == Wrong;
  const bool right = m_reader.outcome() == Right;
  if (phase().playback().playing() || (!open && !right)) return {};
  core::PhaseState state = m_reader.stage().state;
  state.field = named(state.field);
  std::vector<core::OpenPointer> shown;
  for (const core::Pointer& pointer : m_reader.current().pointAt) shown.push_back({pointer});
  const core::TaskJudge* judge = m_reader.judge();
  if (!judge || judge->problem()) return open ? pointerMarks(state, shown, m_picks) : Overlay{};
  const std::vector<core::OpenPointer> before = core::openPointers(m_reader.current(), *judge);
  if (open) return pointerMarks(state, before, m_picks);
  if (m_tool.ghost().isVisible()) return {};  // which shows the answer already
  std::erase_if(shown, [&](const core::OpenPointer& pointer) {
    return std::find(before.begin(), before.end(), pointer) != before.end();
  });
  return pointerMarks(state, shown);
}

Overlay LearnTable::answerMarks() const {
  const core::Task* task = m_reader.task();
  if (!task) return {};
  if (m_tool.ghost().isVisible()) return placeMarks();
  const bool zone = std::holds_alternative<core::ZoneTask>(task->body);
  const bool targets = std::holds_alternative<core::TargetTask>(task->body);
  if (!zone && !targets) return {};
  const auto* nearest =
      m_reader.judgement().nearest ? std::get_if<core::Picks>(&*m_reader.judgement().nearest) : nullptr;
  const bool wrong = m_reader.outcome() == LessonReader::Outcome::Wrong;
  if (zone) return zoneAnswerMarks(nearest && !wrong ? *nearest : m_picks);
  Overlay marks = pickMarks(m_reader.stage().state.field, m_picks, wrong ? Role::Bad : Role::Accent, true);
  if (nearest && !wrong)
    for (OverlayMark& mark : pickMarks(m_reader.stage().state.field, *nearest, Role::Good, false))
      marks.push_back(std::move(mark));
  return marks;
}

Overlay LearnTable::zoneAnswerMarks(const core::Picks& picks) const {
  const auto& task = std::get<core::ZoneTask>(m_reader.task()->body);
  const auto side = picks.empty() ? std::nullopt : core::fromName<geometry::Side>(picks.front());
  core::ZoneVerdict emphasised;
  emphasised.zone = side;
  Overlay marks = zoneMarks(named(m_reader.stage().state.field), task.target, &emphasised);
  for (OverlayMark& mark : marks) mark.kind = OverlayKind::Lesson;
  // Their names would be the answer.
  const auto outcome = m_reader.outcome();
  if (outcome == LessonReader::Outcome::Open || outcome == LessonReader::Outcome::Wrong)
    std::erase_if(marks, [](const OverlayMark& mark) { return mark.shape == OverlayMark::Shape::Label; });
  return marks;
}

Overlay LearnTable::placeMarks() const {
  const auto& nearest = m_reader.judgement().nearest;
  if (m_reader.outcome() == LessonReader::Outcome::Open || !nearest) return {};
  const core::Unit& unit = m_tool.ghost().unit();
  geometry::Pose engine = m_tool.pose();
  if (const auto* placing = std::get_if<core::Placing>(&*nearest)) engine = core::toPose(*placing);
  if (const auto* span = std::get_if<core::Span>(&*nearest))
    engine = m_tool.mode() == LessonTool::Mode::Wheel
                 ? m_tool.wheeled(span->least)
                 : geometry::Pose{engine.centre, geometry::Facing::fromBearingDegrees(span->least)};
  return comparisonMarks(unit, m_tool.pose(), engine,
                         differenceWords({m_reader.judgement().inches, m_reader.judgement().degrees}));
}

/// A charge of the learner's own is judged when it has been watched to its end.
void LearnTable::watchPlay() {
  if (m_laying || !m_reader.isOpen() || !m_reader.task() || phase().playback().playing()) return;
  if (!std::holds_alternative<core::PlayTask>(m_reader.task()->body)) return;
  PhaseSession& session = phase().session();
  std::vector<core::Order> orders = session.ordersTo(session.current());
  if (orders.size() <= m_before) return;
  orders.erase(orders.begin(), orders.begin() + static_cast<std::ptrdiff_t>(m_before));
  std::vector<core::Event> events;
  std::size_t passed = 0;
  for (const int place : session.line()) {
    if (place > 0 && ++passed > m_before && passed <= m_before + orders.size()) {
      const auto& more = session.node(place).events;
      events.insert(events.end(), more.begin(), more.end());
    }
  }
  const core::PhaseState& now = session.state();
  const bool open =
      std::any_of(now.charges.begin(), now.charges.end(), [](const core::Charge& charge) { return charge.isOpen(); });
  const bool declared = std::any_of(orders.begin(), orders.end(), [](const core::Order& order) {
    return std::holds_alternative<core::Declare>(order) || std::holds_alternative<core::Resolve>(order);
  });
  m_reader.played(orders, events, now.field, now.ended || (declared && !open));
}

void LearnTable::pointAtPanels() {
  const auto raise = [](QDockWidget* dock) {
    dock->show();
    dock->raise();
  };
  bool pointsRight = false;
  for (const core::Pointer& pointer : m_reader.current().pointAt) {
    if (pointer.at != core::Pointer::At::Panel) continue;
    pointsRight = pointsRight || pointer.panel == core::Panel::Charge || pointer.panel == core::Panel::Why;
    switch (pointer.panel) {
      case core::Panel::Charge:
        raise(m_window.chargeDock());
        break;
      case core::Panel::Why:
        raise(m_window.whyDock());
        break;
      case core::Panel::Odds:
        raise(m_window.oddsDock());
        break;
      case core::Panel::Compare:
        raise(m_window.compareDock());
        break;
      case core::Panel::Timeline:
        raise(m_window.timelineDock());
        break;
      case core::Panel::Inspector:
        raise(m_window.inspectorDock());
        break;
      case core::Panel::Library:
      case core::Panel::Lesson:
        break;
    }
  }
  const core::Task* task = m_reader.task();
  if (!task) return;
  const bool plays = std::holds_alternative<core::PlayTask>(task->body);
  // Elsewhere the Charge panel would say what is asked for before anybody has thought about it.
  if (plays || !pointsRight) raise(plays ? m_window.chargeDock() : m_window.inspectorDock());
}

}  // namespace frontage::ui
