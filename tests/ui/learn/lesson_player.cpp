#include "tests/ui/learn/lesson_player.h"

#include "core/battlefield/formation.h"
#include "core/lesson/judge/judge.h"
#include "core/lesson/judge/stage.h"
#include "core/report/names.h"
#include "core/text/names.h"
#include "ui/learn/learn_controller.h"
#include "ui/learn/lesson_text.h"
#include "ui/learn/reading/feedback_view.h"
#include "ui/learn/reading/lesson_reader.h"
#include "ui/learn/reading/reading_page.h"
#include "ui/learn/table/lesson_tool.h"
#include "ui/phase/choice_row.h"
#include "ui/phase/phase_controller.h"
#include "ui/phase/phase_docks.h"
#include "ui/view/battlefield_view.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QListWidget>
#include <QScrollArea>

#include <algorithm>

namespace frontage::ui {

using Outcome = LessonReader::Outcome;

LearnController& LessonPlayer::learn() const {
  return window().learn();
}

LessonReader& LessonPlayer::reader() const {
  return learn().reader();
}

std::string LessonPlayer::feedback() const {
  return find<FeedbackView>("lessonFeedback").words().toStdString();
}

void LessonPlayer::press(const char* name) {
  auto& button = find<QAbstractButton>(name);
  ASSERT_TRUE(button.isVisible() && button.isEnabled()) << name << ": " << button.toolTip().toStdString();
  QTest::mouseClick(&button, Qt::LeftButton);
  QApplication::processEvents();
}

void LessonPlayer::watch() {
  Playback& playback = window().phase().controller().playback();
  while (playback.playing()) playback.elapse(1000);
  QApplication::processEvents();
}

void LessonPlayer::playThrough(const core::Lesson& lesson) {
  window().phase().controller().playback().setReducedMotion(true);
  learn().start(lesson);
  ASSERT_TRUE(learn().isReading());
  for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
    SCOPED_TRACE("step " + std::to_string(step));
    ASSERT_EQ(reader().step(), step);
    watch();
    playStep();
    if (HasFatalFailure()) return;
    if (!reader().isLast()) press("lessonNext");
  }
}

void LessonPlayer::playStep() {
  const core::Task* asked = reader().task();
  if (!asked) {
    EXPECT_EQ(reader().outcome(), Outcome::Open);
    EXPECT_TRUE(reader().mayGoOn());
    return;
  }
  const core::Task task = *asked;
  ASSERT_TRUE(reader().judge());
  ASSERT_FALSE(reader().judge()->problem()) << *reader().judge()->problem();
  tryWrong(task);
  if (!HasFatalFailure()) tryRight(task);
  if (!HasFatalFailure()) tryOtherRight(task);
}

/// A figure from the middle of a span that is wrong as a whole.
core::Answer oneOf(const core::Answer& answer) {
  const auto* span = std::get_if<core::Span>(&answer);
  return span ? core::Answer(core::Span::of((span->least + span->most) / 2)) : answer;
}

void LessonPlayer::tryWrong(const core::Task& task) {
  for (std::size_t i = 0; i < task.wrong.size(); ++i) {
    SCOPED_TRACE("wrong answer " + std::to_string(i));
    answer(task, oneOf(task.wrong[i].answer));
    if (HasFatalFailure()) return;
    EXPECT_EQ(reader().outcome(), Outcome::Wrong);
    EXPECT_NE(feedback().find(task.wrong[i].say.in("en")), std::string::npos) << feedback();
    press("lessonRetry");
    EXPECT_EQ(reader().outcome(), Outcome::Open);
  }
}

void LessonPlayer::tryRight(const core::Task& task) {
  SCOPED_TRACE("the solution");
  answer(task, task.solution);
  EXPECT_EQ(reader().outcome(), Outcome::Right) << feedback();
}

/// All that the engine accepts, not the file's solution alone; and a place a little beside it.
void LessonPlayer::tryOtherRight(const core::Task& task) {
  const bool chooseOne = std::holds_alternative<core::Picks>(*reader().judge()->answer()) &&
                         std::get<core::Picks>(*reader().judge()->answer()).size() == 1;
  if (chooseOne)
    for (const std::string& pick : core::Picks(reader().judge()->rightPicks())) {
      SCOPED_TRACE("another right answer");
      press("lessonRetry");
      answer(task, core::Picks{pick});
      EXPECT_EQ(reader().outcome(), Outcome::Right) << pick;
    }
  if (const auto* place = std::get_if<core::PlaceTask>(&task.body)) {
    SCOPED_TRACE("a place within the tolerance");
    auto beside = std::get<core::Placing>(*reader().judge()->answer());
    beside.x += place->inches * 0.6;
    press("lessonRetry");
    answer(task, beside);
    EXPECT_EQ(reader().outcome(), Outcome::Right) << feedback();
  }
}

void LessonPlayer::answer(const core::Task& task, const core::Answer& answer) {
  give(task, answer);
  if (HasFatalFailure()) return;
  if (!std::holds_alternative<core::PlayTask>(task.body)) press("lessonCheck");
  watch();
}

void LessonPlayer::answerRight() {
  const core::Task task = *reader().task();
  answer(task, *reader().judge()->answer());
}

void LessonPlayer::give(const core::Task& task, const core::Answer& answer) {
  const core::Battlefield field = inWords(reader().stage().state.field, reader().lesson());
  if (const auto* orders = std::get_if<std::vector<core::Order>>(&answer)) return playOrders(*orders);
  if (const auto* placing = std::get_if<core::Placing>(&answer)) return dragGhostTo(*placing);
  if (const auto* yes = std::get_if<bool>(&answer)) return pickRow(*yes ? QStringLiteral("Yes") : QStringLiteral("No"));
  if (const auto* span = std::get_if<core::Span>(&answer)) {
    const auto* turn = std::get_if<core::TurnTask>(&task.body);
    const bool wheel = turn && turn->measure == core::TurnTask::Measure::Wheel;
    return typeInto(wheel ? "lessonWheel" : turn ? "lessonFacing" : "lessonNumber", span->least);
  }
  const auto& picks = std::get<core::Picks>(answer);
  if (std::holds_alternative<core::OrderTask>(task.body)) return putInOrder(task, picks);
  if (const auto* zone = std::get_if<core::ZoneTask>(&task.body); zone && picks.front() != "tie")
    return clickZone(*zone, picks.front());
  for (const std::string& pick : picks) pickRow(pickWords(pick, task, field));
}

void LessonPlayer::pickRow(const QString& words) {
  for (ChoiceRow* row : find<QWidget>("lessonRows").findChildren<ChoiceRow*>()) {
    if (row->isHidden() || row->content().title != words) continue;
    find<QScrollArea>("lessonScroll").ensureWidgetVisible(row);
    QTest::mouseClick(row, Qt::LeftButton);
    QApplication::processEvents();
    return;
  }
  FAIL() << "no row \"" << words.toStdString() << "\"";
}

void LessonPlayer::typeInto(const char* name, double value) {
  auto& spin = find<QDoubleSpinBox>(name);
  find<QScrollArea>("lessonScroll").ensureWidgetVisible(&spin);
  spin.setFocus();
  spin.selectAll();
  QTest::keyClicks(&spin, spin.locale().toString(value, 'f', 2));
  QTest::keyClick(&spin, Qt::Key_Return);
  QApplication::processEvents();
}

/// With the mouse to its place, with the keyboard to its facing, to the hundredth of an inch.
void LessonPlayer::dragGhostTo(const core::Placing& placing) {
  const LessonTool& tool = learn().tool();
  drag(tool.pose().centre, {placing.x, placing.y});
  EXPECT_NEAR(tool.pose().centre.x, placing.x, 2 * pixel());
  EXPECT_NEAR(tool.pose().centre.y, placing.y, 2 * pixel());
  typeInto("lessonX", placing.x);
  typeInto("lessonY", placing.y);
  typeInto("lessonFacing", placing.facing);
}

void LessonPlayer::clickZone(const core::ZoneTask& task, const std::string& zone) {
  const core::Unit& target = *reader().stage().state.field.find(task.target);
  const geometry::Edge edge = core::footprintOf(target).edge(*core::fromName<geometry::Side>(zone));
  click(edge.centre() + edge.outward * 0.8);
  QApplication::processEvents();
}

void LessonPlayer::putInOrder(const core::Task& task, const core::Picks& ids) {
  const auto& order = std::get<core::OrderTask>(task.body);
  const auto rowOf = [&](const std::string& id) {
    for (int row = 0; row < find<QListWidget>("lessonOrder").count(); ++row)
      if (find<QListWidget>("lessonOrder").item(row)->data(Qt::UserRole).toString().toStdString() == id) return row;
    return -1;
  };
  ASSERT_EQ(ids.size(), order.events.size());
  for (int place = 0; place < static_cast<int>(ids.size()); ++place) {
    int row = rowOf(ids[static_cast<std::size_t>(place)]);
    find<QListWidget>("lessonOrder").setCurrentRow(row);
    for (; row > place; --row) press("lessonEarlier");
  }
}

/// With clicks on the table and in the Charge panel, the dice with its button.
void LessonPlayer::playOrders(const std::vector<core::Order>& orders) {
  // What the list leaves out, a reaction or a choice, is what the engine fills in.
  const auto& task = std::get<core::PlayTask>(reader().task()->body);
  for (const core::PhaseStep& step : core::play(reader().stage().state, task, orders).steps) {
    if (!giveByHand(step.order)) phase().give(step.order);
    if (!HasFatalFailure()) rollByHand();
    if (HasFatalFailure()) return;
    watch();
    if (reader().outcome() == Outcome::Right) return;
  }
}

}  // namespace frontage::ui
