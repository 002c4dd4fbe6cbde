#include "core/phase/declare/declare.h"
#include "core/report/event_json.h"
#include "core/run/play_orders.h"
#include "core/soak/invariants.h"
#include "tests/core/phase/random_board.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cstdlib>

namespace frontage::test {

namespace {

using namespace core;

int soakFactor() {
  const char* text = std::getenv("FRONTAGE_SOAK");
  return text ? std::max(1, std::atoi(text)) : 1;
}

/// Where a run begins, so that a long one goes through others than the last.
std::uint64_t firstSeed() {
  const char* text = std::getenv("FRONTAGE_SEED");
  return text ? std::strtoull(text, nullptr, 10) : 20260101;
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

Scenario scenarioOf(const PhaseState& state) {
  Scenario scenario;
  scenario.name = "a phase";
  scenario.rulesetId = state.rules->id;
  scenario.field = state.field;
  scenario.active = state.active;
  return scenario;
}

/// A whole phase by random orders, every state of it looked at.
class RandomPhase {
 public:
  RandomPhase(PhaseState start, std::uint64_t seed)
      : m_start(std::move(start)), m_state(m_start), m_firstDice({}, seed), m_dice(m_firstDice), m_random(seed) {}

  void play() {
    checkFile();
    while (!m_state.ended && !testing::Test::HasFailure()) {
      ASSERT_LT(m_given.size(), 200u);
      const std::vector<Order> orders = nextOrders(m_state);
      ASSERT_FALSE(orders.empty()) << "nothing can be done any more";
      for (const Order& order : orders) ASSERT_EQ(refusal(m_state, order), "");
      checkThatOthersAreRefusedAlike(orders);
      give(orders[m_random() % orders.size()]);
      checkFile();
    }
    checkThatNothingWasTouched();
    const PhaseRun again = playOrders(m_start, m_given, m_firstDice);
    EXPECT_EQ(story(again.events(), again.end()), story(m_events, m_state));
  }
  [[nodiscard]] std::string text() const { return toText(scenarioOf(m_start)) + "\n" + story(m_events, m_state); }

 private:
  void give(const Order& order) {
    m_given.push_back(order);
    m_past.push_back(m_state);
    m_pastFields.push_back(toText(scenarioOf(m_state)) + finalJson(m_state).dump());
    Transition done = apply(m_state, order, m_dice);
    ASSERT_FALSE(done.refused || done.wanted) << toJson(order).dump();
    for (const std::string& fault : brokenInvariants(done)) ADD_FAILURE() << "step " << m_given.size() << ": " << fault;
    m_events.insert(m_events.end(), done.events.begin(), done.events.end());
    m_state = std::move(done.after);
    m_dice = std::move(done.diceAfter);
  }

  /// The file of a state says all of it again.
  void checkFile() const {
    const std::string text = toText(scenarioOf(m_state));
    const LoadResult again = parseScenario(text, "again");
    ASSERT_TRUE(again.ok()) << again.problems.front().text() << "\n" << text;
    EXPECT_EQ(toText(*again.scenario), text);
  }

  /// Any order at all: apply refuses exactly what query does. And of the charges on one target, those are offered that
  /// are legal.
  void checkThatOthersAreRefusedAlike(const std::vector<Order>& offered) {
    const Order any = anyOrder();
    const bool legal = query(m_state, any).legal();
    EXPECT_EQ(apply(m_state, any, m_dice).refused, !legal) << toJson(any).dump();
    const bool declaring = std::holds_alternative<EndPhase>(offered.back());
    const auto* declare = std::get_if<Declare>(&any);
    if (!declare || declare->targets.size() != 1 || !declaring) return;
    EXPECT_EQ(std::find(offered.begin(), offered.end(), any) != offered.end(), legal)
        << toJson(any).dump() << " " << refusal(m_state, any);
  }
  const UnitId& anyUnit() { return m_state.field.units[m_random() % m_state.field.units.size()].id; }
  Order anyOrder() {
    switch (m_random() % 8) {
      case 0:
        return React{anyUnit(), anyUnit(), static_cast<Reaction>(m_random() % 3)};
      case 1:
        return Redirect{anyUnit(), {anyUnit()}};
      case 2:
        return PressOn{anyUnit()};
      case 3:
        return Resolve{{anyUnit()}, std::nullopt};
      case 4:
        return Resolve{{anyUnit()}, static_cast<double>(m_random() % 9) - 4};
      case 5:
        return Declare{anyUnit(), {anyUnit(), anyUnit()}};
      default:
        return Declare{anyUnit(), {anyUnit()}};
    }
  }

  /// Going back is taking the earlier value, which no order has changed.
  void checkThatNothingWasTouched() const {
    for (std::size_t i = 0; i < m_past.size(); ++i)
      ASSERT_EQ(toText(scenarioOf(m_past[i])) + finalJson(m_past[i]).dump(), m_pastFields[i]) << "step " << i;
  }

  PhaseState m_start;
  PhaseState m_state;
  Dice m_firstDice;
  Dice m_dice;
  std::mt19937_64 m_random;
  std::vector<Order> m_given;
  std::vector<Event> m_events;
  std::vector<PhaseState> m_past;
  std::vector<std::string> m_pastFields;
};

class RandomPhases : public testing::TestWithParam<std::string> {
 protected:
  void playOn(const RandomBoard& kind, int phases) {
    const std::uint64_t first = firstSeed();
    for (int i = 0; i < phases * soakFactor() && !HasFailure(); ++i) {
      const std::uint64_t seed = first + static_cast<std::uint64_t>(i);
      std::mt19937_64 random(seed);
      RandomPhase phase(randomBoard(GetParam(), kind, random).begin(), seed);
      phase.play();
      if (HasFailure()) ADD_FAILURE() << "seed " << seed << "\n" << phase.text();
    }
  }
};

}  // namespace

TEST_P(RandomPhases, KeepTheInvariantsInTheOpen) {
  playOn({.unitsEach = 3, .terrainPieces = 0, .width = 36}, 12);
}

TEST_P(RandomPhases, KeepTheInvariantsAmongTerrain) {
  playOn({.unitsEach = 3, .terrainPieces = 5, .width = 36}, 12);
}

TEST_P(RandomPhases, KeepTheInvariantsInACrowd) {
  playOn({.unitsEach = 7, .terrainPieces = 3, .width = 44}, 2);
}

INSTANTIATE_TEST_SUITE_P(Rulesets, RandomPhases, testing::ValuesIn(everyRuleset()), rulesetTestName);

}  // namespace frontage::test
