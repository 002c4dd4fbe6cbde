#pragma once

#include "core/battlefield/battlefield.h"
#include "geometry/base/footprint.h"
#include "geometry/contact/closest_points.h"

#include <vector>

namespace frontage::core {

/// A wall or hedge in front of a facing (rules.md M14): the target touches it along a stretch of that facing, and is
/// charged across it.
struct ObstacleFront {
  double depth = 0;                             ///< how far it reaches out from the facing, inches; 0 = there is none
  std::vector<geometry::ConvexPolygon> before;  ///< the parts of it that lie straight before the facing
};
[[nodiscard]] ObstacleFront obstacleFront(const Battlefield& field, const Unit& target, geometry::Side facing);

/// What a charge on this facing comes flush with: the target's footprint, grown on that side to the far edge of the
/// obstacle that it stands behind.
[[nodiscard]] geometry::Footprint chargedFootprint(const Battlefield& field, const Unit& target, geometry::Side facing);

/// What a charge on this facing has to cover (M3, M14), straight: from the charger to the target or to the obstacle
/// before that facing, whichever is nearer.
[[nodiscard]] geometry::ClosestPoints measuredLine(const Battlefield& field, const Unit& charger, const Unit& target,
                                                   geometry::Side facing);
/// The length of that line, inches.
[[nodiscard]] double straightDistance(const Battlefield& field, const Unit& charger, const Unit& target,
                                      geometry::Side facing);

/// Whether the two touch, to within kContact, or stand against each other across an obstacle (M14).
[[nodiscard]] bool standInContact(const Battlefield& field, const Unit& a, const Unit& b);

}  // namespace frontage::core
