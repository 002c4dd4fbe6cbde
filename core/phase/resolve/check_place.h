#pragma once

#include "core/phase/phase_state.h"
#include "core/phase/verdict.h"

#include <vector>

namespace frontage::core {

/// May this charger be told to end at this offset (rules.md M9)? Only one that is resolved alone, against a target that
/// stands, and only at a place that it can reach and that is as good as the best. The refusal says which places are.
/// Requires: every charger has an open charge; at least one.
[[nodiscard]] ClauseCheck checkPlace(const PhaseState& state, const std::vector<UnitId>& group, double offset);

}  // namespace frontage::core
