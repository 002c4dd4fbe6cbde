#include "core/battlefield/formation.h"
#include "tests/ui/support/table_window.h"
#include "ui/document/document.h"
#include "ui/scene/battlefield_scene.h"
#include "ui/theme/theme.h"
#include "ui/view/battlefield_view.h"

#include <QApplication>
#include <QImage>

#include <algorithm>
#include <cmath>
#include <set>

namespace frontage::ui {
namespace {

using geometry::Vec;

/// What is seen of table and units: read from the pixels of the view.
class Drawing : public TableWindow {
 protected:
  [[nodiscard]] QImage picture() const {
    QApplication::processEvents();
    return window().view().viewport()->grab().toImage();
  }
  [[nodiscard]] QColor colourAt(Vec inches) const { return picture().pixelColor(pixelAt(inches)); }
  /// The colour that lies there most of all, within so many pixels.
  [[nodiscard]] static bool isNear(const QColor& a, const QColor& b) {
    return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue()) < 12;
  }
  /// The strongest difference from the bare table within a few pixels of there.
  [[nodiscard]] int inkAt(const QImage& picture, Vec inches, int about = 1) const {
    const QColor bare = theme().colour(Role::Table);
    const QPoint at = pixelAt(inches);
    int most = 0;
    for (int dx = -about; dx <= about; ++dx)
      for (int dy = -about; dy <= about; ++dy) {
        const QColor there = picture.pixelColor(at + QPoint(dx, dy));
        most = std::max(most, std::abs(there.red() - bare.red()) + std::abs(there.green() - bare.green()) +
                                  std::abs(there.blue() - bare.blue()));
      }
    return most;
  }
  void zoom(const char* action, int times) {
    for (int i = 0; i < times; ++i) trigger(action);
  }
  void lookAt(Vec inches) {
    window().view().centerOn(QPointF(inches.x * 32, -inches.y * 32));
    QApplication::processEvents();
  }
  [[nodiscard]] core::Scenario one(int models, int files) const {
    core::Scenario scenario = fourUnits();
    scenario.field.units.resize(1);
    core::Unit& unit = scenario.field.units.front();
    unit.models = models;
    unit.files = files;
    unit.pose.centre = {36, 24};
    return scenario;
  }
};

TEST_F(Drawing, TheInchLinesFadeAsOneZoomsOutTheSixInchLinesLater) {
  const Vec inch{3, 20.5};  // on x = 3, between the lines along it
  const Vec six{6, 20.5};
  zoom("view/zoomIn", 3);
  lookAt({6, 20});
  const int near = inkAt(picture(), inch);
  EXPECT_GT(near, 10);
  EXPECT_GT(inkAt(picture(), six), near);
  trigger("view/fit");
  zoom("view/zoomOut", 12);
  ASSERT_LT(window().view().pixelsPerInch(), 5) << "where lines an inch apart would be grey";
  EXPECT_EQ(inkAt(picture(), {27, 20.5}, 0), 0);
  EXPECT_GT(inkAt(picture(), {30, 20.5}), 3) << "every sixth is still seen";
}

TEST_F(Drawing, DeploymentLinesLieTwelveInchesFromTheLongEdgesForWhomWantsThem) {
  trigger("view/grid");
  const auto ink = [this] {
    int most = 0;
    const QImage seen = picture();
    for (double x = 30; x < 31; x += 0.05) most = std::max(most, std::min(inkAt(seen, {x, 12}), inkAt(seen, {x, 36})));
    return most;
  };
  EXPECT_EQ(ink(), 0);
  trigger("view/deployment");
  EXPECT_GT(ink(), 30);
}

TEST_F(Drawing, AUnitIsDrawnBaseByBaseAndItsCasualtiesAreEmptyPlaces) {
  open(one(18, 5));  // 25.4 mm bases: four ranks, the last of three
  zoom("view/zoomIn", 6);
  lookAt({36, 24});
  const QImage seen = picture();
  const QColor fill = theme().army(0).fill;
  // Of the last rank the three in the middle stand, the places at both ends are empty (rules.md T2).
  const auto place = [](double x, double y) { return Vec{36 + x + 0.3, 24 + y + 0.3}; };
  for (const double x : {-2.0, -1.0, 0.0, 1.0, 2.0})
    EXPECT_TRUE(isNear(seen.pixelColor(pixelAt(place(x, 1.5))), fill)) << x;
  for (const double x : {-1.0, 0.0, 1.0}) EXPECT_TRUE(isNear(seen.pixelColor(pixelAt(place(x, -1.5))), fill)) << x;
  for (const double x : {-2.0, 2.0})
    EXPECT_TRUE(isNear(seen.pixelColor(pixelAt(place(x, -1.5))), theme().colour(Role::Table))) << x;
}

TEST_F(Drawing, ZoomedOutAUnitIsOneBlockWithItsName) {
  open(one(20, 5));
  // As long as bases can be told apart their outlines stand between their tints: look along a line over five of them.
  const auto borders = [this] {
    const QImage seen = picture();
    const QPoint from = pixelAt({33.5, 24.75});
    const QPoint to = pixelAt({38.5, 24.75});
    int crossed = 0;
    bool inside = false;
    for (int x = from.x() + 2; x < to.x() - 2; ++x) {
      const bool fill = isNear(seen.pixelColor(x, from.y()), theme().army(0).fill);
      if (inside && !fill) ++crossed;
      inside = fill;
    }
    return crossed;
  };
  zoom("view/zoomIn", 6);
  lookAt({36, 24});
  EXPECT_GE(borders(), 4);
  const double close = window().view().pixelsPerInch();
  trigger("view/fit");
  zoom("view/zoomOut", 12);
  ASSERT_LT(window().view().pixelsPerInch(), 5);
  EXPECT_GT(close, 20);
  // The block is as large as the footprint and filled all over.
  const QImage seen = picture();
  for (const Vec at : {Vec{34.5, 23}, Vec{36, 24}, Vec{37.5, 25}}) EXPECT_GT(inkAt(seen, at, 0), 20);
}

TEST_F(Drawing, TheFrontEdgeIsThickerThanTheRest) {
  open(one(20, 5));
  zoom("view/zoomIn", 6);
  lookAt({36, 24});
  const QImage seen = picture();
  const auto thickness = [&](double x, double y, double dx, double dy) {
    int dark = 0;
    const QPoint at = pixelAt({x, y});
    for (int i = -8; i <= 8; ++i) {
      const QColor there = seen.pixelColor(at + QPoint(static_cast<int>(dx) * i, static_cast<int>(dy) * i));
      if (isNear(there, theme().army(0).outline)) ++dark;
    }
    return dark;
  };
  EXPECT_GE(thickness(34.3, 26, 0, 1), 3) << "front";
  EXPECT_LE(thickness(34.3, 22, 0, 1), 1) << "rear";
  EXPECT_LE(thickness(33.5, 24.3, 1, 0), 1) << "left";
}

TEST_F(Drawing, TheTwoThemesDrawTheTableInTheirColours) {
  trigger("view/grid");
  const Vec bare{10.5, 24.5};
  trigger("view/theme1");
  EXPECT_TRUE(isNear(colourAt(bare), Theme::light().colour(Role::Table)));
  trigger("view/theme2");
  EXPECT_TRUE(isNear(colourAt(bare), Theme::dark().colour(Role::Table)));
  trigger("view/theme1");
  EXPECT_TRUE(isNear(colourAt(bare), Theme::light().colour(Role::Table)));
}

TEST_F(Drawing, AStateStandsAtTheUnitAsABadge) {
  open(one(20, 5));
  zoom("view/zoomIn", 3);
  lookAt({36, 22});
  const auto ink = [this] {
    int pixels = 0;
    const QImage seen = picture();
    const QPoint from = pixelAt({33, 22});
    const QPoint to = pixelAt({39, 18.5});
    for (int x = from.x(); x < to.x(); ++x)
      for (int y = from.y() + 3; y < to.y(); ++y)
        if (!isNear(seen.pixelColor(x, y), theme().colour(Role::Table))) ++pixels;
    return pixels;
  };
  trigger("view/grid");
  const int without = ink();
  std::set<int> seen{without};
  for (const auto state : {&core::UnitState::fleeing, &core::UnitState::shaken}) {
    core::Scenario scenario = one(20, 5);
    scenario.field.units.front().state.*state = true;
    open(scenario);
    zoom("view/zoomIn", 3);
    lookAt({36, 22});
    EXPECT_GT(ink(), without + 100);
    seen.insert(ink());
  }
  EXPECT_EQ(seen.size(), 3U) << "each state has words of its own";
}

}  // namespace
}  // namespace frontage::ui
