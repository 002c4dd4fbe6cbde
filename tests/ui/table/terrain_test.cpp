#include "geometry/base/polygon.h"
#include "tests/ui/support/table_window.h"
#include "ui/document/document.h"
#include "ui/scene/battlefield_scene.h"
#include "ui/scene/coordinates.h"
#include "ui/scene/snap_item.h"
#include "ui/text/terrain_names.h"

#include <QComboBox>
#include <QLineEdit>

#include <algorithm>
#include <cmath>

namespace frontage::ui {
namespace {

using geometry::Vec;

/// One wood of eight by six inches about (58, 23), chosen.
class Terrain : public TableWindow {
 protected:
  void SetUp() override {
    makeWindow();
    core::Scenario scenario = fourUnits();
    scenario.field.terrain = {
        {{"wood"}, "Wood", core::TerrainKind::Forest, {{{54, 20}, {62, 20}, {62, 26}, {54, 26}}}}};
    open(scenario);
    click({58, 23});
  }
  [[nodiscard]] const std::vector<Vec>& outline() const { return field().terrain[0].shape.vertices; }
  [[nodiscard]] bool hasCorner(Vec at, double within) const {
    return std::any_of(outline().begin(), outline().end(), [&](Vec v) { return geometry::distance(v, at) <= within; });
  }
};

TEST_F(Terrain, TurnsByItsHandleAboutItsMiddle) {
  // The handle stands 34 pixels above the middle of the upper side; a quarter to the right lays the wood on its side.
  drag(Vec{58, 26 + 34 * pixel()}, {66, 23}, Qt::AltModifier);
  for (const Vec corner : {Vec{55, 19}, Vec{61, 19}, Vec{61, 27}, Vec{55, 27}}) EXPECT_TRUE(hasCorner(corner, 0.1));
  trigger("edit/undo");
  EXPECT_TRUE(hasCorner({54, 20}, 0));
}

TEST_F(Terrain, TurnsByTheKeysOfUnits) {
  key(Qt::Key_BracketRight, Qt::ControlModifier);
  key(Qt::Key_BracketRight, Qt::ControlModifier);
  for (const Vec corner : {Vec{55, 19}, Vec{61, 19}, Vec{61, 27}, Vec{55, 27}}) EXPECT_TRUE(hasCorner(corner, 1e-9));
  key(Qt::Key_BracketLeft);
  key(Qt::Key_BracketRight, Qt::ShiftModifier);
  // 90 - 15 + 1 degrees to the right of how it lay: the corner that was at the lower left.
  const double turned = 76 * std::acos(-1.0) / 180;
  const Vec was{-4, -3};
  EXPECT_TRUE(hasCorner(Vec{58, 23} + Vec{was.x * std::cos(turned) + was.y * std::sin(turned),
                                          -was.x * std::sin(turned) + was.y * std::cos(turned)},
                        1e-9));
}

TEST_F(Terrain, IsOfTheKindThatIsChosenInTheInspector) {
  find<QWidget>("inspectorDock").raise();
  auto& kind = find<QComboBox>("terrain/kind");
  kind.setFocus();
  for (const core::TerrainKind wanted : kTerrainKinds) {
    while (kind.currentData().toInt() != static_cast<int>(wanted)) {
      const int before = kind.currentIndex();
      QTest::keyClick(&kind, kind.findData(static_cast<int>(wanted)) > before ? Qt::Key_Down : Qt::Key_Up);
      ASSERT_NE(kind.currentIndex(), before);
    }
    EXPECT_EQ(field().terrain[0].kind, wanted);
  }
}

TEST_F(Terrain, IsNotMadeOfAKindThatAUnitInItForbids) {
  drag({58, 23}, {40, 13}, Qt::AltModifier);  // a wood about the guard
  find<QWidget>("inspectorDock").raise();
  auto& kind = find<QComboBox>("terrain/kind");
  kind.setFocus();
  while (kind.currentData().toInt() != static_cast<int>(core::TerrainKind::Impassable)) {
    const int before = kind.currentIndex();
    QTest::keyClick(&kind, Qt::Key_Up);
    if (kind.currentIndex() == before) break;
  }
  EXPECT_NE(field().terrain[0].kind, core::TerrainKind::Impassable);
  EXPECT_EQ(kind.currentData().toInt(), static_cast<int>(field().terrain[0].kind)) << "the box says what it is";
}

TEST_F(Terrain, ItsPlaceIsTypedWithUnits) {
  find<QWidget>("inspectorDock").raise();
  type("terrain/x", QStringLiteral("762 mm"));
  type("terrain/y", QStringLiteral("2'"));
  for (const Vec corner : {Vec{26, 21}, Vec{34, 21}, Vec{34, 27}, Vec{26, 27}}) EXPECT_TRUE(hasCorner(corner, 1e-9));
}

TEST_F(Terrain, ItsSizeAndItsTurnAreTyped) {
  find<QWidget>("inspectorDock").raise();
  EXPECT_EQ(find<QLineEdit>("terrain/width").text(), QStringLiteral("8\u2033"));
  type("terrain/width", QStringLiteral("10"));
  type("terrain/depth", QStringLiteral("4"));
  for (const Vec corner : {Vec{53, 21}, Vec{63, 21}, Vec{63, 25}, Vec{53, 25}}) EXPECT_TRUE(hasCorner(corner, 1e-9));
  type("terrain/turn", QStringLiteral("90"));
  for (const Vec corner : {Vec{56, 18}, Vec{60, 18}, Vec{60, 28}, Vec{56, 28}}) EXPECT_TRUE(hasCorner(corner, 1e-9));
  EXPECT_EQ(find<QLineEdit>("terrain/turn").text(), QStringLiteral("0\u00b0")) << "it is done";
  EXPECT_EQ(find<QLineEdit>("terrain/width").text(), QStringLiteral("4\u2033"));
  EXPECT_EQ(find<QAction>("edit/undo").text(), QStringLiteral("&Undo Turn Wood"));
}

TEST_F(Terrain, ThatLiesOnTheTableStaysOnIt) {
  find<QWidget>("inspectorDock").raise();
  type("terrain/x", QStringLiteral("68"));  // its right side lies along the edge
  EXPECT_TRUE(hasCorner({72, 20}, 1e-9));
  const core::Scenario before = document().scenario();
  type("terrain/turn", QStringLiteral("45"));
  type("terrain/width", QStringLiteral("9"));
  type("terrain/x", QStringLiteral("69"));
  find<QWidget>("battlefield").setFocus();
  key(Qt::Key_BracketRight);
  key(Qt::Key_Right);
  EXPECT_EQ(document().scenario(), before);
}

TEST_F(Terrain, ItsNameIsTyped) {
  find<QWidget>("inspectorDock").raise();
  type("terrain/name", QStringLiteral("Dark wood"));
  EXPECT_EQ(field().terrain[0].name, "Dark wood");
}

/// Which lines the magnet marks, in inches.
class Magnet : public TableWindow {
 protected:
  [[nodiscard]] std::vector<std::pair<Vec, Vec>> lines() const {
    std::vector<std::pair<Vec, Vec>> found;
    for (const QGraphicsItem* item : window().scene().items())
      if (const auto* mark = dynamic_cast<const SnapItem*>(item))
        for (const QLineF& line : mark->lines()) found.emplace_back(toTable(line.p1()), toTable(line.p2()));
    return found;
  }
  /// A line along which that coordinate stays `at`.
  [[nodiscard]] bool marks(double Vec::*axis, double at) const {
    const auto all = lines();
    return std::any_of(all.begin(), all.end(), [&](const auto& line) {
      return std::fabs(line.first.*axis - at) < 1e-6 && std::fabs(line.second.*axis - at) < 1e-6;
    });
  }
};

TEST_F(Magnet, MarksTheEdgeThatTheUnitsThenShare) {
  // Flush to the left of the guard: they share x = 37.5 from 10 to 14.
  press({20, 12});
  moveTo({30, 12});
  moveTo({35 - 0.12, 12.1});
  EXPECT_TRUE(marks(&Vec::x, 37.5));
  const auto all = lines();
  ASSERT_FALSE(all.empty());
  EXPECT_NEAR(geometry::distance(all[0].first, all[0].second), 4, 1e-6);
  moveTo({35 - 0.12, 12.1}, Qt::AltModifier);
  EXPECT_TRUE(lines().empty()) << "held off, nothing is marked";
  moveTo({35 - 0.12, 12.1});
  EXPECT_TRUE(marks(&Vec::x, 37.5));
  release({35 - 0.12, 12.1});
  EXPECT_TRUE(lines().empty());
}

TEST_F(Magnet, MarksTheInchLineFarFromOthers) {
  // Five wide: its left side comes onto x = 53, its rear onto y = 20.
  press({20, 12});
  moveTo({50, 20});
  moveTo({55.4, 22.1});
  EXPECT_TRUE(marks(&Vec::x, 53));
  EXPECT_TRUE(marks(&Vec::y, 20));
  EXPECT_EQ(lines().size(), 2U);
  moveTo({55.95, 22.5});
  EXPECT_TRUE(lines().empty()) << "no inch line is near";
  release({55.95, 22.5});
}

}  // namespace
}  // namespace frontage::ui
