#pragma once

#include "core/phase/resolve/range_roll.h"
#include "core/phase/turn/play.h"

#include <optional>
#include <vector>

namespace frontage::core {

/// Where one charger of several goes.
struct PlacedCharger {
  UnitId charger;
  double offset = 0;
};

/// Places for the chargers of one standing target on one facing (rules.md M9, M10), in the order in which they have to
/// move: as many of them as fit, those named first before others, then the most models, then equal shares. Chargers
/// that are not in the answer do not fit. Requires: all have `target` as their first reached target, on `facing`.
[[nodiscard]] std::vector<PlacedCharger> placeTogether(const Play& play, const std::vector<UnitId>& chargers,
                                                       const UnitId& target, geometry::Side facing);

}  // namespace frontage::core
