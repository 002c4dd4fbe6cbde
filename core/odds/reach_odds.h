#pragma once

#include "core/phase/phase_state.h"

#include <map>
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

/// The chance that its range suffices, as reachOdds() has it, without the move.
[[nodiscard]] double chanceReached(const PhaseState& state, const UnitId& charger, const UnitId& target);

/// reachOdds(), worked out once for all the states in which what matters to the charge is the same: where others have
/// fled to seldom does. For states of one phase and one ruleset.
class KnownReach {
 public:
  [[nodiscard]] ReachOdds from(const PhaseState& state, const UnitId& charger, const UnitId& target);

 private:
  std::map<std::string, ReachOdds> m_known;
};

}  // namespace frontage::core
