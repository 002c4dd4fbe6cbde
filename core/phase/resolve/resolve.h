#pragma once

#include "core/phase/phase_state.h"
#include "core/phase/turn/play.h"
#include "core/phase/verdict.h"

#include <optional>
#include <vector>

namespace frontage::core {

// Section 6 of rules.md.

[[nodiscard]] std::vector<ClauseCheck> checkResolve(const PhaseState& state, const Resolve& order);

/// The open charges that are resolved together with these, because they share a target (M1): the named ones first, in
/// their order, then the others in order of declaration.
[[nodiscard]] std::vector<UnitId> resolvedTogether(const PhaseState& state, const std::vector<UnitId>& chargers);

/// Rolls, moves, fails, runs down; the order has been checked.
void resolve(Play& play, const Resolve& order);

/// Answers what is still open with the defaults (R1, R9), resolves every open charge in order of declaration, and ends
/// the phase.
void endPhase(Play& play);

}  // namespace frontage::core
