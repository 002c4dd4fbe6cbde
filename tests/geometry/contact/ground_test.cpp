#include "geometry/contact/ground.h"

#include "geometry/base/tolerance.h"

#include <gtest/gtest.h>

namespace frontage::geometry {
namespace {

/// A U: two arms 2 wide, up to y 10, on a foot up to y 2; the notch is x 2 to 3.
Ground horseshoe() {
  return Ground({{{0, 0}, {5, 0}, {5, 10}, {3, 10}, {3, 2}, {2, 2}, {2, 10}, {0, 10}}});
}

Footprint box(Vec min, Vec max) {
  return {{lerp(min, max, 0.5), Facing::fromBearingDegrees(0)}, (max.x - min.x) / 2, (max.y - min.y) / 2};
}

double areaOf(const std::vector<ConvexPolygon>& parts) {
  double twice = 0;
  for (const ConvexPolygon& part : parts)
    for (std::size_t i = 0; i < part.vertices.size(); ++i)
      twice += cross(part.vertices[i], part.vertices[(i + 1) % part.vertices.size()]);
  return twice / 2;
}

TEST(Ground, AcrossTheNotchASegmentLiesOnBothArms) {
  const std::vector<Stretch> on = horseshoe().under({-5, 5}, {5, 5});
  ASSERT_EQ(on.size(), 2U);
  EXPECT_NEAR(on[0].from, 0.5, 1e-4);
  EXPECT_NEAR(on[0].to, 0.7, 1e-4);
  EXPECT_NEAR(on[1].from, 0.8, 1e-4);
  EXPECT_NEAR(on[1].to, 1, 1e-4);
}

TEST(Ground, BelowTheNotchASegmentLiesOnItInOnePiece) {
  const std::vector<Stretch> on = horseshoe().under({0, 1}, {5, 1});
  ASSERT_EQ(on.size(), 1U);
  EXPECT_TRUE(horseshoe().holds(Vec{0, 1}, Vec{5, 1}));
  EXPECT_FALSE(horseshoe().holds(Vec{0, 3}, Vec{5, 3}));
}

TEST(Ground, TheRimAndContactAroundItAreOnIt) {
  EXPECT_TRUE(horseshoe().holds(Vec{0, 0}, Vec{0, 10}));
  EXPECT_TRUE(horseshoe().holds(Vec{-0.9 * kContact, 0}, Vec{-0.9 * kContact, 10}));
  EXPECT_TRUE(horseshoe().under({-1.1 * kContact, 1}, {-1.1 * kContact, 9}).empty());
  EXPECT_TRUE(horseshoe().holds(box({0, 0}, {5, 2})));
}

TEST(Ground, AFootprintWithItsCornersOnBothArmsIsNotWhollyOnIt) {
  EXPECT_FALSE(horseshoe().holds(box({0.5, 4}, {4.5, 6})));
  EXPECT_TRUE(horseshoe().holds(box({0.5, 0.5}, {4.5, 1.5})));
  EXPECT_FALSE(horseshoe().holds(box({0.5, 0.5}, {4.5, 2.5})));
}

TEST(Ground, ThePartsUnderAShapeHaveItsAreaOnIt) {
  const auto under = [](Vec min, Vec max) { return areaOf(horseshoe().under(toPolygon(box(min, max)))); };
  EXPECT_NEAR(under({-1, 4}, {6, 5}), 4, 0.005);
  EXPECT_NEAR(under({2, 1}, {3, 5}), 1, 0.005);
  EXPECT_EQ(under({2.1, 3}, {2.9, 5}), 0);
}

TEST(Ground, ASharpTipReachesNoFartherThanItsPoint) {
  const Ground needle({{{0, 0}, {10, -0.01}, {10, 0.01}}});
  EXPECT_TRUE(needle.under({-2 * kContact, -1}, {-2 * kContact, 1}).empty());
  EXPECT_FALSE(needle.under({0, -1}, {0, 1}).empty());
}

}  // namespace
}  // namespace frontage::geometry
