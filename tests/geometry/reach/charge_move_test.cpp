#include "geometry/base/tolerance.h"
#include "geometry/contact/relation.h"
#include "geometry/reach/reach.h"
#include "tests/support/charge_judge.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace frontage::test {
namespace {

using namespace geometry;

/// A 4" x 2" charger at the origin of a wide field, its front left corner at (100, 100), looking up the table.
ReachProblem board(Vec targetCentre, double targetBearing = 180) {
  ReachProblem p;
  p.charger = {{{102, 99}, Facing::fromBearingDegrees(0)}, 2, 1};
  p.target = {{targetCentre, Facing::fromBearingDegrees(targetBearing)}, 2, 1};
  return p;
}

Obstacle box(Vec min, Vec max, int tag = 1, Obstacle::Keep keep = Obstacle::Keep::NoOverlap) {
  return {{{min, {max.x, min.y}, max, {min.x, max.y}}}, keep, tag};
}

/// One wanted stretch of offsets; no other will do.
OffsetObjective within(double from, double to) {
  constexpr double kNever = -std::numeric_limits<double>::infinity();
  return {{from, to}, [=](double s) { return s >= from && s <= to ? 1.0 : kNever; }};
}

void expectLegal(const ReachProblem& p, const ChargeMove& move) {
  EXPECT_EQ(replayFault(p, move), "");
}

TEST(ChargeMove, GoesStraightWhenThatIsBest) {
  const ReachProblem p = board({102, 109});
  const auto move = bestMove(p, within(-1, 1));
  ASSERT_TRUE(move);
  EXPECT_EQ(move->wheel.radians(), 0);
  EXPECT_EQ(move->before.inches() + move->after.inches(), 8);
  EXPECT_NEAR(move->offset, 0, 1e-12);
  expectLegal(p, *move);
}

TEST(ChargeMove, WheelsByTheLeastThatReachesTheOffset) {
  // The target's right end, as the charger sees it, is at (-6, 10) from the pivot: the front right corner, 4" from the
  // pivot, gets there when (-6, 10) lies 4" across the turned front: theta = atan2(10, -6) - acos(4 / |(-6, 10)|).
  const ReachProblem p = board({92, 111});
  const auto move = moveTo(p, 0);
  ASSERT_TRUE(move);
  const double wheel = std::atan2(10, -6) - std::acos(4 / std::hypot(6, 10));
  EXPECT_NEAR(move->wheel.radians(), wheel, 1e-9);
  EXPECT_NEAR(move->before.inches(), 0, 1e-9);
  EXPECT_NEAR(move->after.inches(), std::hypot(6, 10) * std::sin(std::acos(4 / std::hypot(6, 10))), 1e-8);
  EXPECT_NEAR(move->door.radians(), -wheel, 1e-9);
  EXPECT_EQ(move->offset, 0);
  expectLegal(p, *move);
}

TEST(ChargeMove, WheelsRightInTheMirror) {
  const auto left = moveTo(board({92, 111}), 0.5);
  const auto right = moveTo(board({112, 111}), -0.5);
  ASSERT_TRUE(left && right);
  EXPECT_NEAR(left->wheel.radians(), -right->wheel.radians(), 1e-12);
  EXPECT_GT(left->wheel.radians(), 0);
}

TEST(ChargeMove, LooksAtOffsetsToTheRightOverTheChargedFacing) {
  // The target looks down the table, so its right is the table's left.
  const ReachProblem p = board({101, 111});
  const auto move = bestMove(p, within(-4, 4));
  ASSERT_TRUE(move);
  EXPECT_EQ(move->wheel.radians(), 0);
  EXPECT_NEAR(move->offset, -1, 1e-12);
}

TEST(ChargeMove, ChargesEachFacing) {
  for (const Side side : kSides) {
    ReachProblem p = board({102, 111}, 180);
    // Turn the target so that the wanted side looks at the charger.
    const Edge edge = p.target.edge(side);
    p.target.pose.facing = p.target.pose.facing.turned(Facing::towards(edge.outward).turnTo(Facing::towards({0, -1})));
    p.facing = side;
    const auto move = bestMove(p, within(-0.5, 0.5));
    ASSERT_TRUE(move) << static_cast<int>(side);
    EXPECT_EQ(move->wheel.radians(), 0);
    const double away = side == Side::Front || side == Side::Rear ? 1 : 2;
    EXPECT_NEAR(move->after.inches(), 11 - away, 1e-9);
    expectLegal(p, *move);
  }
}

TEST(ChargeMove, CannotTouchTheFacingThatLooksAway) {
  ReachProblem p = board({102, 111});
  p.facing = Side::Rear;
  EXPECT_FALSE(bestMove(p, within(-4, 4)));
  const Reach r = reach(p);
  EXPECT_TRUE(r.offsets.empty());
  ASSERT_EQ(r.obstructions.size(), 1U);
  EXPECT_EQ(r.obstructions[0].cause, Obstruction::Cause::WrongFacing);
}

TEST(ChargeMove, FindsNothingAheadBehindItsBack) {
  const ReachProblem p = board({102, 80}, 0);
  EXPECT_FALSE(bestMove(p, within(-4, 4)));
  const Reach r = reach(p);
  ASSERT_EQ(r.obstructions.size(), 1U);
  EXPECT_EQ(r.obstructions[0].cause, Obstruction::Cause::NothingAhead);
}

TEST(ChargeMove, FitsExactlyBetweenTwoNeighbours) {
  // Between two blocks flush on the same facing just the charger's width is left, about offset 1.
  ReachProblem p = board({103, 111});
  p.target.halfWidth = 6;
  p.obstacles = {box({96, 105}, {100, 110}, 1), box({104, 105}, {108, 110}, 2)};
  const auto move = bestMove(p, {{1.0}, [](double s) { return s == 1 ? 2.0 : 1.0; }});
  ASSERT_TRUE(move);
  EXPECT_EQ(move->offset, 1);
  expectLegal(p, *move);
  const auto offsets = reachableOffsets(p);
  ASSERT_EQ(offsets.size(), 1U);
  EXPECT_NEAR(offsets[0].from, 1, kContact);
  EXPECT_NEAR(offsets[0].to, 1, kContact);
}

TEST(ChargeMove, StandsSideBySideWithANeighbour) {
  ReachProblem p = board({102, 111});
  p.target.halfWidth = 6;
  p.obstacles = {box({104, 105}, {110, 110})};
  // Farther to the table's right is worth more, and closed by the neighbour.
  const auto move = bestMove(p, {{0.0}, [](double s) { return s <= 0 ? 1.0 : 0.0; }});
  ASSERT_TRUE(move);
  EXPECT_EQ(move->offset, 0);
  expectLegal(p, *move);
}

TEST(ChargeMove, PassesAGapOfItsOwnWidthUnlessItMayNotTouch) {
  ReachProblem p = board({102, 111});
  p.obstacles = {box({95, 103}, {100, 105}, 1), box({104, 103}, {109, 105}, 2)};
  const auto move = bestMove(p, within(-4, 4));
  ASSERT_TRUE(move);
  EXPECT_EQ(move->wheel.radians(), 0);
  expectLegal(p, *move);
  p.obstacles[1].keep = Obstacle::Keep::NoTouch;
  EXPECT_FALSE(bestMove(p, within(-4, 4)));
}

TEST(ChargeMove, LeavesAFriendAtItsSideBeforeItWheels) {
  // A friend of the same depth stands at the charger's right side. Wheeling left, the rear right corner swings out to
  // the right, so the charger must first have left it behind: by its own depth.
  ReachProblem p = board({90, 111});
  p.obstacles = {box({104, 98}, {108, 100})};
  const auto move = bestMove(p, within(-4, 4));
  ASSERT_TRUE(move);
  EXPECT_GT(move->wheel.radians(), 0);
  EXPECT_NEAR(move->before.inches(), 2, 2 * kContact);
  expectLegal(p, *move);
}

/// Half of the tolerance may be penetrated where something turned onto the charger; it closes its door without that.
TEST(ChargeMove, EndsFlushWhereItBeginsAHairInsideTheTarget) {
  for (const double bearing : {180.0, 170.0, 190.0}) {
    ReachProblem p = board({103, 101}, bearing);
    const Edge edge = p.target.edge(Side::Front);
    const auto ahead = [&](Vec corner) { return dot(corner - edge.centre(), edge.outward); };
    const double least = std::min(ahead(p.charger.frontLeft()), ahead(p.charger.frontRight()));
    p.target.pose = p.target.pose.shifted(edge.outward * (least + kContact / 2));
    const auto move = bestMove(p, within(-4, 4));
    ASSERT_TRUE(move) << bearing;
    const Edge facing = p.target.edge(Side::Front);
    const Footprint end = p.charger.at(move->chargerEnd);
    for (const Vec corner : {end.frontLeft(), end.frontRight()})
      EXPECT_NEAR(dot(corner - facing.centre(), facing.outward), 0, 1e-9) << bearing;
  }
}

TEST(ChargeMove, MayLeaveAnEnemyThatItTouchesAtTheStart) {
  ReachProblem p = board({102, 109});
  p.obstacles = {box({104, 98}, {108, 100}, 1, Obstacle::Keep::NoTouch)};
  const auto move = bestMove(p, within(-4, 4));
  ASSERT_TRUE(move);
  EXPECT_EQ(move->wheel.radians(), 0);
  // But not if it would touch it still, or again, in the end.
  p.obstacles = {box({104, 98}, {108, 120}, 1, Obstacle::Keep::NoTouch)};
  EXPECT_FALSE(bestMove(p, within(-1, 0)));
}

TEST(ChargeMove, HasNoWayOutOfAnObstacle) {
  ReachProblem p = board({102, 109});
  p.obstacles = {box({103, 98}, {108, 100})};
  EXPECT_FALSE(bestMove(p, within(-4, 4)));
}

TEST(ChargeMove, MissesWhatMayNotBeTouchedByMoreThanATouchOrNotAtAll) {
  // The same place between two enemies that are not to be touched: no gap for it is worth anything that leaves less
  // than kUntouched on both sides, and one that leaves a hair more is.
  for (const auto& [spare, fits] :
       {std::pair{1.1 * kContact, false}, {0.9 * kUntouched, false}, {1.1 * kUntouched, true}}) {
    ReachProblem p = board({103, 111});
    p.target.halfWidth = 6;
    p.obstacles = {box({96, 105}, {100 - spare, 110}, 1, Obstacle::Keep::NoTouch),
                   box({104 + spare, 105}, {108, 110}, 2, Obstacle::Keep::NoTouch)};
    const auto move = bestMove(p, within(0.5, 1.5));
    EXPECT_EQ(move.has_value(), fits) << spare;
    if (move) expectLegal(p, *move);
  }
}

TEST(ChargeMove, KeepsTheSwingingCornerOnTheTable) {
  // The right edge of the table runs 0.2" beside the charger: a left wheel swings the rear right corner out past it.
  ReachProblem p = board({90, 111});
  p.tableWidth = 104.2;
  p.tableHeight = 200;
  const auto inside = bestMove(p, within(-4, 4));
  EXPECT_FALSE(inside);
  p.tableEdge = ReachProblem::TableEdge::MayStickOut;
  const auto out = bestMove(p, within(-4, 4));
  ASSERT_TRUE(out);
  expectLegal(p, *out);
  const Reach r = [&] {
    p.tableEdge = ReachProblem::TableEdge::Inside;
    return reach(p);
  }();
  ASSERT_FALSE(r.obstructions.empty());
  EXPECT_EQ(r.obstructions[0].cause, Obstruction::Cause::TableEdge);
}

TEST(ChargeMove, FliesOverWhatLiesBetween) {
  ReachProblem p = board({102, 111});
  p.obstacles = {box({80, 102}, {130, 104}, 7)};
  EXPECT_FALSE(bestMove(p, within(-4, 4)));
  const auto stops = obstructions(p);
  ASSERT_EQ(stops.size(), 1U);
  EXPECT_EQ(stops[0].cause, Obstruction::Cause::Obstacle);
  EXPECT_EQ(stops[0].tag, 7);
  p.ignoreObstaclesOnTheWay = true;
  const auto move = bestMove(p, within(-4, 4));
  ASSERT_TRUE(move);
  EXPECT_EQ(move->wheel.radians(), 0);
  p.obstacles.push_back(box({101, 108}, {103, 109}));
  EXPECT_FALSE(bestMove(p, within(-1, 1))) << "in the end it must have room";
}

TEST(ChargeMove, SetFlushKeepsTheTouchedPointInContact) {
  ReachProblem p = board({107, 111});
  p.door = ReachProblem::Door::SetFlush;
  // Straight ahead the front meets the left end of the charged edge: the target's right end, at (105, 110) on the
  // table, lies off to the right, its nearest point is the corner; no: the front spans x from 100 to 104.
  const auto none = bestMove(p, within(-0.5, 0.5));
  ASSERT_TRUE(none);
  EXPECT_LT(none->wheel.radians(), 0);
  expectLegal(p, *none);
  // The touched point stays on the front.
  const Footprint end = p.charger.at(none->chargerEnd);
  EXPECT_LE(std::fabs(end.pose.toUnit(none->contactPoint).x), end.halfWidth + 1e-9);
}

TEST(ChargeMove, TheTargetTurnsOntoTheFrontWhereItWasTouched) {
  ReachProblem p = board({102, 111}, 160);
  p.door = ReachProblem::Door::TargetTurns;
  const auto move = bestMove(p, within(-4, 4));
  ASSERT_TRUE(move);
  EXPECT_EQ(move->wheel.radians(), 0);
  EXPECT_EQ(move->chargerEnd.facing, p.charger.pose.facing);
  EXPECT_NEAR(move->targetEnd.facing.bearingDegrees(), 180, 1e-9);
  EXPECT_EQ(relate(p.charger.at(move->chargerEnd), p.target.at(move->targetEnd)), Relation::Touching);
  // From 160 to 180 degrees of the compass is a turn to the right, and it is the target that makes it.
  EXPECT_NEAR(move->door.degrees(), -20, 1e-9);
  expectLegal(p, *move);
}

TEST(ChargeMove, TriesAnotherWheelWhenTheDoorIsObstructed) {
  // The target stands askew: straight ahead, the charger touches it with its front right corner and the door swings its
  // left side forward, into a rock.
  ReachProblem p = board({102, 111}, 150);
  const auto plain = bestMove(p, within(-4, 4));
  ASSERT_TRUE(plain);
  EXPECT_EQ(plain->wheel.radians(), 0);
  const Footprint end = p.charger.at(plain->chargerEnd);
  const Vec corner = plain->door.radians() > 0 ? end.frontRight() : end.frontLeft();
  p.obstacles = {box(corner + Vec{-0.2, -0.6}, corner + Vec{0.2, -0.2}, 3)};
  const auto other = bestMove(p, within(-4, 4));
  ASSERT_TRUE(other);
  EXPECT_NE(other->wheel.radians(), 0);
  expectLegal(p, *other);
  bool named = false;
  for (const Obstruction& o : obstructions(p))
    named = named || (o.tag == 3 && o.cause == Obstruction::Cause::DoorBlocked);
  EXPECT_TRUE(named);
}

TEST(ChargeMove, EndsWhereFlushPoseSays) {
  const Footprint charger{{{}, {}}, 3, 1};
  const Footprint target{{{50, 50}, Facing::fromBearingDegrees(90)}, 2, 1.5};
  const Pose pose = flushPose(charger, target, Side::Front, 0.5);
  // The target looks to the table's right; to its right is down the table.
  EXPECT_NEAR(pose.centre.x, 52.5, 1e-12);
  EXPECT_NEAR(pose.centre.y, 49.5, 1e-12);
  EXPECT_NEAR(pose.facing.bearingDegrees(), 270, 1e-12);
}

}  // namespace
}  // namespace frontage::test
