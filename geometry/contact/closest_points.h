#pragma once

#include "geometry/base/footprint.h"
#include "geometry/base/polygon.h"

namespace frontage::geometry {

/// The closest pair of two shapes, for the measuring line. Where edges are parallel: the middle of the facing stretch.
/// Overlapping or touching shapes have distance 0 (a point common to both is given).
struct ClosestPoints {
  Length distance;
  Vec onA;
  Vec onB;
};

[[nodiscard]] ClosestPoints closestPoints(const Footprint& a, const Footprint& b) noexcept;
[[nodiscard]] ClosestPoints closestPoints(const Footprint& a, const ConvexPolygon& b) noexcept;
[[nodiscard]] ClosestPoints closestPoints(const ConvexPolygon& a, const ConvexPolygon& b) noexcept;

}  // namespace frontage::geometry
