#pragma once

#include "geometry/base/footprint.h"
#include "geometry/base/polygon.h"

#include <vector>

namespace frontage::geometry::detail {

/// Where lines bound a convex shape: it lies where dot(outward, point) <= level.
struct HalfPlane {
  Vec outward;  ///< of length 1
  double level = 0;
};

/// The lines along the edges of a shape; none of a single point.
[[nodiscard]] std::vector<HalfPlane> sidesOf(const ConvexPolygon& shape);

/// True only when a line along an edge of one of the two leaves at least `away` between them while the mover goes
/// straight ahead by `length`. Quick; false tells nothing. `sides` are those of the shape.
[[nodiscard]] bool isClearlyApart(const Footprint& mover, double length, const ConvexPolygon& shape,
                                  const std::vector<HalfPlane>& sides, double away) noexcept;

}  // namespace frontage::geometry::detail
