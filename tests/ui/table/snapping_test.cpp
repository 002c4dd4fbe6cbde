#include "core/battlefield/formation.h"
#include "geometry/contact/closest_points.h"
#include "tests/ui/support/table_window.h"
#include "ui/document/document.h"
#include "ui/scene/battlefield_scene.h"
#include "ui/scene/snap_item.h"
#include "ui/view/battlefield_view.h"

#include <QWidget>

#include <cmath>

namespace frontage::ui {
namespace {

using geometry::Vec;

/// Two woods and the four units.
class TerrainSnapping : public TableWindow {
 protected:
  void SetUp() override {
    makeWindow();
    core::Scenario scenario = fourUnits();
    scenario.field.terrain = {box("wood", {50, 20}, 3), box("other", {60, 30}, 2)};
    open(scenario);
  }
  static core::Terrain box(const char* id, Vec at, double half) {
    core::Terrain terrain;
    terrain.id = {id};
    terrain.name = id;
    terrain.kind = core::TerrainKind::Forest;
    terrain.shape.vertices = {at + Vec{-half, -half}, at + Vec{half, -half}, at + Vec{half, half},
                              at + Vec{-half, half}};
    return terrain;
  }
  [[nodiscard]] const std::vector<Vec>& outline(const char* id) const {
    return field().find(core::TerrainId{id})->shape.vertices;
  }
  [[nodiscard]] bool magnetShown() const {
    for (const QGraphicsItem* item : window().scene().items())
      if (const auto* mark = dynamic_cast<const SnapItem*>(item); mark && mark->isShown()) return true;
    return false;
  }
  /// Drags and looks at the magnet before letting go.
  bool dragSeesMagnet(Vec from, Vec to, Qt::KeyboardModifiers held = {}) {
    press(from, held);
    moveTo(geometry::lerp(from, to, 0.5), held);
    moveTo(to, held);
    const bool seen = magnetShown();
    release(to, held);
    return seen;
  }
};

TEST_F(TerrainSnapping, APieceIsDrawnToTheCornerOfAnother) {
  // The upper right corner of the wood to the lower left one of the other: (58, 28).
  EXPECT_TRUE(dragSeesMagnet({50, 20}, Vec{55, 25} + Vec{0.12, -0.1}));
  EXPECT_NEAR(outline("wood")[2].x, 58, 1e-9);
  EXPECT_NEAR(outline("wood")[2].y, 28, 1e-9);
  EXPECT_FALSE(magnetShown()) << "nothing is held any more";
}

TEST_F(TerrainSnapping, APieceIsDrawnOntoTheEdgeOfAnother) {
  // Its right edge to the left one of the other, x = 58, far from every corner.
  EXPECT_TRUE(dragSeesMagnet({50, 20}, Vec{55 - 0.1, 29.4}));
  EXPECT_NEAR(outline("wood")[1].x, 58, 1e-9);
}

TEST_F(TerrainSnapping, APieceIsDrawnOntoTheEdgeOfAUnit) {
  // The front of the guard is y = 14 from x = 37.5 to 42.5: the lower edge of the wood comes down onto it.
  EXPECT_TRUE(dragSeesMagnet({50, 20}, Vec{40.4, 17 + 0.1}));
  EXPECT_NEAR(outline("wood")[0].y, 14, 1e-9);
}

TEST_F(TerrainSnapping, APieceFarFromEverythingIsDrawnToTheInchLines) {
  EXPECT_TRUE(dragSeesMagnet({50, 20}, Vec{30.1, 24 - 0.1}));
  EXPECT_NEAR(outline("wood")[0].x, 27, 1e-9);
  EXPECT_NEAR(outline("wood")[0].y, 21, 1e-9);
}

TEST_F(TerrainSnapping, AltHoldsItOff) {
  EXPECT_FALSE(dragSeesMagnet({50, 20}, Vec{55, 25} + Vec{0.12, -0.1}, Qt::AltModifier));
  EXPECT_GT(std::fabs(outline("wood")[2].x - 58), 1e-6);
}

TEST_F(TerrainSnapping, ACornerIsDrawnToTheCornerOfAUnit) {
  click({50, 20});
  // The right end of the guard's front: (42.5, 14).
  EXPECT_TRUE(dragSeesMagnet({47, 17}, Vec{42.5, 14} + Vec{0.1, 0.1}));
  EXPECT_NEAR(outline("wood")[0].x, 42.5, 1e-9);
  EXPECT_NEAR(outline("wood")[0].y, 14, 1e-9);
  EXPECT_EQ(document().undoStack().count(), 1);
}

TEST_F(TerrainSnapping, ADrawnCornerIsDrawnToWhatLiesThere) {
  trigger("tool/terrain");
  moveTo(Vec{53, 23} + Vec{0.1, 0.05});
  EXPECT_TRUE(magnetShown());
  click(Vec{53, 23} + Vec{0.1, 0.05});
  click({56, 24.5}, Qt::AltModifier);
  click({54, 26.5}, Qt::AltModifier);
  key(Qt::Key_Return);
  ASSERT_EQ(field().terrain.size(), 3U);
  const auto& drawn = field().terrain.back().shape.vertices;
  EXPECT_TRUE(std::any_of(drawn.begin(), drawn.end(), [](Vec v) { return geometry::distance(v, Vec{53, 23}) < 1e-9; }));
}

/// Figures along the view for whoever has zoomed in.
class EdgeRulers : public TableWindow {
 protected:
  [[nodiscard]] QWidget& below() const { return find<QWidget>("edgeRuler/below"); }
  [[nodiscard]] QWidget& left() const { return find<QWidget>("edgeRuler/left"); }
  void zoomIn() {
    for (int i = 0; i < 6; ++i) trigger("view/zoomIn");
    QApplication::processEvents();
  }
};

TEST_F(EdgeRulers, AreNotNeededWhileTheTablesOwnAreInSight) {
  EXPECT_FALSE(below().isVisible());
  EXPECT_FALSE(left().isVisible());
}

TEST_F(EdgeRulers, StandAtTheEdgesOfTheViewOnceOneHasZoomedIn) {
  zoomIn();
  ASSERT_TRUE(below().isVisible());
  ASSERT_TRUE(left().isVisible());
  const QRect view = window().view().viewport()->geometry();
  EXPECT_EQ(below().geometry().bottom(), view.bottom());
  EXPECT_EQ(left().geometry().left(), view.left());
  trigger("view/fit");
  EXPECT_FALSE(below().isVisible());
}

/// The tick of an inch stands right under the inch itself: found in the picture, not asked of the ruler.
TEST_F(EdgeRulers, TheirTicksStandUnderTheirInches) {
  zoomIn();
  const Vec middle = window().view().centreOfView();
  const double inch = std::round(middle.x);
  const int x = pixelAt({inch, middle.y}).x() - (below().pos() - window().view().viewport()->pos()).x();
  const QImage picture = below().grab().toImage();
  const auto isInk = [&](int at) { return at >= 0 && at < picture.width() && qGray(picture.pixel(at, 1)) < 160; };
  EXPECT_TRUE(isInk(x - 1) || isInk(x) || isInk(x + 1));
  EXPECT_FALSE(isInk(x + 5)) << "between two inches there is nothing";
}

TEST_F(EdgeRulers, FollowTheViewWhenItIsPanned) {
  zoomIn();
  const QImage before = below().grab().toImage();
  QWidget* viewport = window().view().viewport();
  const QPoint start = viewport->rect().center();
  QTest::mousePress(viewport, Qt::MiddleButton, {}, start);
  QTest::mouseMove(viewport, start + QPoint(37, 0));
  QTest::mouseRelease(viewport, Qt::MiddleButton, {}, start + QPoint(37, 0));
  EXPECT_NE(below().grab().toImage(), before);
}

TEST_F(EdgeRulers, GoWithTheSwitchOfTheRulers) {
  zoomIn();
  trigger("view/rulers");
  EXPECT_FALSE(below().isVisible());
  trigger("view/rulers");
  EXPECT_TRUE(below().isVisible());
}

}  // namespace
}  // namespace frontage::ui
