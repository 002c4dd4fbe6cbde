#include "core/battlefield/formation.h"
#include "core/lesson/check/check_lesson.h"
#include "core/lesson/write/lesson_text.h"
#include "tests/support/files.h"
#include "tests/ui/learn/lesson_editor_window.h"
#include "ui/document/document.h"
#include "ui/learn/editor/answer_input.h"

#include <QDoubleSpinBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QWheelEvent>

#include <map>
#include <vector>

namespace frontage::ui {
namespace {

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
