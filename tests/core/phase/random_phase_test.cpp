#include "core/battlefield/formation.h"
#include "geometry/contact/relation.h"
#include "tests/core/phase/board.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <random>

namespace frontage::test {

namespace {

using namespace core;

int soakFactor() {
  const char* text = std::getenv("FRONTAGE_SOAK");
  return text ? std::max(1, std::atoi(text)) : 1;
}

bool overlapsAny(const Battlefield& field, const Unit& unit) {
  for (const Unit& other : field.units)
    if (other.id != unit.id && !other.state.destroyed && !unit.state.destroyed &&
        geometry::relate(footprintOf(unit).grown(0.01), footprintOf(other)) != geometry::Relation::Apart)
      return true;
  return false;
}

double pick(std::mt19937_64& random, double low, double high) {
  return low + (high - low) * static_cast<double>(random() % 100000) / 100000;
}

Board randomBoard(const std::string& ruleset, std::mt19937_64& random) {
  Board board(ruleset);
  for (int i = 0; i < 6; ++i) {
    const bool red = i < 3;
    const int files = 3 + static_cast<int>(random() % 4);
    Unit& unit =
        board.add((red ? "r" : "b") + std::to_string(i), red ? "red" : "blue", pick(random, 8, 40),
                  red ? pick(random, 6, 14) : pick(random, 18, 28), red ? pick(random, -40, 40) : pick(random, 90, 270),
                  files * (1 + static_cast<int>(random() % 3)), files);
    unit.stats.swiftstride = random() % 4 == 0;
    unit.stats.movement = 4 + static_cast<double>(random() % 5);
    if (!red && random() % 3 == 0) unit.stats.missile = MissileWeapon{"Bow", 24, 3, 3, 1, Shooters::FrontAndHalf};
    if (red && random() % 4 == 0) unit.stats.causes = {Psychology::Terror};
    if (overlapsAny(board.field(), unit)) board.field().units.pop_back();
  }
  return board;
}

std::string overlapping(const Battlefield& field) {
  for (const Unit& a : field.units)
    for (const Unit& b : field.units)
      if (a.id < b.id && !a.state.destroyed && !b.state.destroyed &&
          geometry::relate(footprintOf(a), footprintOf(b)) == geometry::Relation::Overlapping)
        return a.id.value + " overlaps " + b.id.value;
  return {};
}

class RandomPhases : public testing::TestWithParam<std::string> {};

}  // namespace

TEST_P(RandomPhases, KeepTheInvariantsAndEndInEveryCase) {
  std::mt19937_64 random(20260101);
  for (int phase = 0; phase < 4 * soakFactor(); ++phase) {
    PhaseState state = randomBoard(GetParam(), random).begin();
    Dice dice({}, random());
    for (int step = 0; !state.ended; ++step) {
      ASSERT_LT(step, 200);
      const std::vector<Order> orders = nextOrders(state);
      ASSERT_FALSE(orders.empty());
      for (const Order& order : orders) {
        const Transition tried = apply(state, order, dice);
        ASSERT_EQ(query(state, order).legal(), !tried.refused);
        ASSERT_FALSE(tried.refused) << sentence(tried.events.front(), state.field);
      }
      const Order& order = orders[random() % orders.size()];
      const Transition done = apply(state, order, dice);
      ASSERT_FALSE(done.wanted);
      state = done.after;
      dice = done.diceAfter;
      ASSERT_EQ(overlapping(state.field), "") << "phase " << phase << ", step " << step;
      for (const Unit& unit : state.field.units)
        ASSERT_TRUE(unit.state.destroyed || isOnTable(state.field.table, footprintOf(unit))) << unit.id.value;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Rulesets, RandomPhases, testing::ValuesIn(everyRuleset()), rulesetTestName);

}  // namespace frontage::test
