#include "geometry/detour/pose_grid.h"

#include <algorithm>
#include <array>
#include <limits>

namespace frontage::geometry::detail {

PoseGrid::PoseGrid(const RouteProblem& problem, const Resolution& resolution, double longest)
    : m_frame(problem.mover.pose),
      m_headings(resolution.headings),
      m_part(2 * std::numbers::pi / resolution.headings),
      m_halfWidth(problem.mover.halfWidth),
      m_halfDepth(problem.mover.halfDepth) {
  const Board& board = problem.board;
  const std::array<Vec, 4> corners{{{0, 0}, {board.width, 0}, {board.width, board.height}, {0, board.height}}};
  std::vector<Vec> local;
  for (const Vec corner : corners) local.push_back(m_frame.toUnit(corner));
  const Bounds table = boundsOf(local);
  m_low = {std::max(table.min.x, start().x - longest), std::max(table.min.y, start().y - longest)};
  const Vec high{std::min(table.max.x, start().x + longest), std::min(table.max.y, start().y + longest)};
  const Vec size{std::max(0.0, high.x - m_low.x), std::max(0.0, high.y - m_low.y)};
  const double most = resolution.most / m_headings;
  m_cell = std::max({resolution.cell, std::sqrt(size.x * size.y / most), std::max(size.x, size.y) / most});
  m_isFull = m_cell <= resolution.cell;
  m_perCell = 1 / m_cell;
  m_columns = static_cast<int>(std::ceil(size.x / m_cell)) + 1;
  m_rows = static_cast<int>(std::ceil(size.y / m_cell)) + 1;
  for (int k = 0; k < m_headings; ++k) m_forward.push_back({-std::sin(k * m_part), std::cos(k * m_part)});
}

std::vector<Vec> PoseGrid::localOf(const ConvexPolygon& shape) const {
  std::vector<Vec> local;
  for (const Vec v : shape.vertices) local.push_back(m_frame.toUnit(v));
  return local;
}

PoseGrid::Range PoseGrid::rowsNear(const std::vector<Vec>& shape, double away) const noexcept {
  const auto [lowest, highest] =
      std::minmax_element(shape.begin(), shape.end(), [](Vec a, Vec b) { return a.y < b.y; });
  // Sharp corners stick out by less than as much again.
  const double reach = std::hypot(m_halfWidth, 2 * m_halfDepth) + 2 * std::max(0.0, away);
  const double most = m_rows;
  const double first = std::clamp(std::ceil((lowest->y - reach - m_low.y) / m_cell), 0.0, most);
  const double last = std::clamp(std::floor((highest->y + reach - m_low.y) / m_cell), -1.0, most - 1);
  return {static_cast<int>(first), static_cast<int>(last)};
}

PoseGrid::Slopes PoseGrid::slopesOf(const std::vector<HalfPlane>& planes) noexcept {
  constexpr double kLevel = 1e-9;  // a line that runs along the rows
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  Slopes slopes{{}, {}, -kInfinity, kInfinity};
  for (const HalfPlane& plane : planes) {
    if (std::fabs(plane.outward.x) > kLevel) {
      const Vec line{plane.level / plane.outward.x, -plane.outward.y / plane.outward.x};
      (plane.outward.x > 0 ? slopes.out : slopes.in).push_back(line);
    } else if (plane.outward.y > 0) {
      slopes.highest = std::min(slopes.highest, plane.level);
    } else {
      slopes.lowest = std::max(slopes.lowest, -plane.level);
    }
  }
  return slopes;
}

PoseGrid::Range PoseGrid::columnsWithin(const Slopes& slopes, double y) const noexcept {
  if (y < slopes.lowest || y > slopes.highest) return {};
  double from = m_low.x;
  double to = m_low.x + (m_columns - 1) * m_cell;
  for (const Vec line : slopes.in) from = std::max(from, line.x + line.y * y);
  for (const Vec line : slopes.out) to = std::min(to, line.x + line.y * y);
  if (from > to) return {};
  // Neither is negative: cut off is rounded down.
  const double first = (from - m_low.x) * m_perCell;
  const int cut = static_cast<int>(first);
  return {cut < first ? cut + 1 : cut, static_cast<int>((to - m_low.x) * m_perCell)};
}

std::vector<HalfPlane> overlapping(const std::vector<Vec>& shape, Vec forward, double halfWidth, double depth) {
  const Vec right = rightOf(forward);
  const auto touching = [&](Vec outward) {
    double level = dot(outward, shape.front());
    for (const Vec v : shape) level = std::max(level, dot(outward, v));
    return HalfPlane{outward,
                     level + halfWidth * std::fabs(dot(outward, right)) + depth * std::max(0.0, dot(outward, forward))};
  };
  std::vector<HalfPlane> planes;
  // The mover's own four sides, and half way between them.
  for (const Vec side : {forward, right}) {
    planes.push_back(touching(side));
    planes.push_back(touching(-side));
  }
  for (const Vec side : {forward + right, forward - right}) {
    planes.push_back(touching(side * std::sqrt(0.5)));
    planes.push_back(touching(side * -std::sqrt(0.5)));
  }
  Vec from = shape.back();
  for (const Vec to : shape) {
    const Vec along = to - from;
    from = to;
    if (norm(along) > 1e-9) planes.push_back(touching(rightOf(along) * (1 / norm(along))));
  }
  return planes;
}

}  // namespace frontage::geometry::detail
