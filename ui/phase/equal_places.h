#pragma once

#include "core/phase/phase_state.h"
#include "core/phase/verdict.h"

#include <vector>

namespace frontage::ui {

/// Lateral offsets that the charger can reach and that are as good as the best one (rules.md M9), close enough together
/// for a slider; the best one among them. Ascending; empty when there is no move.
[[nodiscard]] std::vector<double> equalPlaces(const core::PhaseState& state, const core::UnitId& charger);

/// What the verdict says of the move, for the same charge ended at that offset; as it is where that cannot be reached.
[[nodiscard]] core::ChargeVerdict verdictAt(const core::PhaseState& state, const core::ChargeVerdict& verdict,
                                            double offset);

}  // namespace frontage::ui
