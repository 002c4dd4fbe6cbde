#include "geometry/base/tolerance.h"
#include "geometry/contact/closest_points.h"
#include "geometry/contact/relation.h"
#include "geometry/contact/sweep.h"
#include "geometry/reach/reach.h"
#include "tests/support/random_boards.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace frontage::test {
namespace {

using namespace geometry;

constexpr double kDegree = std::numbers::pi / 180;

Footprint unitAt(double x, double y, double bearing, double width, double depth) {
  return {{{x, y}, Facing::fromBearingDegrees(bearing)}, width / 2, depth / 2};
}

/// A charge on several units at once, and whatever else is in its way.
struct Crowd {
  Footprint charger;
  std::vector<Footprint> targets;
  std::vector<Footprint> others;
  bool flies = false;

  [[nodiscard]] std::vector<ReachProblem> problems() const {
    std::vector<ReachProblem> problems;
    for (std::size_t i = 0; i < targets.size(); ++i) {
      ReachProblem& p = problems.emplace_back();
      p.charger = charger;
      p.target = targets[i];
      p.door = ReachProblem::Door::TargetTurns;
      p.doorStaysOpen = true;
      p.ignoreObstaclesOnTheWay = flies;
      for (std::size_t k = 0; k < targets.size(); ++k)
        if (k != i) p.obstacles.push_back({toPolygon(targets[k]), Obstacle::Keep::NoOverlap, 0});
      for (const Footprint& other : others) p.obstacles.push_back({toPolygon(other), Obstacle::Keep::NoOverlap, 0});
    }
    return problems;
  }
};

/// A choice of a start and a wheel, tried out with the sweeps alone: how much sooner the first target is met than the
/// second, where the way there is free and misses both by a margin up to the last advance.
std::optional<double> lead(const Crowd& crowd, double start, double wheel) {
  Footprint mover = crowd.charger;
  const auto isFree = [&](const auto& touches) {
    const auto hits = [&](const Footprint& still) { return touches(toPolygon(still)); };
    return std::none_of(crowd.targets.begin(), crowd.targets.end(), hits) &&
           (crowd.flies || std::none_of(crowd.others.begin(), crowd.others.end(), hits));
  };
  const Length before = Length::fromInches(start);
  if (!isFree([&](const ConvexPolygon& still) { return firstTouchAdvancing(mover, before, still).has_value(); }))
    return std::nullopt;
  mover.pose.centre = mover.pose.centre + mover.pose.facing.forward() * start;
  const Vec pivot = wheel > 0 ? mover.frontLeft() : mover.frontRight();
  const Angle turn = Angle::fromRadians(wheel);
  if (!isFree([&](const ConvexPolygon& still) { return firstTouchTurning(mover, pivot, turn, still).has_value(); }))
    return std::nullopt;
  mover.pose = mover.pose.turnedAbout(pivot, turn);
  const Length far = Length::fromInches(60);
  const auto first = firstTouchAdvancing(mover, far, toPolygon(crowd.targets[0]));
  const auto second = firstTouchAdvancing(mover, far, toPolygon(crowd.targets[1]));
  if (!first || !second) return std::nullopt;
  const Length after = Length::fromInches(std::max(first->at, second->at));
  if (!crowd.flies)
    for (const Footprint& other : crowd.others)
      if (firstTouchAdvancing(mover, after, toPolygon(other))) return std::nullopt;
  mover.pose.centre = mover.pose.centre + mover.pose.facing.forward() * std::min(first->at, second->at);
  for (const Footprint& other : crowd.others)
    if (relate(mover, other) != Relation::Apart) return std::nullopt;
  return first->at - second->at;
}

/// Between two wheels where the lead changes sign, the one where it is 0; nothing where it jumps.
std::optional<double> wheelBetween(const Crowd& crowd, double start, double low, double high) {
  double atLow = *lead(crowd, start, low);
  while (std::fabs(high - low) > 1e-10) {
    const double middle = (low + high) / 2;
    const auto at = lead(crowd, start, middle);
    if (!at) return std::nullopt;
    if ((*at < 0) == (atLow < 0)) {
      low = middle;
      atLow = *at;
    } else {
      high = middle;
    }
  }
  const auto last = lead(crowd, start, high);
  return last && std::fabs(*last) < 1e-6 && std::fabs(atLow) < 1e-6 ? std::optional(high) : std::nullopt;
}

/// The smallest wheel that a search over starts every quarter inch and wheels every degree comes upon.
double smallestOnGrid(const Crowd& crowd) {
  double least = std::numeric_limits<double>::infinity();
  for (double start = 0; start < 16; start += 0.25) {
    if (!lead(crowd, start, 1e-7) && !lead(crowd, start, -1e-7) && start > 12) break;
    for (const double hand : {1.0, -1.0}) {
      std::optional<double> last;
      double before = 0;
      for (double wheel = 1e-6; wheel < 90 * kDegree && wheel < least; wheel += kDegree) {
        const auto here = lead(crowd, start, hand * wheel);
        if (here && last && (*here < 0) != (*last < 0))
          if (const auto exact = wheelBetween(crowd, start, hand * before, hand * wheel))
            least = std::min(least, std::fabs(*exact));
        last = here;
        before = wheel;
      }
    }
  }
  return least;
}

/// What is wrong with the move as the sweeps and relate() see it; empty when nothing is.
std::string faultOf(const Crowd& crowd, const ChargeMove& move) {
  for (const PathPiece& piece : move.path.pieces()) {
    Footprint mover = crowd.charger;
    mover.pose = piece.from;
    const auto overlaps = [&](const Footprint& still) {
      return piece.kind == PathPiece::Kind::Wheel ? overlapsTurning(mover, piece.centre, piece.angle, toPolygon(still))
                                                  : overlapsAdvancing(mover, piece.length, toPolygon(still));
    };
    if (std::any_of(crowd.targets.begin(), crowd.targets.end(), overlaps)) return "runs through a target";
    if (!crowd.flies && std::any_of(crowd.others.begin(), crowd.others.end(), overlaps)) return "runs through another";
  }
  for (const Footprint& target : crowd.targets)
    if (relate(move.path.end(), target) != Relation::Touching) return "does not touch a target";
  for (const Footprint& other : crowd.others)
    if (relate(move.path.end(), other) == Relation::Overlapping) return "ends on another";
  return {};
}

Crowd randomCrowd(std::mt19937_64& random) {
  const auto between = [&](double from, double to) { return std::uniform_real_distribution<double>(from, to)(random); };
  Crowd crowd;
  crowd.charger = unitAt(0, 0, 0, between(2, 7), between(1, 4));
  const auto place = [&](std::vector<Footprint>& among, double nearest) {
    for (int tries = 0; tries < 100; ++tries) {
      const Footprint f = unitAt(between(-7, 7), between(nearest, 12), between(0, 360), between(1.5, 6), between(1, 3));
      const auto isNear = [&](const Footprint& g) { return closestPoints(f, g).distance.inches() < 0.2; };
      if (isNear(crowd.charger) || std::any_of(crowd.targets.begin(), crowd.targets.end(), isNear) ||
          std::any_of(crowd.others.begin(), crowd.others.end(), isNear))
        continue;
      among.push_back(f);
      return;
    }
  };
  place(crowd.targets, 4);
  place(crowd.targets, 4);
  for (int i = 0; i < 2; ++i)
    if (between(0, 1) < 0.5) place(crowd.others, 1);
  crowd.flies = between(0, 1) < 0.2;
  return crowd;
}

}  // namespace

// After an advance of 6" and a wheel of 53.118 degrees to the left the front meets both at 0.7676", as bisection of the
// two distances by hand shows. A longer advance needs less.
TEST(TouchTogether, WheelsAsFarAsBothNeed) {
  Crowd crowd;
  crowd.charger = unitAt(33, 20, 0, 5, 1);
  crowd.targets = {unitAt(28.7061, 27.4676, 330.10, 4, 1), unitAt(32.0733, 31.1412, 335.68, 4, 1)};
  const auto move = touchTogether(crowd.problems());
  ASSERT_TRUE(move);
  EXPECT_EQ(faultOf(crowd, *move), "");
  EXPECT_GT(move->wheel.degrees(), 0);
  EXPECT_LT(move->wheel.degrees(), 53.118);
  EXPECT_LE(move->wheel.degrees(), smallestOnGrid(crowd) / kDegree + 1e-6);
}

// A side that is met nearly edge on is passed over: to that angle the wheel may be larger (reach.h).
TEST(TouchTogether, NoSmallerWheelIsFoundOnAGrid) {
  int found = 0;
  int onGrid = 0;
  for (int board = 0; board < frontage::testing::repeats(150); ++board) {
    std::mt19937_64 random(81000 + static_cast<std::uint64_t>(board));
    const Crowd crowd = randomCrowd(random);
    if (crowd.targets.size() < 2) continue;
    const auto move = touchTogether(crowd.problems());
    const double grid = smallestOnGrid(crowd);
    EXPECT_EQ(move ? faultOf(crowd, *move) : "", "") << board;
    const double wheel = move ? std::fabs(move->wheel.radians()) : std::numeric_limits<double>::infinity();
    const bool isOnGrid = grid < std::numeric_limits<double>::infinity();
    EXPECT_TRUE(!isOnGrid || wheel <= grid + 1e-3) << board << ": " << wheel << " but " << grid;
    found += move ? 1 : 0;
    onGrid += isOnGrid ? 1 : 0;
  }
  EXPECT_GT(onGrid, 20);
  EXPECT_GE(found, onGrid);
}

// Two that stand in one line, 1" apart, are met by a front that is turned just as they are.
TEST(TouchTogether, TwoInOneLineAreMetFlush) {
  Crowd crowd;
  crowd.charger = unitAt(0, 0, 0, 6, 2);
  const Facing line = Facing::fromBearingDegrees(-30);
  for (const double along : {-1.5, 1.5}) crowd.targets.push_back({{Vec{-5, 9} + line.right() * along, line}, 1, 0.5});
  const auto move = touchTogether(crowd.problems());
  ASSERT_TRUE(move);
  EXPECT_EQ(faultOf(crowd, *move), "");
  EXPECT_NEAR(move->wheel.degrees(), 30, 1e-6);
}

// The same two with a third one level between them: all three at the same wheel.
TEST(TouchTogether, ThreeInOneLineAreMetFlush) {
  Crowd crowd;
  crowd.charger = unitAt(0, 0, 0, 6, 2);
  const Facing line = Facing::fromBearingDegrees(-30);
  for (const double along : {-2.0, 0.0, 2.0})
    crowd.targets.push_back({{Vec{-5, 9} + line.right() * along, line}, 0.75, 0.5});
  const auto move = touchTogether(crowd.problems());
  ASSERT_TRUE(move);
  EXPECT_EQ(faultOf(crowd, *move), "");
  EXPECT_NEAR(move->wheel.degrees(), 30, 1e-6);
}

// Farther apart than the front is wide there is no such move.
TEST(TouchTogether, NothingWhereTheFrontIsTooNarrow) {
  Crowd crowd;
  crowd.charger = unitAt(0, 0, 0, 3, 1);
  crowd.targets = {unitAt(-4, 8, 180, 2, 1), unitAt(4, 8, 180, 2, 1)};
  EXPECT_FALSE(touchTogether(crowd.problems()));
}

}  // namespace frontage::test
