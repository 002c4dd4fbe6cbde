#pragma once

#include "geometry/base/footprint.h"

namespace frontage::geometry {

/// In which zone of a footprint a point lies (rules.md Z1, geometry.md "Zones").
struct ZoneReading {
  Side zone = Side::Front;   ///< the zone; on a ray, the one nearer the front
  bool onRay = false;        ///< within kContact of the 45 degree ray between `zone` and `other`
  Side other = Side::Front;  ///< the neighbour across that ray; equals `zone` when not on a ray
};

/// Requires: the point is outside the footprint (a point inside is read as if by the nearest side).
[[nodiscard]] ZoneReading zoneOf(const Footprint& target, Vec point) noexcept;

/// True when `other` lies at least partly in the front zone of `looker` (rules.md D4). Closed: touching the ray within
/// kContact counts, in the charger's favour.
[[nodiscard]] bool reachesFrontZone(const Footprint& looker, const Footprint& other) noexcept;

}  // namespace frontage::geometry
