#include "ui/learn/editor/lesson_editor.h"

#include "core/lesson/check/check_lesson.h"
#include "core/lesson/write/lesson_text.h"
#include "tests/support/files.h"
#include "tests/ui/learn/lesson_player.h"
#include "ui/document/document.h"
#include "ui/learn/editor/answer_input.h"
#include "ui/learn/learn_controller.h"
#include "ui/learn/reading/lesson_reader.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableWidget>

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
    QTest::qWait(400);
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
  QTest::qWait(400);
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

TEST_F(LessonEditorWindow, EveryKindOfTaskHasTheEnginesAnswer) {
  begin();
  fillIn();
  auto& kinds = find<QComboBox>("editorKind");
  for (int i = 1; i < kinds.count(); ++i) {
    kinds.setCurrentIndex(i);
    QTest::qWait(300);
    const std::string kind = kinds.itemData(i).toString().toStdString();
    if (kind == "play") continue;  // any play that reaches the goal is right
    EXPECT_FALSE(find<QLabel>("editorEngine").text().isEmpty()) << kind;
  }
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
