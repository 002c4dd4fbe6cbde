#include "geometry/detour/passing_side.h"

#include <cmath>
#include <numbers>

namespace frontage::geometry::detail {

namespace {

/// The angle through which one looks at the point while going that way, to the left positive.
double angleSeen(const std::vector<Vec>& way, Vec point) noexcept {
  // What is seen behind at the end less what was at first, and a full turn for each time round by the left.
  int turns = 0;
  for (std::size_t i = 1; i < way.size(); ++i) {
    const Vec from = way[i - 1] - point;
    const Vec to = way[i] - point;
    if ((from.y < 0) == (to.y < 0)) continue;
    const double left = cross(from, to);
    if (to.y < 0 && left > 0) ++turns;
    if (to.y >= 0 && left < 0) --turns;
  }
  const auto angleOf = [](Vec v) { return std::atan2(v.y, v.x); };
  return angleOf(way.back() - point) - angleOf(way.front() - point) + 2 * std::numbers::pi * turns;
}

}  // namespace

std::vector<Vec> middlesOf(const RouteProblem& problem) {
  std::vector<Vec> middles;
  for (const ConvexPolygon& obstacle : problem.obstacles) {
    Vec middle;
    for (const Vec v : obstacle.vertices) middle += v * (1.0 / static_cast<double>(obstacle.vertices.size()));
    middles.push_back(problem.mover.pose.toUnit(middle));
  }
  return middles;
}

std::vector<bool> passingSides(const std::vector<Vec>& way, const std::vector<Vec>& points) {
  std::vector<bool> sides;
  for (const Vec point : points) sides.push_back(angleSeen(way, point) > 0);
  return sides;
}

}  // namespace frontage::geometry::detail
