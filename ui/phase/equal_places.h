#pragma once

#include "core/phase/phase_state.h"
#include "core/phase/verdict.h"

#include <vector>

namespace frontage::ui {

/// Lateral offsets that can be reached and are as good as the best one by core's own measure (rules.md M9), close
/// enough together for a slider; the best one among them. Ascending; empty when there is no move.
[[nodiscard]] std::vector<double> equalPlaces(const core::PhaseState& state, const core::ChargeVerdict& verdict);

}  // namespace frontage::ui
