#pragma once

#include "core/lesson/judge/found.h"
#include "core/lesson/model/task.h"
#include "core/phase/phase_state.h"

#include <string>
#include <vector>

namespace frontage::core {

// The tasks whose answers are words of the file. Each gives all that are right; none is a fault of the task.

[[nodiscard]] Found<Picks> rightPicks(const PhaseState& state, const ZoneTask& task);
[[nodiscard]] Found<Picks> rightPicks(const PhaseState& state, const ReactionTask& task);
[[nodiscard]] Found<Picks> rightPicks(const PhaseState& state, const TargetTask& task);
/// Ids of the options whose event happens.
[[nodiscard]] Found<Picks> rightPicks(const PhaseState& state, const ChoiceTask& task);
/// The ids in the order in which their events first happen.
[[nodiscard]] Found<Picks> rightPicks(const PhaseState& state, const OrderTask& task);

/// The state in which the unit has to answer the charger: the charge is declared when it is not yet.
[[nodiscard]] Found<PhaseState> awaitingReaction(const PhaseState& state, const UnitId& charger, const UnitId& unit);

}  // namespace frontage::core
