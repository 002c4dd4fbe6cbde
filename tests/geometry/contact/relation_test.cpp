#include "geometry/contact/relation.h"

#include "geometry/base/tolerance.h"
#include "tests/support/brute_distance.h"
#include "tests/support/random_boards.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace frontage::geometry {
namespace {

using frontage::testing::Isometry;
using frontage::testing::Random;
using frontage::testing::repeats;

struct Flush {
  Footprint a;
  Footprint b;
  Vec outward;  ///< of a's edge, towards b
};

/// Two rectangles edge to edge: some edge of b lies on some edge of a, overlapping lengthwise by more than a corner.
Flush edgeToEdge(Random& random) {
  const Footprint a = random.footprint(random.point(0, 72));
  const Edge edge = a.edge(kSides[static_cast<std::size_t>(random.below(4))]);
  const Side side = kSides[static_cast<std::size_t>(random.below(4))];
  Footprint b = random.footprint({});
  const double out = side == Side::Front || side == Side::Rear ? b.halfDepth : b.halfWidth;
  const double half = side == Side::Front || side == Side::Rear ? b.halfWidth : b.halfDepth;
  // The direction in b's own frame in which the touching side looks is turned to look against a's edge.
  const Footprint local{{{0, 0}, Facing()}, b.halfWidth, b.halfDepth};
  const Vec looks = local.edge(side).outward;
  const Angle turn = Angle::fromRadians(std::atan2(cross(looks, -edge.outward), dot(looks, -edge.outward)));
  const double room = edge.length() / 2 + half - 0.01;
  const Vec middle = edge.centre() + edge.along() * random.uniform(-room, room);
  b.pose = {middle + edge.outward * out, Facing().turned(turn)};
  return {a, b, edge.outward};
}

/// A corner of b on an edge of a, b turned so that it lies beyond that edge.
Flush cornerToEdge(Random& random) {
  const Footprint a = random.footprint(random.point(0, 72));
  const Edge edge = a.edge(kSides[static_cast<std::size_t>(random.below(4))]);
  Footprint b = random.footprint({});
  const std::size_t corner = static_cast<std::size_t>(random.below(4));
  // Any angle at which that corner points at the edge: both edges at it rise from a's edge by at least 0.1 degrees.
  const Footprint local{{{0, 0}, Facing()}, b.halfWidth, b.halfDepth};
  const Vec at = local.corners()[corner];
  const Vec points{at.x > 0 ? 1.0 : -1.0, at.y > 0 ? 1.0 : -1.0};
  const double straight = std::atan2(cross(points, -edge.outward), dot(points, -edge.outward));
  const double lean = random.uniform(-0.78, 0.78);
  const Pose turned{{0, 0}, Facing().turned(Angle::fromRadians(straight + lean))};
  // Not within a hundredth of the end: there the shallowest way out may be past it.
  const Vec touch = edge.centre() + edge.along() * (edge.length() / 2 - 0.01) * random.uniform(-1, 1);
  b.pose = turned.shifted(touch - turned.toTable(at));
  return {a, b, edge.outward};
}

TEST(Relation, RectanglesPlacedFlushAlwaysTouchAndAThousandthAwayOrInwardNever) {
  Random random(1);
  for (int i = 0; i < repeats(1'000'000); ++i) {
    const Flush flush = random.coin() ? edgeToEdge(random) : cornerToEdge(random);
    ASSERT_EQ(relate(flush.a, flush.b), Relation::Touching) << i;
    ASSERT_EQ(relate(flush.b, flush.a), Relation::Touching) << i;
    ASSERT_EQ(relate(flush.a, flush.b.at(flush.b.pose.shifted(flush.outward * 0.001))), Relation::Apart) << i;
    ASSERT_EQ(relate(flush.a, flush.b.at(flush.b.pose.shifted(flush.outward * -0.001))), Relation::Overlapping) << i;
  }
}

TEST(Relation, PolygonsPlacedFlushAnswerLikeRectangles) {
  Random random(2);
  for (int i = 0; i < repeats(20'000); ++i) {
    const Flush flush = random.coin() ? edgeToEdge(random) : cornerToEdge(random);
    for (const double by : {0.0, 0.001, -0.001}) {
      const Footprint b = flush.b.at(flush.b.pose.shifted(flush.outward * by));
      ASSERT_NEAR(signedGap(flush.a, b), signedGap(toPolygon(flush.a), toPolygon(b)), 1e-12) << i;
      const Relation expected = relate(flush.a, b);
      ASSERT_EQ(relate(flush.a, toPolygon(b)), expected) << i;
      ASSERT_EQ(relate(toPolygon(flush.a), toPolygon(b)), expected) << i;
    }
  }
}

TEST(Relation, CornersThatFaceEachOtherAreApartBeyondTheTolerance) {
  const Footprint a{{{0, 0}, Facing()}, 1, 1};
  const double near = kContact * 0.7;  // on both axes: 0.99 of the tolerance along the diagonal
  EXPECT_EQ(relate(a, a.at({{2 + near, 2 + near}, Facing()})), Relation::Touching);
  const double far = kContact * 0.75;  // each axis alone would say touching
  EXPECT_EQ(relate(a, a.at({{2 + far, 2 + far}, Facing()})), Relation::Apart);
}

TEST(Relation, OneInsideTheOtherOverlaps) {
  const Footprint a{{{0, 0}, Facing()}, 5, 5};
  EXPECT_EQ(relate(a, Footprint{{{1, 1}, Facing()}, 0.5, 0.5}), Relation::Overlapping);
  EXPECT_NEAR(signedGap(a, Footprint{{{1, 0}, Facing()}, 0.5, 0.5}), -4.5, 1e-12);
}

TEST(Relation, RandomPairsAgreeWithTheBruteForceDistance) {
  Random random(3);
  int apart = 0;
  for (int i = 0; i < repeats(20'000); ++i) {
    const Footprint a = random.footprint(random.point(0, 10));
    const ConvexPolygon b = random.convex(random.point(0, 10));
    const double brute = frontage::testing::bruteDistance(toPolygon(a).vertices, b.vertices);
    const double gap = signedGap(a, b);
    ASSERT_LE(gap, brute + 1e-12);
    ASSERT_EQ(gap <= 0, brute == 0) << i;
    if (brute > 0) {
      ASSERT_EQ(relate(a, b), brute > kContact ? Relation::Apart : Relation::Touching);
    }
    apart += brute > 0 ? 1 : 0;
  }
  EXPECT_GT(apart, repeats(20'000) / 5);
  EXPECT_LT(apart, repeats(20'000) * 4 / 5);
}

RC_GTEST_PROP(Relation, IsSymmetricToTheLastBit, (std::uint64_t seed)) {
  Random random(seed);
  const Footprint a = random.footprint(random.point(0, 72));
  const Footprint b = random.footprint(a.pose.centre + random.point(-6, 6));
  const ConvexPolygon c = random.convex(a.pose.centre + random.point(-6, 6));
  RC_ASSERT(signedGap(a, b) == signedGap(b, a));
  RC_ASSERT(relate(a, b) == relate(b, a));
  RC_ASSERT(signedGap(toPolygon(a), c) == signedGap(c, toPolygon(a)));
}

RC_GTEST_PROP(Relation, IsTheSameAfterARigidMotionOrMirrorImage, (std::uint64_t seed)) {
  Random random(seed);
  const Footprint a = random.footprint(random.point(0, 10));
  const Footprint b = random.footprint(random.point(0, 10));
  const ConvexPolygon c = random.convex(random.point(0, 10));
  const Isometry move = Isometry::random(random);
  RC_ASSERT(std::fabs(signedGap(a, b) - signedGap(move(a), move(b))) < 1e-12);
  RC_ASSERT(std::fabs(signedGap(a, c) - signedGap(move(a), move(c))) < 1e-12);
  RC_ASSERT(relate(a, b) == relate(move(a), move(b)));
  RC_ASSERT(relate(a, c) == relate(move(a), move(c)));
}

}  // namespace
}  // namespace frontage::geometry
