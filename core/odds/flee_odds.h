#pragma once

#include "core/odds/charge_odds.h"
#include "core/odds/outcomes.h"
#include "core/odds/reach_odds.h"
#include "core/phase/order.h"

namespace frontage::core {

/// The target answers the declared charge by fleeing: every length of its flight, with all that it runs through, and
/// what the charger then can do. Requires: the reaction may be chosen in every state of the mix.
[[nodiscard]] FleeOdds fleeOdds(const StateMix& declared, const React& order);

/// The other targets that the charger of this state might take now, each with its chance (rules.md R9). `known` is
/// what has been worked out of states of the same phase.
[[nodiscard]] std::vector<RedirectOdds> redirectOdds(const PhaseState& state, const UnitId& charger, KnownReach& known);

}  // namespace frontage::core
