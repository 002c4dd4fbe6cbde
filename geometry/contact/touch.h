#pragma once

#include "geometry/contact/axes.h"
#include "geometry/contact/closest_points.h"
#include "geometry/contact/sweep.h"

#include <span>

namespace frontage::geometry::detail {

/// The distance of two convex rings without the tolerance: 0 only where they meet.
[[nodiscard]] double distanceOf(std::span<const Vec> a, std::span<const Vec> b) noexcept;

/// From the nearest point of `still` to that of the mover; zero where they meet.
[[nodiscard]] Vec acrossGap(std::span<const Vec> mover, std::span<const Vec> still) noexcept;

/// Describes the contact of a mover that has come to stand at `there`. `motionAt(point)` is the direction in which the
/// mover's point there was going: where corner meets corner it tells which edge is in the way.
template <class MotionAt>
[[nodiscard]] Touch touchAt(const Footprint& there, const ConvexPolygon& still, double at,
                            MotionAt&& motionAt) noexcept {
  const auto corners = there.corners();
  const Vec point = closestPoints(there, still).onB;
  // Short of meeting, the line between the nearest points is a normal of both; met, it is one of the axes.
  const Vec across = acrossGap(corners, still.vertices);
  const double gap = std::sqrt(dot(across, across));
  if (gap > 1e-9) return {at, point, across * (1 / gap)};
  return {at, point, blockingAxis(corners, still.vertices, motionAt(point)).normal};
}

}  // namespace frontage::geometry::detail
