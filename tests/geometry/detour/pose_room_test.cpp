#include "geometry/detour/pose_room.h"

#include "tests/support/route_boards.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numbers>

namespace frontage::geometry::detail {
namespace {

using frontage::testing::barredBoard;
using frontage::testing::bruteDistance;

using frontage::testing::Random;
using frontage::testing::repeats;

constexpr int kHeadings = 24;
constexpr double kMost = 1.5;

/// How much farther from everything it stands than it has to: measured shape by shape.
double roomOf(const RouteProblem& p, const Clearing& clearing, const Footprint& mover) {
  double room = std::min(kMost, insideEdge(p.board, mover));
  for (const Clearing::Kept& kept : clearing.kept()) {
    const double apart = bruteDistance(toPolygon(mover).vertices, kept.shape.vertices);
    room = std::min(room, apart - kept.keep);
  }
  return room;
}

TEST(PoseRoom, IsWhatTheShapesLeaveOneByOne) {
  Random random(171);
  int tight = 0;
  for (int i = 0; i < repeats(40); ++i) {
    const RouteProblem p = barredBoard(random);
    const Clearing clearing(p, Clearing::Gone::StopThere);
    PoseRoom rooms(p, clearing, kHeadings, kMost);
    for (int k = 0; k < kHeadings; ++k) {
      const Vec front{random.uniform(-15, 15), random.uniform(-5, 20)};
      const Footprint there = rooms.footprint(front, k);
      const double turned = p.mover.pose.facing.turnTo(there.pose.facing).radians();
      ASSERT_NEAR(std::cos(turned - 2 * std::numbers::pi * k / kHeadings), 1, 1e-12);
      const double room = roomOf(p, clearing, there);
      const double found = rooms.at(front, k);
      if (room <= 0) {
        ASSERT_LE(found, 1e-9) << i << " " << k;
        continue;
      }
      ASSERT_NEAR(found, room, 1e-9) << i << " " << k;
      tight += room < kMost ? 1 : 0;
    }
  }
  EXPECT_GT(tight, repeats(40));
}

}  // namespace
}  // namespace frontage::geometry::detail
