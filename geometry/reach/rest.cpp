#include "geometry/reach/rest.h"

#include "geometry/contact/straight_span.h"
#include "geometry/contact/sweep.h"

namespace frontage::geometry {

namespace {

/// From the end of what is forbidden, inches: there it is clear for certain.
constexpr double kHair = 1e-9;

/// The stretch of the line on which it would stand too near to this one, or on it.
std::optional<ShiftStretch> forbiddenBy(const Footprint& mover, const Obstacle& obstacle) {
  const Vec heading = mover.pose.facing.forward();
  if (obstacle.keep == Obstacle::Keep::NoOverlap) return overlapWhileShifting(mover, heading, obstacle.shape);
  const detail::Span near = detail::spanNearer(mover.corners(), obstacle.shape.vertices, heading, kUntouched);
  return near.empty() ? std::nullopt : std::optional(ShiftStretch{near.from, near.to});
}

}  // namespace

std::optional<double> farthestRest(const Footprint& mover, double length, const std::vector<Obstacle>& obstacles) {
  double at = length;
  // Each time it goes back to where one of them begins, and never comes to stand on that one again.
  for (bool stands = false; !stands;) {
    stands = true;
    for (const Obstacle& obstacle : obstacles) {
      const auto no = forbiddenBy(mover, obstacle);
      if (!no || at <= no->from || at >= no->to) continue;
      at = no->from - kHair;
      stands = false;
    }
    if (at < 0) return std::nullopt;
  }
  return at;
}

}  // namespace frontage::geometry
