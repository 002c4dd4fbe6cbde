#pragma once

#include "core/phase/phase_state.h"
#include "core/phase/turn/play.h"
#include "core/phase/verdict.h"

#include <vector>

namespace frontage::core {

/// Section 4 of rules.md: may this unit answer in this way?
[[nodiscard]] std::vector<ClauseCheck> checkReact(const PhaseState& state, const React& order);

/// The unit has no choice but to flee (R6, D9). False for an engaged unit, which never flees.
[[nodiscard]] bool mustFlee(const PhaseState& state, const Charge& charge, const UnitId& unit);

/// What a unit does that was not told anything: flee where it must, else hold (R1).
[[nodiscard]] Reaction defaultReaction(const PhaseState& state, const Charge& charge, const UnitId& unit);

/// Reacts; the order has been checked.
void react(Play& play, const React& order);

}  // namespace frontage::core
