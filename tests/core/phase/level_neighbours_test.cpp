#include "core/battlefield/formation.h"
#include "geometry/base/tolerance.h"
#include "geometry/contact/closest_points.h"
#include "tests/core/phase/board.h"
#include "tests/support/charge_judge.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace frontage::test {

namespace {

using namespace core;

constexpr double kBase = 25 / 25.4;
constexpr double kFive = 5 * kBase;

const ClauseCheck* failedCheck(const Verdict& verdict, const Clause& clause) {
  for (const ClauseCheck& check : verdict.clauses)
    if (check.clause == clause && !check.ok) return &check;
  return nullptr;
}

/// Ten wide, straight before two units of five whose fronts are level; b is on the left of the two or on the right.
Board lineAgainstTwo(const std::string& ruleset, double away, double gap, bool mirrored) {
  Board board(ruleset);
  const double beside = (gap + kFive) / 2 * (mirrored ? -1 : 1);
  const double y = 20 + 2 * kBase + away;
  board.add("r", "red", 36, 20, 0, 20, 10);
  board.add("b", "blue", 36 - beside, y, 180, 10, 5);
  board.add("e", "blue", 36 + beside, y, 180, 10, 5);
  return board;
}

Dice sixes(const Ruleset& rules) {
  const int dice = rules.range == RangeRoll::MovePlusDiePlus4 ? 1 : 2;
  return Dice({{RollPurpose::Range, {"r"}, std::vector<int>(static_cast<std::size_t>(dice), 6)}}, std::nullopt);
}

/// Declares, holds and rolls high; nothing when the charge may not be declared.
std::optional<Transition> charge(const Board& board, const std::vector<UnitId>& targets) {
  Transition step = apply(board.begin(), Declare{{"r"}, targets}, Dice());
  if (step.refused) return std::nullopt;
  for (const UnitId& target : targets) {
    step = apply(step.after, React{target, {"r"}, Reaction::Hold}, Dice());
    EXPECT_FALSE(step.refused);
  }
  const Transition done = apply(step.after, Resolve{{{"r"}}, std::nullopt}, sixes(*step.after.rules));
  EXPECT_FALSE(done.refused);
  return done;
}

double distanceBetween(const Unit& a, const Unit& b) {
  return geometry::closestPoints(footprintOf(a), footprintOf(b)).distance.inches();
}

class LevelNeighbours : public testing::TestWithParam<std::string> {};
/// Where the charger turns about the point of contact, and cannot slide clear as in t9a-3.
class LevelNeighboursOfADoor : public testing::TestWithParam<std::string> {};

}  // namespace

/// D7: the door cannot be closed on one without touching the other. That a hair's breadth of a wheel would touch only
/// the one, which could then turn (M8), is no way round it.
TEST_P(LevelNeighboursOfADoor, MustBothBeChargedWhereTheOneCannotBeReachedAlone) {
  for (const double away : {2.0, 3.0, 6.0})
    for (const double gap : {0.0, 0.001, 0.18, 0.5})
      for (const bool mirrored : {false, true}) {
        const Board board = lineAgainstTwo(GetParam(), away, gap, mirrored);
        const Verdict alone = query(board.begin(), Declare{{"r"}, {{"b"}}});
        const ClauseCheck* check = failedCheck(alone, "D7");
        ASSERT_TRUE(check) << away << " " << gap;
        EXPECT_EQ(check->blockers, std::vector<std::string>{"e"});
        EXPECT_TRUE(query(board.begin(), Declare{{"r"}, {{"b"}, {"e"}}}).legal()) << away << " " << gap;
      }
}

/// Between two others there is no place for ten that touches the middle one alone, not by sliding either.
TEST_P(LevelNeighbours, OnBothSidesLeaveNoPlaceForAWiderCharger) {
  for (const double gap : {0.0, 0.001, 0.18, 0.5}) {
    Board board(GetParam());
    board.add("r", "red", 36, 20, 0, 20, 10);
    int side = 0;
    for (const char* id : {"b", "d", "e"}) {
      board.add(id, "blue", 36 + side * (kFive + gap), 25, 180, 10, 5);
      side = side == 0 ? -1 : 1;
    }
    const Verdict alone = query(board.begin(), Declare{{"r"}, {{"b"}}});
    EXPECT_FALSE(alone.legal()) << gap;
    EXPECT_TRUE(failedCheck(alone, "D7")) << gap;
  }
}

/// M6, t9a-3: a wheel meets the one first, and set flush the charger may stand anywhere that keeps what it touched.
/// Whatever it does, it keeps off the other by more than could be a touch.
TEST_P(LevelNeighbours, AreLeftAloneByAChargeOnTheOne) {
  for (const double away : {2.0, 3.0, 6.0, 8.0})
    for (const double gap : {0.0, 0.001, 0.18, 0.5, 3.0})
      for (const bool mirrored : {false, true}) {
        const auto done = charge(lineAgainstTwo(GetParam(), away, gap, mirrored), {{"b"}});
        if (!done) continue;
        const Battlefield& field = done->after.field;
        const double left = distanceBetween(*field.find(UnitId{"r"}), *field.find(UnitId{"e"}));
        EXPECT_GE(left, 2 * geometry::kContact - 1e-9) << away << " " << gap;
      }
}

/// M8 is for what may not be declared on: a rock that stands out before the front keeps the charger's door open, and
/// the target turns.
TEST_P(LevelNeighboursOfADoor, OrOfRockMakeTheTargetTurn) {
  Board board = lineAgainstTwo(GetParam(), 3, 0.3, false);
  const Unit e = *board.field().find(UnitId{"e"});
  board.field().units.pop_back();
  const double front = e.pose.centre.y - kBase;
  Terrain rock;
  rock.id = {"rock"};
  rock.shape = {{{36.15, front - 0.2}, {38, front - 0.2}, {38, front + 2}, {36.15, front + 2}}};
  board.field().terrain.push_back(rock);
  const auto done = charge(board, {{"b"}});
  ASSERT_TRUE(done);
  EXPECT_TRUE(std::any_of(done->events.begin(), done->events.end(), [](const Event& event) {
    const auto* door = std::get_if<DoorClosed>(&event.body);
    return door && event.clause == "M8" && door->unit == UnitId{"b"};
  }));
}

/// M6, t9a-3: that the charger slides clear of the neighbour is no matter of a hair's breadth. Where the one charge is
/// legal, some move passes the neighbour and ends beside it with a hundredth of an inch to spare; it is M9 that then
/// has the charger stand as near to the neighbour as may be, for the most models.
TEST(LevelNeighboursOfASlide, AreClearedWithRoomToSpareWhereTheOneChargeIsLegal) {
  constexpr double kToSpare = 0.01;
  int legal = 0;
  for (const double away : {2.0, 3.0, 6.0})
    for (const double gap : {0.0, 0.001, 0.18, 0.5, 3.0})
      for (const bool mirrored : {false, true}) {
        const PhaseState start = lineAgainstTwo("t9a-3", away, gap, mirrored).begin();
        geometry::ReachProblem problem;
        problem.charger = footprintOf(*start.field.find(UnitId{"r"}));
        problem.target = footprintOf(*start.field.find(UnitId{"b"}));
        problem.obstacles = {
            {geometry::toPolygon(footprintOf(*start.field.find(UnitId{"e"}))), geometry::Obstacle::Keep::NoTouch, 0}};
        problem.tableWidth = start.field.table.width;
        problem.tableHeight = start.field.table.height;
        problem.body = geometry::ReachProblem::Body::FrontEdge;
        problem.door = geometry::ReachProblem::Door::SetFlush;
        bool clear = false;
        for (double before = 0; before <= away && !clear; before += 0.25)
          for (double degrees = -90; degrees <= 90 && !clear; degrees += 0.5) {
            const Judged judged = judge(problem, {before, degrees * std::numbers::pi / 180}, kToSpare);
            if (!judged.legal()) continue;
            constexpr int kPlaces = 50;
            for (int i = 0; i <= kPlaces; ++i)
              clear |= mayEndAt(problem,
                                std::lerp(judged.offset.first, judged.offset.second, static_cast<double>(i) / kPlaces),
                                kToSpare);
          }
        EXPECT_EQ(query(start, Declare{{"r"}, {{"b"}}}).legal(), clear) << away << " " << gap << " " << mirrored;
        legal += clear;
      }
  EXPECT_GT(legal, 0);
}

INSTANTIATE_TEST_SUITE_P(Rulesets, LevelNeighbours, testing::ValuesIn(everyRuleset()), rulesetTestName);
INSTANTIATE_TEST_SUITE_P(Rulesets, LevelNeighboursOfADoor, testing::Values("battleaxe", "wap", "t9a-2"),
                         rulesetTestName);

}  // namespace frontage::test
