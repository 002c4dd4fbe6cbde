#include "geometry/measure/shortest_line.h"

#include <gtest/gtest.h>

#include <cmath>

namespace frontage::geometry {
namespace {

Footprint square(double x, double y) {
  return {{{x, y}, Facing::fromBearingDegrees(0)}, 1, 1};
}

Polygon box(double x0, double y0, double x1, double y1) {
  return {{{x0, y0}, {x1, y0}, {x1, y1}, {x0, y1}}};
}

TEST(ShortestLines, AreTheClosestPointsWhereNothingStandsBetween) {
  const auto line = shortestLine(square(0, 0), square(0, 10), {box(5, 4, 7, 6)});
  ASSERT_TRUE(line);
  EXPECT_NEAR(line->length, 8, 1e-9);
}

TEST(ShortestLines, RunRoundARockByItsCorners) {
  // From (1, 1) to (2, 4), up the side to (2, 6), on to (1, 9): twice the root of 10 and 2.
  const auto line = shortestLine(square(0, 0), square(0, 10), {box(-2, 4, 2, 6)});
  ASSERT_TRUE(line);
  EXPECT_NEAR(line->length, 2 * std::sqrt(10.0) + 2, 1e-9);
  ASSERT_EQ(line->points.size(), 4u);
}

TEST(ShortestLines, TakeTheSideThatIsFreeOfTwoParallelEdges) {
  // The rock covers the middle of the gap but not its right end: straight up from there.
  const auto line = shortestLine(square(0, 0), square(0, 10), {box(-2, 4, 0.5, 6)});
  ASSERT_TRUE(line);
  EXPECT_NEAR(line->length, 8, 1e-9);
}

TEST(ShortestLines, TakeTheShorterWayRound) {
  const auto line = shortestLine(square(0, 0), square(0, 10), {box(-9, 4, 3, 6)});
  ASSERT_TRUE(line);
  EXPECT_NEAR(line->length, 2 * std::sqrt(13.0) + 2, 1e-9);
}

TEST(ShortestLines, NeverCutThroughAHollowPiece) {
  // A horseshoe open to the right, with the target inside: round the end of an arm and back in.
  const Polygon horseshoe{{{-4, 4}, {4, 4}, {4, 6}, {-2, 6}, {-2, 14}, {4, 14}, {4, 16}, {-4, 16}}};
  const auto line = shortestLine(square(0, 0), square(0, 10), {horseshoe});
  ASSERT_TRUE(line);
  // (1, 1) to (4, 4), up to (4, 6), back to (1, 9).
  EXPECT_NEAR(line->length, 2 * std::sqrt(18.0) + 2, 1e-9);
}

TEST(ShortestLines, SayWhenTheTargetIsWalledOff) {
  const std::vector<Polygon> walls{box(-4, 6, 4, 7), box(-4, 13, 4, 14), box(-5, 5, -3.5, 15), box(3.5, 5, 5, 15)};
  EXPECT_FALSE(shortestLine(square(0, 0), square(0, 10), walls));
}

}  // namespace
}  // namespace frontage::geometry
