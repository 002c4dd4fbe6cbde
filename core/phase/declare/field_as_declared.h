#pragma once

#include "core/phase/phase_state.h"

#include <vector>

namespace frontage::core {

/// Those of its targets that neither flee nor are gone, as they were declared: the charge will go on them (M9, M12).
[[nodiscard]] std::vector<UnitId> standingTargets(const Battlefield& field, const Charge& charge);

/// The field with the declared charges of all units but those of `except` taken as completed (D6); as it stands, where
/// the ruleset does not judge by them.
[[nodiscard]] Battlefield fieldAsDeclared(const PhaseState& state, const std::vector<UnitId>& except);

/// Whether fieldAsDeclared() would be the field as it is. A copy of a large one costs more than many a question.
[[nodiscard]] bool standsAsDeclared(const PhaseState& state, const std::vector<UnitId>& except);

}  // namespace frontage::core
