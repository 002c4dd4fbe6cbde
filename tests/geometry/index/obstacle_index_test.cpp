#include "geometry/index/obstacle_index.h"

#include "tests/support/random_boards.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace frontage::geometry {
namespace {

using frontage::testing::Random;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

Bounds randomBox(Random& random) {
  const Vec corner = random.point(-10, 70);
  return {corner, corner + random.point(0, 8)};
}

bool meet(const Bounds& a, const Bounds& b) {
  return a.min.x <= b.max.x && b.min.x <= a.max.x && a.min.y <= b.max.y && b.min.y <= a.max.y;
}

RC_GTEST_PROP(ObstacleIndex, FindsExactlyTheBoxesThatMeet, (std::uint64_t seed)) {
  Random random(seed);
  std::vector<Bounds> boxes;
  for (int i = random.below(200); i > 0; --i) boxes.push_back(randomBox(random));
  const ObstacleIndex index(boxes);
  RC_ASSERT(index.size() == boxes.size());
  for (int i = 0; i < 20; ++i) {
    const Bounds asked = randomBox(random);
    std::vector<int> expected;
    for (std::size_t k = 0; k < boxes.size(); ++k) {
      if (meet(boxes[k], asked)) expected.push_back(static_cast<int>(k));
    }
    RC_ASSERT(index.find(asked) == expected);
  }
}

TEST(ObstacleIndex, FindsBoxesThatOnlyTouch) {
  const std::vector<Bounds> boxes{{{0, 0}, {1, 1}}, {{1, 1}, {2, 2}}, {{3, 0}, {4, 1}}};
  const ObstacleIndex index(boxes);
  EXPECT_THAT(index.find({{1, 0}, {1, 1}}), ElementsAre(0, 1));
  EXPECT_THAT(index.find({{2, 2}, {3, 3}}), ElementsAre(1));
  EXPECT_THAT(index.find({{5, 5}, {6, 6}}), IsEmpty());
}

TEST(ObstacleIndex, OfNothingFindsNothing) {
  EXPECT_THAT(ObstacleIndex().find({{-100, -100}, {100, 100}}), IsEmpty());
}

TEST(ObstacleIndex, ACopyStandsOnItsOwn) {
  const std::vector<Bounds> boxes{{{0, 0}, {1, 1}}};
  ObstacleIndex copy;
  {
    const ObstacleIndex index(boxes);
    copy = index;
  }
  EXPECT_THAT(copy.find({{0, 0}, {2, 2}}), ElementsAre(0));
}

}  // namespace
}  // namespace frontage::geometry
