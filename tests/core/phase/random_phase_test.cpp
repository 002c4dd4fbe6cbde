#include "core/battlefield/formation.h"
#include "core/report/event_json.h"
#include "core/run/play_orders.h"
#include "core/soak/invariants.h"
#include "geometry/contact/relation.h"
#include "tests/core/phase/board.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

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

/// All that a phase says and where it ends, as the program writes it.
std::string story(const std::vector<Event>& events, const PhaseState& end) {
  std::string text;
  int n = 0;
  for (const Event& event : events) text += toJson(event, ++n, end.field).dump() + "\n";
  return text + finalJson(end).dump();
}

/// Why the order is refused; empty when it is not.
std::string refusal(const PhaseState& state, const Order& order) {
  for (const ClauseCheck& check : query(state, order).clauses)
    if (!check.ok) return toJson(order).dump() + ": " + check.clause + " " + check.text;
  return {};
}

class RandomPhases : public testing::TestWithParam<std::string> {};

}  // namespace

TEST_P(RandomPhases, KeepTheInvariantsAndEndInEveryCase) {
  std::mt19937_64 random(20260101);
  for (int phase = 0; phase < 4 * soakFactor(); ++phase) {
    const PhaseState start = randomBoard(GetParam(), random).begin();
    const Dice firstDice({}, random());
    PhaseState state = start;
    Dice dice = firstDice;
    std::vector<Order> given;
    std::vector<Event> events;
    while (!state.ended) {
      ASSERT_LT(given.size(), 200u);
      const std::vector<Order> orders = nextOrders(state);
      ASSERT_FALSE(orders.empty());
      for (const Order& order : orders) ASSERT_EQ(refusal(state, order), "") << "phase " << phase;
      given.push_back(orders[random() % orders.size()]);
      const Transition done = apply(state, given.back(), dice);
      ASSERT_FALSE(done.refused || done.wanted);
      for (const std::string& fault : brokenInvariants(done))
        ADD_FAILURE() << "phase " << phase << ", step " << given.size() << ": " << fault << "\n"
                      << story(done.events, done.after);
      events.insert(events.end(), done.events.begin(), done.events.end());
      state = done.after;
      dice = done.diceAfter;
    }
    const PhaseRun again = playOrders(start, given, firstDice);
    EXPECT_EQ(story(again.events(), again.end()), story(events, state)) << "phase " << phase;
  }
}

INSTANTIATE_TEST_SUITE_P(Rulesets, RandomPhases, testing::ValuesIn(everyRuleset()), rulesetTestName);

}  // namespace frontage::test
