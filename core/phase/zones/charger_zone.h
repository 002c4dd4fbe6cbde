#pragma once

#include "core/battlefield/unit.h"
#include "core/phase/verdict.h"
#include "core/rules/ruleset.h"

namespace frontage::core {

/// In which zone of the target the charger counts, from where both stand now (rules.md Z2). Closed with kContact:
/// a point that near to a ray is on it.
[[nodiscard]] ZoneVerdict chargerZone(const Ruleset& rules, const Unit& charger, const Unit& target);

/// What the die of a tie means: 1 to 3 the zone nearer the front, 4 to 6 the other.
[[nodiscard]] geometry::Side zoneByDie(const ZoneVerdict& tie, int die) noexcept;

}  // namespace frontage::core
