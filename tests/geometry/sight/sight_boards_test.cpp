#include "geometry/base/tolerance.h"
#include "geometry/sight/sight.h"
#include "tests/support/sight_sampler.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <iostream>
#include <numeric>

namespace frontage::geometry {
namespace {

using frontage::testing::Isometry;
using frontage::testing::Random;
using frontage::testing::randomSightBoard;
using frontage::testing::repeats;
using frontage::testing::Sampled;
using frontage::testing::SightBoard;

constexpr int kMostBlockers = 30;

Sight look(const SightBoard& board) {
  return sight(board.looker, board.target, board.outlines());
}

/// Why the witness is none, or nothing.
std::string witnessFault(const SightBoard& board, const SightLine& line) {
  const Looker& l = board.looker;
  const Vec h = l.facing.forward();
  const Vec r = l.facing.right();
  if (std::fabs(dot(line.from - l.left, h)) > 1e-9 || dot(line.from - l.left, r) < -1e-9 ||
      dot(line.from - l.right, r) > 1e-9) {
    return "does not start on the front edge";
  }
  const Vec local = board.target.pose.toUnit(line.to);
  if (std::fabs(local.x) > board.target.halfWidth + 1e-9 || std::fabs(local.y) > board.target.halfDepth + 1e-9) {
    return "does not end on the target";
  }
  const Vec way = line.to - line.from;
  if (std::fabs(dot(way, r)) > dot(way, h) + 3 * kContact) return "leaves outside the cone";
  if (frontage::testing::deepestInside(line.from, line.to, board.blockers, 0.02) > 4 * kContact) {
    return "passes through a blocker";
  }
  return {};
}

SightBoard only(const SightBoard& board, const std::vector<int>& kept) {
  SightBoard result{board.looker, board.target, {}};
  for (const int i : kept) result.blockers.push_back(board.blockers[static_cast<std::size_t>(i)]);
  return result;
}

TEST(SightOnRandomBoards, AgreesWithADenseSamplerWhereverThatDecidesWithAMargin) {
  constexpr double kMargin = 0.02;
  const int boards = repeats(500);
  int visible = 0;
  int hidden = 0;
  int undecided = 0;
  for (int i = 0; i < boards; ++i) {
    Random random(static_cast<std::uint64_t>(i));
    const SightBoard board = randomSightBoard(random, kMostBlockers);
    const Sampled sampled = frontage::testing::sampleSight(board, kMargin);
    const Sight exact = look(board);
    visible += sampled == Sampled::Visible;
    hidden += sampled == Sampled::Hidden;
    undecided += sampled == Sampled::Undecided;
    if (sampled != Sampled::Undecided) {
      EXPECT_EQ(exact.visible, sampled == Sampled::Visible) << "board " << i;
    }
  }
  std::cout << boards << " boards: sampler sees in " << visible << ", does not in " << hidden << ", is undecided in "
            << undecided << '\n';
  EXPECT_GT(visible, boards / 10);
  EXPECT_GT(hidden, boards / 10);
}

TEST(SightOnRandomBoards, EveryWitnessIsFreeAndEveryListOfBlockersClosesWithNoneToSpare) {
  for (int i = 0; i < repeats(1000); ++i) {
    Random random(static_cast<std::uint64_t>(1'000'000 + i));
    const SightBoard board = randomSightBoard(random, kMostBlockers);
    const Sight s = look(board);
    if (s.visible) {
      ASSERT_TRUE(s.witness.has_value());
      EXPECT_EQ(witnessFault(board, *s.witness), "") << "board " << i;
      EXPECT_TRUE(s.blockers.empty());
      continue;
    }
    EXPECT_EQ(s.outsideCone, s.blockers.empty());
    EXPECT_TRUE(std::is_sorted(s.blockers.begin(), s.blockers.end()));
    EXPECT_FALSE(look(only(board, s.blockers)).visible) << "board " << i;
    for (const int spare : s.blockers) {
      std::vector<int> rest = s.blockers;
      rest.erase(std::find(rest.begin(), rest.end(), spare));
      EXPECT_TRUE(look(only(board, rest)).visible) << "board " << i << " without " << spare;
    }
  }
}

RC_GTEST_PROP(SightOnRandomBoards, IsTheSameAfterAnyRigidMotionAndMirrorImage,
              (std::uint64_t seed, std::int16_t dx, std::int16_t dy, std::uint16_t turn, bool mirrored)) {
  Random random(seed);
  const SightBoard board = randomSightBoard(random, kMostBlockers);
  const Isometry motion{{dx / 1000.0, dy / 1000.0}, turn * 2 * std::numbers::pi / 65536, mirrored};
  const Sight before = look(board);
  const Sight after = look(moved(board, motion));
  RC_ASSERT(before.visible == after.visible);
  RC_ASSERT(before.outsideCone == after.outsideCone);
  RC_ASSERT(before.blockers == after.blockers);
}

/// Everything on whole inches and square to each other: edges in line, corners that touch, targets exactly on the limit
/// of the cone, equal distances.
SightBoard wholeInches(Random& random) {
  const auto box = [&](int reach, int largest) {
    const Vec min{static_cast<double>(random.below(reach)), static_cast<double>(random.below(reach))};
    return frontage::testing::rectangle(min, min + Vec{1.0 + random.below(largest), 1.0 + random.below(largest)});
  };
  const auto standing = [&](const Vec min, int largest) {
    const double width = 1 + random.below(largest);
    const double depth = 1 + random.below(largest);
    return Footprint{{min + Vec{width / 2, depth / 2}, Facing::fromBearingDegrees(0)}, width / 2, depth / 2};
  };
  SightBoard board;
  board.looker = frontage::testing::lookerOf(standing({6.0 + random.below(6), 0}, 4));
  board.target = standing({static_cast<double>(random.below(20)), 4.0 + random.below(16)}, 4);
  for (int i = random.below(20); i > 0; --i) board.blockers.push_back(box(20, 6));
  return board;
}

RC_GTEST_PROP(SightOnRandomBoards, OnWholeInchesIsTheSameAfterAnyRigidMotionAndMirrorImage,
              (std::uint64_t seed, std::int16_t dx, std::int16_t dy, std::uint16_t turn, bool mirrored)) {
  Random random(seed);
  const Isometry motion{{dx / 1000.0, dy / 1000.0}, turn * 2 * std::numbers::pi / 65536, mirrored};
  for (int i = 0; i < 10; ++i) {
    const SightBoard board = wholeInches(random);
    const Sight before = look(board);
    const Sight after = look(moved(board, motion));
    RC_ASSERT(before.visible == after.visible);
    RC_ASSERT(before.outsideCone == after.outsideCone);
    RC_ASSERT(before.blockers == after.blockers);
  }
}

RC_GTEST_PROP(SightOnRandomBoards, IsTheSameForAnyOrderOfTheBlockers, (std::uint64_t seed)) {
  Random random(seed);
  const SightBoard board = randomSightBoard(random, kMostBlockers);
  std::vector<int> order(board.blockers.size());
  std::iota(order.begin(), order.end(), 0);
  for (std::size_t i = order.size(); i > 1; --i) {
    std::swap(order[i - 1], order[static_cast<std::size_t>(random.below(static_cast<int>(i)))]);
  }
  const Sight before = look(board);
  const Sight after = look(only(board, order));
  RC_ASSERT(before.visible == after.visible);
  RC_ASSERT(before.outsideCone == after.outsideCone);
  std::vector<int> closers;
  for (const int i : after.blockers) closers.push_back(order[static_cast<std::size_t>(i)]);
  std::sort(closers.begin(), closers.end());
  RC_ASSERT(before.blockers == closers);
}

/// The halves of a footprint, left and right of a line through its centre.
std::array<ConvexPolygon, 2> halves(const Footprint& target, double lean) {
  const auto at = [&](double u, double v) { return target.pose.toTable({u * target.halfWidth, v * target.halfDepth}); };
  return {ConvexPolygon{{at(-1, 1), at(-1, -1), at(-lean, -1), at(lean, 1)}},
          ConvexPolygon{{at(lean, 1), at(-lean, -1), at(1, -1), at(1, 1)}}};
}

TEST(SightOnRandomBoards, ATargetIsSeenWhenOneOfItsHalvesIs) {
  int oneOnly = 0;
  for (int i = 0; i < repeats(1000); ++i) {
    Random random(static_cast<std::uint64_t>(2'000'000 + i));
    const SightBoard board = randomSightBoard(random, kMostBlockers);
    const std::vector<Polygon> blockers = board.outlines();
    int seen = 0;
    for (const ConvexPolygon& half : halves(board.target, random.uniform(-0.9, 0.9))) {
      const Sight s = sight(board.looker, half, blockers);
      seen += s.visible;
      if (s.visible) {
        EXPECT_EQ(witnessFault(board, *s.witness), "") << "board " << i;
      }
    }
    EXPECT_EQ(look(board).visible, seen > 0) << "board " << i;
    oneOnly += seen == 1;
  }
  EXPECT_GT(oneOnly, 0);
}

RC_GTEST_PROP(SightOnRandomBoards, ARectangleGivenAsAPolygonIsSeenAsAFootprintIs, (std::uint64_t seed)) {
  Random random(seed);
  const SightBoard board = randomSightBoard(random, kMostBlockers);
  const Sight one = look(board);
  const Sight other = sight(board.looker, toPolygon(board.target), board.outlines());
  RC_ASSERT(one.visible == other.visible);
  RC_ASSERT(one.outsideCone == other.outsideCone);
  RC_ASSERT(one.blockers == other.blockers);
}

}  // namespace
}  // namespace frontage::geometry
