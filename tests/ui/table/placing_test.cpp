#include "core/battlefield/formation.h"
#include "core/battlefield/placement.h"
#include "core/rules/unit_library.h"
#include "geometry/contact/relation.h"
#include "tests/ui/support/table_window.h"
#include "ui/document/document.h"
#include "ui/library/library_panel.h"
#include "ui/scene/battlefield_scene.h"
#include "ui/scene/ghost_item.h"
#include "ui/scene/snap_item.h"
#include "ui/tools/tool.h"
#include "ui/view/battlefield_view.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>
#include <QTreeView>

namespace frontage::ui {
namespace {

using geometry::Vec;

const LibraryEntry kKnights{"knights", {}};

const GhostItem* visibleGhost(const BattlefieldScene& scene) {
  for (const QGraphicsItem* item : scene.items())
    if (const auto* ghost = dynamic_cast<const GhostItem*>(item); ghost && ghost->isVisible()) return ghost;
  return nullptr;
}

bool snapMarkShown(const BattlefieldScene& scene) {
  for (const QGraphicsItem* item : scene.items())
    if (const auto* mark = dynamic_cast<const SnapItem*>(item); mark && mark->isShown()) return true;
  return false;
}

using Placing = TableWindow;

TEST_F(Placing, ADropFromTheLibraryPutsTheUnitUnderThePointer) {
  ASSERT_TRUE(dropFromLibrary(kKnights, {55, 20}));
  ASSERT_EQ(field().units.size(), 5U);
  const core::Unit& placed = field().units.back();
  EXPECT_EQ(placed.army.value, "red");
  EXPECT_EQ(placed.models, core::UnitLibrary::bundled().find("knights")->models);
  EXPECT_NEAR(placed.pose.centre.x, 55, pixel());
  EXPECT_NEAR(placed.pose.centre.y, 20, pixel());
  EXPECT_EQ(document().selection().units, std::set<core::UnitId>{placed.id});
  EXPECT_EQ(document().undoStack().undoText().toStdString(), "Place Knights");
  trigger("edit/undo");
  EXPECT_EQ(field().units.size(), 4U);
}

TEST_F(Placing, TheGhostOfADropTurnsRedOverAUnitAndTheDropIsRefused) {
  ASSERT_TRUE(hoverFromLibrary(kKnights, {55, 20}));
  ASSERT_TRUE(visibleGhost(window().scene()));
  EXPECT_FALSE(visibleGhost(window().scene())->isForbidden());
  ASSERT_TRUE(hoverFromLibrary(kKnights, {20, 12}));
  ASSERT_TRUE(visibleGhost(window().scene()));
  EXPECT_TRUE(visibleGhost(window().scene())->isForbidden());
  EXPECT_FALSE(dropFromLibrary(kKnights, {20, 12}));
  EXPECT_EQ(field().units.size(), 4U);
  EXPECT_FALSE(visibleGhost(window().scene()));
  EXPECT_TRUE(find<QLabel>("hintBar/line").text().contains(QStringLiteral("overlap")));
}

TEST_F(Placing, TerrainOfEveryKindCanBeDropped) {
  double x = 8;
  for (const auto kind : {core::TerrainKind::Hill, core::TerrainKind::Forest, core::TerrainKind::Water,
                          core::TerrainKind::Field, core::TerrainKind::Obstacle}) {
    ASSERT_TRUE(dropFromLibrary({{}, kind}, {x, 24}));
    EXPECT_EQ(field().terrain.back().kind, kind);
    x += 12;
  }
  ASSERT_TRUE(dropFromLibrary({{}, core::TerrainKind::Impassable}, {60, 8}));
  ASSERT_TRUE(dropFromLibrary({{}, core::TerrainKind::Building}, {60, 40}));
  EXPECT_EQ(field().terrain.size(), 7U);
}

TEST_F(Placing, InsertPutsTheChosenUnitOnAFreePlace) {
  find<QTreeView>("library/tree").setFocus();
  trigger("edit/insert");
  trigger("edit/insert");
  ASSERT_EQ(field().units.size(), 6U);
  for (const core::Unit& one : field().units) EXPECT_FALSE(core::placementFault(field(), one)) << one.id.value;
}

TEST_F(Placing, TheSearchFieldFindsAndEnterInserts) {
  type("library/search", QStringLiteral("lancers"));
  ASSERT_EQ(field().units.size(), 5U);
  EXPECT_EQ(field().units.back().name, "Lancers");
}

TEST_F(Placing, AClickSelectsAndAnEmptyPlaceUnselects) {
  click({20, 12});
  EXPECT_EQ(document().selection().units, (std::set<core::UnitId>{{"knights"}}));
  click({40, 12}, Qt::ShiftModifier);
  EXPECT_EQ(document().selection().units.size(), 2U);
  click({30, 24});
  EXPECT_TRUE(document().selection().empty());
}

TEST_F(Placing, TheRubberBandSelectsWhatItTouches) {
  drag({10, 5}, {50, 20});
  EXPECT_EQ(document().selection().units, (std::set<core::UnitId>{{"knights"}, {"guard"}}));
  drag({10, 40}, {25, 30}, Qt::ShiftModifier);
  EXPECT_EQ(document().selection().units.size(), 3U);
}

TEST_F(Placing, TabGoesThroughTheUnitsAndCtrlASelectsAll) {
  key(Qt::Key_Tab);
  EXPECT_EQ(document().selection().units, (std::set<core::UnitId>{{"knights"}}));
  key(Qt::Key_Tab);
  EXPECT_EQ(document().selection().units, (std::set<core::UnitId>{{"guard"}}));
  key(Qt::Key_Backtab, Qt::ShiftModifier);
  EXPECT_EQ(document().selection().units, (std::set<core::UnitId>{{"knights"}}));
  key(Qt::Key_A, Qt::ControlModifier);
  EXPECT_EQ(document().selection().units.size(), 4U);
}

TEST_F(Placing, AClickOnOneOfSeveralSelectsItAloneADragMovesThemAll) {
  key(Qt::Key_A, Qt::ControlModifier);
  const Vec guard = unit("guard").pose.centre;
  drag({20, 12}, {22, 14}, Qt::AltModifier);
  EXPECT_EQ(document().selection().units.size(), 4U);
  EXPECT_NEAR(unit("guard").pose.centre.x, guard.x + 2, 2 * pixel());
  click(unit("guard").pose.centre);
  EXPECT_EQ(document().selection().units, (std::set<core::UnitId>{{"guard"}}));
}

TEST_F(Placing, ADragMovesAndIsOneStepOfUndo) {
  const core::Battlefield before = field();
  drag({20, 12}, {27, 17}, Qt::AltModifier);
  EXPECT_NEAR(unit("knights").pose.centre.x, 27, 2 * pixel());
  EXPECT_NEAR(unit("knights").pose.centre.y, 17, 2 * pixel());
  EXPECT_EQ(document().undoStack().count(), 1);
  trigger("edit/undo");
  EXPECT_EQ(field(), before);
}

TEST_F(Placing, EscapeTakesADragBack) {
  const core::Battlefield before = field();
  press({20, 12});
  moveTo({25, 15});
  moveTo({28, 18});
  EXPECT_NE(field(), before);
  key(Qt::Key_Escape);
  EXPECT_EQ(field(), before);
  release({28, 18});
  EXPECT_EQ(field(), before);
}

TEST_F(Placing, AUnitIsNeverLeftOnAnother) {
  press({20, 12}, Qt::AltModifier);
  moveTo({30, 12}, Qt::AltModifier);
  moveTo({40, 12.4}, Qt::AltModifier);
  ASSERT_TRUE(visibleGhost(window().scene()));
  EXPECT_TRUE(visibleGhost(window().scene())->isForbidden());
  release({40, 12.4}, Qt::AltModifier);
  EXPECT_FALSE(visibleGhost(window().scene()));
  EXPECT_NE(geometry::relate(core::footprintOf(unit("knights")), core::footprintOf(unit("guard"))),
            geometry::Relation::Overlapping);
}

TEST_F(Placing, ArrowKeysMoveByAnInchATenthOrSix) {
  click({20, 12});
  const Vec start = unit("knights").pose.centre;
  key(Qt::Key_Right);
  key(Qt::Key_Up, Qt::ShiftModifier);
  key(Qt::Key_Right, Qt::ControlModifier);
  EXPECT_NEAR(unit("knights").pose.centre.x, start.x + 7, 1e-9);
  EXPECT_NEAR(unit("knights").pose.centre.y, start.y + 0.1, 1e-9);
  EXPECT_EQ(document().undoStack().count(), 3);
}

TEST_F(Placing, BracketsTurnByFifteenOneOrFortyFiveDegrees) {
  click({20, 12});
  key(Qt::Key_BracketRight);
  EXPECT_NEAR(unit("knights").pose.facing.bearingDegrees(), 15, 1e-9);
  key(Qt::Key_BracketRight, Qt::ShiftModifier);
  EXPECT_NEAR(unit("knights").pose.facing.bearingDegrees(), 16, 1e-9);
  key(Qt::Key_BracketLeft, Qt::ControlModifier);
  EXPECT_NEAR(unit("knights").pose.facing.bearingDegrees(), 331, 1e-9);
}

TEST_F(Placing, TheHandleTurnsTheUnit) {
  click({20, 12});
  // The handle stands 34 pixels before the middle of the front edge.
  const Vec handle{20, 14 + 34 * pixel()};
  drag(handle, {20 + 10, 12}, Qt::AltModifier);
  EXPECT_NEAR(unit("knights").pose.facing.bearingDegrees(), 90, 1.01);
  EXPECT_NEAR(unit("knights").pose.centre.x, 20, 1e-9);
}

TEST_F(Placing, TheHandleStandsBehindTheUnitWhereAnEnemyIsAheadOfIt) {
  const Vec ahead{20, 14 + 34 * pixel()};
  drag({20, 34}, ahead + Vec{0, 1.5}, Qt::AltModifier);
  click({20, 12});
  click(ahead);
  EXPECT_EQ(document().selection().units, std::set<core::UnitId>{{"spears"}});
  click({20, 12});
  drag({20, 10 - 34 * pixel()}, {20 - 10, 12}, Qt::AltModifier);
  EXPECT_NEAR(unit("knights").pose.facing.bearingDegrees(), 90, 1.01);
  EXPECT_NEAR(unit("knights").pose.centre.x, 20, 1e-9);
}

TEST_F(Placing, ADragEndsWhenTheButtonWasLetGoOfElsewhere) {
  press({20, 12});
  moveTo({30, 20});
  QWidget* viewport = window().view().viewport();
  const QPointF there = pixelAt({32, 21});
  QMouseEvent without(QEvent::MouseMove, there, viewport->mapToGlobal(there), Qt::NoButton, Qt::NoButton, {});
  QApplication::sendEvent(viewport, &without);
  EXPECT_EQ(unit("knights").pose.centre, (Vec{20, 12}));
  EXPECT_FALSE(window().view().tool()->isBusy());
  EXPECT_FALSE(snapMarkShown(window().scene()));
}

TEST_F(Placing, KeysOfTheMenusDoNothingInTheMiddleOfADrag) {
  press({20, 12});
  moveTo({30, 20}, Qt::AltModifier);
  key(Qt::Key_Delete);
  key(Qt::Key_Z, Qt::ControlModifier);
  key(Qt::Key_Right);
  ASSERT_EQ(field().units.size(), 4U);
  release({30, 20}, Qt::AltModifier);
  EXPECT_NEAR(unit("knights").pose.centre.x, 30, pixel());
  EXPECT_EQ(document().undoStack().count(), 1);
}

TEST_F(Placing, CopyPasteDuplicateAndDelete) {
  click({20, 12});
  trigger("edit/copy");
  trigger("edit/paste");
  ASSERT_EQ(field().units.size(), 5U);
  EXPECT_EQ(field().units.back().models, 20);
  EXPECT_FALSE(core::placementFault(field(), field().units.back()));
  trigger("edit/duplicate");
  EXPECT_EQ(field().units.size(), 6U);
  trigger("edit/delete");
  EXPECT_EQ(field().units.size(), 5U);
  trigger("edit/undo");
  EXPECT_EQ(field().units.size(), 6U);
}

TEST_F(Placing, DraggedNearAnotherUnitItSnapsIntoBaseContact) {
  // Half widths are 2.5 inches: flush side by side with the guard at x = 35.
  press({20, 12});
  moveTo({30, 12});
  moveTo({35 - 0.12, 12.1});
  EXPECT_TRUE(snapMarkShown(window().scene()));
  release({35 - 0.12, 12.1});
  EXPECT_NEAR(unit("knights").pose.centre.x, 35, 1e-9);
  EXPECT_NEAR(unit("knights").pose.centre.y, 12, 1e-9);
  EXPECT_EQ(geometry::relate(core::footprintOf(unit("knights")), core::footprintOf(unit("guard"))),
            geometry::Relation::Touching);
}

TEST_F(Placing, SnappingTakesOverTheFacingOfTheNeighbour) {
  click({40, 12});
  key(Qt::Key_BracketRight, Qt::ControlModifier);  // the guard looks to 45 degrees
  const geometry::Footprint guard = core::footprintOf(unit("guard"));
  click({20, 12});
  for (int i = 0; i < 2; ++i) key(Qt::Key_BracketRight);
  for (int i = 0; i < 10; ++i) key(Qt::Key_BracketRight, Qt::ShiftModifier);  // the knights to 40
  const Vec flush = guard.pose.toTable({-5.08, 0});
  drag({20, 12}, flush);
  EXPECT_NEAR(unit("knights").pose.facing.bearingDegrees(), 45, 1e-9);
  EXPECT_EQ(geometry::relate(core::footprintOf(unit("knights")), guard), geometry::Relation::Touching);
}

TEST_F(Placing, AltHoldsSnappingOff) {
  drag({20, 12}, {34.9, 12.1}, Qt::AltModifier);
  EXPECT_GT(std::abs(unit("knights").pose.centre.x - 35), 1e-6);
}

TEST_F(Placing, AlignFacingAndLineUp) {
  click({40, 12});
  key(Qt::Key_BracketRight);
  key(Qt::Key_Up);
  key(Qt::Key_A, Qt::ControlModifier);
  click({20, 34}, Qt::ShiftModifier);
  click({40, 34}, Qt::ShiftModifier);
  ASSERT_EQ(document().selection().units.size(), 2U);
  trigger("edit/lineUp");
  EXPECT_NEAR(core::footprintOf(unit("guard")).frontCentre().y, core::footprintOf(unit("knights")).frontCentre().y,
              1e-9);
  EXPECT_EQ(unit("guard").pose.facing, unit("knights").pose.facing);
}

TEST_F(Placing, CopiesAndWhatIsInsertedAgainAreNumbered) {
  const auto newest = [this] { return field().units.back().name; };
  click({20, 12});
  const std::string name = unit("knights").name;
  trigger("edit/copy");
  trigger("edit/paste");
  EXPECT_EQ(newest(), name + " 2");
  trigger("edit/duplicate");
  EXPECT_EQ(newest(), name + " 3") << "of the copy, which is selected";
  type("library/search", QStringLiteral("lancers"));
  EXPECT_EQ(newest(), "Lancers");
  trigger("edit/insert");
  EXPECT_EQ(newest(), "Lancers 2");
  EXPECT_EQ(find<QAction>("edit/undo").text(), QStringLiteral("&Undo Place Lancers 2"));
  dropFromLibrary({{}, core::TerrainKind::Hill}, {30, 30});
  dropFromLibrary({{}, core::TerrainKind::Hill}, {50, 30});
  EXPECT_EQ(field().terrain.back().name, "Hill 2");
}

}  // namespace
}  // namespace frontage::ui
