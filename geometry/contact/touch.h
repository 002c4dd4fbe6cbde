#pragma once

#include "geometry/contact/axes.h"
#include "geometry/contact/closest_points.h"
#include "geometry/contact/sweep.h"

#include <span>

namespace frontage::geometry::detail {

/// The distance of two convex rings without the tolerance: 0 only where they meet.
[[nodiscard]] double distanceOf(std::span<const Vec> a, std::span<const Vec> b) noexcept;

/// Describes the contact of a mover that has come to stand at `there`. `motionAt(point)` is the direction in which the
/// mover's point there was going: where corner meets corner it tells which edge is in the way.
template <class MotionAt>
[[nodiscard]] Touch touchAt(const Footprint& there, const ConvexPolygon& still, double at,
                            MotionAt&& motionAt) noexcept {
  const Vec point = closestPoints(there, still).onB;
  return {at, point, blockingAxis(there.corners(), still.vertices, motionAt(point)).normal};
}

}  // namespace frontage::geometry::detail
