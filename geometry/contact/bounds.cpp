#include "geometry/contact/sweep.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

namespace frontage::geometry {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

void include(Bounds& box, Vec p) noexcept {
  box.min = {std::min(box.min.x, p.x), std::min(box.min.y, p.y)};
  box.max = {std::max(box.max.x, p.x), std::max(box.max.y, p.y)};
}

void include(Bounds& box, const Footprint& footprint) noexcept {
  for (const Vec corner : footprint.corners()) include(box, corner);
}

Bounds nothing() noexcept {
  return {{kInfinity, kInfinity}, {-kInfinity, -kInfinity}};
}

}  // namespace

Bounds boundsOf(const Footprint& footprint) noexcept {
  Bounds box = nothing();
  include(box, footprint);
  return box;
}

Bounds boundsAdvancing(const Footprint& mover, Length length) noexcept {
  Bounds box = boundsOf(mover);
  include(box, mover.at(mover.pose.advanced(length)));
  return box;
}

Bounds boundsTurning(const Footprint& mover, Vec pivot, Angle left) noexcept {
  static constexpr std::array<Vec, 4> kExtremes{Vec{1, 0}, Vec{0, 1}, Vec{-1, 0}, Vec{0, -1}};
  Bounds box = boundsOf(mover);
  include(box, mover.at(mover.pose.turnedAbout(pivot, left)));
  const double sense = left.radians() < 0 ? -1 : 1;
  for (const Vec corner : mover.corners()) {
    const Vec arm = corner - pivot;
    for (const Vec extreme : kExtremes) {
      double angle = sense * std::atan2(cross(arm, extreme), dot(arm, extreme));
      if (angle < 0) angle += 2 * std::numbers::pi;
      if (angle <= std::fabs(left.radians())) include(box, pivot + extreme * norm(arm));
    }
  }
  return box;
}

}  // namespace frontage::geometry
