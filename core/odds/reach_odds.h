#pragma once

#include "core/phase/phase_state.h"

#include <optional>
#include <string>

namespace frontage::core {

/// What resolving one charge can come to (rules.md section 6), as chances.
struct ReachOdds {
  double inRange = 0;    ///< the range suffices (M3)
  double contact = 0;    ///< and the move is made: in contact with the target, or it is run down (M12)
  double destroyed = 0;  ///< the target is destroyed by the end of the phase
};

/// Resolves the charge as it stands with every roll of the dice. Whoever else has declared on the target is left aside.
/// Requires: every target has reacted; charger and target exist.
[[nodiscard]] ReachOdds reachOdds(const PhaseState& state, const UnitId& charger, const UnitId& target);

/// States with the same key have the same reachOdds(): it holds all that a charge on one fleeing target depends on, of
/// the others only who stands where the charge can lead. Nothing where more than that decides.
[[nodiscard]] std::optional<std::string> reachKey(const PhaseState& state, const UnitId& charger, const UnitId& target);

}  // namespace frontage::core
