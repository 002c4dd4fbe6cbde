#include "geometry/flight/flight.h"

#include "geometry/base/tolerance.h"
#include "tests/support/board_symmetry.h"
#include "tests/support/brute_distance.h"
#include "tests/support/random_boards.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace frontage::geometry {
namespace {

using frontage::testing::BoardSymmetry;
using frontage::testing::bruteDistance;
using frontage::testing::Random;
using frontage::testing::repeats;

ConvexPolygon box(Vec low, Vec high) {
  return {{low, {high.x, low.y}, high, {low.x, high.y}}};
}

/// A line of 4" x 2" at (36, 24), running up.
FlightProblem openField(double distance) {
  FlightProblem problem;
  problem.mover = {{{36, 24}, Facing()}, 2, 1};
  problem.distance = Length::fromInches(distance);
  problem.clearance = 1_in;
  problem.board = {72, 48};
  return problem;
}

TEST(Flight, OnAnOpenFieldTurnsAndRunsItsRoll) {
  FlightProblem problem = openField(7);
  problem.away = Facing::fromBearingDegrees(90);
  const Flight flight = flee(problem);
  EXPECT_FALSE(flight.lost);
  EXPECT_NEAR(flight.turn.degrees(), -90, 1e-12);
  EXPECT_EQ(flight.moved, 7_in);
  EXPECT_EQ(flight.extra, 0_in);
  EXPECT_NEAR(distance(flight.path.end().pose.centre, {43, 24}), 0, 1e-12);
  EXPECT_TRUE(flight.crossed.empty());
}

TEST(Flight, ListsWhatItRunsThroughInOrderWithEntryAndExit) {
  FlightProblem problem = openField(12);
  problem.clearance = 0_in;
  problem.obstacles = {{box({30, 30}, {40, 31}), 7, true}, {box({37, 26}, {39, 28}), 3, false}};
  const Flight flight = flee(problem);
  // The front edge stands at y = 25, the rear one at 23.
  ASSERT_EQ(flight.crossed.size(), 2U);
  EXPECT_EQ(flight.crossed[0].tag, 3);
  EXPECT_NEAR(flight.crossed[0].entry, 1, 1e-12);
  EXPECT_NEAR(flight.crossed[0].exit, 5, 1e-12);
  EXPECT_EQ(flight.crossed[1].tag, 7);
  EXPECT_NEAR(flight.crossed[1].entry, 5, 1e-12);
  EXPECT_NEAR(flight.crossed[1].exit, 8, 1e-12);
}

TEST(Flight, WhatItStandsInAfterTheTurnIsCrossedFromTheStart) {
  FlightProblem problem = openField(6);
  problem.away = Facing::fromBearingDegrees(90);  // turned, it is 2" wide and 4" long: reaches y = 26 and x in [35, 37]
  problem.obstacles = {{box({36, 25.5}, {37, 27}), 1, false}};
  const Flight flight = flee(problem);
  ASSERT_EQ(flight.crossed.size(), 1U);
  EXPECT_EQ(flight.crossed[0].entry, 0);
}

TEST(Flight, GoesOnToAnInchBeyondWhatItMayNotEndOn) {
  FlightProblem problem = openField(6);
  problem.obstacles = {{box({30, 29}, {40, 31}), 1, false}};
  // The rear edge has to come to y = 32: from 23 that is 9".
  Flight flight = flee(problem);
  EXPECT_NEAR(flight.moved.inches(), 9, 1e-12);
  EXPECT_NEAR(flight.extra.inches(), 3, 1e-12);
  problem.clearance = 0_in;
  EXPECT_NEAR(flee(problem).moved.inches(), 8, 1e-12);
  problem.obstacles[0].mayEndOn = true;
  EXPECT_NEAR(flee(problem).moved.inches(), 6, 1e-12);
}

TEST(Flight, AnInchIsRoundACorner) {
  FlightProblem problem = openField(6);
  // A post to the right: its left edge x = 38.6, so the sides pass 0.6 away, within an inch over 0.8 beyond its ends.
  problem.obstacles = {{box({38.6, 30}, {39.6, 31}), 1, false}};
  const Flight flight = flee(problem);
  EXPECT_NEAR(flight.moved.inches(), 31 + 0.8 - 23, 1e-12);
  EXPECT_TRUE(flight.crossed.empty());
}

TEST(Flight, GoesOnPastOneThingOnlyToPassTheNext) {
  FlightProblem problem = openField(6);
  problem.obstacles = {{box({30, 34}, {40, 35}), 2, false}, {box({30, 29}, {40, 31}), 1, false}};
  EXPECT_NEAR(flee(problem).moved.inches(), 36 - 23, 1e-12);
}

TEST(Flight, StoppingAnInchAwayToWithinTheToleranceIsClear) {
  FlightProblem problem = openField(3);
  problem.obstacles = {{box({30, 29 - 0.9 * kContact}, {40, 31}), 1, false}};
  EXPECT_NEAR(flee(problem).moved.inches(), 3, 1e-12);
  problem.obstacles = {{box({30, 29 - 1.1 * kContact}, {40, 31}), 1, false}};
  EXPECT_NEAR(flee(problem).moved.inches(), 9, 1e-9);
}

TEST(Flight, IsLostAsSoonAsItTouchesTheEdge) {
  FlightProblem problem = openField(23);
  Flight flight = flee(problem);
  EXPECT_TRUE(flight.lost);
  EXPECT_NEAR(flight.moved.inches(), 23, 1e-12);
  problem.distance = Length::fromInches(22.999);
  EXPECT_FALSE(flee(problem).lost);
  problem.distance = 30_in;
  flight = flee(problem);
  EXPECT_TRUE(flight.lost);
  EXPECT_NEAR(flight.moved.inches(), 23, 1e-12);
}

TEST(Flight, GoingOnMayTakeItOffTheTable) {
  FlightProblem problem = openField(18);
  problem.obstacles = {{box({30, 42}, {40, 45}), 1, false}};
  EXPECT_TRUE(flee(problem).lost);
}

TEST(Flight, TheTurnItselfMayTouchTheEdge) {
  FlightProblem problem = openField(6);
  // 1.5" from the right edge to its centre, standing along it: turned by 90 its front would reach 2" out.
  problem.mover.pose = {{70.5, 24}, Facing::fromBearingDegrees(90)};
  problem.away = Facing();
  const Flight flight = flee(problem);
  ASSERT_TRUE(flight.lostInTurn);
  EXPECT_TRUE(flight.lost);
  EXPECT_EQ(flight.moved, 0_in);
  // The front left corner, at (1, 2) from the centre, has to swing to 1.5 beside it: from atan2(2, 1) it turns left,
  // away; the front right one, from atan2(-2, 1), comes round to acos(1.5 / sqrt 5) below level.
  const double expected = std::atan2(2, 1) - std::acos(1.5 / std::sqrt(5.0));
  EXPECT_NEAR(flight.lostInTurn->radians(), expected, 1e-9);
  problem.mover.pose.centre.x = 69.7;  // the corners' circle, sqrt 5, passes inside the edge
  EXPECT_FALSE(flee(problem).lost);
}

TEST(AwayFrom, IsCentreToCentreAndToItsOwnRearWhenTheyCoincide) {
  const Footprint line{{{36, 24}, Facing::fromBearingDegrees(30)}, 2, 1};
  EXPECT_NEAR(awayFrom(line, {36, 14}).bearingDegrees(), 0, 1e-12);
  EXPECT_NEAR(awayFrom(line, {46, 24}).bearingDegrees(), 270, 1e-12);
  EXPECT_NEAR(awayFrom(line, line.pose.centre).bearingDegrees(), 210, 1e-12);
}

FlightProblem randomFlight(Random& random) {
  FlightProblem problem;
  problem.board = {72, 48};
  problem.mover = random.footprint({random.uniform(15, 57), random.uniform(12, 36)});
  problem.away = random.facing();
  problem.distance = Length::fromInches(random.uniform(0, 12));
  problem.clearance = Length::fromInches(random.coin() ? 1 : 0);
  const int n = random.below(9);
  for (int i = 0; i < n; ++i) {
    const Vec where = problem.mover.pose.centre + random.point(-14, 14);
    problem.obstacles.push_back({random.coin() ? toPolygon(random.footprint(where)) : random.convex(where),
                                 random.below(6), random.below(3) == 0});
  }
  return problem;
}

/// Walks the run in steps of a hundredth of an inch with the brute-force distance.
class Walk {
 public:
  explicit Walk(const FlightProblem& problem)
      : m_problem(problem), m_start(problem.mover.at({problem.mover.pose.centre, problem.away})) {}

  [[nodiscard]] std::vector<Vec> ringAt(double at) const {
    return toPolygon(m_start.at(m_start.pose.advanced(Length::fromInches(at)))).vertices;
  }
  [[nodiscard]] double room(double at, bool (*counts)(const FlightObstacle&)) const {
    double least = 1e9;
    for (const FlightObstacle& obstacle : m_problem.obstacles) {
      if (counts(obstacle)) least = std::min(least, bruteDistance(ringAt(at), obstacle.shape.vertices));
    }
    return least;
  }
  [[nodiscard]] bool offBoard(double at) const {
    for (const Vec c : ringAt(at)) {
      if (c.x < 0 || c.y < 0 || c.x > m_problem.board.width || c.y > m_problem.board.height) return true;
    }
    return false;
  }
  [[nodiscard]] double apart(int tag, double at) const {
    double least = 1e9;
    for (const FlightObstacle& obstacle : m_problem.obstacles) {
      if (obstacle.tag == tag) least = std::min(least, bruteDistance(ringAt(at), obstacle.shape.vertices));
    }
    return least;
  }

 private:
  const FlightProblem& m_problem;
  Footprint m_start;
};

bool stops(const FlightObstacle& obstacle) {
  return !obstacle.mayEndOn;
}

TEST(Flight, AgreesWithWalkingItInHundredths) {
  Random random(61);
  int extended = 0;
  int lost = 0;
  for (int i = 0; i < repeats(600); ++i) {
    const FlightProblem problem = randomFlight(random);
    const Flight flight = flee(problem);
    if (flight.lostInTurn) continue;
    const Walk walk(problem);
    const double moved = flight.moved.inches();
    const double clearance = problem.clearance.inches();
    if (flight.lost) {
      ++lost;
      ASSERT_TRUE(walk.offBoard(moved + 2 * kContact)) << i;
    } else {
      // It ends clear, and no place between the roll and the end, other than right before it, is clear by a margin.
      ASSERT_GE(walk.room(moved, stops), clearance - kContact - 1e-9) << i;
      ASSERT_FALSE(walk.offBoard(moved)) << i;
    }
    for (double at = problem.distance.inches(); at < moved - 0.01; at += 0.01) {
      ASSERT_LE(walk.room(at, stops), clearance + 1e-9) << i;
    }
    for (double at = 0; at < moved - kContact; at += 0.05) ASSERT_FALSE(walk.offBoard(at)) << i;
    extended += flight.extra.inches() > 0 ? 1 : 0;

    std::array<bool, 6> listed{};
    for (const Crossing& crossing : flight.crossed) {
      listed[static_cast<std::size_t>(crossing.tag)] = true;
      ASSERT_LE(walk.apart(crossing.tag, crossing.entry), 1e-9) << i;
      ASSERT_LE(walk.apart(crossing.tag, crossing.exit), 1e-9) << i;
      for (double at = 0; at < crossing.entry - 1e-6; at += 0.01) ASSERT_GT(walk.apart(crossing.tag, at), 0) << i;
      for (double at = crossing.exit + 1e-6; at <= moved; at += 0.01) ASSERT_GT(walk.apart(crossing.tag, at), 0) << i;
    }
    for (const Crossing& crossing : flight.grazed) {
      listed[static_cast<std::size_t>(crossing.tag)] = true;
      ASSERT_LE(walk.apart(crossing.tag, crossing.entry), kContact + 1e-9) << i;
    }
    for (int tag = 0; tag < 6; ++tag) {
      if (listed[static_cast<std::size_t>(tag)]) continue;
      for (double at = 0; at <= moved; at += 0.01) ASSERT_GT(walk.apart(tag, at), 0) << i;
    }
  }
  EXPECT_GT(extended, repeats(600) / 8);
  EXPECT_GT(lost, repeats(600) / 50);
}

RC_GTEST_PROP(Flight, MovesWithTheBoardAndItsMirrorImagesInAnyOrderOfTheObstacles, (std::uint64_t seed)) {
  Random random(seed);
  const FlightProblem problem = randomFlight(random);
  const auto image = BoardSymmetry::numbered(problem.board, static_cast<unsigned>(random.below(8)));
  FlightProblem other = problem;
  other.board = image.image();
  other.mover = image(problem.mover);
  other.away = image(problem.away);
  for (FlightObstacle& obstacle : other.obstacles) obstacle.shape = image(obstacle.shape);
  std::reverse(other.obstacles.begin(), other.obstacles.end());
  const Flight here = flee(problem);
  const Flight there = flee(other);
  RC_ASSERT(here.lost == there.lost);
  RC_ASSERT(here.lostInTurn.has_value() == there.lostInTurn.has_value());
  RC_ASSERT(std::fabs((here.moved - there.moved).inches()) < 1e-9);
  RC_ASSERT(here.crossed.size() == there.crossed.size());
  for (std::size_t i = 0; i < here.crossed.size(); ++i) {
    // Two that it stands in from the start are in the order of their tags; others differ by more than rounding.
    RC_ASSERT(std::fabs(here.crossed[i].entry - there.crossed[i].entry) < 1e-9);
    RC_ASSERT(std::fabs(here.crossed[i].exit - there.crossed[i].exit) < 1e-9);
    RC_ASSERT(here.crossed[i].tag == there.crossed[i].tag);
  }
}

}  // namespace
}  // namespace frontage::geometry
