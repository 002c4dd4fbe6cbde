#pragma once

#include "core/battlefield/battlefield.h"
#include "core/rules/ruleset.h"
#include "geometry/sight/sight.h"

#include <string>
#include <vector>

namespace frontage::core {

/// Whether a unit sees another (rules.md Z3 to Z5), with a line that shows it or with the ids of what closes it: taken
/// together, those close every line of every model that may look, and none of them can be left out.
struct UnitSight {
  geometry::Sight sight;
  std::vector<std::string> blockers;  ///< ids of units and terrain, ascending in file order
};

/// Exact, hills included. A hill lets lines pass that start or end on it, its rim and kContact around it included (T6).
/// A model counts as higher by the highest hill that holds its base wholly, the target by the one that holds its
/// footprint (Z4).
[[nodiscard]] UnitSight unitSight(const Ruleset& rules, const Battlefield& field, const Unit& looker,
                                  const Unit& target);

}  // namespace frontage::core
