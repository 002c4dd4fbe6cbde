#pragma once

#include "core/phase/phase_state.h"

#include <map>
#include <vector>

namespace frontage::core {

/// Where charger and target will stand when this charge is made, taking the earlier ones as completed; empty when there
/// is no such move now, where the target flees (the charge then ends where it is met), or where the ruleset does not
/// judge by it. Requires: zones and targets of the charge are set.
[[nodiscard]] std::map<UnitId, geometry::Pose> completedPoses(const PhaseState& state, const Charge& charge);

/// The field with the declared charges of all units but those of `except` taken as completed (D6); as it stands, where
/// the ruleset does not judge by them.
[[nodiscard]] Battlefield fieldAsDeclared(const PhaseState& state, const std::vector<UnitId>& except);

/// Whether fieldAsDeclared() would be the field as it is. A copy of a large one costs more than many a question.
[[nodiscard]] bool standsAsDeclared(const PhaseState& state, const std::vector<UnitId>& except);

}  // namespace frontage::core
