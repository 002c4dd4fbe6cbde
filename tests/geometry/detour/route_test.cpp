#include "geometry/detour/route.h"

#include "geometry/base/tolerance.h"
#include "tests/support/route_boards.h"
#include "tests/support/route_checker.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace frontage::geometry {
namespace {

using frontage::testing::BoardSymmetry;
using frontage::testing::Random;
using frontage::testing::repeats;
using frontage::testing::routeFault;

ConvexPolygon box(Vec low, Vec high) {
  return {{low, {high.x, low.y}, high, {low.x, high.y}}};
}

/// A line of 4" x 2" at (36, 12) looking up; a target of the same size somewhere else.
RouteProblem openField(Vec target, double allowance) {
  RouteProblem p;
  p.mover = {{{36, 12}, Facing()}, 2, 1};
  p.target = {{target, Facing::fromBearingDegrees(180)}, 2, 1};
  p.clearance = 1_in;
  p.board = {72, 48};
  p.allowance = Length::fromInches(allowance);
  return p;
}

const Angle kQuarter = Angle::fromDegrees(90);

TEST(WheelToFace, BringsTheAimStraightAheadOfTheCentre) {
  Random random(81);
  int faced = 0;
  for (int i = 0; i < repeats(5'000); ++i) {
    const Footprint mover = random.footprint(random.point(0, 48));
    const Vec aim = mover.pose.centre + random.point(-20, 20);
    const auto wheel = wheelToFace(mover, aim);
    if (!wheel) continue;
    const Vec local = mover.pose.toUnit(aim);
    ASSERT_TRUE(wheel->radians() == 0 || (wheel->radians() > 0) == (local.x < 0)) << i;
    const Vec pivot = wheel->radians() > 0 ? mover.frontLeft() : mover.frontRight();
    const Vec after = mover.pose.turnedAbout(pivot, *wheel).toUnit(aim);
    ASSERT_NEAR(after.x, 0, 1e-9) << i;
    ASSERT_GE(after.y, mover.halfDepth - 1e-9) << i;
    ++faced;
  }
  EXPECT_GT(faced, repeats(5'000) * 4 / 5);
}

TEST(WheelToFace, IsNoneStraightAheadAndImpossibleCloseToThePivot) {
  const Footprint line{{{0, 0}, Facing()}, 2, 1};
  EXPECT_EQ(wheelToFace(line, {0, 9})->radians(), 0);
  EXPECT_FALSE(wheelToFace(line, {-2, 2}));
  EXPECT_FALSE(wheelToFace(line, {1, 1.5}));
}

TEST(OneWheelRoute, OnAnOpenFieldEndsAnInchShortOfTheTarget) {
  const RouteProblem p = openField({36, 32}, 30);
  const Route route = oneWheelRoute(p, p.target.pose.centre, kQuarter);
  EXPECT_EQ(route.end, RouteEnd::Reached);
  EXPECT_NEAR(route.cost.inches(), 17, 1e-8);  // from y = 13 to 31 - 1
  ASSERT_EQ(route.path.pieces().size(), 1U);
}

TEST(OneWheelRoute, PaysForTheWheelAsAsked) {
  RouteProblem p = openField({24, 30}, 6);
  const double angle = wheelToFace(p.mover, p.target.pose.centre)->radians();
  ASSERT_GT(angle, 0.3);
  const double straight[] = {6 - 4 * angle, 6 - 8 * std::sin(angle / 2), 6};
  const WheelPrice prices[] = {WheelPrice::Arc, WheelPrice::Chord, WheelPrice::Free};
  for (int i = 0; i < 3; ++i) {
    p.price = prices[i];
    const Route route = oneWheelRoute(p, p.target.pose.centre, kQuarter);
    EXPECT_EQ(route.end, RouteEnd::Spent);
    EXPECT_NEAR(route.cost.inches(), 6, 1e-12);
    ASSERT_EQ(route.path.pieces().size(), 2U);
    EXPECT_NEAR(route.path.pieces()[0].angle.radians(), angle, 1e-12);
    EXPECT_NEAR(route.path.pieces()[1].length.inches(), straight[i], 1e-12);
  }
}

TEST(OneWheelRoute, AnAllowanceSpentInTheWheelEndsThere) {
  RouteProblem p = openField({20, 16}, 2);
  Route route = oneWheelRoute(p, p.target.pose.centre, kQuarter);
  ASSERT_EQ(route.path.pieces().size(), 1U);
  EXPECT_NEAR(route.path.pieces()[0].angle.radians(), 0.5, 1e-12);  // 2" of a radius of 4"
  EXPECT_EQ(route.end, RouteEnd::Spent);
  p.price = WheelPrice::Chord;
  route = oneWheelRoute(p, p.target.pose.centre, kQuarter);
  EXPECT_NEAR(route.path.pieces()[0].angle.radians(), 2 * std::asin(0.25), 1e-12);
}

TEST(OneWheelRoute, WheelsNoFartherThanItMay) {
  const RouteProblem p = openField({30, 2}, 40);  // behind
  const Route route = oneWheelRoute(p, p.target.pose.centre, kQuarter);
  EXPECT_NEAR(route.path.pieces()[0].angle.degrees(), 90, 1e-12);
}

TEST(OneWheelRoute, IsStoppedByWhatStandsInTheWay) {
  RouteProblem p = openField({36, 40}, 20);
  p.obstacles = {box({37, 20}, {50, 21})};
  const Route route = oneWheelRoute(p, p.target.pose.centre, kQuarter);
  EXPECT_EQ(route.end, RouteEnd::Obstructed);
  EXPECT_NEAR(route.path.end().pose.centre.y, 18, 1e-8);
}

TEST(OneWheelRoute, AnObstructedWheelIsFollowedByTheStraightMove) {
  RouteProblem p = openField({20, 34}, 4);
  p.obstacles = {box({36, 15.5}, {50, 17})};  // the outer corner, from y = 13, may swing up to 14.5 only
  const Route route = oneWheelRoute(p, p.target.pose.centre, kQuarter);
  ASSERT_GE(route.path.pieces().size(), 1U);
  EXPECT_LT(route.path.pieces()[0].angle.radians(), wheelToFace(p.mover, p.target.pose.centre)->radians());
  EXPECT_EQ(routeFault(p, route.path, 1e-7), "");
}

TEST(OneWheelRoute, JustBeforeContactIsApartByMoreThanTheTolerance) {
  RouteProblem p = openField({36, 24}, 30);
  p.clearance = Length::fromInches(2 * kContact);
  const Route route = oneWheelRoute(p, p.target.pose.centre, kQuarter);
  EXPECT_NEAR(route.path.end().frontCentre().y, 23 - 2 * kContact, 1e-8);
}

TEST(OneWheelRoute, ATargetThatIsGoneStopsNobodyButIsNotPassed) {
  RouteProblem p = openField({36, 24}, 30);
  p.targetStands = false;
  const Route route = oneWheelRoute(p, p.target.pose.centre, kQuarter);
  EXPECT_EQ(route.end, RouteEnd::Reached);
  EXPECT_NEAR(route.path.end().pose.centre.y, 24, 1e-9);
}

TEST(OneWheelRoute, KeepsFromNeighboursAsMuchAsItHasNow) {
  RouteProblem p = openField({36, 40}, 4);
  p.obstacles = {box({38.4, 0}, {44, 47}), box({30, 0}, {34, 47})};  // 0.4" to the right, flush on the left
  const Route route = oneWheelRoute(p, p.target.pose.centre, kQuarter);
  EXPECT_EQ(route.end, RouteEnd::Spent);
  EXPECT_NEAR(route.cost.inches(), 4, 1e-12);
}

TEST(OneWheelRoute, StaysOnTheTable) {
  RouteProblem p = openField({3, 47}, 40);
  p.mover = {{{4, 40}, Facing::fromBearingDegrees(350)}, 2, 1};
  p.targetStands = false;
  const Route route = oneWheelRoute(p, {-30, 60}, kQuarter);
  EXPECT_EQ(route.end, RouteEnd::Obstructed);
  EXPECT_EQ(routeFault(p, route.path, 2 * kContact), "");
}

TEST(OneWheelRoute, IsLegalOnRandomBoards) {
  Random random(82);
  int obstructed = 0;
  for (int i = 0; i < repeats(150); ++i) {
    auto p = frontage::testing::strewnBoard(random);
    if (!p) continue;
    p->allowance = Length::fromInches(random.uniform(1, 30));
    const Vec aim = random.coin() ? p->target.pose.centre : p->target.edge(Side::Front).centre();
    const Route route = oneWheelRoute(*p, aim, kQuarter);
    ASSERT_EQ(routeFault(*p, route.path, 2 * kContact), "") << i;
    ASSERT_LE(route.cost, p->allowance + Length::fromInches(1e-9)) << i;
    obstructed += route.end == RouteEnd::Obstructed ? 1 : 0;
  }
  EXPECT_GT(obstructed, 5);
}

RC_GTEST_PROP(OneWheelRoute, MovesWithTheBoardAndItsMirrorImages, (std::uint64_t seed)) {
  Random random(seed);
  auto p = frontage::testing::strewnBoard(random);
  RC_PRE(p.has_value());
  p->allowance = Length::fromInches(random.uniform(1, 20));
  const auto image = BoardSymmetry::numbered(p->board, static_cast<unsigned>(random.below(8)));
  const RouteProblem q = frontage::testing::imageOf(*p, image);
  const Route here = oneWheelRoute(*p, p->target.pose.centre, kQuarter);
  const Route there = oneWheelRoute(q, q.target.pose.centre, kQuarter);
  RC_ASSERT(here.end == there.end);
  RC_ASSERT(std::fabs((here.cost - there.cost).inches()) < 1e-7);
  RC_ASSERT(distance(image(here.path.end().pose.centre), there.path.end().pose.centre) < 1e-6);
}

}  // namespace
}  // namespace frontage::geometry
