#include "core/run/play_orders.h"

#include "core/phase/react/react.h"
#include "core/phase/turn/pending.h"
#include "core/rules/ruleset_library.h"

#include <algorithm>
#include <stdexcept>

namespace frontage::core {

namespace {

/// Gives orders one after another, keeping the state and the dice.
class Runner {
 public:
  Runner(const PhaseState& start, const Dice& dice) : m_dice(dice) { m_run.start = start; }

  [[nodiscard]] bool stopped() const noexcept { return m_run.wanted.has_value(); }
  [[nodiscard]] PhaseRun take() noexcept {
    m_run.dice = std::move(m_dice);
    return std::move(m_run);
  }
  [[nodiscard]] const PhaseState& state() const noexcept { return m_run.end(); }

  void give(const Order& order, bool filledIn) {
    if (stopped()) return;
    Transition transition = apply(state(), order, m_dice);
    m_dice = transition.diceAfter;
    m_run.refused = m_run.refused || transition.refused;
    if (transition.wanted) {
      m_run.wanted = transition.wanted;
      m_run.problem = transition.diceProblem;
    }
    m_run.steps.push_back({order, filledIn, std::move(transition)});
  }

  void giveAll(const std::vector<Order>& orders) {
    for (const Order& order : orders) {
      fillInBefore(order);
      give(order, false);
    }
  }

  /// Answers everything that `next` has to wait for, in the order in which it is owed.
  void fillInBefore(const Order& next) {
    for (auto order = leftOutBefore(state(), next); order && !stopped(); order = leftOutBefore(state(), next))
      give(*order, true);
  }

 private:
  PhaseRun m_run;
  Dice m_dice;
};

}  // namespace

std::optional<Order> leftOutBefore(const PhaseState& state, const Order& next) {
  if (std::holds_alternative<React>(next)) return std::nullopt;
  if (const auto owed = owedReactions(state); !owed.empty()) {
    const OwedReaction& first = owed.front();
    return React{first.unit, first.charger, defaultReaction(state, *state.chargeOf(first.charger), first.unit)};
  }
  if (std::holds_alternative<Redirect>(next) || std::holds_alternative<PressOn>(next)) return std::nullopt;
  if (const auto owed = owedRedirects(state); !owed.empty()) return PressOn{owed.front()};
  return std::nullopt;
}

std::vector<Event> PhaseRun::events() const {
  std::vector<Event> all;
  for (const PhaseStep& step : steps)
    all.insert(all.end(), step.transition.events.begin(), step.transition.events.end());
  return all;
}

std::optional<std::size_t> unfitGiven(const std::vector<GivenRoll>& given, const PhaseRun& run) {
  if (!run.wanted) return std::nullopt;
  const auto isWanted = [&](const GivenRoll& roll) {
    return roll.roll == run.wanted->roll && roll.unit == run.wanted->unit;
  };
  // Rolls of one name are used in their order, so the last of them are left.
  const std::vector<GivenRoll>& left = run.dice.unused();
  auto unused = std::count_if(left.begin(), left.end(), isWanted);
  if (unused == 0) return std::nullopt;
  for (std::size_t i = given.size(); i-- > 0;)
    if (isWanted(given[i]) && --unused == 0) return i;
  return std::nullopt;
}

PhaseState startOf(const Scenario& scenario) {
  std::shared_ptr<const Ruleset> rules = RulesetLibrary::bundled().find(scenario.rulesetId);
  if (!rules) throw std::runtime_error("there is no ruleset \"" + scenario.rulesetId + "\"");
  if (!scenario.houseRules.empty())
    rules = std::make_shared<const Ruleset>(withHouseRules(*rules, scenario.houseRules));
  return beginPhase(scenario.field, std::move(rules), scenario.active);
}

PhaseRun playOn(const PhaseState& start, const std::vector<Order>& orders, const Dice& dice) {
  Runner runner(start, dice);
  runner.giveAll(orders);
  return runner.take();
}

PhaseRun playOrders(const PhaseState& start, const std::vector<Order>& orders, const Dice& dice) {
  Runner runner(start, dice);
  runner.giveAll(orders);
  if (!runner.stopped() && !runner.state().ended) {
    runner.fillInBefore(EndPhase{});
    runner.give(EndPhase{}, true);
  }
  return runner.take();
}

PhaseRun playOrders(const Scenario& scenario) {
  return playOrders(startOf(scenario), scenario.orders, Dice(scenario.given, scenario.seed));
}

}  // namespace frontage::core
