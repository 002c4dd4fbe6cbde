#pragma once

#include "geometry/contact/axes.h"
#include "geometry/contact/closest_points.h"
#include "geometry/contact/sweep.h"

#include <span>

namespace frontage::geometry::detail {

/// The distance of two convex rings without the tolerance: 0 only where they meet.
[[nodiscard]] double distanceOf(std::span<const Vec> a, std::span<const Vec> b) noexcept;

/// How a mover stands to what it is about to meet, or meets.
struct Contact {
  Vec point;       ///< as closestPoints() has it, on `still`
  Vec across;      ///< from the nearest point of `still` to that of the mover; zero where they meet
  double gap = 0;  ///< widestGap()
};
[[nodiscard]] Contact contactOf(std::span<const Vec> mover, std::span<const Vec> still) noexcept;

/// Describes the contact of a mover that has come to stand at `there`. `motionAt(point)` is the direction in which the
/// mover's point there was going: where corner meets corner it tells which edge is in the way.
template <class MotionAt>
[[nodiscard]] Touch touchAt(const Footprint& there, const ConvexPolygon& still, double at,
                            MotionAt&& motionAt) noexcept {
  const auto corners = there.corners();
  // Short of meeting, the line between the nearest points is a normal of both; met, it is one of the axes.
  const Contact contact = contactOf(corners, still.vertices);
  const double apart = std::sqrt(dot(contact.across, contact.across));
  if (apart > 1e-9) return {at, contact.point, contact.across * (1 / apart)};
  return {at, contact.point, blockingAxis(corners, still.vertices, motionAt(contact.point), contact.gap).normal};
}

}  // namespace frontage::geometry::detail
