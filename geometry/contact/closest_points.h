#pragma once

#include "geometry/base/footprint.h"
#include "geometry/base/polygon.h"

namespace frontage::geometry {

/// The closest pair of two shapes, for the measuring line. Where edges are parallel: the middle of the facing stretch.
/// Touching shapes have distance 0 and one point for both, the middle of the shared stretch; overlapping ones likewise,
/// any point that they have in common.
/// The distance is exact to 1e-12, the points to 1e-9. Symmetric; moves with the board. For two footprints apart it
/// takes some tens of nanoseconds and no memory.
struct ClosestPoints {
  Length distance;
  Vec onA;
  Vec onB;
};

/// As ClosestPoints says. Requires: polygons have at least one vertex.
[[nodiscard]] ClosestPoints closestPoints(const Footprint& a, const Footprint& b) noexcept;
[[nodiscard]] ClosestPoints closestPoints(const Footprint& a, const ConvexPolygon& b) noexcept;
[[nodiscard]] ClosestPoints closestPoints(const ConvexPolygon& a, const ConvexPolygon& b) noexcept;

}  // namespace frontage::geometry
