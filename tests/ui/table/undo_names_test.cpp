#include "core/battlefield/formation.h"
#include "tests/ui/support/table_window.h"
#include "ui/document/document.h"
#include "ui/library/library_entry.h"
#include "ui/scene/coordinates.h"
#include "ui/view/battlefield_view.h"

#include <QCheckBox>

#include <functional>

namespace frontage::ui {
namespace {

using geometry::Vec;

/// What stands beside Undo in the Edit menu after each kind of gesture, and that it is one step back to the start.
class UndoNames : public TableWindow {
 protected:
  void SetUp() override {
    makeWindow();
    core::Scenario scenario = fourUnits();
    scenario.field.units[0].name = "Knights";
    scenario.field.units[1].name = "Guard";
    scenario.field.terrain = {
        {{"wood"}, "Wood", core::TerrainKind::Forest, {{{54, 20}, {62, 20}, {62, 26}, {54, 26}}}}};
    open(scenario);
  }
  /// Does something that changes the table, and reads the menu.
  void expectStep(const char* name, const std::function<void()>& gesture) {
    const core::Scenario before = document().scenario();
    const int steps = document().undoStack().index();
    gesture();
    const core::Scenario after = document().scenario();
    EXPECT_NE(after, before) << name;
    EXPECT_EQ(document().undoStack().index(), steps + 1) << name << " is one step";
    EXPECT_EQ(find<QAction>("edit/undo").text().toStdString(), std::string("&Undo ") + name);
    trigger("edit/undo");
    EXPECT_EQ(document().scenario(), before) << name << " undone";
    EXPECT_EQ(find<QAction>("edit/redo").text().toStdString(), std::string("&Redo ") + name);
    trigger("edit/redo");
    EXPECT_EQ(document().scenario(), after) << name << " done again";
  }
  [[nodiscard]] Vec handleOf(Vec middle) const { return middle + Vec{0, 34 * pixel()}; }
  void selectBoth() {
    click(unit("knights").pose.centre);
    click(unit("guard").pose.centre, Qt::ShiftModifier);
  }
};

TEST_F(UndoNames, OfMovesAndTurns) {
  expectStep("Move Knights", [&] { drag({20, 12}, {23, 15}, Qt::AltModifier); });
  expectStep("Move Knights", [&] { key(Qt::Key_Left, Qt::ControlModifier); });
  expectStep("Turn Knights", [&] { key(Qt::Key_BracketRight); });
  expectStep("Turn Knights", [&] {
    const geometry::Footprint now = core::footprintOf(unit("knights"));
    const Vec ahead = now.pose.facing.forward();
    drag(now.frontCentre() + ahead * (34 * pixel()), now.pose.centre + Vec{8, 0}, Qt::AltModifier);
  });
  expectStep("Move 2 things", [&] {
    selectBoth();
    key(Qt::Key_Up);
  });
}

TEST_F(UndoNames, OfTheWheelAndTheAdvanceCarryTheFigure) {
  // Five inches wide: a corner that goes 2.79253 inches along its arc has turned by 32 degrees, and is held there.
  trigger("tool/wheel");
  click({20, 12});
  type("toolOptions/limit", QStringLiteral("2.7925268"));
  expectStep("Wheel Knights 32°", [&] { drag({22.5, 14}, {17.5, 24}); });
  trigger("edit/undo");
  trigger("tool/advance");
  type("toolOptions/limit", QStringLiteral("88.9 mm"));
  expectStep("Advance Knights 3.5″", [&] { drag({20, 12}, {20, 24}); });
}

TEST_F(UndoNames, OfAligningLiningUpAndCopies) {
  click({40, 12});
  key(Qt::Key_BracketRight);
  key(Qt::Key_Up);
  selectBoth();
  expectStep("Align facing", [&] { trigger("edit/alignFacing"); });
  expectStep("Line up", [&] { trigger("edit/lineUp"); });
  click(unit("knights").pose.centre);
  trigger("edit/copy");
  expectStep("Paste Knights 2", [&] { trigger("edit/paste"); });
  click(unit("guard").pose.centre);
  expectStep("Duplicate Guard", [&] { trigger("edit/duplicate"); });
  click(unit("guard").pose.centre);
  expectStep("Delete Guard", [&] { trigger("edit/delete"); });
  click(unit("knights").pose.centre);
  expectStep("Cut Knights", [&] { trigger("edit/cut"); });
}

TEST_F(UndoNames, OfTerrain) {
  expectStep("Move Wood", [&] { drag({58, 23}, {57, 22}, Qt::AltModifier); });
  expectStep("Turn Wood", [&] { key(Qt::Key_BracketLeft); });
  trigger("edit/undo");
  expectStep("Reshape Wood", [&] {
    const Vec corner = field().terrain[0].shape.vertices[2];
    drag(corner, corner + Vec{1, 1}, Qt::AltModifier);
  });
  expectStep("Remove corner of Wood", [&] {
    QTest::mouseDClick(window().view().viewport(), Qt::LeftButton, {}, pixelAt(field().terrain[0].shape.vertices[2]));
  });
  trigger("tool/terrain");
  expectStep("Draw Hill", [&] {
    for (const Vec corner : {Vec{28, 20}, Vec{34, 20}, Vec{34, 26}}) click(corner);
    key(Qt::Key_Return);
  });
}

TEST_F(UndoNames, OfWhatIsDroppedAndTyped) {
  expectStep("Place Hill", [&] { dropFromLibrary({{}, core::TerrainKind::Hill}, {30, 24}); });
  click({20, 12});
  expectStep("Move Knights", [&] { type("unit/x", QStringLiteral("22\"")); });
  expectStep("Turn Knights", [&] { type("unit/facing", QStringLiteral("10")); });
  expectStep("Change models of Knights", [&] { type("unit/models", QStringLiteral("15")); });
  expectStep("Change state of Knights",
             [&] { QTest::mouseClick(&find<QCheckBox>("unit/fleeing"), Qt::LeftButton, {}, QPoint(8, 8)); });
  expectStep("Rename to Lancers", [&] { type("unit/name", QStringLiteral("Lancers")); });
  key(Qt::Key_Escape);
  expectStep("Resize table", [&] { type("table/width", QStringLiteral("80")); });
  expectStep("Name army Northmen", [&] { type("table/army1", QStringLiteral("Northmen")); });
}

TEST_F(UndoNames, AKeyHeldDownIsOneStep) {
  click({20, 12});
  expectStep("Move Knights", [&] {
    for (int i = 0; i < 5; ++i) {
      QKeyEvent held(QEvent::KeyPress, Qt::Key_Up, {}, QString(), i > 0);
      QApplication::sendEvent(&window().view(), &held);
    }
  });
}

TEST_F(UndoNames, AClickThatTremblesIsNoStep) {
  click({20, 12});
  const core::Scenario before = document().scenario();
  const auto tremble = [&](Vec at) {
    press(at, Qt::AltModifier);
    moveTo(at + Vec{pixel(), pixel()}, Qt::AltModifier);
    release(at + Vec{pixel(), pixel()}, Qt::AltModifier);
    EXPECT_EQ(document().undoStack().count(), 0);
  };
  tremble({20, 12});
  tremble(handleOf({20, 14}));
  click({58, 23});
  tremble({62, 26});
  tremble({58, 26});
  for (const char* tool : {"tool/wheel", "tool/advance"}) {
    trigger(tool);
    tremble({22.4, 13.9});
  }
  EXPECT_EQ(document().scenario(), before);
}

}  // namespace
}  // namespace frontage::ui
