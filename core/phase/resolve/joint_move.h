#pragma once

#include "core/phase/turn/play.h"

#include <optional>
#include <vector>

namespace frontage::core {

/// One of several chargers that are resolved together, with the standing targets that its range reaches.
struct Claimant {
  UnitId charger;
  std::vector<UnitId> reached;
};

/// Where one charger of several goes.
struct PlacedCharger {
  UnitId charger;
  std::vector<UnitId> reached;   ///< the one on whose facing it ends first
  std::optional<double> offset;  ///< nothing: the best place that there is when its turn comes
  geometry::Pose end;            ///< where it stands then, and the target on whose facing that is
  geometry::Pose targetEnd;
};

/// Places for the chargers of standing targets (rules.md M1, M9, M10), over all the charged facings at once, in the
/// order in which they have to move: as many of them as fit, those named first before others, then the most models,
/// then equal shares, then the smallest wheels, then the shortest ways. Neither the order of declaring nor, but for who
/// is named first when not all fit, that of naming matters. Chargers that are not in the answer do not fit. Every order
/// of moving is tried for up to four chargers; more go in from the middle of the facings outwards.
/// For two that close their own doors, the sum of the wheels is the least that a search along the first one's places
/// shows: every inch, then to 0.2" about the best, and to 1e-4" where that has shown something better. For more,
/// nothing is promised of it. Requires: every claimant has an open charge, and at least one reached target.
[[nodiscard]] std::vector<PlacedCharger> placeTogether(const Play& play, const std::vector<Claimant>& claimants);

/// Whether placeTogether() finds a place for each; quicker, since who would go in without the others is not asked.
/// Requires: as there.
[[nodiscard]] bool canPlaceAll(const Play& play, const std::vector<Claimant>& claimants);

}  // namespace frontage::core
