#pragma once

#include "core/phase/phase_state.h"
#include "core/phase/resolve/contact_count.h"
#include "core/phase/verdict.h"

#include <optional>
#include <vector>

namespace frontage::core {

/// One charge that the active side could think of.
struct MatrixRow {
  UnitId charger;
  UnitId target;
  bool legal = false;  ///< may be declared now
  ZoneVerdict zone;
  double distance = 0;                  ///< inches, as it is measured at the declaration (D5, M14)
  double success = 0;                   ///< the target holding; of a target that must flee, that it is caught
  std::optional<ContactCount> contact;  ///< nothing where no legal move leads there
};

/// Every unit of the active side with every enemy, both in file order; destroyed units left out.
[[nodiscard]] std::vector<MatrixRow> chargeMatrix(const PhaseState& state);

/// The chance that the range suffices against a target that stands (rules.md M2, M3), a tied zone with both its sides.
[[nodiscard]] double chanceInRange(const PhaseState& state, const Unit& charger, const Unit& target);

}  // namespace frontage::core
