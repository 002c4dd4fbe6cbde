#include "geometry/sight/sight.h"

#include "geometry/base/tolerance.h"
#include "tests/support/board_symmetry.h"
#include "tests/support/sight_boards.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace frontage::geometry {
namespace {

using frontage::testing::BoardBlocker;
using frontage::testing::BoardSymmetry;
using frontage::testing::lookerOf;
using frontage::testing::rectangle;
using frontage::testing::uShape;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// Front edge from (-1, 0) to (1, 0), looking up.
Looker ahead() {
  return {{-1, 0}, {1, 0}, Facing::fromBearingDegrees(0)};
}

Footprint box(Vec min, Vec max) {
  return {{lerp(min, max, 0.5), Facing::fromBearingDegrees(0)}, (max.x - min.x) / 2, (max.y - min.y) / 2};
}

Sight look(const Looker& looker, const Footprint& target, const std::vector<BoardBlocker>& blockers) {
  std::vector<Polygon> outlines;
  for (const BoardBlocker& b : blockers) outlines.push_back(b.outline);
  return sight(looker, target, outlines);
}

Sight look(const Footprint& target, const std::vector<BoardBlocker>& blockers) {
  return look(ahead(), target, blockers);
}

TEST(Sight, OpenGroundIsSeenAlongALineFromTheEdgeToTheTarget) {
  const Sight s = look(box({-2, 10}, {2, 12}), {});
  ASSERT_TRUE(s.visible);
  ASSERT_TRUE(s.witness.has_value());
  EXPECT_NEAR(s.witness->from.y, 0, 1e-12);
  EXPECT_LE(std::fabs(s.witness->from.x), 1);
  EXPECT_NEAR(s.witness->to.y, 10, 1e-12);
  EXPECT_LE(std::fabs(s.witness->to.x), 2);
  EXPECT_FALSE(s.outsideCone);
  EXPECT_THAT(s.blockers, IsEmpty());
}

TEST(Sight, AWallAcrossTheWholeConeHides) {
  const Sight s = look(box({-2, 10}, {2, 12}), {rectangle({-8, 4}, {8, 5})});
  EXPECT_FALSE(s.visible);
  EXPECT_FALSE(s.witness.has_value());
  EXPECT_FALSE(s.outsideCone);
  EXPECT_THAT(s.blockers, ElementsAre(0));
}

TEST(Sight, BehindTheLookerIsOutsideItsCone) {
  const Sight s = look(box({-2, -5}, {2, -3}), {rectangle({-8, 4}, {8, 5})});
  EXPECT_FALSE(s.visible);
  EXPECT_TRUE(s.outsideCone);
  EXPECT_THAT(s.blockers, IsEmpty());
}

// From (1, 0) the right limit of the cone is x = 1 + y.
TEST(Sight, ACornerOnTheLimitOfTheConeIsSeen) {
  EXPECT_TRUE(look(box({5, 2}, {7, 4}), {}).visible);
}

TEST(Sight, ATargetBeyondTheLimitOfTheConeIsOutside) {
  const Sight s = look(box({5.001, 2}, {7, 4}), {});
  EXPECT_FALSE(s.visible);
  EXPECT_TRUE(s.outsideCone);
}

TEST(Sight, AWallThatLeavesOnlyLinesOutsideTheConeHides) {
  // The target would be seen past the right end of the wall only from slants above 1.
  const Sight s = look(box({5, 3}, {7, 6}), {rectangle({-1, 0.5}, {2, 0.6})});
  EXPECT_FALSE(s.visible);
  EXPECT_FALSE(s.outsideCone);
}

TEST(Sight, GrazingACornerDoesNotBlock) {
  // Only the line x = 1 passes the wall (whose right end is there) to a target whose left end is there.
  EXPECT_TRUE(look(box({1, 10}, {3, 12}), {rectangle({-9, 3}, {1, 4}), rectangle({1, 5}, {9, 6})}).visible);
}

TEST(Sight, WallsThatOverlapAlongTheOnlyLineHide) {
  const Sight s = look(box({1, 10}, {3, 12}), {rectangle({-9, 3}, {1.001, 4}), rectangle({0.999, 5}, {9, 6})});
  EXPECT_FALSE(s.visible);
  EXPECT_THAT(s.blockers, ElementsAre(0, 1));
}

TEST(Sight, ALineBetweenTwoTouchingWallsGrazesBothAndIsFree) {
  const Sight s = look(box({-2, 10}, {2, 12}), {rectangle({-9, 3}, {0, 4}), rectangle({0, 3}, {9, 4})});
  ASSERT_TRUE(s.visible);
  EXPECT_NEAR(s.witness->from.x, 0, 1e-3);
  EXPECT_NEAR(s.witness->to.x, 0, 1e-3);
}

TEST(Sight, ALineThroughTheCommonCornerOfTwoWallsIsFree) {
  EXPECT_TRUE(look(box({-2, 10}, {2, 12}), {rectangle({-9, 3}, {0, 4}), rectangle({0, 4}, {9, 5})}).visible);
}

TEST(Sight, AGapOfTwiceTheToleranceIsSeenThrough) {
  const std::vector<BoardBlocker> walls{rectangle({-9, 3}, {-kContact, 4}), rectangle({kContact, 3}, {9, 4})};
  EXPECT_TRUE(look(box({-2, 10}, {2, 12}), walls).visible);
}

TEST(Sight, WallsThatOverlapByMoreThanTheToleranceOnBothSidesHide) {
  const double deep = 1.5 * kContact;
  const std::vector<BoardBlocker> walls{rectangle({-9, 3}, {deep, 4}), rectangle({-deep, 3}, {9, 4})};
  const Sight s = look(box({-2, 10}, {2, 12}), walls);
  EXPECT_FALSE(s.visible);
  EXPECT_THAT(s.blockers, ElementsAre(0, 1));
}

TEST(Sight, AWallThatBeginsAtTheEyeBlocksOnlyInFrontOfIt) {
  EXPECT_FALSE(look(box({-1, 10}, {1, 12}), {rectangle({-20, 0}, {20, 1})}).visible);
  EXPECT_TRUE(look(box({-1, 10}, {1, 12}), {rectangle({-20, 0}, {0.5, 1})}).visible);
  EXPECT_TRUE(look(box({-1, 10}, {1, 12}), {rectangle({-20, 0}, {1, 1})}).visible);  // x = 1 grazes it
  EXPECT_FALSE(look(box({-1, 10}, {1, 12}), {rectangle({-20, 0}, {1.001, 9})}).visible);
}

TEST(Sight, AWallThatTouchesTheEyeFromBehindOrBesideDoesNotBlock) {
  EXPECT_TRUE(look(box({-1, 10}, {1, 12}), {rectangle({-20, -2}, {20, 0})}).visible);
  EXPECT_TRUE(look(box({-1, 10}, {1, 12}), {rectangle({-20, -2}, {-1, 20}), rectangle({1, -2}, {20, 20})}).visible);
}

TEST(Sight, AnEyeInsideABlockerSeesNothing) {
  const Sight s = look(box({-1, 10}, {1, 12}), {rectangle({-20, -2}, {20, 0.5})});
  EXPECT_FALSE(s.visible);
  EXPECT_THAT(s.blockers, ElementsAre(0));
}

TEST(Sight, FromInsideAUOneSeesOnlyThroughItsMouth) {
  const BoardBlocker behind = moved(uShape(4, 3, 0.5), {{0, 1}, 0, false});
  EXPECT_TRUE(look(box({-1, 10}, {1, 12}), {behind}).visible);
  const BoardBlocker before = moved(uShape(4, 3, 0.5), {{0, 1}, std::numbers::pi, false});
  const Sight s = look(box({-1, 10}, {1, 12}), {before});
  EXPECT_FALSE(s.visible);
  EXPECT_THAT(s.blockers, ElementsAre(0));
}

TEST(Sight, ATargetInAUIsSeenThroughItsMouthAndNotThroughItsBack) {
  const Footprint target = box({-1, 10}, {1, 11});
  const BoardBlocker open = moved(uShape(3, 2, 0.5), {{0, 11}, std::numbers::pi, false});
  EXPECT_TRUE(look(target, {open}).visible);
  const BoardBlocker shut = moved(uShape(3, 2, 0.5), {{0, 11}, 0, false});
  EXPECT_FALSE(look(target, {shut}).visible);
}

TEST(Sight, ABlockerBehindTheTargetDoesNotMatterHoweverWide) {
  EXPECT_TRUE(look(box({-2, 10}, {2, 12}), {rectangle({-30, 12}, {30, 13})}).visible);
  EXPECT_TRUE(look(box({-2, 10}, {2, 12}), {rectangle({-30, 11}, {30, 13})}).visible);  // overlapping its rear
}

TEST(Sight, ABlockerFlushOnTheTargetsFrontHidesThatFront) {
  EXPECT_FALSE(look(box({-2, 10}, {2, 12}), {rectangle({-3, 9}, {3, 10})}).visible);
  EXPECT_TRUE(look(box({-2, 10}, {2, 12}), {rectangle({-3, 9}, {1.5, 10})}).visible);
}

TEST(Sight, OverlappingBlockersCloseTogetherWhatNeitherClosesAlone) {
  const std::vector<BoardBlocker> walls{rectangle({-9, 3}, {0.5, 4}), rectangle({-0.5, 3.5}, {9, 5}),
                                        rectangle({20, 3}, {21, 4})};
  const Sight s = look(box({-2, 10}, {2, 12}), walls);
  EXPECT_FALSE(s.visible);
  EXPECT_THAT(s.blockers, ElementsAre(0, 1));
}

TEST(Sight, OfTwoWallsThatEachHideAllTheNearerOneIsNamed) {
  EXPECT_THAT(look(box({-2, 10}, {2, 12}), {rectangle({-9, 6}, {9, 7}), rectangle({-9, 3}, {9, 4})}).blockers,
              ElementsAre(1));
}

TEST(Sight, ATargetInContactIsSeenAndOneThatTouchesFromBehindIsNot) {
  EXPECT_TRUE(look(box({-2, 0}, {2, 2}), {}).visible);
  EXPECT_TRUE(look(box({-2, 0}, {2, 2}), {rectangle({-9, 2}, {9, 3})}).visible);
  EXPECT_FALSE(look(box({-2, -3}, {2, -1}), {}).visible);
}

TEST(Sight, LooksFromATableCornerAlongBothItsSides) {
  const Footprint unit{{{1, 0.5}, Facing::fromBearingDegrees(90)}, 0.5, 1};  // against the lower edge, looking right
  const Looker looker = lookerOf(unit);
  EXPECT_TRUE(look(looker, box({70, 0}, {72, 2}), {}).visible);
  EXPECT_TRUE(look(looker, box({70, 0}, {72, 2}), {rectangle({30, 1}, {32, 48})}).visible);
  // The highest line, from (2, 1) to (70, 2), is at 1.41 over x = 30 and at 1.44 over x = 32.
  EXPECT_TRUE(look(looker, box({70, 0}, {72, 2}), {rectangle({30, 0}, {32, 1.4})}).visible);
  EXPECT_FALSE(look(looker, box({70, 0}, {72, 2}), {rectangle({30, -1}, {32, 1.5})}).visible);
  // A wall that ends with the table leaves the line along the table's edge, which grazes it.
  EXPECT_TRUE(look(looker, box({70, 0}, {72, 2}), {rectangle({30, 0}, {32, 1.5})}).visible);
}

TEST(Sight, IsTheSameFromEveryCornerOfTheTableAndAlongEitherEdge) {
  const Footprint unit{{{1, 0.5}, Facing::fromBearingDegrees(90)}, 0.5, 1};
  for (unsigned n = 0; n < 8; ++n) {
    const auto image = BoardSymmetry::numbered({72, 48}, n);
    const auto seen = [&](const BoardBlocker& wall) {
      const std::vector<Polygon> walls{{image(ConvexPolygon{wall.outline.vertices}).vertices}};
      return sight(lookerOf(image(unit)), image(box({70, 0}, {72, 2})), walls).visible;
    };
    EXPECT_TRUE(seen(rectangle({30, 1}, {32, 48}))) << n;
    EXPECT_TRUE(seen(rectangle({30, 0}, {32, 1.4}))) << n;
    EXPECT_TRUE(seen(rectangle({30, 0}, {32, 1.5}))) << n;    // along the edge
    EXPECT_FALSE(seen(rectangle({30, -1}, {32, 1.5}))) << n;  // not along the edge either
  }
}

TEST(Sight, ALookerAtAnAngleSeesWhatItsConeHolds) {
  const Footprint unit{{{36, 24}, Facing::fromBearingDegrees(45)}, 2, 1};
  const Looker looker = lookerOf(unit);
  EXPECT_TRUE(look(looker, box({50, 40}, {52, 42}), {}).visible);
  EXPECT_TRUE(look(looker, box({60, 24}, {62, 26}), {}).visible);
  EXPECT_TRUE(look(looker, box({10, 40}, {12, 42}), {}).outsideCone);
  // To the left of the cone, whose left limit is straight up from the front left corner at x = 35.2929.
  EXPECT_TRUE(look(looker, box({30, 40}, {35.29, 42}), {}).outsideCone);
  EXPECT_TRUE(look(looker, box({30, 40}, {35.30, 42}), {}).visible);
}

TEST(Sight, AThinWallHidesAcrossItsBreadthAndNotAlongIt) {
  EXPECT_FALSE(look(box({-2, 10}, {2, 12}), {rectangle({-9, 3}, {9, 3 + kContact})}).visible);
  EXPECT_TRUE(look(box({0, 10}, {1e-3, 12}), {rectangle({-kContact, 3}, {kContact, 9})}).visible);
}

}  // namespace
}  // namespace frontage::geometry
