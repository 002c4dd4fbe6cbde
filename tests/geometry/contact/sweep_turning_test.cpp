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

std::vector<Vec> ringOf(const Footprint& f) {
  const auto corners = f.corners();
  return {corners.begin(), corners.end()};
}

struct TurnCase {
  Footprint mover;
  Vec pivot;
  Angle left;
  ConvexPolygon still;
};

TurnCase randomTurn(Random& random) {
  TurnCase c;
  c.mover = random.footprint({0, 0});
  switch (random.below(5)) {
    case 0:
    case 1:
      c.pivot = random.coin() ? c.mover.frontLeft() : c.mover.frontRight();
      break;
    case 2:
      c.pivot = c.mover.pose.centre;
      break;
    case 3:
      c.pivot = lerp(c.mover.frontLeft(), c.mover.frontRight(), random.uniform(0, 1));
      break;
    default:
      c.pivot = random.point(-6, 6);
  }
  c.left = Angle::fromRadians(random.angle());
  const Vec where = random.point(-8, 8);
  c.still = random.coin() ? toPolygon(random.footprint(where)) : random.convex(where);
  return c;
}

MotionSampler samplerOf(const TurnCase& c) {
  double radius = 0;
  for (const Vec corner : c.mover.corners()) radius = std::max(radius, distance(corner, c.pivot));
  const double sense = c.left.radians() < 0 ? -1 : 1;
  const auto at = [&c, sense](double t) {
    return ringOf(c.mover.at(c.mover.pose.turnedAbout(c.pivot, Angle::fromRadians(sense * t))));
  };
  return {at, std::fabs(c.left.radians()), radius + 1e-12, 1e-7, c.still.vertices};
}

TEST(FirstTouchTurning, AgreesWithWalkingAlongTheTurn) {
  Random random(20240611);
  int touched = 0;
  int passed = 0;
  for (int i = 0; i < repeats(100'000); ++i) {
    const TurnCase c = randomTurn(random);
    const auto touch = firstTouchTurning(c.mover, c.pivot, c.left, c.still);
    MotionSampler sampler = samplerOf(c);
    const auto expected = sampler.firstTouch();
    if (touch.has_value() != expected.has_value() && sampler.undecided()) continue;
    ASSERT_EQ(touch.has_value(), expected.has_value()) << "case " << i;
    (touch ? touched : passed)++;
    if (!touch) continue;
    ASSERT_NEAR(touch->at, *expected, 1e-6) << "case " << i;
    const double sense = c.left.radians() < 0 ? -1 : 1;
    const Footprint there = c.mover.at(c.mover.pose.turnedAbout(c.pivot, Angle::fromRadians(sense * touch->at)));
    if (touch->at == 0) continue;
    ASSERT_EQ(relate(there, c.still), Relation::Touching) << "case " << i;
    ASSERT_LE(frontage::testing::bruteDistance({touch->point, touch->point, touch->point}, c.still.vertices), kContact);
  }
  EXPECT_GT(touched, repeats(100'000) / 5);
  EXPECT_GT(passed, repeats(100'000) / 5);
}

TEST(OverlapsTurning, AgreesWithTheRelationAlongTheTurn) {
  Random random(7);
  int overlapped = 0;
  int clear = 0;
  for (int i = 0; i < repeats(4'000); ++i) {
    const TurnCase c = randomTurn(random);
    const bool overlaps = overlapsTurning(c.mover, c.pivot, c.left, c.still);
    double deepest = 1;
    constexpr int kSteps = 400;
    for (int k = 0; k <= kSteps; ++k) {
      const Footprint there = c.mover.at(c.mover.pose.turnedAbout(c.pivot, c.left * (static_cast<double>(k) / kSteps)));
      deepest = std::min(deepest, signedGap(there, c.still));
    }
    if (deepest < -kContact) {
      ASSERT_TRUE(overlaps) << "case " << i;
      ++overlapped;
    } else if (deepest > 0.05) {  // between two samples nothing gets this much nearer
      ASSERT_FALSE(overlaps) << "case " << i;
      ++clear;
    } else if (overlaps) {
      ASSERT_TRUE(firstTouchTurning(c.mover, c.pivot, c.left, c.still)) << "case " << i;
    }
  }
  EXPECT_GT(overlapped, repeats(4'000) / 5);
  EXPECT_GT(clear, repeats(4'000) / 5);
}

const Footprint kLine{{{0, 0}, Facing()}, 2, 1};  // corners at (+-2, +-1), looking up

ConvexPolygon box(Vec low, Vec high) {
  return {{low, {high.x, low.y}, high, {low.x, high.y}}};
}

TEST(FirstTouchTurning, AWheelMeetsAWallWhenItsOuterCornerReachesIt) {
  // Left about (-2, 1): the outer corner on a circle of radius 4 reaches y = 3 at 30 degrees, x = -2 + 4 cos 30.
  const auto touch = firstTouchTurning(kLine, kLine.frontLeft(), 90_deg, box({-10, 3}, {10, 5}));
  ASSERT_TRUE(touch);
  EXPECT_NEAR(touch->at, Angle::fromDegrees(30).radians(), 1e-12);
  EXPECT_NEAR(touch->point.x, -2 + 2 * std::sqrt(3.0), 1e-12);
  EXPECT_NEAR(touch->point.y, 3, 1e-12);
  EXPECT_NEAR(distance(touch->normal, {0, -1}), 0, 1e-12);
}

TEST(FirstTouchTurning, AFrontEdgeMeetsAVertexThatItSweepsOver) {
  // The vertex (0, 2) of the wedge lies 2 to the right and 1 ahead of the pivot: the front reaches it at atan(1 / 2).
  const ConvexPolygon wedge{{{0, 2}, {1, 6}, {-1, 6}}};
  const auto touch = firstTouchTurning(kLine, kLine.frontLeft(), 90_deg, wedge);
  ASSERT_TRUE(touch);
  EXPECT_NEAR(touch->at, std::atan2(1, 2), 1e-12);
  EXPECT_NEAR(distance(touch->point, {0, 2}), 0, 1e-12);
  EXPECT_NEAR(distance(touch->normal, {std::sin(touch->at), -std::cos(touch->at)}), 0, 1e-12);
}

TEST(FirstTouchTurning, ACornerThatJustGrazesAnEdgeTouchesIt) {
  // About the centre the corners circle with radius sqrt 5: a wall a hair beyond is touched at the top of the circle.
  const double radius = std::sqrt(5.0);
  const auto wall = [radius](double gap) { return box({-10, radius + gap}, {10, 9}); };
  const double top = std::atan2(2, 1);
  for (const double gap : {0.0, 1e-9, 5e-5}) {
    const auto touch = firstTouchTurning(kLine, {0, 0}, 90_deg, wall(gap));
    ASSERT_TRUE(touch) << gap;
    EXPECT_NEAR(touch->at, top, 1e-7) << gap;
    EXPECT_FALSE(overlapsTurning(kLine, {0, 0}, 90_deg, wall(gap)));
  }
  EXPECT_FALSE(firstTouchTurning(kLine, {0, 0}, 90_deg, wall(1.5e-4)));
  EXPECT_FALSE(overlapsTurning(kLine, {0, 0}, 90_deg, wall(-0.5e-4)));
  EXPECT_TRUE(overlapsTurning(kLine, {0, 0}, 90_deg, wall(-1.5e-4)));
}

TEST(FirstTouchTurning, ACornerThatPassesAnotherCornerTouchesIt) {
  const Vec tip{0, std::sqrt(5.0) + 4e-5};
  const ConvexPolygon wedge{{tip, {1, 6}, {-1, 6}}};
  const auto touch = firstTouchTurning(kLine, {0, 0}, 90_deg, wedge);
  ASSERT_TRUE(touch);
  EXPECT_NEAR(touch->at, std::atan2(2, 1), 1e-9);
}

TEST(FirstTouchTurning, StartingInContactIsATouchAtOnceWhicheverWayItTurns) {
  const ConvexPolygon wall = box({2, -10}, {5, 10});  // flush with the right flank
  for (const Angle left : {20_deg, -20_deg}) {
    const auto touch = firstTouchTurning(kLine, kLine.frontRight(), left, wall);
    ASSERT_TRUE(touch);
    EXPECT_EQ(touch->at, 0);
    EXPECT_NEAR(distance(touch->normal, {-1, 0}), 0, 1e-12);
    EXPECT_NEAR(distance(touch->point, {2, 0}), 0, 1e-9);
  }
}

TEST(OverlapsTurning, TurningAwayFromAWallInContactIsFreeAndTurningIntoItIsNot) {
  const ConvexPolygon wall = box({2, -10}, {5, 10});
  // About the front right corner: to the right (clockwise) the rear swings to the left, away from the wall.
  EXPECT_FALSE(overlapsTurning(kLine, kLine.frontRight(), -20_deg, wall));
  EXPECT_TRUE(overlapsTurning(kLine, kLine.frontRight(), 20_deg, wall));
}

TEST(OverlapsTurning, APivotOnTheOtherShapeIsNoOverlapByItself) {
  // The pivot corner stands on the wall's edge; the rest turns off it. This is how a door closes (rules.md M6).
  const Footprint mover = kLine.at({{0, 0}, Facing()});
  const ConvexPolygon above = box({-10, 1}, {10, 3});
  const Pose oblique = mover.pose.turnedAbout(mover.frontLeft(), -30_deg);
  const Footprint start = mover.at(oblique);
  EXPECT_FALSE(overlapsTurning(start, start.frontLeft(), 30_deg, above));
  EXPECT_TRUE(overlapsTurning(start, start.frontLeft(), 31_deg, above));
}

TEST(OverlapsTurning, APivotInsideTheOtherShapeOverlapsFromTheStart) {
  EXPECT_TRUE(overlapsTurning(kLine, {0, 0}, 5_deg, box({-0.1, -0.1}, {0.1, 0.1})));
  EXPECT_TRUE(overlapsTurning(kLine, {0, 0}, Angle(), box({-0.1, -0.1}, {0.1, 0.1})));
}

TEST(BoundsTurning, HoldTheTopOfTheArc) {
  const Bounds box = boundsTurning(kLine, kLine.frontLeft(), 120_deg);
  // The rear right corner, sqrt 20 from the pivot (-2, 1), starts 27 degrees below level and passes the top at 90.
  EXPECT_NEAR(box.max.y, 1 + std::sqrt(20.0), 1e-12);
  EXPECT_NEAR(box.max.x, std::sqrt(20.0) - 2, 1e-12);
}

RC_GTEST_PROP(TurningSweep, IsTheSameAfterARigidMotionOrMirrorImage, (std::uint64_t seed)) {
  Random random(seed);
  const TurnCase c = randomTurn(random);
  const Isometry move = Isometry::random(random);
  const auto here = firstTouchTurning(c.mover, c.pivot, c.left, c.still);
  const auto there = firstTouchTurning(move(c.mover), move(c.pivot), move(c.left), move(c.still));
  RC_ASSERT(here.has_value() == there.has_value());
  if (here) RC_ASSERT(std::fabs(here->at - there->at) < 1e-6);
  RC_ASSERT(overlapsTurning(c.mover, c.pivot, c.left, c.still) ==
            overlapsTurning(move(c.mover), move(c.pivot), move(c.left), move(c.still)));
}

RC_GTEST_PROP(TurningSweep, StaysInItsBounds, (std::uint64_t seed)) {
  Random random(seed);
  const TurnCase c = randomTurn(random);
  const Bounds box = boundsTurning(c.mover, c.pivot, c.left);
  for (int k = 0; k <= 50; ++k) {
    for (const Vec p : c.mover.at(c.mover.pose.turnedAbout(c.pivot, c.left * (k / 50.0))).corners()) {
      RC_ASSERT(p.x >= box.min.x - 1e-9 && p.x <= box.max.x + 1e-9);
      RC_ASSERT(p.y >= box.min.y - 1e-9 && p.y <= box.max.y + 1e-9);
    }
  }
}

}  // namespace
}  // namespace frontage::geometry
