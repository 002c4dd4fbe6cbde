#include "geometry/reach/rest.h"

#include "geometry/contact/straight_span.h"

#include <limits>

namespace frontage::geometry {

namespace {

/// From the end of what is forbidden, inches: there it is clear for certain.
constexpr double kHair = 1e-9;

/// The stretch of the line on which it would stand too near to this one, or on it.
detail::Span forbiddenBy(const Footprint& mover, const Obstacle& obstacle) {
  constexpr double kFar = std::numeric_limits<double>::infinity();
  const auto corners = mover.corners();
  const Vec heading = mover.pose.facing.forward();
  return obstacle.keep == Obstacle::Keep::NoTouch
             ? detail::spanNearer(corners, obstacle.shape.vertices, heading, kUntouched)
             : detail::spanWithinGap(corners, obstacle.shape.vertices, heading, {-kFar, kFar}, -kContact / 2);
}

}  // namespace

std::optional<double> farthestRest(const Footprint& mover, double length, const std::vector<Obstacle>& obstacles) {
  double at = length;
  // Each time it goes back to where one of them begins, and never comes to stand on that one again.
  for (bool stands = false; !stands;) {
    stands = true;
    for (const Obstacle& obstacle : obstacles) {
      const detail::Span no = forbiddenBy(mover, obstacle);
      if (no.empty() || at <= no.from || at >= no.to) continue;
      at = no.from - kHair;
      stands = false;
    }
    if (at < 0) return std::nullopt;
  }
  return at;
}

}  // namespace frontage::geometry
