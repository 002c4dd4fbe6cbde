#include "core/phase/resolve/run_down_move.h"

#include "core/battlefield/formation.h"
#include "geometry/contact/relation.h"
#include "tests/core/phase/board.h"

#include <gtest/gtest.h>

#include <cmath>

namespace frontage::test {

namespace {

using namespace core;

class RunDownMoves : public ::testing::TestWithParam<std::string> {};

}  // namespace

/// Where both have fled to. The smallest wheel onto b1, or onto b2, meets that one alone. After an advance of 6" and a
/// wheel of 53.1 degrees to the left both are met at once, as bisection of the two distances by hand shows; a search
/// over advances every quarter inch by the sweeps alone finds 46.53 degrees at the least.
TEST_P(RunDownMoves, TakesTheLargerWheelThatTouchesBoth) {
  Board board(GetParam());
  for (const auto& [id, army, x, y, facing, models] :
       {std::tuple{"r", "red", 33.0, 20.0, 0.0, 5}, std::tuple{"b1", "blue", 28.7061, 27.4676, 330.10, 4},
        std::tuple{"b2", "blue", 32.0733, 31.1412, 335.68, 4}}) {
    Unit& unit = board.add(id, army, x, y, facing, models, models);
    unit.base = {25.4, 25.4};
    unit.state.fleeing = unit.army.value == "blue";
  }
  const PhaseState state = board.begin();
  for (const bool secondFirst : {false, true}) {
    std::vector<UnitId> targets{{"b1"}, {"b2"}};
    if (secondFirst) std::swap(targets[0], targets[1]);
    Charge charge;
    charge.charger = {"r"};
    charge.targets = targets;
    PhaseState charged = state;
    charged.charges.push_back(charge);
    const auto move = runDownMove(charged, charge, targets);
    ASSERT_TRUE(move);
    EXPECT_EQ(move->touched, targets);
    EXPECT_GT(move->move.wheel.degrees(), 45);
    EXPECT_LT(move->move.wheel.degrees(), 46.54);
    for (const UnitId& id : targets)
      EXPECT_EQ(geometry::relate(move->move.path.end(), footprintOf(*state.field.find(id))),
                geometry::Relation::Touching);
  }
}

INSTANTIATE_TEST_SUITE_P(Rulesets, RunDownMoves, ::testing::ValuesIn(everyRuleset()), rulesetTestName);

}  // namespace frontage::test
