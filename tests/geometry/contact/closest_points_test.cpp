#include "geometry/contact/closest_points.h"

#include "geometry/base/tolerance.h"
#include "geometry/contact/relation.h"
#include "tests/support/brute_distance.h"
#include "tests/support/random_boards.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace frontage::geometry {
namespace {

using frontage::testing::bruteDistance;
using frontage::testing::Isometry;
using frontage::testing::Random;
using frontage::testing::repeats;

/// What the contract makes of a distance: shapes in contact have none.
double measured(double brute) {
  return brute <= kContact ? 0 : brute;
}

double toRing(Vec p, const std::vector<Vec>& ring) {
  return bruteDistance({p, p + Vec{1e-15, 0}, p + Vec{0, 1e-15}}, ring);
}

TEST(ClosestPoints, AgreeWithTryingEveryPairOfEdges) {
  Random random(11);
  for (int i = 0; i < repeats(50'000); ++i) {
    const Footprint a = random.footprint(random.point(0, 15));
    const Footprint b = random.footprint(random.point(0, 15));
    const ConvexPolygon c = random.convex(random.point(0, 15));
    const auto ringA = toPolygon(a).vertices;
    const auto ringB = toPolygon(b).vertices;
    const ClosestPoints ab = closestPoints(a, b);
    const ClosestPoints ac = closestPoints(a, c);
    ASSERT_NEAR(ab.distance.inches(), measured(bruteDistance(ringA, ringB)), 1e-12) << i;
    ASSERT_NEAR(ac.distance.inches(), measured(bruteDistance(ringA, c.vertices)), 1e-12) << i;
    ASSERT_NEAR(closestPoints(toPolygon(a), toPolygon(b)).distance.inches(), ab.distance.inches(), 1e-12) << i;
    ASSERT_NEAR(distance(ab.onA, ab.onB), ab.distance.inches(), 1e-9) << i;
    for (const auto& [p, ring] : {std::pair{ab.onA, ringA}, {ab.onB, ringB}, {ac.onA, ringA}, {ac.onB, c.vertices}}) {
      ASSERT_LE(toRing(p, ring), ac.distance.inches() == 0 || ab.distance.inches() == 0 ? kContact : 1e-9) << i;
    }
  }
}

TEST(ClosestPoints, OfParallelEdgesLieInTheMiddleOfTheFacingStretch) {
  const Footprint a{{{10, 10}, Facing()}, 3, 1};                         // top edge y = 11, x in [7, 13]
  const Footprint b{{{14, 15}, Facing::fromBearingDegrees(180)}, 2, 1};  // bottom edge y = 14, x in [12, 16]
  const ClosestPoints points = closestPoints(a, b);
  EXPECT_NEAR(points.distance.inches(), 3, 1e-12);
  EXPECT_NEAR(distance(points.onA, {12.5, 11}), 0, 1e-12);
  EXPECT_NEAR(distance(points.onB, {12.5, 14}), 0, 1e-12);
}

TEST(ClosestPoints, OfShapesInContactAreOnePointInTheMiddleOfTheSharedEdge) {
  const Footprint a{{{10, 10}, Facing()}, 3, 1};
  for (const double gap : {0.0, 5e-5, -5e-5}) {
    const Footprint b{{{14, 12 + gap}, Facing()}, 2, 1};  // shares x in [12, 13]
    const ClosestPoints points = closestPoints(a, b);
    EXPECT_EQ(points.distance.inches(), 0);
    EXPECT_EQ(points.onA, points.onB);
    EXPECT_NEAR(distance(points.onA, {12.5, 11}), 0, kContact) << gap;
  }
}

TEST(ClosestPoints, OfOverlappingShapesAreOnePointOfBoth) {
  Random random(12);
  for (int i = 0; i < repeats(5'000); ++i) {
    const Footprint a = random.footprint({0, 0});
    const ConvexPolygon c = random.convex(random.point(-2, 2));
    if (relate(a, c) != Relation::Overlapping) continue;
    const ClosestPoints points = closestPoints(a, c);
    ASSERT_EQ(points.onA, points.onB);
    ASSERT_LE(toRing(points.onA, toPolygon(a).vertices), 1e-9);
    ASSERT_LE(toRing(points.onA, c.vertices), 1e-9);
  }
}

RC_GTEST_PROP(ClosestPoints, AreSymmetricAndMoveWithTheBoard, (std::uint64_t seed)) {
  Random random(seed);
  const Footprint a = random.footprint(random.point(0, 15));
  const Footprint b = random.footprint(random.point(0, 15));
  const Isometry move = Isometry::random(random);
  const ClosestPoints ab = closestPoints(a, b);
  const ClosestPoints ba = closestPoints(b, a);
  const ClosestPoints moved = closestPoints(move(a), move(b));
  RC_ASSERT(std::fabs(ab.distance.inches() - ba.distance.inches()) < 1e-12);
  RC_ASSERT(std::fabs(ab.distance.inches() - moved.distance.inches()) < 1e-12);
  if (ab.distance.inches() == 0) return;
  RC_ASSERT(distance(ab.onA, ba.onB) < 1e-9);
  RC_ASSERT(distance(move(ab.onA), moved.onA) < 1e-9);
  RC_ASSERT(distance(move(ab.onB), moved.onB) < 1e-9);
}

}  // namespace
}  // namespace frontage::geometry
