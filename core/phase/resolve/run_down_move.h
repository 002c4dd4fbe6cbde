#pragma once

#include "core/phase/phase_state.h"
#include "core/phase/resolve/charge_problem.h"
#include "geometry/reach/reach.h"

#include <optional>
#include <vector>

namespace frontage::core {

/// A charge on fleeing units, up to where it first touches one (rules.md M12: any facing will do, and there is no
/// door).
struct RunDownMove {
  ChargeQuestion question;  ///< of the first that is touched
  geometry::ChargeMove move;
  std::vector<UnitId> touched;  ///< that one, and then those that are touched at the same moment
};

/// The move that touches the most of these at once, then the smallest wheel, then the shortest path, then the first
/// named (M9). Nothing where none of them can be touched. Requires: the charge is in the state; all of them flee.
[[nodiscard]] std::optional<RunDownMove> runDownMove(const PhaseState& state, const Charge& charge,
                                                     const std::vector<UnitId>& fleeing);

}  // namespace frontage::core
