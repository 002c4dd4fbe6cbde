#include "geometry/base/tolerance.h"
#include "geometry/contact/relation.h"
#include "geometry/contact/sweep.h"
#include "tests/support/motion_sampler.h"
#include "tests/support/random_boards.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace frontage::geometry {
namespace {

using frontage::testing::Isometry;
using frontage::testing::MotionSampler;
using frontage::testing::Random;
using frontage::testing::repeats;

struct ShiftCase {
  Footprint mover;
  Vec by;
  ConvexPolygon still;
};

ShiftCase randomShift(Random& random) {
  ShiftCase c{random.footprint({0, 0}), random.point(-12, 12), {}};
  const Vec where = random.point(-10, 10);
  c.still = random.coin() ? toPolygon(random.footprint(where)) : random.convex(where);
  return c;
}

TEST(FirstTouchShifting, AgreesWithWalkingAlongTheWay) {
  Random random(5);
  int touched = 0;
  for (int i = 0; i < repeats(50'000); ++i) {
    const ShiftCase c = randomShift(random);
    const double length = norm(c.by);
    const auto at = [&](double t) { return toPolygon(c.mover.at(c.mover.pose.shifted(c.by * (t / length)))).vertices; };
    MotionSampler sampler(at, length, 1, 1e-7, c.still.vertices);
    const auto expected = sampler.firstTouch();
    const auto touch = firstTouchShifting(c.mover, c.by, c.still);
    if (touch.has_value() != expected.has_value() && sampler.undecided()) continue;
    ASSERT_EQ(touch.has_value(), expected.has_value()) << i;
    if (!touch) continue;
    ++touched;
    ASSERT_NEAR(touch->at, *expected, 1e-6) << i;
    ASSERT_LE(dot(touch->normal, c.by), touch->at > 0 ? 1e-6 : 1e9) << i;  // what is in the way opposes the motion
  }
  EXPECT_GT(touched, repeats(50'000) / 5);
}

TEST(OverlapsShifting, AgreesWithTheRelationAlongTheWay) {
  Random random(6);
  int overlapped = 0;
  for (int i = 0; i < repeats(5'000); ++i) {
    const ShiftCase c = randomShift(random);
    double deepest = 1;
    for (int k = 0; k <= 400; ++k) {
      deepest = std::min(deepest, signedGap(c.mover.at(c.mover.pose.shifted(c.by * (k / 400.0))), c.still));
    }
    const bool overlaps = overlapsShifting(c.mover, c.by, c.still);
    if (deepest < -kContact) {
      ASSERT_TRUE(overlaps) << i;
      ++overlapped;
    } else if (deepest > 0.03) {
      ASSERT_FALSE(overlaps) << i;
    }
  }
  EXPECT_GT(overlapped, repeats(5'000) / 5);
}

const Footprint kLine{{{0, 0}, Facing()}, 2, 1};

ConvexPolygon box(Vec low, Vec high) {
  return {{low, {high.x, low.y}, high, {low.x, high.y}}};
}

TEST(FirstTouchAdvancing, EndsFlushOnAnEdgeStraightAhead) {
  const auto touch = firstTouchAdvancing(kLine, 10_in, box({1, 4}, {9, 6}));
  ASSERT_TRUE(touch);
  EXPECT_NEAR(touch->at, 3, 1e-12);
  EXPECT_NEAR(distance(touch->point, {1.5, 4}), 0, 1e-9);  // the middle of x in [1, 2]
  EXPECT_NEAR(distance(touch->normal, {0, -1}), 0, 1e-12);
  EXPECT_FALSE(firstTouchAdvancing(kLine, 2.99_in, box({1, 4}, {9, 6})));
  EXPECT_TRUE(firstTouchAdvancing(kLine, Length::fromInches(3 - kContact / 2), box({1, 4}, {9, 6})));
}

TEST(FirstTouchAdvancing, SlidingAlongAWallTouchesWhereItFirstComesAlongside) {
  for (const double gap : {0.0, 1e-12, 5e-5}) {
    const auto touch = firstTouchAdvancing(kLine, 10_in, box({2 + gap, 4}, {5, 20}));
    ASSERT_TRUE(touch) << gap;
    EXPECT_NEAR(touch->at, 3, 1e-9) << gap;
  }
  EXPECT_FALSE(firstTouchAdvancing(kLine, 10_in, box({2 + 1.5e-4, 4}, {5, 20})));
}

TEST(FirstTouchAdvancing, SlidingAlongAnObliqueWallIsFreeAtAnyAngle) {
  Random random(9);
  for (int i = 0; i < 1'000; ++i) {
    const Isometry move = Isometry::random(random);
    const Footprint mover = move(kLine);
    const ConvexPolygon wall = move(box({2, 4}, {5, 20}));
    EXPECT_FALSE(overlapsAdvancing(mover, 30_in, wall));
    const auto touch = firstTouchAdvancing(mover, 30_in, wall);
    ASSERT_TRUE(touch);
    EXPECT_NEAR(touch->at, 3, 1e-6);
  }
}

TEST(OverlapsAdvancing, StoppingInContactIsFreeAndGoingOnIsNot) {
  const ConvexPolygon wall = box({1, 4}, {9, 6});
  EXPECT_FALSE(overlapsAdvancing(kLine, 3_in, wall));
  EXPECT_FALSE(overlapsAdvancing(kLine, Length::fromInches(3 + kContact / 2), wall));
  EXPECT_TRUE(overlapsAdvancing(kLine, Length::fromInches(3 + 2 * kContact), wall));
}

TEST(OverlapsAdvancing, LeavingAContactIsFreeAndATouchAllTheSame) {
  const ConvexPolygon behind = box({-5, -3}, {5, -1});
  EXPECT_FALSE(overlapsAdvancing(kLine, 5_in, behind));
  const auto touch = firstTouchAdvancing(kLine, 5_in, behind);
  ASSERT_TRUE(touch);
  EXPECT_EQ(touch->at, 0);
}

TEST(OverlapsAdvancing, AThinWallIsNotJumpedOver) {
  EXPECT_TRUE(overlapsAdvancing(kLine, 40_in, box({-9, 10}, {9, 10.001})));
}

TEST(BoundsAdvancing, HoldStartAndEnd) {
  const Bounds bounds = boundsAdvancing(kLine, 3_in);
  EXPECT_EQ(bounds, (Bounds{{-2, -1}, {2, 4}}));
}

RC_GTEST_PROP(StraightSweep, IsTheSameAfterARigidMotionOrMirrorImage, (std::uint64_t seed)) {
  Random random(seed);
  const ShiftCase c = randomShift(random);
  const Isometry move = Isometry::random(random);
  const auto here = firstTouchShifting(c.mover, c.by, c.still);
  const auto there = firstTouchShifting(move(c.mover), move.direction(c.by), move(c.still));
  RC_ASSERT(here.has_value() == there.has_value());
  if (here) RC_ASSERT(std::fabs(here->at - there->at) < 1e-9);
  RC_ASSERT(overlapsShifting(c.mover, c.by, c.still) ==
            overlapsShifting(move(c.mover), move.direction(c.by), move(c.still)));
}

}  // namespace
}  // namespace frontage::geometry
