#include "geometry/reach/target_turn.h"

#include "geometry/reach/barrier.h"
#include "geometry/reach/blocker.h"
#include "geometry/reach/doorway.h"
#include "tests/support/charge_boards.h"
#include "tests/support/random_boards.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace frontage::test {
namespace {

using namespace geometry;
using namespace geometry::charge;

double between(std::mt19937_64& random, double from, double to) {
  return std::uniform_real_distribution<double>(from, to)(random);
}

/// One turn of the target about one point of its edge, asked of each obstacle by the closed form for a pivot that is
/// given. `place` counts along the edge towards the end that the door turns about.
bool hitsAnything(const ReachProblem& problem, const Lane& lane, double door, double place) {
  const double side = door >= 0 ? 1 : -1;
  const auto direction = [&](Vec d) { return Vec{dot(d, -lane.outward), dot(d, -lane.along) * side}; };
  const std::vector<Ring> barriers = makeTargetBarriers(problem);
  return std::any_of(barriers.begin(), barriers.end(), [&](const Ring& barrier) {
    const Ring ring =
        seenFrom(lane, barrier).seen([&](Vec v) { return direction(v - lane.edgeCentre); }, direction, side > 0);
    const Room room = roomToTurn(lane.targetDepth, std::fabs(door), {0, -place}, ring.corners());
    return room.below < lane.halfEdge - place || room.above < lane.halfEdge + place;
  });
}

TEST(TargetTurn, ForbidsThePointsOfContactAboutWhichItTurnsIntoSomething) {
  int asked = 0;
  int hits = 0;
  int wrong = 0;
  int needless = 0;
  for (int board = 0; board < frontage::testing::repeats(200); ++board) {
    std::mt19937_64 random(400000 + static_cast<std::uint64_t>(board));
    ReachProblem p = randomBoard(random, {12, true});
    p.door = ReachProblem::Door::TargetTurns;
    const Lane lane = makeLane(p, board % 2 == 0 ? Hand::Left : Hand::Right);
    TargetTurn turn(p, lane);
    for (int i = 0; i < 4; ++i) {
      const double door = between(random, -std::numbers::pi / 2, std::numbers::pi / 2);
      Spans forbidden;
      turn.forbid(door, forbidden);
      for (int k = 0; k < 20; ++k) {
        const double place = between(random, -lane.halfEdge, lane.halfEdge);
        const double offset = (place - lane.halfWidth()) * (door >= 0 ? 1 : -1);
        const bool no =
            std::any_of(forbidden.begin(), forbidden.end(), [&](Span s) { return offset > s.from && offset < s.to; });
        const bool hit = hitsAnything(p, lane, door, place);
        ++asked;
        hits += hit;
        wrong += hit && !no;
        needless += no && !hit;
      }
    }
  }
  std::printf("[ turns    ] %d, into something %d; of these not forbidden %d; forbidden needlessly %d\n", asked, hits,
              wrong, needless);
  EXPECT_EQ(wrong, 0);
  // What lies within its accuracy of the end of a stretch, and what lies between two grazes of one obstacle.
  EXPECT_LE(needless, asked / 10000);
}

/// A charger 5 wide and 2 deep, in a pass between two rocks, before a target that stands askew by 20 degrees and has to
/// close the door.
ReachProblem inPass(double from, double left, double right) {
  ReachProblem p;
  p.charger = {{{36, 10}, Facing()}, 2.5, 1};
  p.target = {{{36.26147114, 20}, Facing::fromBearingDegrees(200)}, 1.5, 0.5};
  p.obstacles = {{{{{14, from}, {left, from}, {left, 19}, {14, 19}}}, Obstacle::Keep::NoOverlap, 0},
                 {{{{right, from}, {58, from}, {58, 19}, {right, 19}}}, Obstacle::Keep::NoOverlap, 1}};
  p.door = ReachProblem::Door::TargetTurns;
  return p;
}

/// A charger in a pass with 0.2 to spare on either side. Wheeling about its front right corner, at
/// x 38.5, its rear left one comes to the rock at x 33.3 when 5 cos w + 2 sin w = 5.2, which is at 6.7335 degrees. So
/// much less the target turns, which stands askew by 20.
TEST(LeastTurn, IsWhatThePassLetsTheChargerNotWheel) {
  const ReachProblem p = inPass(12, 33.3, 38.7);
  const OffsetObjective anywhere{{}, [](double) { return 0.0; }};
  const auto most = bestMove(p, anywhere);
  ASSERT_TRUE(most);
  EXPECT_NEAR(std::fabs(most->door.degrees()), 20, 1e-6);
  const auto least = leastTurn(p, anywhere);
  ASSERT_TRUE(least);
  EXPECT_NEAR(std::fabs(least->door.degrees()), 20 - 6.7335, 0.01);
  EXPECT_LT(least->wheel.radians(), 0);
}

/// In a pass as wide as the charger there is no wheel, whatever the tolerance would let it do.
TEST(LeastTurn, TakesNoWheelThatOnlyTheToleranceAllows) {
  const ReachProblem p = inPass(8, 33.5, 38.5);
  const auto least = leastTurn(p, {{}, [](double) { return 0.0; }});
  ASSERT_TRUE(least);
  EXPECT_EQ(least->wheel.radians(), 0);
  EXPECT_NEAR(std::fabs(least->door.degrees()), 20, 1e-6);
}

}  // namespace
}  // namespace frontage::test
