#include "geometry/sight/sight_field.h"

#include "tests/support/sight_boards.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace frontage::geometry {
namespace {

using frontage::testing::FacingPair;
using frontage::testing::Random;
using frontage::testing::SightBoard;

RC_GTEST_PROP(SightField, AnswersAsSightOfTheSameBlockers, (std::uint64_t seed)) {
  Random random(seed);
  const SightBoard board = frontage::testing::randomSightBoard(random, 30);
  const SightField field(board.outlines());
  const Sight one = sight(board.looker, board.target, board.outlines());
  const Sight other = field.look(board.looker, board.target);
  RC_ASSERT(one.visible == other.visible);
  RC_ASSERT(one.outsideCone == other.outsideCone);
  RC_ASSERT(one.blockers == other.blockers);
  RC_ASSERT(one.witness.has_value() == other.witness.has_value());
  RC_ASSERT(field.sees(board.looker, board.target) == one.visible);
}

RC_GTEST_PROP(SightField, LeavesOutWhatItIsToldTo, (std::uint64_t seed)) {
  Random random(seed);
  std::vector<Polygon> all;
  for (const auto& b : frontage::testing::scatteredBlockers(random, 30)) all.push_back(b.outline);
  std::vector<std::uint8_t> leftOut;
  std::vector<Polygon> others;
  std::vector<int> numbers;
  for (std::size_t i = 0; i < all.size(); ++i) {
    leftOut.push_back(random.coin() ? 1 : 0);
    if (leftOut.back() != 0) continue;
    others.push_back(all[i]);
    numbers.push_back(static_cast<int>(i));
  }
  const SightField field(all);
  for (int i = 0; i < 20; ++i) {
    const FacingPair pair = frontage::testing::facingPair(random);
    const Sight one = sight(pair.looker, pair.target, others);
    const Sight other = field.look(pair.looker, pair.target, leftOut);
    RC_ASSERT(one.visible == other.visible);
    RC_ASSERT(field.sees(pair.looker, pair.target, leftOut) == one.visible);
    std::vector<int> closers;
    for (const int k : one.blockers) closers.push_back(numbers[static_cast<std::size_t>(k)]);
    RC_ASSERT(other.blockers == closers);
  }
}

TEST(SightField, WithoutBlockersSeesAllThatLiesInTheCone) {
  const SightField none;
  const Looker looker{{-1, 0}, {1, 0}, Facing::fromBearingDegrees(0)};
  const Footprint ahead{{{0, 10}, Facing::fromBearingDegrees(30)}, 2, 1};
  const Footprint behind{{{0, -10}, Facing::fromBearingDegrees(30)}, 2, 1};
  EXPECT_EQ(none.size(), 0U);
  EXPECT_TRUE(none.sees(looker, ahead));
  EXPECT_TRUE(none.look(looker, ahead).witness.has_value());
  EXPECT_FALSE(none.sees(looker, behind));
  EXPECT_TRUE(none.look(looker, behind).outsideCone);
}

}  // namespace
}  // namespace frontage::geometry
