#pragma once

#include "core/phase/phase.h"
#include "core/scenario/scenario.h"

#include <optional>
#include <string>
#include <vector>

namespace frontage::core {

/// One order of a phase and what it did.
struct PhaseStep {
  Order order;
  bool filledIn = false;  ///< not in the file: a reaction or choice left out, or the end of the phase
  Transition transition;
};

/// A whole phase played from its orders.
struct PhaseRun {
  PhaseState start;
  std::vector<PhaseStep> steps;
  bool refused = false;               ///< some order was refused; the others were played all the same
  std::optional<RollRequest> wanted;  ///< the roll at which the phase stopped for want of dice
  std::string problem;                ///< in words; empty when the phase came to its end
  Dice dice;                          ///< what is left of them

  [[nodiscard]] const PhaseState& end() const noexcept { return steps.empty() ? start : steps.back().transition.after; }
  [[nodiscard]] std::vector<Event> events() const;
};

/// Which of the scenario's given rolls stopped the phase by not being what was wanted; nothing when the phase came to
/// its end or there was no such roll at all.
[[nodiscard]] std::optional<std::size_t> unfitGiven(const std::vector<GivenRoll>& given, const PhaseRun& run);

/// The phase of a scenario as it begins, under its ruleset and house rules.
/// Throws std::runtime_error with one line when there is no such ruleset or a house rule does not fit.
[[nodiscard]] PhaseState startOf(const Scenario& scenario);

/// What is to be ordered before `next` can be and a file may leave out: a reaction (hold, or the flight that is
/// forced), or to press on. The first of them; nothing when all is answered.
[[nodiscard]] std::optional<Order> leftOutBefore(const PhaseState& state, const Order& next);

/// Plays the orders of the file. What they leave out is filled in: no reaction = hold (or the flight that is forced),
/// no redirect = press on, and the phase is ended (formats.md). A refused order changes nothing and the next is played.
/// Stops at a roll that the dice do not have. Throws as startOf does.
[[nodiscard]] PhaseRun playOrders(const Scenario& scenario);
[[nodiscard]] PhaseRun playOrders(const PhaseState& start, const std::vector<Order>& orders, const Dice& dice);

/// The same without ending the phase: what an order has to wait for is filled in before it, and after the last one
/// nothing.
[[nodiscard]] PhaseRun playOn(const PhaseState& start, const std::vector<Order>& orders, const Dice& dice);

}  // namespace frontage::core
