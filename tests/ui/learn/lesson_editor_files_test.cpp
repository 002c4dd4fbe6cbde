#include "core/lesson/check/check_lesson.h"
#include "core/lesson/write/lesson_text.h"
#include "tests/support/files.h"
#include "tests/support/random_boards.h"
#include "tests/ui/learn/lesson_editor_window.h"
#include "ui/document/document.h"
#include "ui/learn/editor/answer_input.h"
#include "ui/learn/reading/lesson_reader.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>

#include <algorithm>
#include <vector>

namespace frontage::ui {
namespace {

TEST_F(LessonEditorWindow, SavesALessonThatIsGoodAndOpensItAgain) {
  begin();
  fillIn();
  dialogs().saveAnswer = inFolder("how-far-away.json");
  QTest::mouseClick(&find<QPushButton>("editorSave"), Qt::LeftButton);
  const core::LessonLoad saved =
      core::checkLesson(test::readFile(dialogs().saveAnswer.toStdString()), "saved", core::Glossary::bundled());
  for (const core::Problem& problem : saved.problems) ADD_FAILURE() << problem.text();
  ASSERT_TRUE(saved.ok());
  EXPECT_EQ(saved.lesson->id, "how-far-away");
  EXPECT_EQ(saved.lesson->steps[0].position->field.units.size(), 4U);
  learn().openFile(dialogs().saveAnswer);
  ASSERT_TRUE(learn().isReading());
  playThrough(*saved.lesson);
}

TEST_F(LessonEditorWindow, TriesTheLessonOutAndGivesTheOwnTableBack) {
  const core::Scenario mine = document().scenario();
  begin();
  fillIn();
  QTest::mouseClick(&find<QPushButton>("editorTry"), Qt::LeftButton);
  ASSERT_TRUE(learn().isReading());
  EXPECT_EQ(reader().lesson().id, "how-far-away");
  learn().leave();
  EXPECT_EQ(document().scenario(), mine);
}

TEST_F(LessonEditorWindow, UnsavedWorkIsAskedForAndKeptWhenTheAnswerIsCancel) {
  begin();
  fillIn();
  dialogs().unsavedAnswer = SaveAnswer::Cancel;
  editor().close();
  EXPECT_EQ(dialogs().asked.size(), 1U);
  EXPECT_TRUE(editor().isVisible());
  dialogs().unsavedAnswer = SaveAnswer::Discard;
  editor().close();
  QApplication::processEvents();
  EXPECT_FALSE(editor().isVisible());
}

TEST_F(LessonEditorWindow, ShippedLessonsAreOpenedAsCopiesAndNothingOfThemIsLost) {
  // The engine is asked about each step of each, which takes minutes: every sixth, all of them with FRONTAGE_SOAK=6.
  const std::vector<core::Lesson> lessons = core::Course(learn().course()).lessons;
  const auto every = static_cast<std::size_t>(std::max(1, 6 / frontage::testing::repeats(1)));
  for (std::size_t i = 0; i < lessons.size(); i += every) {
    const core::Lesson& lesson = lessons[i];
    SCOPED_TRACE(lesson.id);
    learn().start(lesson);
    trigger("learn/edit");
    ASSERT_TRUE(learn().editor() && learn().editor()->isVisible());
    ASSERT_FALSE(learn().isReading());
    auto& steps = find<QListWidget>("editorSteps");
    ASSERT_EQ(steps.count(), static_cast<int>(lesson.steps.size()));
    for (int step = 0; step < steps.count(); ++step) {
      steps.setCurrentRow(step);
      settle();
      EXPECT_EQ(find<QLabel>("editorProblem").text().toStdString(), "") << "step " << step;
    }
    EXPECT_FALSE(editor().isUnsaved()) << "it was only looked at";
    EXPECT_FALSE(editor().isWindowModified());
    core::Lesson kept = editor().lesson();
    kept.id = lesson.id;
    EXPECT_EQ(core::toText(kept), core::toText(lesson));
    dialogs().unsavedAnswer = SaveAnswer::Discard;
  }
}

TEST_F(LessonEditorWindow, ACopyThatWasOnlyLookedAtIsClosedWithoutAQuestion) {
  learn().start(*learn().course().find("success-and-wheel"));
  trigger("learn/edit");
  for (int step = 0; step < find<QListWidget>("editorSteps").count(); ++step) {
    find<QListWidget>("editorSteps").setCurrentRow(step);
    settle();
  }
  editor().close();
  QApplication::processEvents();
  EXPECT_FALSE(editor().isVisible());
  EXPECT_TRUE(dialogs().asked.empty());
}

TEST_F(LessonEditorWindow, OrdersThatAFileHasAreShownBySentencesNotByIds) {
  learn().start(*learn().course().find("success-and-wheel"));
  trigger("learn/edit");
  find<QListWidget>("editorSteps").setCurrentRow(2);
  settle();
  const auto& wrong = find<QTableWidget>("editorWrong");
  const core::Task task = *editor().lesson().steps[2].task;
  ASSERT_TRUE(std::holds_alternative<core::OrderTask>(task.body));
  const std::string shown = wrong.item(0, 0)->text().toStdString();
  if (find<QTableWidget>("editorSentences").isVisibleTo(&editor())) {
    const auto& sentences = std::get<core::OrderTask>(task.body).events;
    for (std::size_t row = 0; row < sentences.size(); ++row)
      EXPECT_EQ(find<QTableWidget>("editorSentences").verticalHeaderItem(static_cast<int>(row))->text().toStdString(),
                sentences[row].id);
  } else {
    EXPECT_NE(shown.find("The range is rolled"), std::string::npos) << shown;
    EXPECT_EQ(answerFrom(QString::fromStdString(shown), task, field()), task.wrong[0].answer);
  }
}

TEST_F(LessonEditorWindow, ComesBackWithItsStepWhenTheLessonIsLeft) {
  begin();
  fillIn();
  press("editorTry");
  EXPECT_FALSE(editor().isVisible());
  press("lessonLeave");
  EXPECT_TRUE(editor().isVisible());
  EXPECT_EQ(find<QLineEdit>("editorAsk").text().toStdString(), "How many inches?");
}

TEST_F(LessonEditorWindow, TheWindowAsksBeforeItClosesOverAnUnsavedLesson) {
  begin();
  fillIn();
  dialogs().unsavedAnswer = SaveAnswer::Cancel;
  window().close();
  QApplication::processEvents();
  EXPECT_TRUE(window().isVisible());
  EXPECT_TRUE(editor().isUnsaved());
  dialogs().unsavedAnswer = SaveAnswer::Discard;
  window().close();
  QApplication::processEvents();
  EXPECT_FALSE(window().isVisible());
}

}  // namespace
}  // namespace frontage::ui
