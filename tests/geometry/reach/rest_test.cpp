#include "geometry/reach/rest.h"

#include <gtest/gtest.h>

namespace frontage::geometry {
namespace {

/// A square with sides of 2 inches at the origin, looking up.
const Footprint kFlyer{{{0, 0}, Facing()}, 1, 1};

Obstacle blockAt(double x, double from, double to, Obstacle::Keep keep) {
  return {{{{x - 1, from}, {x + 1, from}, {x + 1, to}, {x - 1, to}}}, keep, 0};
}

TEST(FarthestRest, IsAllOfTheWayWhereTheEndIsClearWhateverIsFlownOver) {
  const auto rest = farthestRest(kFlyer, 10, {blockAt(0, 3, 5, Obstacle::Keep::NoTouch)});
  ASSERT_TRUE(rest);
  EXPECT_EQ(*rest, 10);
}

TEST(FarthestRest, MayTouchAFriendAndNotAnEnemy) {
  const auto beforeFriend = farthestRest(kFlyer, 5, {blockAt(0, 3, 5, Obstacle::Keep::NoOverlap)});
  ASSERT_TRUE(beforeFriend);
  EXPECT_NEAR(*beforeFriend, 2, kContact);
  const auto beforeEnemy = farthestRest(kFlyer, 5, {blockAt(0, 3, 5, Obstacle::Keep::NoTouch)});
  ASSERT_TRUE(beforeEnemy);
  EXPECT_NEAR(*beforeEnemy, 2 - kUntouched, 1e-8);
}

TEST(FarthestRest, GoesBackBehindSeveralThatLeaveNoRoomBetweenThem) {
  const std::vector<Obstacle> row{blockAt(0.5, 3, 4, Obstacle::Keep::NoOverlap),
                                  blockAt(-0.5, 5, 6, Obstacle::Keep::NoOverlap),
                                  blockAt(0, 7.5, 9, Obstacle::Keep::NoTouch)};
  const auto rest = farthestRest(kFlyer, 8, row);
  ASSERT_TRUE(rest);
  EXPECT_NEAR(*rest, 2, kContact);
}

TEST(FarthestRest, IsNowhereWhenItNeverLeavesThemOrCannotGoBackFarEnough) {
  EXPECT_FALSE(farthestRest(kFlyer, 3, {blockAt(0, -1, 9, Obstacle::Keep::NoOverlap)}));
  EXPECT_FALSE(farthestRest(kFlyer, 3, {blockAt(0, 0.5, 4, Obstacle::Keep::NoTouch)}));
}

}  // namespace
}  // namespace frontage::geometry
