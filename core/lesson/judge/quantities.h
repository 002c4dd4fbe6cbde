#pragma once

#include "core/lesson/judge/found.h"
#include "core/lesson/model/task.h"
#include "core/phase/phase_state.h"

namespace frontage::core {

/// The figure that a `number` task asks for (docs/lessons.md "Quantities"), worked out by the engine.
/// Requires: the units that the quantity needs exist.
[[nodiscard]] Found<double> quantityOf(const PhaseState& state, const NumberTask& task);

/// The least that the dice that count have to show for this distance (rules.md M2): their sum, or the one that counts.
/// Nothing when no roll suffices.
[[nodiscard]] Found<double> rollNeeded(const Ruleset& rules, const Characteristics& stats, double bonus,
                                       double distance);

}  // namespace frontage::core
