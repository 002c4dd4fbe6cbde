#pragma once

#include "core/phase/turn/play.h"

#include <vector>

namespace frontage::core {

/// What the range roll of one charger came to (rules.md M2, M3).
struct RangeOutcome {
  UnitId charger;
  std::vector<int> dice;
  double range = 0;
  std::vector<UnitId> reached;  ///< targets that the range suffices for, in the order declared
  [[nodiscard]] bool success() const noexcept { return !reached.empty(); }
};

/// Rolls and leaves the `range` event. A destroyed target cannot be reached.
[[nodiscard]] RangeOutcome rollRange(Play& play, const Charge& charge);

/// The distance that the range has to cover (M3), inches: between the closest points of the two, or to the obstacle
/// before the charged facing (M14); by the shortest line round impassable terrain where the ruleset measures so,
/// infinite when there is no such line.
[[nodiscard]] double chargeDistance(const Ruleset& rules, const Battlefield& field, const Unit& charger,
                                    const Unit& target, geometry::Side facing);

}  // namespace frontage::core
