#include "core/lesson/course/course.h"
#include "core/lesson/judge/judge.h"
#include "tests/ui/learn/lesson_player.h"
#include "ui/learn/learn_controller.h"
#include "ui/learn/lesson_text.h"
#include "ui/learn/reading/lesson_reader.h"
#include "ui/overlays/overlay_board.h"
#include "ui/phase/phase_controller.h"
#include "ui/phase/phase_docks.h"
#include "ui/window/notice_bar.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDockWidget>
#include <QTableWidget>

namespace frontage::ui {
namespace {

/// Somebody who starts the program for the first time.
class FirstStart : public LessonPlayer {
 protected:
  [[nodiscard]] const core::Lesson& firstOf(core::Lesson::Kind kind) { return *learn().course().ofKind(kind).front(); }
  void goToQuestion() {
    while (!reader().task()) press("lessonNext");
    QApplication::processEvents();
  }
};

TEST_F(FirstStart, TheTourIsTakenByItsButtonEndsWithTheirOwnChargeAndIsDoneAtTheNextStart) {
  window().start({});
  QApplication::processEvents();
  press("noticeBar/go");
  ASSERT_TRUE(learn().isReading());
  const core::Lesson tour = reader().lesson();
  EXPECT_EQ(tour.kind, core::Lesson::Kind::Tour);
  ASSERT_TRUE(tour.steps.back().task || tour.steps[tour.steps.size() - 2].task);
  playThrough(tour);
  if (HasFatalFailure()) return;
  EXPECT_EQ(phase().state().contacts.size(), 1U) << "the charge was the learner's own, on the table";
  press("lessonNext");
  makeWindow();
  EXPECT_EQ(learn().progress().stateOf(tour), core::Progress::State::Done);
}

TEST_F(FirstStart, ALessonGoesOnAtItsStepAfterARestart) {
  trigger("learn/list");
  const core::Lesson lesson = firstOf(core::Lesson::Kind::Lesson);
  press(("lesson/" + lesson.id).c_str());
  press("lessonNext");
  answerRight();
  press("lessonNext");
  const std::size_t at = reader().step();
  ASSERT_GE(at, 2U);
  window().close();
  makeWindow();
  trigger("learn/list");
  press(("lesson/" + lesson.id).c_str());
  EXPECT_EQ(reader().step(), at);
  EXPECT_TRUE(reader().isDone(at - 1));
}

TEST_F(FirstStart, WhatHelpsToAnswerStaysAfterAWrongAnswer) {
  learn().start(firstOf(core::Lesson::Kind::Tour));
  goToQuestion();
  const auto labels = [this] {
    QStringList words;
    for (const OverlayMark& mark : phase().overlays().of(OverlayBoard::Source::Lesson))
      if (!mark.label.isEmpty()) words << mark.label;
    return words;
  };
  const QStringList before = labels();
  ASSERT_FALSE(before.isEmpty()) << "how far it is";
  const core::Task task = *reader().task();
  give(task, task.wrong.front().answer);
  press("lessonCheck");
  ASSERT_EQ(reader().outcome(), LessonReader::Outcome::Wrong);
  EXPECT_EQ(labels(), before);
}

TEST_F(FirstStart, AWrongAnswerCanBeTriedAgainAndTheSolutionShown) {
  learn().start(firstOf(core::Lesson::Kind::Lesson));
  goToQuestion();
  const core::Task task = *reader().task();
  give(task, task.wrong.front().answer);
  press("lessonCheck");
  EXPECT_EQ(reader().outcome(), LessonReader::Outcome::Wrong);
  press("lessonRetry");
  EXPECT_EQ(reader().outcome(), LessonReader::Outcome::Open);
  press("lessonShow");
  EXPECT_EQ(reader().outcome(), LessonReader::Outcome::Shown);
  EXPECT_TRUE(find<QAbstractButton>("lessonNext").isVisible());
}

/// What would answer the question waits for the answer; afterwards everything can be tried.
TEST_F(FirstStart, ThePanelsKeepTheAnswerToThemselvesWhileItIsAskedFor) {
  for (const core::Lesson& lesson : learn().course().lessons) {
    const auto& task = lesson.steps.front().task;
    if (!task || !std::holds_alternative<core::LegalTask>(task->body)) continue;
    learn().start(lesson);
    break;
  }
  ASSERT_TRUE(learn().isReading());
  const auto& order = std::get<core::LegalTask>(reader().task()->body).order;
  const auto& declare = std::get<core::Declare>(order);
  window().chargeDock()->raise();
  clickOnTable(declare.charger);
  clickOnTable(declare.targets.front());
  EXPECT_TRUE(phase().charger().empty());
  EXPECT_FALSE(find<QWidget>("chargeScroll").isVisible());
  EXPECT_TRUE(phase().overlays().of(OverlayBoard::Source::Unit).empty() ||
              phase().overlays().of(OverlayBoard::Source::Unit).front().kind == OverlayKind::Zones);
  window().oddsDock()->raise();
  QTest::qWait(300);
  EXPECT_FALSE(find<QTableWidget>("oddsMatrix").isVisible());
  answerRight();
  EXPECT_EQ(reader().outcome(), LessonReader::Outcome::Right);
  window().chargeDock()->raise();
  QApplication::processEvents();
  EXPECT_TRUE(find<QWidget>("chargeScroll").isVisible());
  clickOnTable(declare.charger);
  EXPECT_EQ(phase().charger(), declare.charger);
}

TEST_F(FirstStart, AFigureThatIsAskedForIsNotOnTheTable) {
  for (const core::Lesson& lesson : learn().course().lessons)
    for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
      const auto& task = lesson.steps[step].task;
      const auto* number = task ? std::get_if<core::NumberTask>(&task->body) : nullptr;
      if (!number || number->quantity != core::Quantity::Distance) continue;
      SCOPED_TRACE(lesson.id);
      learn().start(lesson);
      reader().goTo(step);
      const QString answer = answerWords(*reader().judge()->answer(), *task, {});
      for (const OverlayMark& mark : phase().overlays().of(OverlayBoard::Source::Lesson))
        EXPECT_FALSE(mark.label.contains(answer)) << mark.label.toStdString();
    }
}

}  // namespace
}  // namespace frontage::ui
