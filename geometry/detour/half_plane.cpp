#include "geometry/detour/half_plane.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace frontage::geometry::detail {

std::vector<HalfPlane> sidesOf(const ConvexPolygon& shape) {
  std::vector<HalfPlane> sides;
  Vec from = shape.vertices.back();
  for (const Vec to : shape.vertices) {
    const Vec edge = to - from;
    const double length = std::sqrt(dot(edge, edge));
    if (length > 0) {
      const Vec outward = rightOf(edge) * (1 / length);
      sides.push_back({outward, dot(outward, to)});
    }
    from = to;
  }
  return sides;
}

namespace {

bool isApartAlongMover(const Footprint& mover, double length, const ConvexPolygon& shape, double away) noexcept {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  Vec low{kInfinity, kInfinity};
  Vec high{-kInfinity, -kInfinity};
  for (const Vec v : shape.vertices) {
    const Vec local = mover.pose.toUnit(v);
    low = {std::min(low.x, local.x), std::min(low.y, local.y)};
    high = {std::max(high.x, local.x), std::max(high.y, local.y)};
  }
  const double beside = mover.halfWidth + away;
  const double before = mover.halfDepth + away;
  return low.x >= beside || high.x <= -beside || low.y >= before + length || high.y <= -before;
}

}  // namespace

bool isClearlyApart(const Footprint& mover, double length, const ConvexPolygon& shape,
                    const std::vector<HalfPlane>& sides, double away) noexcept {
  if (isApartAlongMover(mover, length, shape, away)) return true;
  const Vec forward = mover.pose.facing.forward();
  const Vec right = mover.pose.facing.right();
  return std::any_of(sides.begin(), sides.end(), [&](const HalfPlane& side) {
    const double ahead = dot(side.outward, forward);
    const double nearest = dot(side.outward, mover.pose.centre) + std::min(0.0, ahead * length) -
                           std::fabs(ahead) * mover.halfDepth - std::fabs(dot(side.outward, right)) * mover.halfWidth;
    return nearest - side.level >= away;
  });
}

}  // namespace frontage::geometry::detail
