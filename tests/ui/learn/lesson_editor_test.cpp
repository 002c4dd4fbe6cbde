#include "ui/learn/editor/lesson_editor.h"

#include "core/battlefield/formation.h"
#include "core/lesson/check/check_lesson.h"
#include "core/lesson/write/lesson_text.h"
#include "tests/support/files.h"
#include "tests/support/random_boards.h"
#include "tests/ui/learn/lesson_player.h"
#include "ui/document/document.h"
#include "ui/learn/editor/answer_input.h"
#include "ui/learn/learn_controller.h"
#include "ui/learn/reading/lesson_reader.h"

#include <QApplication>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QWheelEvent>

#include <algorithm>
#include <map>
#include <vector>

namespace frontage::ui {
namespace {

class LessonEditorWindow : public LessonPlayer {
 protected:
  [[nodiscard]] LessonEditor& editor() const { return *learn().editor(); }

  void begin() {
    trigger("learn/new");
    ASSERT_TRUE(learn().editor());
    QApplication::processEvents();
  }
  /// The engine is asked beside the window, some time after the last change.
  void settle() const {
    ASSERT_TRUE(QTest::qWaitFor([this] { return editor().isChecked(); }, 120'000));
  }
  void choose(const char* combo, const char* data) {
    auto& box = find<QComboBox>(combo);
    const int index = box.findData(QLatin1String(data));
    ASSERT_GE(index, 0) << combo << " has no " << data;
    box.setCurrentIndex(index);
  }
  void fillIn() {
    QTest::keyClicks(&find<QLineEdit>("editorTitle"), QStringLiteral("How far away?"));
    QTest::keyClicks(&find<QPlainTextEdit>("editorText"), QStringLiteral("Look at the gap."));
    choose("editorKind", "number");
    choose("editorQuantity", "distance");
    choose("editorCharger", "knights");
    choose("editorTarget", "spears");
    QTest::keyClicks(&find<QLineEdit>("editorAsk"), QStringLiteral("How many inches?"));
    QTest::keyClicks(&find<QLineEdit>("editorOtherwise"), QStringLiteral("Measure again."));
    find<QTableWidget>("editorWrong").item(0, 0)->setText(QStringLiteral("22"));
    find<QTableWidget>("editorWrong").item(0, 1)->setText(QStringLiteral("That is from middle to middle."));
    settle();
  }
};

TEST_F(LessonEditorWindow, SaysWhatIsMissingUntilTheLessonIsWhole) {
  begin();
  EXPECT_FALSE(find<QPushButton>("editorSave").isEnabled());
  EXPECT_FALSE(find<QLabel>("editorProblem").text().isEmpty());
  fillIn();
  EXPECT_EQ(find<QLabel>("editorProblem").text().toStdString(), "");
  EXPECT_TRUE(find<QPushButton>("editorSave").isEnabled());
}

TEST_F(LessonEditorWindow, ShowsTheEnginesAnswerAndRefusesAWrongAnswerThatIsRight) {
  begin();
  fillIn();
  // Four ranks of an inch on each side: 34 - 12 - 2 - 2.
  EXPECT_EQ(find<QLabel>("editorEngine").text().toStdString(), "18″");
  find<QTableWidget>("editorWrong").item(0, 0)->setText(QStringLiteral("18"));
  settle();
  EXPECT_FALSE(find<QPushButton>("editorSave").isEnabled());
}

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

TEST_F(LessonEditorWindow, StepsAreAddedCopiedMovedAndRemovedAndEachCanBeTakenBack) {
  begin();
  fillIn();
  press("editorAddStep");
  EXPECT_EQ(find<QListWidget>("editorSteps").count(), 2);
  EXPECT_TRUE(find<QPlainTextEdit>("editorText").toPlainText().isEmpty());
  QTest::keyClicks(&find<QPlainTextEdit>("editorText"), QStringLiteral("Now think."));
  settle();
  EXPECT_EQ(find<QLabel>("editorProblem").text().toStdString(), "");
  press("editorCopyStep");
  ASSERT_EQ(editor().lesson().steps.size(), 3U);
  EXPECT_EQ(editor().lesson().steps[2].text.in("en"), "Now think.");
  press("editorStepEarlier");
  press("editorStepEarlier");
  settle();
  EXPECT_EQ(find<QListWidget>("editorSteps").currentRow(), 0);
  EXPECT_EQ(editor().lesson().steps[1].text.in("en"), "Look at the gap.");
  EXPECT_EQ(find<QLabel>("editorProblem").text().toStdString(), "") << "each step has the position it had";
  press("editorRemoveStep");
  EXPECT_EQ(editor().lesson().steps.size(), 2U);
  press("editorUndoButton");
  EXPECT_EQ(editor().lesson().steps.size(), 3U);
  EXPECT_EQ(find<QPlainTextEdit>("editorText").toPlainText().toStdString(), "Now think.");
  press("editorRedoButton");
  EXPECT_EQ(editor().lesson().steps.size(), 2U);
}

TEST_F(LessonEditorWindow, NeverShowsWhatTheEngineSaidToAnOlderQuestion) {
  begin();
  fillIn();
  choose("editorTarget", "archers");
  QTest::qWait(260);  // the question is on its way
  choose("editorTarget", "spears");
  choose("editorQuantity", "unit_strength");
  choose("editorUnit", "archers");
  EXPECT_FALSE(editor().isChecked());
  settle();
  EXPECT_EQ(find<QLabel>("editorEngine").text().toStdString(), "20");
  EXPECT_EQ(editor().lesson().steps[0].task->solution, core::Answer(core::Span::of(20)));
}

TEST_F(LessonEditorWindow, SavingWaitsForTheEngine) {
  begin();
  fillIn();
  dialogs().saveAnswer = inFolder("waits.json");
  choose("editorTarget", "archers");
  EXPECT_FALSE(editor().isChecked());
  QTest::mouseClick(&find<QPushButton>("editorSave"), Qt::LeftButton);
  settle();
  const core::LessonLoad saved =
      core::checkLesson(test::readFile(dialogs().saveAnswer.toStdString()), "saved", core::Glossary::bundled());
  ASSERT_TRUE(saved.ok()) << "with the engine's answer to the new question";
  EXPECT_EQ(std::get<core::NumberTask>(saved.lesson->steps[0].task->body).target, core::UnitId{"archers"});
  EXPECT_FALSE(editor().isUnsaved());
}

TEST_F(LessonEditorWindow, UndoTakesAQuestionBackWithTheEnginesAnswerToIt) {
  begin();
  fillIn();
  const core::Lesson before = editor().lesson();
  choose("editorQuantity", "max_range");
  settle();
  ASSERT_NE(editor().lesson().steps[0].task->solution, before.steps[0].task->solution);
  press("editorUndoButton");
  settle();
  EXPECT_EQ(core::toText(editor().lesson()), core::toText(before));
}

TEST_F(LessonEditorWindow, CornersModelsPlacesAndPanelsCanBePointedAt) {
  begin();
  fillIn();
  press("editorPoint");
  const geometry::Footprint knights = core::footprintOf(unit("knights"));
  choose("editorPointAs", "corner/");
  click(knights.frontRight() - geometry::Vec{0.3, 0.3});
  choose("editorPointAs", "model/");
  click(core::baseAt(unit("knights"), 1, 3).pose.centre);
  choose("editorPointAs", "point/");
  click({30, 24});
  choose("editorPointAs", "panel/odds");
  press("editorPointerAdd");
  const std::vector<core::Pointer> pointers = editor().lesson().steps[0].pointAt;
  ASSERT_EQ(pointers.size(), 4U);
  EXPECT_EQ(pointers[0].corner, core::Corner::FrontRight);
  EXPECT_EQ(pointers[1].rank, 2);
  EXPECT_EQ(pointers[1].place, 4);
  EXPECT_NEAR(pointers[2].point.x, 30, 0.1 + pixel());
  EXPECT_NEAR(pointers[2].point.y, 24, 0.1 + pixel());
  EXPECT_EQ(pointers[3].panel, core::Panel::Odds);
  EXPECT_EQ(find<QListWidget>("editorPointers").item(0)->text().toStdString(), "knights, corner: front right");
}

TEST_F(LessonEditorWindow, WhereTheRulesetsPartTheEngineAnswersForEach) {
  begin();
  fillIn();
  choose("editorQuantity", "max_range");
  auto& table = find<QTableWidget>("editorRulings");
  for (int row = 0; row < table.rowCount(); ++row) table.item(row, 2)->setText(QStringLiteral("Other dice."));
  settle();
  EXPECT_EQ(find<QLabel>("editorProblem").text().toStdString(), "");
  const core::Step made = editor().lesson().steps[0];
  ASSERT_EQ(made.rulings.size(), 4U);
  // Movement 4: with the higher of two dice, with two dice, and with a die and four inches.
  std::map<std::string, double> ranges;
  for (const core::Ruling& ruling : made.rulings) ranges[ruling.ruleset] = std::get<core::Span>(*ruling.answer).least;
  EXPECT_EQ(ranges["wap"], 10);
  EXPECT_EQ(ranges["t9a-2"], 16);
  table.item(0, 2)->setText({});
  settle();
  EXPECT_EQ(editor().lesson().steps[0].rulings.size(), 3U);
}

TEST_F(LessonEditorWindow, WhatTheTextPointsAtIsClickedOnTheTable) {
  begin();
  fillIn();
  const core::Scenario mine = document().scenario();
  press("editorPoint");
  click(unit("knights").pose.centre);
  choose("editorPointAs", "gap/");
  click(unit("guard").pose.centre);
  click(unit("spears").pose.centre);
  ASSERT_EQ(editor().lesson().steps[0].pointAt.size(), 2U);
  EXPECT_EQ(editor().lesson().steps[0].pointAt[0].unit, core::UnitId{"knights"});
  EXPECT_EQ(editor().lesson().steps[0].pointAt[1].at, core::Pointer::At::Gap);
  EXPECT_EQ(editor().lesson().steps[0].pointAt[1].other, core::UnitId{"spears"});
  find<QListWidget>("editorPointers").setCurrentRow(0);
  press("editorPointerRemove");
  EXPECT_EQ(editor().lesson().steps[0].pointAt.size(), 1U);
  press("editorPoint");
  EXPECT_EQ(document().scenario(), mine) << "the own table is back";
  EXPECT_FALSE(document().isLent());
}

TEST_F(LessonEditorWindow, AChoiceAndAnOrderHaveSentencesThatTheEngineJudges) {
  ChangeSet what;
  what.everything = true;
  document().apply([](core::Scenario& mine) { mine.field.units[2].pose.centre.y = 22; }, what);
  begin();
  fillIn();
  choose("editorKind", "choice");
  auto& table = find<QTableWidget>("editorSentences");
  table.item(0, 0)->setText(QStringLiteral("It fails."));
  auto* first = qobject_cast<QComboBox*>(table.cellWidget(0, 1));
  first->setCurrentIndex(first->findData(QStringLiteral("failed")));
  table.item(1, 0)->setText(QStringLiteral("They touch."));
  auto* second = qobject_cast<QComboBox*>(table.cellWidget(1, 1));
  second->setCurrentIndex(second->findData(QStringLiteral("contact")));
  find<QTableWidget>("editorWrong").item(0, 0)->setText(QStringLiteral("a"));
  settle();
  EXPECT_EQ(find<QLabel>("editorProblem").text().toStdString(), "");
  EXPECT_EQ(find<QLabel>("editorEngine").text().toStdString(), "They touch.");
  choose("editorKind", "order");
  first->setCurrentIndex(first->findData(QStringLiteral("moves")));
  find<QTableWidget>("editorWrong").item(0, 0)->setText(QStringLiteral("b, a"));
  settle();
  EXPECT_EQ(find<QLabel>("editorProblem").text().toStdString(), "");
  const core::Step made = editor().lesson().steps[0];
  EXPECT_EQ(made.task->solution, core::Answer(core::Picks{"a", "b"}));
}

TEST_F(LessonEditorWindow, ReturnInAFieldPressesNoButton) {
  begin();
  for (const char* field : {"editorTitle", "editorAsk", "editorOtherwise"}) {
    fillIn();
    QTest::keyClick(&find<QLineEdit>(field), Qt::Key_Return);
    EXPECT_FALSE(document().isLent()) << field << ": nothing is pointed at";
    EXPECT_FALSE(learn().isReading()) << field;
  }
  EXPECT_TRUE(editor().isVisible());
}

TEST_F(LessonEditorWindow, ScrollingPastAFieldDoesNotChangeIt) {
  begin();
  fillIn();
  const auto scroll = [](QWidget& field) {
    const QPointF middle = field.rect().center();
    QWheelEvent wheel(middle, field.mapToGlobal(middle), {}, {0, -120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                      false);
    QApplication::sendEvent(&field, &wheel);
    return wheel.isAccepted();
  };
  auto& target = find<QComboBox>("editorTarget");
  const QString before = target.currentText();
  EXPECT_FALSE(scroll(target)) << "the form scrolls instead";
  EXPECT_EQ(target.currentText(), before);
  auto& tolerance = find<QDoubleSpinBox>("editorTolerance");
  const double exact = tolerance.value();
  EXPECT_FALSE(scroll(tolerance));
  EXPECT_EQ(tolerance.value(), exact);
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

TEST_F(LessonEditorWindow, EveryKindOfTaskHasTheEnginesAnswer) {
  begin();
  fillIn();
  auto& kinds = find<QComboBox>("editorKind");
  for (int i = 1; i < kinds.count(); ++i) {
    kinds.setCurrentIndex(i);
    settle();
    const std::string kind = kinds.itemData(i).toString().toStdString();
    if (kind == "play") continue;                       // any play that reaches the goal is right
    if (kind == "choice" || kind == "order") continue;  // they need sentences
    EXPECT_FALSE(find<QLabel>("editorEngine").text().isEmpty()) << kind;
  }
}

TEST_F(LessonEditorWindow, AnEmptyTableAndNoRulesetAreSaidInWordsForEveryKindOfTask) {
  ChangeSet what;
  what.everything = true;
  document().apply([](core::Scenario& mine) { mine.field.units.clear(); }, what);
  begin();
  auto& kinds = find<QComboBox>("editorKind");
  for (int i = 0; i < kinds.count(); ++i) {
    kinds.setCurrentIndex(i);
    settle();
    press("editorCopyStep");
    settle();
    EXPECT_FALSE(find<QLabel>("editorProblem").text().isEmpty());
    EXPECT_FALSE(find<QPushButton>("editorSave").isEnabled());
  }
  press("editorUndoButton");
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

TEST(TypedAnswers, AreUnderstoodAsPeopleWriteThem) {
  core::Task number;
  number.body = core::NumberTask{};
  EXPECT_EQ(answerFrom(QStringLiteral("7.5″"), number, {}), core::Answer(core::Span::of(7.5)));
  EXPECT_EQ(answerFrom(QStringLiteral("7 to 9"), number, {}), core::Answer(core::Span{7, 9}));
  EXPECT_FALSE(answerFrom(QStringLiteral("9 to 7"), number, {}));
  EXPECT_FALSE(answerFrom(QStringLiteral("many"), number, {}));
  core::Task place;
  place.body = core::PlaceTask{};
  EXPECT_EQ(answerFrom(QStringLiteral("12; 20.5; 0"), place, {}), core::Answer(core::Placing{12, 20.5, 0}));
  core::Task zone;
  zone.body = core::ZoneTask{};
  EXPECT_EQ(answerFrom(QStringLiteral("Left flank"), zone, {}), core::Answer(core::Picks{"left_flank"}));
}

}  // namespace
}  // namespace frontage::ui
