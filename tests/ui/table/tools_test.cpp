#include "core/battlefield/formation.h"
#include "geometry/contact/relation.h"
#include "tests/ui/support/table_window.h"
#include "ui/document/document.h"
#include "ui/scene/battlefield_scene.h"
#include "ui/scene/readout_item.h"
#include "ui/tools/manoeuvre_tool.h"
#include "ui/tools/ruler_tool.h"
#include "ui/view/battlefield_view.h"
#include "ui/window/table_tools.h"

#include <QComboBox>
#include <QLabel>

#include <cmath>
#include <numbers>

namespace frontage::ui {
namespace {

using geometry::Vec;

using Tools = TableWindow;

// All units are 5 inches wide, 4 deep, with Movement 4: a wheel of 4 inches is 0.8 radians.

TEST_F(Tools, WheelTurnsAboutTheOtherFrontCornerAndIsHeldAtTheMovement) {
  trigger("tool/wheel");
  const Vec pivot = core::footprintOf(unit("knights")).frontLeft();
  drag({22.5, 14}, {17.5, 24});  // the front right corner, far past the limit
  const geometry::Footprint after = core::footprintOf(unit("knights"));
  EXPECT_NEAR(geometry::distance(after.frontLeft(), pivot), 0, 1e-9);
  EXPECT_NEAR(unit("knights").pose.facing.bearingDegrees(), 360 - 0.8 * 180 / std::numbers::pi, 1e-6);
  EXPECT_NEAR(window().tools().desk().manoeuvre->used(), 4, 1e-9);
  EXPECT_EQ(document().undoStack().count(), 1);
  EXPECT_TRUE(document().undoStack().undoText().startsWith(QStringLiteral("Wheel knights 45.8")));
}

TEST_F(Tools, GoingBackGivesTheInchesBack) {
  trigger("tool/wheel");
  const geometry::Pose start = unit("knights").pose;
  press({22.5, 14});
  moveTo({22, 16});
  EXPECT_GT(window().tools().desk().manoeuvre->used(), 1);
  moveTo({22.5, 14});
  EXPECT_NEAR(window().tools().desk().manoeuvre->used(), 0, 0.05);
  moveTo({22.5, 12});  // never backwards
  EXPECT_NEAR(window().tools().desk().manoeuvre->used(), 0, 1e-12);
  release({22.5, 12});
  EXPECT_NEAR(geometry::distance(unit("knights").pose.centre, start.centre), 0, 1e-9);
}

TEST_F(Tools, WheelAndAdvanceShareTheLimitThatIsTyped) {
  trigger("tool/advance");
  click({20, 12});
  type("toolOptions/limit", QStringLiteral("10\""));
  drag({20, 12}, {20, 18});
  EXPECT_NEAR(unit("knights").pose.centre.y, 18, 2 * pixel());
  trigger("tool/wheel");
  const geometry::Footprint now = core::footprintOf(unit("knights"));
  drag(now.frontRight(), now.frontLeft() + Vec{0, 10});
  EXPECT_NEAR(window().tools().desk().manoeuvre->used(), 10, 1e-9);
  EXPECT_TRUE(find<QLabel>("toolOptions/used").text().contains(QStringLiteral("10″")));
}

TEST_F(Tools, AnAdvanceStopsAtWhatStandsInTheWay) {
  trigger("tool/advance");
  click({20, 12});
  type("toolOptions/limit", QStringLiteral("40"));
  drag({20, 12}, {20, 40});
  EXPECT_EQ(geometry::relate(core::footprintOf(unit("knights")), core::footprintOf(unit("spears"))),
            geometry::Relation::Touching);
}

TEST_F(Tools, TheRulerMeasuresTheClosestPointsBetweenUnits) {
  trigger("tool/ruler");
  drag({20, 12}, {40, 12});
  ASSERT_TRUE(window().tools().ruler().measured());
  EXPECT_NEAR(*window().tools().ruler().measured(), 15, 1e-9);
  drag({20, 20}, {23, 24});
  EXPECT_NEAR(*window().tools().ruler().measured(), 5, 2 * pixel());
  EXPECT_EQ(document().undoStack().count(), 0);
}

TEST_F(Tools, AClickWithTheRulerMeasuresNothingAndClearsWhatWasMeasured) {
  trigger("tool/ruler");
  const auto shown = [this] {
    int count = 0;
    for (const QGraphicsItem* item : window().scene().items())
      if (const auto* readout = dynamic_cast<const ReadoutItem*>(item); readout && readout->isVisible()) ++count;
    return count;
  };
  click({30, 24});
  EXPECT_FALSE(window().tools().ruler().measured());
  EXPECT_EQ(shown(), 0);
  drag({20, 20}, {23, 24});
  EXPECT_EQ(shown(), 1);
  click({30, 24});
  EXPECT_FALSE(window().tools().ruler().measured());
  EXPECT_EQ(shown(), 0);
}

TEST_F(Tools, TheRulerMeasuresFromAPointToTheNearestOfAUnitThatStandsOblique) {
  click({40, 12});
  key(Qt::Key_BracketRight, Qt::ControlModifier);  // 45 degrees: its left front corner looks up
  trigger("tool/ruler");
  const geometry::Footprint guard = core::footprintOf(unit("guard"));
  const Vec above = guard.frontLeft() + Vec{0, 6};
  drag(above, guard.pose.centre);
  ASSERT_TRUE(window().tools().ruler().measured());
  EXPECT_NEAR(*window().tools().ruler().measured(), 6, 2 * pixel());
}

TEST_F(Tools, TerrainIsDrawnCornerByCorner) {
  trigger("tool/terrain");
  auto& kind = find<QComboBox>("toolOptions/terrainKind");
  kind.setCurrentIndex(kind.findData(static_cast<int>(core::TerrainKind::Forest)));
  for (const Vec corner : {Vec{28, 20}, Vec{34, 20}, Vec{34, 26}}) click(corner);
  key(Qt::Key_Return);
  ASSERT_EQ(field().terrain.size(), 1U);
  EXPECT_EQ(field().terrain[0].kind, core::TerrainKind::Forest);
  ASSERT_EQ(field().terrain[0].shape.vertices.size(), 3U);
  EXPECT_EQ(field().terrain[0].shape.vertices[0], (Vec{28, 20}));
  trigger("edit/undo");
  EXPECT_TRUE(field().terrain.empty());
}

TEST_F(Tools, AnOutlineThatCrossesItselfIsRefusedWithTheReason) {
  trigger("tool/terrain");
  for (const Vec corner : {Vec{28, 20}, Vec{34, 26}, Vec{34, 20}, Vec{28, 26}}) click(corner);
  key(Qt::Key_Return);
  EXPECT_TRUE(field().terrain.empty());
  EXPECT_FALSE(find<QLabel>("hintBar/line").text().isEmpty());
}

TEST_F(Tools, CornersOfTerrainAreDraggedAddedAndRemoved) {
  core::Scenario scenario = fourUnits();
  scenario.field.terrain = {{{"wood"}, "Wood", core::TerrainKind::Forest, {{{28, 20}, {36, 20}, {36, 26}, {28, 26}}}}};
  open(scenario);
  click({32, 23});
  drag({36, 26}, {38, 28});
  EXPECT_EQ(field().terrain[0].shape.vertices[2], (Vec{38, 28}));
  drag({32, 20}, {32, 18});
  ASSERT_EQ(field().terrain[0].shape.vertices.size(), 5U);
  EXPECT_EQ(field().terrain[0].shape.vertices[1], (Vec{32, 18}));
  QTest::mouseDClick(window().view().viewport(), Qt::LeftButton, {}, pixelAt({32, 18}));
  EXPECT_EQ(field().terrain[0].shape.vertices.size(), 4U);
  EXPECT_EQ(document().undoStack().count(), 3);
}

}  // namespace
}  // namespace frontage::ui
