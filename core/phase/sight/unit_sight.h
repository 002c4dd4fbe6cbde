#pragma once

#include "core/battlefield/battlefield.h"
#include "core/rules/ruleset.h"
#include "geometry/sight/sight.h"

#include <string>
#include <vector>

namespace frontage::core {

/// Whether a unit sees another (rules.md Z3 to Z5), with a line that shows it or with the ids of what closes it.
struct UnitSight {
  geometry::Sight sight;
  std::vector<std::string> blockers;  ///< ids of units and terrain, ascending in file order
};

[[nodiscard]] UnitSight unitSight(const Ruleset& rules, const Battlefield& field, const Unit& looker,
                                  const Unit& target);

/// Height of a unit as Z4 counts it: that of the hill that it stands on wholly is added.
[[nodiscard]] int heightOf(const Battlefield& field, const Unit& unit);

/// How much a hill adds (T6 gives hills no figure of their own, so they count as one step).
inline constexpr int kHillHeight = 1;

}  // namespace frontage::core
