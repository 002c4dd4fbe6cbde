#include "geometry/contact/clearance.h"

#include "geometry/base/tolerance.h"
#include "geometry/contact/relation.h"
#include "tests/support/brute_distance.h"
#include "tests/support/random_boards.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>

namespace frontage::geometry {
namespace {

using frontage::testing::bruteDistance;
using frontage::testing::Random;
using frontage::testing::repeats;

const Footprint kLine{{{0, 0}, Facing()}, 2, 1};

ConvexPolygon box(Vec low, Vec high) {
  return {{low, {high.x, low.y}, high, {low.x, high.y}}};
}

TEST(FreeAdvance, StopsAnInchShort) {
  EXPECT_NEAR(freeAdvance(kLine, 20, box({-9, 10}, {9, 12}), 1), 8, 1e-8);
  EXPECT_EQ(freeAdvance(kLine, 5, box({-9, 10}, {9, 12}), 1), 5);
}

TEST(FreeAdvance, PassesACornerAtExactlyAnInch) {
  EXPECT_EQ(freeAdvance(kLine, 20, box({3, 5}, {9, 12}), 1), 20);
  // 0.8" beside the way: an inch off the near corner is 0.6" short of it.
  EXPECT_NEAR(freeAdvance(kLine, 20, box({2.8, 5}, {9, 12}), 1), 3.4, 1e-8);
}

TEST(FreeAdvance, OfAUnitInContactSlidesAlongAndAwayButNotIn) {
  EXPECT_EQ(freeAdvance(kLine, 20, box({2, -1}, {9, 12}), 0), 20);
  EXPECT_EQ(freeAdvance(kLine, 20, box({-9, -5}, {9, -1}), 0), 20);
  EXPECT_EQ(freeAdvance(kLine, 20, box({-9, 1}, {9, 5}), 0), 0);
}

/// A box along the right side of the line's way, which in 20" comes nearer to it by `in`.
ConvexPolygon closingIn(double in) {
  const double slant = in / 20;
  return {{{2, 1}, {30, 1}, {30, 40}, {2 - slant * 39, 40}}};
}

TEST(FreeAdvance, OfAUnitInContactGoesInByAsMuchAsItMay) {
  EXPECT_EQ(freeAdvance(kLine, 20, closingIn(0.49e-4), -mayEnter(0)), 20);
  EXPECT_LT(freeAdvance(kLine, 20, closingIn(0.51e-4), -mayEnter(0)), 1e-6);
  EXPECT_EQ(freeAdvance(kLine, 20, closingIn(0.79e-4), -mayEnter(-0.8e-4)), 20);
}

TEST(MayEnter, LeavesRoomForTheNextMove) {
  EXPECT_EQ(mayEnter(0), kContact / 2);
  EXPECT_EQ(mayEnter(5), kContact / 2);
  EXPECT_NEAR(mayEnter(-0.8e-4), 0.801e-4, 1e-15);
  EXPECT_LT(mayEnter(-kContact), kContact);
}

TEST(FreeTurn, OfAUnitInContactGoesInByAsMuchAsItMay) {
  // Right about (2, 1): the left corners go forward on circles of radius 4 and, behind, root of 20.
  const ConvexPolygon wall = box({-20, 1}, {20, 9});
  EXPECT_NEAR(freeTurn(kLine, kLine.frontRight(), -1, wall, -mayEnter(0)), std::asin(kContact / 2 / 4), 1e-8);
  EXPECT_NEAR(freeTurn(kLine, kLine.frontRight(), -1, wall, -mayEnter(-0.8e-4)), std::asin(0.801e-4 / 4), 1e-8);
}

TEST(FreeTurn, StopsWhereTheOuterCornerIsAnInchFromAWall) {
  // Left about (-2, 1), radius 4: at y = 3 the corner is an inch below the wall at 4, after 30 degrees.
  EXPECT_NEAR(freeTurn(kLine, kLine.frontLeft(), 1.5, box({-20, 4}, {20, 9}), 1), Angle::fromDegrees(30).radians(),
              1e-8);
}

TEST(FreeTurn, GoesOnFromWhereAnEarlierMoveWasStopped) {
  const ConvexPolygon wall = box({-20, 4}, {20, 9});
  const double first = freeTurn(kLine, kLine.frontLeft(), 1.5, wall, 1);
  const Footprint stopped = kLine.at(kLine.pose.turnedAbout(kLine.frontLeft(), Angle::fromRadians(first)));
  EXPECT_NEAR(freeTurn(stopped, stopped.frontLeft(), 1.5, wall, 1), 0, 1e-8);
  EXPECT_NEAR(freeTurn(stopped, stopped.frontLeft(), -0.5, wall, 1), 0.5, 1e-12);
}

/// The first moment in steps at which the distance is clearly less than `keep`.
double walkUntilNearer(const std::function<Footprint(double)>& at, double extent, double keep,
                       const ConvexPolygon& still) {
  constexpr int kSteps = 2'000;
  for (int k = 0; k <= kSteps; ++k) {
    const double t = extent * k / kSteps;
    if (bruteDistance(toPolygon(at(t)).vertices, still.vertices) < keep - 1e-6) return t;
  }
  return extent;
}

TEST(FreeMoves, AgreeWithWalkingThem) {
  Random random(71);
  int stopped = 0;
  for (int i = 0; i < repeats(1'500); ++i) {
    const Footprint mover = random.footprint({0, 0});
    const ConvexPolygon still = random.convex(random.point(-12, 12));
    const double keep = random.coin() ? 1 : random.uniform(1e-3, 2);
    if (bruteDistance(toPolygon(mover).vertices, still.vertices) < keep) continue;
    const bool turning = random.coin();
    const double extent = turning ? random.uniform(0, 3.1) : random.uniform(0, 15);
    const Vec pivot = random.coin() ? mover.frontLeft() : random.point(-3, 3);
    const double sense = random.coin() ? 1 : -1;
    const auto at = [&](double t) {
      return turning ? mover.at(mover.pose.turnedAbout(pivot, Angle::fromRadians(sense * t)))
                     : mover.at(mover.pose.advanced(Length::fromInches(t)));
    };
    const double free =
        turning ? freeTurn(mover, pivot, sense * extent, still, keep) : freeAdvance(mover, extent, still, keep);
    ASSERT_GE(walkUntilNearer(at, free, keep, still), free) << i;
    if (free == extent) continue;
    ++stopped;
    ASSERT_NEAR(bruteDistance(toPolygon(at(free)).vertices, still.vertices), keep, 1e-8) << i;
    ASSERT_LT(
        walkUntilNearer([&](double t) { return at(free + t); }, std::min(extent - free, 0.05), keep - 1e-9, still),
        0.05)
        << i;
  }
  EXPECT_GT(stopped, repeats(1'500) / 12);
}

}  // namespace
}  // namespace frontage::geometry
