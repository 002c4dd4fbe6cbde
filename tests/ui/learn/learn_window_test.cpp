#include "core/lesson/read/lesson_file.h"
#include "tests/support/places.h"
#include "tests/ui/learn/lesson_player.h"
#include "ui/document/document.h"
#include "ui/files/file_controller.h"
#include "ui/learn/learn_controller.h"
#include "ui/learn/lesson_text.h"
#include "ui/learn/list/lesson_list.h"
#include "ui/learn/reading/lesson_reader.h"
#include "ui/learn/reading/reading_page.h"
#include "ui/learn/table/lesson_tool.h"
#include "ui/overlays/overlay_board.h"
#include "ui/phase/choice_row.h"
#include "ui/phase/phase_controller.h"
#include "ui/phase/phase_docks.h"
#include "ui/view/battlefield_view.h"
#include "ui/window/notice_bar.h"

#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTextDocument>
#include <QToolButton>

namespace frontage::ui {
namespace {

core::Lesson example(const char* name) {
  const core::LessonLoad loaded =
      core::loadLesson(std::string(FRONTAGE_SOURCE_DIR) + "/tests/cases/lessons/good/" + name);
  EXPECT_TRUE(loaded.ok());
  return *loaded.lesson;
}

class LearnWindow : public LessonPlayer {};

ChangeSet everything() {
  ChangeSet what;
  what.everything = true;
  return what;
}

TEST(LessonText, ThatLooksLikeHtmlIsReadAsItWasWritten) {
  core::Words words;
  words.byLanguage["en"] = "**Bold** <b>x</b> & <img src=y> &amp; 2 < 3";
  QTextDocument read;
  read.setMarkdown(inMarkdown(words));
  EXPECT_EQ(read.toPlainText(), QStringLiteral("Bold <b>x</b> & <img src=y> &amp; 2 < 3"));
}

TEST_F(LearnWindow, LeavingALessonGivesTheOwnTableBackUntouched) {
  drag(unit("knights").pose.centre, unit("knights").pose.centre + geometry::Vec{3, 2});
  document().selectUnit({"guard"});
  const core::Scenario mine = document().scenario();
  const Selection selected = document().selection();
  const int steps = document().undoStack().index();
  ASSERT_GT(steps, 0);

  learn().start(example("straight.json"));
  EXPECT_FALSE(document().scenario() == mine);
  EXPECT_EQ(document().own(), mine);
  EXPECT_FALSE(find<QAction>("edit/undo").isEnabled()) << "undo would reach into the lesson";
  drag(unit("knights").pose.centre, unit("knights").pose.centre + geometry::Vec{3, 0});
  key(Qt::Key_Delete);
  press("lessonNext");
  press("lessonLeave");

  EXPECT_FALSE(learn().isReading());
  EXPECT_EQ(document().scenario(), mine);
  EXPECT_EQ(document().selection(), selected);
  EXPECT_EQ(document().undoStack().index(), steps);
  EXPECT_FALSE(document().isLocked());
  ASSERT_TRUE(find<QAction>("edit/undo").isEnabled());
  trigger("edit/undo");
  EXPECT_EQ(document().undoStack().index(), steps - 1);
}

TEST_F(LearnWindow, SavingDuringALessonSavesTheOwnTable) {
  dialogs().saveAnswer = inFolder("mine.frontage");
  const core::Scenario mine = document().scenario();
  learn().start(example("straight.json"));
  trigger("file/save");
  const core::LoadResult saved = core::loadScenario(dialogs().saveAnswer.toStdString());
  ASSERT_TRUE(saved.ok());
  EXPECT_EQ(saved.scenario->field, mine.field);
  EXPECT_TRUE(learn().isReading());
}

TEST_F(LearnWindow, OpeningAnotherScenarioEndsTheLesson) {
  learn().start(example("straight.json"));
  open(fourUnits());
  EXPECT_FALSE(learn().isReading());
  EXPECT_EQ(field(), fourUnits().field);
  EXPECT_FALSE(document().isLocked());
}

TEST_F(LearnWindow, AChargeInALessonLeavesNothingInTheOwnScenario) {
  const core::Scenario mine = document().scenario();
  learn().start(example("straight.json"));
  PhaseController& phase = window().phase().controller();
  phase.give(core::Declare{{"knights"}, {{"spears"}}});
  EXPECT_TRUE(phase.started());
  learn().leave();
  EXPECT_EQ(document().scenario(), mine);
  EXPECT_FALSE(phase.started());
}

TEST_F(LearnWindow, APhaseThatWasBeingPlayedGoesOnWhereItWas) {
  PhaseController& phase = window().phase().controller();
  phase.playback().setReducedMotion(true);
  document().apply([](core::Scenario& mine) { mine.field.units[2].pose.centre.y = 22; }, everything());
  phase.give(core::Declare{{"knights"}, {{"spears"}}});
  phase.give(core::React{{"spears"}, {"knights"}, core::Reaction::Hold});
  ASSERT_EQ(phase.session().count(), 3);
  const core::PhaseState before = phase.state();
  const core::Scenario mine = document().scenario();
  learn().start(example("straight.json"));
  learn().leave();
  EXPECT_TRUE(phase.started());
  EXPECT_TRUE(sameState(phase.state(), before));
  EXPECT_EQ(document().scenario(), mine);
}

TEST_F(LearnWindow, TheOtherLinesOfAPhaseAreThereAgainAfterALesson) {
  PhaseController& phase = window().phase().controller();
  phase.playback().setReducedMotion(true);
  document().apply([](core::Scenario& mine) { mine.field.units[2].pose.centre.y = 22; }, everything());
  phase.give(core::Declare{{"knights"}, {{"spears"}}});
  phase.give(core::React{{"spears"}, {"knights"}, core::Reaction::Hold});
  phase.session().goTo(1);
  phase.give(core::React{{"spears"}, {"knights"}, core::Reaction::Flee});
  if (phase.session().pending()) phase.session().rollAllForMe();
  phase.skip();
  ASSERT_EQ(phase.session().branches().size(), 2U);
  phase.session().goTo(1);
  const core::PhaseState here = phase.state();
  const int count = phase.session().count();
  const int tip = phase.session().tip();
  const core::Scenario mine = document().scenario();

  learn().start(example("straight.json"));
  press("lessonNext");
  press("lessonLeave");

  EXPECT_EQ(document().scenario(), mine);
  EXPECT_TRUE(document().isLocked()) << "the table belongs to the phase again";
  EXPECT_EQ(phase.session().count(), count);
  EXPECT_EQ(phase.session().branches().size(), 2U);
  EXPECT_EQ(phase.session().current(), 1);
  EXPECT_EQ(phase.session().tip(), tip);
  EXPECT_TRUE(sameState(phase.state(), here));
  EXPECT_TRUE(find<QAction>("edit/undo").isEnabled());
  // And it can be gone on with on either line.
  phase.session().openBranch(2);
  EXPECT_EQ(phase.session().ordersTo(2).size(), 2U);
}

TEST_F(LearnWindow, HintsAreShownOneByOneAndTheSolutionOnDemand) {
  learn().start(example("straight.json"));
  press("lessonNext");
  EXPECT_FALSE(find<QLabel>("lessonHints").isVisible());
  press("lessonHint");
  EXPECT_TRUE(find<QLabel>("lessonHints").text().contains(QStringLiteral("ruler")));
  EXPECT_FALSE(find<QPushButton>("lessonNext").isVisible()) << "the step is not done yet";
  press("lessonShow");
  EXPECT_EQ(reader().outcome(), LessonReader::Outcome::Shown);
  EXPECT_NE(feedback().find("9.44"), std::string::npos) << feedback();
  EXPECT_TRUE(find<QPushButton>("lessonNext").isVisible());
  EXPECT_EQ(learn().progress().of("example-straight").helped.count(1), 1U);
}

TEST_F(LearnWindow, ShowMePlaysTheSolutionOnTheTimeline) {
  learn().start(example("straight.json"));
  reader().goTo(2);
  press("lessonShow");
  PhaseController& phase = window().phase().controller();
  EXPECT_TRUE(phase.started());
  EXPECT_GT(phase.playback().timeline().duration(), 0);
  ASSERT_EQ(phase.state().contacts.size(), 1U);
  press("lessonRetry");
  EXPECT_FALSE(phase.started());
}

TEST_F(LearnWindow, WhatTheTextPointsAtIsLitUp) {
  learn().start(example("straight.json"));
  const Overlay marks = window().phase().controller().overlays().of(OverlayBoard::Source::Lesson);
  EXPECT_FALSE(marks.empty());
  learn().leave();
  EXPECT_TRUE(window().phase().controller().overlays().of(OverlayBoard::Source::Lesson).empty());
}

TEST_F(LearnWindow, TheLearnersGhostStandsBesideTheEnginesAnswerWithTheDifference) {
  learn().start(example("straight.json"));
  reader().goTo(2);
  const core::Task task = *reader().task();
  give(task, core::Placing{24, 15.44, 0});
  press("lessonCheck");
  EXPECT_EQ(reader().outcome(), LessonReader::Outcome::Wrong);
  EXPECT_NEAR(*reader().judgement().inches, 2, 0.02);
  bool told = false;
  for (const OverlayMark& mark : window().phase().controller().overlays().of(OverlayBoard::Source::Lesson))
    told = told || mark.label.contains(QStringLiteral("2″"));
  EXPECT_TRUE(told) << "the figure of the difference is on the table";
  EXPECT_TRUE(learn().tool().ghost().isVisible());
}

TEST_F(LearnWindow, ProgressIsKeptBetweenStarts) {
  trigger("learn/list");
  const core::Course& course = learn().course();
  if (course.lessons.empty()) GTEST_SKIP() << "no lessons yet";
  const core::Lesson lesson = course.ofKind(core::Lesson::Kind::Lesson).front()
                                  ? *course.ofKind(core::Lesson::Kind::Lesson).front()
                                  : course.lessons.front();
  press(("lesson/" + lesson.id).c_str());
  ASSERT_TRUE(learn().isReading());
  if (!reader().task()) press("lessonNext");
  const std::size_t at = reader().step();
  learn().leave();
  makeWindow();
  EXPECT_EQ(learn().progress().of(lesson.id).at, at);
  learn().start(lesson);
  EXPECT_EQ(reader().step(), at);
}

TEST_F(LearnWindow, TheListTakesTheLibrarysPlaceAndGivesItBack) {
  const bool before = window().libraryDock()->isVisible();
  trigger("learn/list");
  EXPECT_TRUE(find<LessonList>("lessonList").isVisible());
  press("lessonListClose");
  EXPECT_FALSE(find<LessonList>("lessonList").isVisible());
  EXPECT_EQ(window().libraryDock()->isVisible(), before);
}

TEST_F(LearnWindow, TheTourIsOfferedOnceAndStandsInNobodysWay) {
  EXPECT_FALSE(window().notice().isVisible()) << "not before the first start";
  window().start({});
  QApplication::processEvents();
  EXPECT_TRUE(window().notice().isVisible());
  makeWindow();
  window().start({});
  EXPECT_FALSE(window().notice().isVisible()) << "only once";
}

/// Qt goes from a button that vanishes to the next control, and at the table that would be the next unit.
TEST_F(LearnWindow, TheOfferThatIsPutAwaySelectsNobodyOnTheTable) {
  window().start({});
  QApplication::processEvents();
  ASSERT_TRUE(window().notice().isVisible());
  auto& close = find<QToolButton>("noticeBar/close");
  find<QPushButton>("noticeBar/go").setFocus();
  ASSERT_TRUE(window().notice().isAncestorOf(QApplication::focusWidget()));
  close.click();
  QApplication::processEvents();
  EXPECT_FALSE(window().notice().isVisible());
  EXPECT_TRUE(window().document().selection().units.empty());
  EXPECT_TRUE(window().view().hasFocus());
}

TEST_F(LearnWindow, ALessonFileThatIsBrokenIsRefusedWithItsPlace) {
  const QString path = inFolder("broken.json");
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write("{\"format\": \"frontage-lesson\", \"version\": 3}");
  file.close();
  learn().openFile(path);
  EXPECT_FALSE(learn().isReading());
  ASSERT_EQ(dialogs().told.size(), 1U);
  EXPECT_TRUE(dialogs().told[0].contains(QStringLiteral("/version")));
}

TEST_F(LearnWindow, WordsThatNoColumnHoldsAreBrokenAndLeaveTheWindowAsItIs) {
  core::Lesson lesson = example("straight.json");
  learn().start(lesson);
  QApplication::processEvents();
  const int table = window().view().width();
  const std::string endless(400, 'W');
  const auto set = [&endless](core::Words& words) { words.byLanguage = {{"en", endless}}; };
  set(lesson.title);
  for (core::Step& step : lesson.steps) {
    set(step.text);
    set(step.explain);
    for (core::Words& hint : step.hints) set(hint);
    if (!step.task) continue;
    set(step.task->ask);
    set(step.task->otherwise);
    for (core::WrongAnswer& wrong : step.task->wrong) set(wrong.say);
  }
  learn().leave();
  learn().start(lesson);
  reader().goTo(1);
  press("lessonHint");
  reader().answer(core::Answer(core::Span::of(1)));
  QApplication::processEvents();
  EXPECT_EQ(window().view().width(), table);
  for (const QLabel* label : learn().page()->findChildren<QLabel*>()) {
    if (!label->isVisible()) continue;
    EXPECT_LE(label->minimumSizeHint().width(), label->width()) << label->objectName().toStdString();
  }
}

TEST_F(LearnWindow, TheStatusBarDoesNotSpeakOfChargingWhileAQuestionIsOpen) {
  learn().start(example("straight.json"));
  reader().goTo(1);
  const auto& line = find<QLabel>("hintBar/line");
  EXPECT_FALSE(line.text().contains(QStringLiteral("to charge"))) << line.text().toStdString();
  EXPECT_TRUE(line.text().contains(QStringLiteral("answer it"))) << line.text().toStdString();
  press("lessonShow");
  EXPECT_FALSE(line.text().contains(QStringLiteral("answer it"))) << "now everything can be tried";
}

TEST_F(LearnWindow, AListThatIsPutIntoOrderIsSeenWhole) {
  for (const core::Lesson& lesson : learn().course().lessons)
    for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
      const auto& task = lesson.steps[step].task;
      if (!task || !std::holds_alternative<core::OrderTask>(task->body)) continue;
      learn().start(lesson);
      reader().goTo(step);
      QApplication::processEvents();
      auto& list = find<QListWidget>("lessonOrder");
      const QRect last = list.visualItemRect(list.item(list.count() - 1));
      EXPECT_LE(last.bottom(), list.viewport()->height()) << lesson.id;
      EXPECT_GE(last.bottom() + 8, list.viewport()->height()) << lesson.id << ": no higher than it has to be";
      learn().leave();
    }
}

TEST_F(LearnWindow, FileDialogsBeginWhereOwnLessonsAre) {
  trigger("learn/open");
  EXPECT_EQ(dialogs().lessonFolder, window().files().folder());
  EXPECT_FALSE(dialogs().lessonFolder.isEmpty());
  ASSERT_TRUE(QDir().mkpath(inFolder("lessons")));
  const QString own = inFolder("lessons/mine.json");
  ASSERT_TRUE(QFile::copy(QStringLiteral(FRONTAGE_SOURCE_DIR "/tests/cases/lessons/good/straight.json"), own));
  learn().openFile(own);
  learn().leave();
  for (const char* action : {"learn/open", "learn/edit"}) {
    trigger(action);
    EXPECT_EQ(dialogs().lessonFolder, inFolder("lessons")) << action;
  }
  makeWindow();
  trigger("learn/edit");
  EXPECT_EQ(dialogs().lessonFolder, inFolder("lessons")) << "also after the next start";
}

}  // namespace
}  // namespace frontage::ui
