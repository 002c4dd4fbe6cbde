#pragma once

#include "core/phase/phase_state.h"
#include "core/phase/verdict.h"

#include <vector>

namespace frontage::core {

/// A reaction that is still owed.
struct OwedReaction {
  UnitId unit;
  UnitId charger;
};

/// The reactions that are owed now, in order of declaration; an order other than `react` has to wait for them (D1).
[[nodiscard]] std::vector<OwedReaction> owedReactions(const PhaseState& state);
/// The chargers that have yet to say whether they redirect.
[[nodiscard]] std::vector<UnitId> owedRedirects(const PhaseState& state);

/// Empty when a new declaration or resolution may be made now; else the reasons why not.
[[nodiscard]] std::vector<ClauseCheck> checkNothingPending(const PhaseState& state);
[[nodiscard]] std::vector<ClauseCheck> checkPhaseRuns(const PhaseState& state);

}  // namespace frontage::core
