#include "geometry/detour/detour.h"

#include "geometry/base/tolerance.h"
#include "geometry/detour/clearing.h"
#include "geometry/detour/shorten.h"
#include "tests/support/lattice_planner.h"
#include "tests/support/route_boards.h"
#include "tests/support/route_checker.h"

#include <gtest/gtest.h>

#include <iostream>
#include <string>

namespace frontage::geometry {
namespace {

using frontage::testing::barredBoard;
using frontage::testing::BoardSymmetry;
using frontage::testing::LatticePlanner;
using frontage::testing::Random;
using frontage::testing::repeats;
using frontage::testing::routeFault;

constexpr double kLegal = 2 * kContact;

ConvexPolygon box(Vec low, Vec high) {
  return {{low, {high.x, low.y}, high, {low.x, high.y}}};
}

RouteProblem behindAWall() {
  RouteProblem p;
  p.mover = {{{36, 8}, Facing()}, 2, 1};
  p.target = {{{36, 30}, Facing::fromBearingDegrees(180)}, 2, 1};
  p.clearance = 1_in;
  p.board = {72, 48};
  p.allowance = 6_in;
  p.obstacles = {box({34, 18}, {50, 19})};
  return p;
}

TEST(Detour, GoesRoundAWallOnTheShorterSide) {
  const RouteProblem p = behindAWall();
  const auto detour = shortestDetour(p);
  ASSERT_TRUE(detour);
  EXPECT_EQ(routeFault(p, detour->path, kLegal), "");
  // The wall ends 2" to the left of the way straight ahead and 14" to the right of it.
  int beside = 0;
  for (int k = 0; k <= 500; ++k) {
    const Footprint at = p.mover.at(detour->path.at(k / 500.0));
    if (at.pose.centre.y < 17 || at.pose.centre.y > 20) continue;
    EXPECT_LT(at.pose.centre.x, 34);
    ++beside;
  }
  EXPECT_GT(beside, 10);
  EXPECT_NEAR(frontage::testing::bruteDistance(toPolygon(detour->path.end()).vertices, toPolygon(p.target).vertices), 1,
              1e-6);
}

TEST(Detour, OnAnOpenFieldCostsNoMoreThanTheOneWheelRoute) {
  Random random(91);
  for (int i = 0; i < repeats(15); ++i) {
    auto p = frontage::testing::strewnBoard(random);
    if (!p) continue;
    p->obstacles.clear();
    p->allowance = 99_in;
    const Route direct = oneWheelRoute(*p, p->target.pose.centre, Angle::fromDegrees(180));
    const auto detour = shortestDetour(*p);
    if (direct.end != RouteEnd::Reached) continue;
    ASSERT_TRUE(detour) << i;
    ASSERT_LE(detour->cost.inches(), direct.cost.inches() + 1e-6) << i;
  }
}

TEST(Detour, ThereIsNoneToATargetWalledIn) {
  RouteProblem p = behindAWall();
  p.obstacles = {box({30, 24}, {42, 25}), box({30, 35}, {42, 36}), box({29, 24}, {30, 36}), box({42, 24}, {43, 36})};
  EXPECT_FALSE(shortestDetour(p));
  const Route route = routeRound(p);  // as far as the straight way leads
  EXPECT_EQ(route.end, RouteEnd::Spent);
  p.allowance = 30_in;
  EXPECT_EQ(routeRound(p).end, RouteEnd::Obstructed);
  EXPECT_NEAR(routeRound(p).path.end().frontCentre().y, 23, 1e-8);
}

/// It can only wheel away from where it stands, so that hardly a place about it leads to the target.
TEST(Detour, IsFoundFromTheRimOfAllThatLeadsToTheTarget) {
  RouteProblem p;
  p.mover = {{{23.969713234633552, 32.86655495807378}, Facing::towards({-0.9847348106787807, -0.17406134733887918})},
             1.151086981587326,
             0.5895782369262481};
  p.target = {{{11.962340553069097, 30.052776614651673}, Facing::towards({0.46163899361884236, 0.8870678889299186})},
              3.971969229317314,
              2.387621969454737};
  p.clearance = 1_in;
  p.board = {72, 48};
  p.allowance = 6_in;
  p.obstacles = {ConvexPolygon{{{17.084616982569518, 23.942822339872187},
                                {14.871178716602016, 24.13368773117315},
                                {14.665378530293042, 23.307107934032942},
                                {17.253745823900186, 19.507542776957724},
                                {18.68002874772011, 19.958728967825117},
                                {18.636892004983814, 21.66506734174209}}},
                 ConvexPolygon{{{22.532354341582202, 23.805199041222235},
                                {23.361584057629447, 27.40056716193577},
                                {20.068472558477005, 29.300178278331867},
                                {19.64018252359733, 25.02318887129996}}},
                 ConvexPolygon{{{21.480081015539394, 27.788494229851583},
                                {21.582099346110233, 29.637306827026553},
                                {19.886569363283613, 32.792776238329616},
                                {19.021584926906726, 32.727503644267046},
                                {18.052679482795536, 30.46125648166857},
                                {19.41666906861284, 26.56255925214384}}}};
  const auto detour = shortestDetour(p);
  ASSERT_TRUE(detour);
  EXPECT_EQ(routeFault(p, detour->path, kLegal), "");
  // A plain lattice search finds one of 12.82".
  EXPECT_LE(detour->cost.inches(), 1.02 * 12.82);
}

TEST(Detour, LeadsToWhereATargetStoodThatIsGone) {
  RouteProblem p = behindAWall();
  p.targetStands = false;
  const auto detour = shortestDetour(p);
  ASSERT_TRUE(detour);
  EXPECT_EQ(routeFault(p, detour->path, kLegal), "");
  const auto ring = toPolygon(detour->path.end()).vertices;
  const Vec place = p.target.pose.centre;
  EXPECT_NEAR(frontage::testing::bruteDistance({place, place + Vec{1e-9, 0}, place + Vec{0, 1e-9}}, ring), 1, 1e-6);
}

TEST(RouteRound, TakesTheOneWheelRouteWhereThatIsFree) {
  RouteProblem p = behindAWall();
  p.obstacles.clear();
  p.target.pose.centre = {28, 30};
  const Route round = routeRound(p);
  const Route direct = oneWheelRoute(p, p.target.pose.centre, Angle::fromDegrees(180));
  EXPECT_EQ(round.path, direct.path);
  EXPECT_NEAR(round.cost.inches(), 6, 1e-12);
}

TEST(RouteRound, AnswersOnATableOfAnySize) {
  RouteProblem p;
  p.mover = {{{10, 10}, Facing::fromBearingDegrees(0)}, 2, 1};
  p.target = {{{10, 9000}, Facing::fromBearingDegrees(0)}, 1, 1};
  p.obstacles = {ConvexPolygon{{{8, 20}, {12, 20}, {12, 21}, {8, 21}}}};
  p.board = {20, 9020};
  p.allowance = Length::fromInches(5);
  EXPECT_NEAR(routeRound(p).cost.inches(), 5, 1e-9);
  p.target.pose.centre.y = 1e6;  // where the table has long ended
  EXPECT_NEAR(routeRound(p).cost.inches(), 5, 1e-9);
}

TEST(RouteRound, WalksNoMoreOfTheDetourThanIsAllowed) {
  RouteProblem p = behindAWall();
  const auto whole = shortestDetour(p);
  const Route route = routeRound(p);
  EXPECT_EQ(route.end, RouteEnd::Spent);
  EXPECT_NEAR(route.cost.inches(), 6, 1e-12);
  EXPECT_EQ(route.path.pieces()[0].kind, whole->path.pieces()[0].kind);
  p.allowance = 99_in;
  EXPECT_EQ(routeRound(p).end, RouteEnd::Reached);
  EXPECT_NEAR(routeRound(p).cost.inches(), whole->cost.inches(), 1e-9);
}

/// How our planner and the lattice of the tests compare on some boards.
struct Comparison {
  int found = 0;
  int none = 0;
  double worst = 0;  ///< the greatest ratio of our cost to that of a cheaper way of the lattice; 0 when it has none
};

void compare(const RouteProblem& p, Comparison& sum) {
  const auto detour = shortestDetour(p);
  LatticePlanner lattice(p, 0.25, 120);
  if (!detour) {
    ++sum.none;
    // Ways near the longest that is looked for (detour.h) may be missed: that search is the widest, and bounded.
    const double direct = distance(p.mover.pose.centre, p.target.pose.centre);
    const auto other = lattice.cheaperThan(0.9 * std::max(24.0, 1.5 * direct + 6));
    EXPECT_FALSE(other) << "no detour, but the lattice has one of " << *other;
    return;
  }
  ++sum.found;
  EXPECT_EQ(routeFault(p, detour->path, kLegal), "");
  const auto other = lattice.cheaperThan(detour->cost.inches());
  if (!other) return;
  sum.worst = std::max(sum.worst, detour->cost.inches() / *other);
  EXPECT_LE(detour->cost.inches(), 1.02 * *other);
}

/// Four parts, so that they can run side by side. FRONTAGE_SOAK=100 makes them the 2,000 boards of geometry.md; a board
/// takes about a quarter of a second.
class DetourAgainstLattice : public ::testing::TestWithParam<int> {};

TEST_P(DetourAgainstLattice, IsLegalAndNeverLongerByMoreThanTwoPercent) {
  Random random(static_cast<std::uint64_t>(92 + 1000 * GetParam()));
  Comparison sum;
  const int boards = repeats(5);
  for (int i = 0; i < boards; ++i) {
    SCOPED_TRACE("board " + std::to_string(i));
    compare(barredBoard(random), sum);
  }
  std::cout << boards << " boards: detours found " << sum.found << ", none to be had " << sum.none;
  if (sum.worst > 0) {
    std::cout << "; the lattice is cheaper at most by a factor of " << sum.worst << '\n';
  } else {
    std::cout << "; the lattice is cheaper on none\n";
  }
  EXPECT_GT(sum.found, boards / 3);
}

INSTANTIATE_TEST_SUITE_P(Parts, DetourAgainstLattice, ::testing::Range(0, 4));

TEST(Detour, ChordsAreNeverDearerThanArcs) {
  Random random(93);
  for (int i = 0; i < repeats(6); ++i) {
    RouteProblem p = barredBoard(random);
    const auto arcs = shortestDetour(p);
    p.price = WheelPrice::Chord;
    const auto chords = shortestDetour(p);
    ASSERT_EQ(arcs.has_value(), chords.has_value()) << i;
    if (!arcs) continue;
    ASSERT_EQ(routeFault(p, chords->path, kLegal), "") << i;
    ASSERT_LE(chords->cost.inches(), arcs->cost.inches() * 1.01) << i;
  }
}

TEST(Detour, IsTheSameEveryTimeAndMovesWithTheBoard) {
  Random random(94);
  for (int i = 0; i < repeats(6); ++i) {
    const RouteProblem p = barredBoard(random);
    const auto first = shortestDetour(p);
    const auto again = shortestDetour(p);
    ASSERT_EQ(first.has_value(), again.has_value());
    if (first) {
      ASSERT_EQ(first->path, again->path);
    }
    // All eight symmetries of the table come up, one board after the other.
    for (const unsigned symmetry : {1U + static_cast<unsigned>(i) % 7U, 1U + static_cast<unsigned>(i + 3) % 7U}) {
      const RouteProblem q = frontage::testing::imageOf(p, BoardSymmetry::numbered(p.board, symmetry));
      const auto there = shortestDetour(q);
      ASSERT_EQ(first.has_value(), there.has_value()) << i;
      // Where two ways are equally good the search may keep either, so the cost is compared, not the path.
      if (first) {
        ASSERT_NEAR(first->cost.inches(), there->cost.inches(), 0.01 * first->cost.inches()) << i;
      }
    }
  }
}

/// As of a mover that stands as near to the target as it may.
TEST(Detour, OfNoMovesIsNotMadeShorter) {
  Random random(95);
  const RouteProblem p = barredBoard(random);
  const detail::Clearing clearing(p, detail::Clearing::Gone::StopThere);
  EXPECT_TRUE(detail::smoothed(p, clearing, {}).empty());
  EXPECT_TRUE(detail::shortened(p, clearing, {}).empty());
  EXPECT_TRUE(detail::polished(p, clearing, {}).empty());
}

}  // namespace
}  // namespace frontage::geometry
