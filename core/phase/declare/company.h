#pragma once

#include "core/phase/phase_state.h"

#include <vector>

namespace frontage::core {

/// Those whose declared charges are on one of these targets too, in the order of declaration; without `charger`.
[[nodiscard]] std::vector<UnitId> companyOf(const PhaseState& state, const UnitId& charger,
                                            const std::vector<UnitId>& targets);

/// Those of the company that have no completed place of their own, since they fit only together with others (D6).
[[nodiscard]] std::vector<UnitId> unplacedCompany(const PhaseState& state, const UnitId& charger,
                                                  const std::vector<UnitId>& targets);

/// D6 for several chargers of one enemy: their charges are taken as completed all together, as M9 will place them.
/// Whether this one and all its company find places, the declared charges of all others completed. False where there
/// is no company. Requires: charger and targets exist, are on the table and enemies; at least one target.
[[nodiscard]] bool fitsWithCompany(const PhaseState& state, const Unit& charger, const std::vector<UnitId>& targets);

}  // namespace frontage::core
