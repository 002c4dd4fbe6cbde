#pragma once

#include "core/dice/dice.h"
#include "core/phase/event.h"
#include "core/phase/order.h"
#include "core/phase/phase_state.h"
#include "core/phase/verdict.h"

#include <optional>
#include <string>
#include <vector>

namespace frontage::core {

/// May this order be given in this state? Runs the same code as apply up to the dice (DESIGN.md idea 2):
/// query(s, o).legal() exactly when apply(s, o, dice) does not refuse.
[[nodiscard]] Verdict query(const PhaseState& state, const Order& order);

/// Everything about a charge on one target, legal or not: zones, sight, arc, distance, range, the best move, offsets.
/// Requires: both units exist.
[[nodiscard]] ChargeVerdict inspectCharge(const PhaseState& state, const UnitId& charger, const UnitId& target);

/// What an order did. Exactly one of: it was done (events); it was refused (one Refused event, state unchanged); it
/// needs a roll that the dice do not have (`wanted`; state and dice unchanged, give the roll and apply again).
struct Transition {
  PhaseState after;
  Dice diceAfter;
  std::vector<Event> events;
  bool refused = false;
  std::optional<RollRequest> wanted;
  std::string diceProblem;  ///< with `wanted`: one sentence ("no dice for range of knights: 3 wanted")
};

/// Gives the order. Never throws for what a user can write; deterministic.
[[nodiscard]] Transition apply(const PhaseState& before, const Order& order, const Dice& dice);

/// The orders that are possible next, the forced ones first. Empty once the phase has ended.
[[nodiscard]] std::vector<Order> nextOrders(const PhaseState& state);

/// One plain English sentence for the log (formats.md `text`).
[[nodiscard]] std::string sentence(const Event& event, const Battlefield& field);

}  // namespace frontage::core
