#include "core/soak/soak.h"

#include "core/report/event_json.h"
#include "core/run/play_orders.h"
#include "core/soak/invariants.h"
#include "core/soak/random_battle.h"
#include "core/soak/random_order.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace frontage::core {

namespace {

/// No phase of a few units needs as many; one that does goes in circles.
constexpr int kMostOrders = 500;

struct Step {
  PhaseState before;
  Dice dice;
  Order order;
  std::string bytes;  ///< what came of it
};

Scenario scenarioOf(const PhaseState& state, std::uint64_t seed) {
  Scenario scenario;
  scenario.name = "Random phase";
  scenario.rulesetId = state.rules->id;
  scenario.field = state.field;
  scenario.active = state.active;
  scenario.seed = seed;
  return scenario;
}

/// All that an order did and left, as the program writes it.
std::string bytesOf(const Transition& done) {
  std::string text;
  int n = 0;
  for (const Event& event : done.events) text += toJson(event, ++n, done.after.field).dump() + "\n";
  return text + finalJson(done.after).dump() + toText(scenarioOf(done.after, 0));
}

/// One random phase and what is wrong with it.
class SoakPhase {
 public:
  SoakPhase(int number, std::uint64_t seed, const std::string& ruleset, std::optional<BattleKind> battle)
      : m_number(number), m_seed(seed), m_chance(seed) {
    Scenario scenario;
    scenario.rulesetId = ruleset;
    scenario.field = randomBattle(m_chance, battle);
    scenario.active = {"red"};
    m_start = startOf(scenario);
  }

  void play(SoakReport& report) {
    m_report = &report;
    PhaseState state = m_start;
    Dice dice({}, m_seed);
    checkFile(state);
    while (!state.ended && !failed()) {
      const std::vector<Order> orders = nextOrders(state);
      if (orders.empty() || m_steps.size() > kMostOrders) return fault("there is no order that leads to the end");
      for (const Order& order : orders)
        if (!query(state, order).legal()) fault("an order is offered that may not be given: " + toJson(order).dump());
      if (!state.field.units.empty()) checkWild(state, dice, orders);
      give(state, dice, randomChoice(orders, m_chance));
    }
    if (!failed()) checkReplay();
    ++report.phases;
    report.orders += static_cast<long>(m_steps.size());
  }

 private:
  [[nodiscard]] bool failed() const noexcept { return m_failed; }

  void give(PhaseState& state, Dice& dice, const Order& order) {
    const Transition done = apply(state, order, dice);
    m_steps.push_back({state, dice, order, bytesOf(done)});
    m_report->events += static_cast<long>(done.events.size());
    if (done.refused) fault("an order that query allows is refused: " + toJson(order).dump());
    if (done.wanted) fault("a roll is wanted although there is a seed");
    for (const std::string& broken : brokenInvariants(state, done)) fault(broken);
    state = done.after;
    dice = done.diceAfter;
    checkFile(state);
  }

  /// query says what apply does, for orders that nobody would offer; and a charge on one target is offered when it may
  /// be declared.
  void checkWild(const PhaseState& state, const Dice& dice, const std::vector<Order>& offered) {
    const Order order = wildOrder(state, m_chance);
    const bool legal = query(state, order).legal();
    if (legal == apply(state, order, dice).refused) fault("query and apply do not agree on " + toJson(order).dump());
    const auto* declare = std::get_if<Declare>(&order);
    const bool declaring = std::holds_alternative<EndPhase>(offered.back());
    if (!declare || declare->targets.size() != 1 || !declaring) return;
    if (legal != (std::find(offered.begin(), offered.end(), order) != offered.end()))
      fault("what is offered is not what may be declared: " + toJson(order).dump());
  }

  void checkFile(const PhaseState& state) {
    const std::string text = toText(scenarioOf(state, m_seed));
    const LoadResult loaded = parseScenario(text, "state");
    if (!loaded.ok())
      fault("the state's file is refused: " + loaded.problems.front().text());
    else if (toText(*loaded.scenario) != text)
      fault("the state's file is not the same after reading and writing");
  }

  /// Every kept state leads on as it did: nothing that came after has changed it.
  void checkReplay() {
    std::vector<Order> orders;
    for (const Step& step : m_steps) {
      if (bytesOf(apply(step.before, step.order, step.dice)) != step.bytes)
        return fault("an order given again from the state before it does something else");
      orders.push_back(step.order);
    }
    const PhaseRun again = playOrders(m_start, orders, Dice({}, m_seed));
    if (again.steps.size() != m_steps.size() || bytesOf(again.steps.back().transition) != m_steps.back().bytes)
      fault("the whole phase played again comes to something else");
  }

  void fault(const std::string& what) {
    m_failed = true;
    if (m_report->faults.size() >= kMostSoakFaults) return;
    Scenario scenario = scenarioOf(m_start, m_seed);
    for (const Step& step : m_steps) scenario.orders.push_back(step.order);
    m_report->faults.push_back({m_number, static_cast<int>(m_steps.size()), what, std::move(scenario)});
  }

  int m_number;
  std::uint64_t m_seed;
  Chance m_chance;
  PhaseState m_start;
  std::vector<Step> m_steps;
  SoakReport* m_report = nullptr;
  bool m_failed = false;
};

}  // namespace

SoakReport soak(const SoakWishes& wishes) {
  SoakReport report;
  Chance seeds(wishes.seed);
  for (int i = 0; i < wishes.phases && report.faults.size() < kMostSoakFaults; ++i) {
    const std::string& ruleset = wishes.rulesets[static_cast<std::size_t>(i) % wishes.rulesets.size()];
    SoakPhase(i + 1, seeds.bits(), ruleset, wishes.battle).play(report);
  }
  return report;
}

}  // namespace frontage::core
