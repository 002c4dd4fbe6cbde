#include "core/lesson/course/course.h"
#include "tests/ui/learn/lesson_player.h"
#include "ui/learn/answers/option_row.h"
#include "ui/learn/learn_controller.h"
#include "ui/learn/reading/lesson_reader.h"
#include "ui/overlays/overlay_board.h"
#include "ui/phase/phase_controller.h"
#include "ui/phase/phase_docks.h"

#include <QAccessible>
#include <QApplication>

#include <algorithm>

namespace frontage::ui {
namespace {

class AnswerBoxes : public LessonPlayer {
 protected:
  /// The first step of the course whose task is of this kind and fits.
  template <class Task, class Fits>
  void goToStep(Fits fits) {
    for (const core::Lesson& lesson : learn().course().lessons)
      for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
        const auto& task = lesson.steps[step].task;
        if (!task || !std::holds_alternative<Task>(task->body) || !fits(lesson.steps[step])) continue;
        learn().start(lesson);
        reader().goTo(step);
        window().phase().controller().skip();
        QApplication::processEvents();
        return;
      }
    FAIL() << "no such step";
  }
  [[nodiscard]] OptionRow& option(int index) const {
    return find<OptionRow>(QStringLiteral("lessonAnswerRow%1").arg(index).toLatin1().constData());
  }
  static QAccessible::Role roleOf(QWidget& widget) { return QAccessible::queryAccessibleInterface(&widget)->role(); }
  [[nodiscard]] const Overlay& marks() const {
    return window().phase().controller().overlays().of(OverlayBoard::Source::Lesson);
  }
  /// What lies in the shade is drawn first, as one area.
  [[nodiscard]] bool isSpotlit() const {
    return !marks().empty() && marks().front().shape == OverlayMark::Shape::Area &&
           marks().front().kind == OverlayKind::Lesson && marks().front().rings.size() > 1;
  }
};

constexpr auto kAny = [](const core::Step&) { return true; };

TEST_F(AnswerBoxes, OneOfSeveralIsARadioButtonAndTakesTheClickAtItsFarEnd) {
  goToStep<core::ChoiceTask>(kAny);
  EXPECT_EQ(roleOf(option(0)), QAccessible::RadioButton);
  QTest::mouseClick(&option(1), Qt::LeftButton, {}, {option(1).width() - 3, option(1).height() - 3});
  EXPECT_TRUE(option(1).isChecked());
  QTest::mouseClick(&option(0), Qt::LeftButton);
  EXPECT_TRUE(option(0).isChecked());
  EXPECT_FALSE(option(1).isChecked());
  EXPECT_GE(option(0).height(), 36) << "a large area to hit";
}

TEST_F(AnswerBoxes, TheArrowKeysGoThroughRadioButtons) {
  goToStep<core::ChoiceTask>(kAny);
  QTest::mouseClick(&option(0), Qt::LeftButton);
  option(0).setFocus();
  QTest::keyClick(&option(0), Qt::Key_Down);
  EXPECT_TRUE(option(1).isChecked());
  EXPECT_TRUE(option(1).hasFocus());
  EXPECT_FALSE(option(0).isChecked());
}

TEST_F(AnswerBoxes, AllThatFitAreTickBoxesThatCanBeTakenBack) {
  goToStep<core::ReactionTask>(
      [](const core::Step& step) { return std::get<core::ReactionTask>(step.task->body).choose == core::Choose::All; });
  EXPECT_EQ(roleOf(option(0)), QAccessible::CheckBox);
  QTest::mouseClick(&option(0), Qt::LeftButton);
  QTest::mouseClick(&option(2), Qt::LeftButton);
  EXPECT_TRUE(option(0).isChecked() && option(2).isChecked());
  QTest::mouseClick(&option(0), Qt::LeftButton);
  EXPECT_FALSE(option(0).isChecked());
  EXPECT_TRUE(option(2).isChecked());
}

TEST_F(AnswerBoxes, PickingLeavesTheSpotlightOn) {
  const auto points = [](const core::Step& step) {
    return std::any_of(step.pointAt.begin(), step.pointAt.end(),
                       [](const core::Pointer& p) { return p.at == core::Pointer::At::Unit; });
  };
  goToStep<core::ReactionTask>(points);
  ASSERT_TRUE(isSpotlit());
  QTest::mouseClick(&option(0), Qt::LeftButton);
  EXPECT_TRUE(isSpotlit());
  goToStep<core::TargetTask>([&](const core::Step& step) { return points(step); });
  ASSERT_TRUE(isSpotlit());
  QTest::mouseClick(&option(0), Qt::LeftButton);
  EXPECT_TRUE(isSpotlit());
}

}  // namespace
}  // namespace frontage::ui
