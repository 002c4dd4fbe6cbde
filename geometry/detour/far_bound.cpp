#include "geometry/detour/far_bound.h"

#include "geometry/contact/closest_points.h"
#include "geometry/contact/touch.h"

#include <queue>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace frontage::geometry::detail {

namespace {

constexpr double kCell = 0.25;
constexpr float kWalled = std::numeric_limits<float>::infinity();
constexpr float kBlocked = -1;

/// From a point of a cell to its middle, at most.
const double kHalfDiagonal = kCell * std::sqrt(0.5);

/// Sixteen neighbours: those beside, those across the corner, and the knight's moves of chess.
struct Neighbour {
  int rows = 0;
  int columns = 0;
  float way = 0;
};
std::array<Neighbour, 16> neighbours() {
  std::array<Neighbour, 16> all;
  std::size_t count = 0;
  for (int rows = -2; rows <= 2; ++rows) {
    for (int columns = -2; columns <= 2; ++columns) {
      const bool passesThroughAnother = rows % 2 == 0 && columns % 2 == 0;
      if (passesThroughAnother) continue;
      all[count++] = {rows, columns, static_cast<float>(kCell * std::sqrt(rows * rows + columns * columns))};
    }
  }
  return all;
}

/// The way along the cells is at most this much longer than the way through the plane: the directions of two neighbours
/// are at most atan(1/2) apart, and half way between them the detour is the greatest.
const double kGridStretch = std::cos(std::atan(0.5) / 2);

double distanceTo(Vec p, const ConvexPolygon& shape) noexcept {
  return distanceOf({&p, 1}, shape.vertices);
}

struct Entry {
  float way;
  int cell;
  bool operator<(const Entry& o) const noexcept { return way > o.way; }
};

}  // namespace

FarBound::FarBound(const RouteProblem& problem, const ConvexPolygon& goal, double goalKeep, double longest)
    : m_frame(problem.mover.pose), m_side(2 * static_cast<int>(std::ceil(longest / kCell)) + 1) {
  const double a = problem.mover.halfWidth;
  const double b = problem.mover.halfDepth;
  const double radius = std::sqrt(a * a + b * b);
  // In a wheel the centre goes `radius` for each 2a that the wheel costs; a deep column gets farther than it pays.
  m_scale = kGridStretch / std::max(1.0, radius / (2 * a));
  m_way.assign(static_cast<std::size_t>(m_side) * static_cast<std::size_t>(m_side), kWalled);

  const double body = std::min(a, b);
  const auto keepFrom = [&](const ConvexPolygon& shape) {
    return std::min(problem.clearance.inches(), closestPoints(problem.mover, shape).distance.inches());
  };
  // A cell is blocked only where the centre can stand nowhere in it.
  blockOutside(problem.board, body - kHalfDiagonal);
  for (const ConvexPolygon& shape : problem.obstacles) block(shape, keepFrom(shape) + body - kHalfDiagonal);
  if (problem.targetStands) block(goal, goalKeep + body - kHalfDiagonal);
  spread(goal, goalKeep + radius + kHalfDiagonal);
}

Vec FarBound::middleOf(int cell) const noexcept {
  const int half = m_side / 2;
  const int column = cell % m_side - half;
  const int row = cell / m_side - half;
  return m_frame.toTable({column * kCell, row * kCell});
}

int FarBound::lineAt(double local) const noexcept {
  return static_cast<int>(std::lround(local / kCell)) + m_side / 2;
}

void FarBound::blockOutside(const Board& board, double body) {
  for (int cell = 0; cell < m_side * m_side; ++cell) {
    const Vec p = middleOf(cell);
    if (std::min({p.x, p.y, board.width - p.x, board.height - p.y}) < body) wayOf(cell) = kBlocked;
  }
}

void FarBound::block(const ConvexPolygon& shape, double away) {
  if (away <= 0) return;
  Vec low = m_frame.toUnit(shape.vertices.front());
  Vec high = low;
  for (const Vec v : shape.vertices) {
    const Vec local = m_frame.toUnit(v);
    low = {std::min(low.x, local.x), std::min(low.y, local.y)};
    high = {std::max(high.x, local.x), std::max(high.y, local.y)};
  }
  const auto clamped = [this](double local) { return std::clamp(lineAt(local), 0, m_side - 1); };
  for (int row = clamped(low.y - away); row <= clamped(high.y + away); ++row) {
    for (int column = clamped(low.x - away); column <= clamped(high.x + away); ++column) {
      const int cell = row * m_side + column;
      if (distanceTo(middleOf(cell), shape) < away) wayOf(cell) = kBlocked;
    }
  }
}

void FarBound::spread(const ConvexPolygon& goal, double reach) {
  const auto steps = neighbours();
  std::priority_queue<Entry> open;
  for (int cell = 0; cell < m_side * m_side; ++cell) {
    if (wayOf(cell) == kBlocked || distanceTo(middleOf(cell), goal) > reach) continue;
    wayOf(cell) = 0;
    open.push({0, cell});
  }
  while (!open.empty()) {
    const Entry entry = open.top();
    open.pop();
    if (entry.way > wayOf(entry.cell)) continue;
    for (const Neighbour& step : steps) {
      const int column = entry.cell % m_side + step.columns;
      const int row = entry.cell / m_side + step.rows;
      if (column < 0 || row < 0 || column >= m_side || row >= m_side) continue;
      const float way = entry.way + step.way;
      float& known = wayOf(row * m_side + column);
      if (known <= way) continue;  // kBlocked is less than any way
      known = way;
      open.push({way, row * m_side + column});
    }
  }
}

double FarBound::from(Vec centre) const noexcept {
  const Vec local = m_frame.toUnit(centre);
  const int column = lineAt(local.x);
  const int row = lineAt(local.y);
  if (column < 0 || row < 0 || column >= m_side || row >= m_side) return std::numeric_limits<double>::infinity();
  const int cell = row * m_side + column;
  const float way = m_way[static_cast<std::size_t>(cell)];
  if (way == kBlocked) return std::numeric_limits<double>::infinity();
  // The way of the middle of the cell is not that of the place itself.
  return std::max(0.0, (static_cast<double>(way) - 4 * kHalfDiagonal) * m_scale);
}

}  // namespace frontage::geometry::detail
