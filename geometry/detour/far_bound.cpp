#include "geometry/detour/far_bound.h"

#include "geometry/base/bounds.h"
#include "geometry/contact/closest_points.h"
#include "geometry/contact/touch.h"

#include <queue>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <span>

namespace frontage::geometry::detail {

namespace {

constexpr double kFinestCell = 0.25;
constexpr double kMostCells = 400'000;
constexpr float kWalled = std::numeric_limits<float>::infinity();
constexpr float kBlocked = -1;

/// Sixteen neighbours: those beside, those across the corner, and the knight's moves of chess. `way` is in inches.
struct Neighbour {
  int rows = 0;
  int columns = 0;
  float way = 0;
};
std::array<Neighbour, 16> neighbours(double side) {
  std::array<Neighbour, 16> all;
  std::size_t count = 0;
  for (int rows = -2; rows <= 2; ++rows) {
    for (int columns = -2; columns <= 2; ++columns) {
      const bool passesThroughAnother = rows % 2 == 0 && columns % 2 == 0;
      if (passesThroughAnother) continue;
      all[count++] = {rows, columns, static_cast<float>(side * std::sqrt(rows * rows + columns * columns))};
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

/// The box of the points in the frame's own axes. Requires: at least one point.
Bounds boundsIn(const Pose& frame, std::span<const Vec> points) {
  std::vector<Vec> local;
  for (const Vec point : points) local.push_back(frame.toUnit(point));
  return boundsOf(local);
}

struct Entry {
  float way;
  int cell;
  bool operator<(const Entry& o) const noexcept { return way > o.way; }
};

}  // namespace

FarBound::FarBound(const RouteProblem& problem, const ConvexPolygon& goal, double goalKeep, double longest)
    : m_frame(problem.mover.pose), m_longest(longest) {
  const double a = problem.mover.halfWidth;
  const double b = problem.mover.halfDepth;
  const double radius = std::sqrt(a * a + b * b);
  // In a wheel the centre goes `radius` for each 2a that the wheel costs; a deep column gets farther than it pays.
  m_turning = std::max(1.0, radius / (2 * a));
  layOut(problem.board);

  const double body = std::min(a, b);
  const auto keepFrom = [&](const ConvexPolygon& shape) {
    return std::min(problem.clearance.inches(), closestPoints(problem.mover, shape).distance.inches());
  };
  // A cell is blocked only where the centre can stand nowhere in it.
  blockOutside(problem.board, body - halfDiagonal());
  for (const ConvexPolygon& shape : problem.obstacles) block(shape, keepFrom(shape) + body - halfDiagonal());
  if (problem.targetStands) block(goal, goalKeep + body - halfDiagonal());
  spread(goal, goalKeep + radius + halfDiagonal());
}

/// The part of the table that a way of this length can come to.
void FarBound::layOut(const Board& board) {
  const std::array<Vec, 4> corners{{{0, 0}, {board.width, 0}, {board.width, board.height}, {0, board.height}}};
  const Bounds table = boundsIn(m_frame, corners);
  const double reach = m_longest * m_turning;
  m_low = {std::max(table.min.x, -reach), std::max(table.min.y, -reach)};
  const Vec high{std::min(table.max.x, reach), std::min(table.max.y, reach)};
  const Vec size{std::max(0.0, high.x - m_low.x), std::max(0.0, high.y - m_low.y)};
  m_cell = std::max({kFinestCell, std::sqrt(size.x * size.y / kMostCells), std::max(size.x, size.y) / kMostCells});
  m_columns = static_cast<int>(std::ceil(size.x / m_cell)) + 1;
  m_rows = static_cast<int>(std::ceil(size.y / m_cell)) + 1;
  m_way.assign(static_cast<std::size_t>(m_columns) * static_cast<std::size_t>(m_rows), kWalled);
}

/// From a point of a cell to its middle, at most.
double FarBound::halfDiagonal() const noexcept {
  return m_cell * std::sqrt(0.5);
}

Vec FarBound::localOf(int cell) const noexcept {
  const int column = cell % m_columns;
  const int row = cell / m_columns;
  return m_low + Vec{column * m_cell, row * m_cell};
}

int FarBound::columnAt(double x) const noexcept {
  return static_cast<int>(std::lround((x - m_low.x) / m_cell));
}

int FarBound::rowAt(double y) const noexcept {
  return static_cast<int>(std::lround((y - m_low.y) / m_cell));
}

void FarBound::blockOutside(const Board& board, double body) {
  for (int cell = 0; cell < m_columns * m_rows; ++cell) {
    const Vec p = middleOf(cell);
    if (std::min({p.x, p.y, board.width - p.x, board.height - p.y}) < body) wayOf(cell) = kBlocked;
  }
}

/// The cells in the box of the shape grown by `away`.
template <class Visit>
void FarBound::visitNear(const ConvexPolygon& shape, double away, Visit visit) {
  const Bounds box = boundsIn(m_frame, shape.vertices);
  const int lastRow = std::min(rowAt(box.max.y + away), m_rows - 1);
  const int lastColumn = std::min(columnAt(box.max.x + away), m_columns - 1);
  for (int row = std::max(rowAt(box.min.y - away), 0); row <= lastRow; ++row) {
    for (int column = std::max(columnAt(box.min.x - away), 0); column <= lastColumn; ++column) {
      visit(row * m_columns + column);
    }
  }
}

void FarBound::block(const ConvexPolygon& shape, double away) {
  if (away <= 0) return;
  visitNear(shape, away, [&](int cell) {
    if (distanceTo(middleOf(cell), shape) < away) wayOf(cell) = kBlocked;
  });
}

/// The way to the cell's middle and on from it, whatever is in the way to it.
bool FarBound::leadsTooFar(int cell, double way) const noexcept {
  return (norm(localOf(cell)) - halfDiagonal()) / m_turning + boundOf(way) > m_longest;
}

void FarBound::spread(const ConvexPolygon& goal, double reach) {
  const auto steps = neighbours(m_cell);
  std::priority_queue<Entry> open;
  visitNear(goal, reach, [&](int cell) {
    if (wayOf(cell) == kBlocked || distanceTo(middleOf(cell), goal) > reach) return;
    wayOf(cell) = 0;
    open.push({0, cell});
  });
  while (!open.empty()) {
    const Entry entry = open.top();
    open.pop();
    if (entry.way > wayOf(entry.cell) || leadsTooFar(entry.cell, entry.way)) continue;
    for (const Neighbour& step : steps) {
      const int column = entry.cell % m_columns + step.columns;
      const int row = entry.cell / m_columns + step.rows;
      if (column < 0 || row < 0 || column >= m_columns || row >= m_rows) continue;
      const float way = entry.way + step.way;
      float& known = wayOf(row * m_columns + column);
      if (known <= way) continue;  // kBlocked is less than any way
      known = way;
      open.push({way, row * m_columns + column});
    }
  }
}

/// What a way costs of which the cells' middles are this far apart: those of its ends are not its ends.
double FarBound::boundOf(double way) const noexcept {
  return std::max(0.0, (way - 4 * halfDiagonal()) * kGridStretch / m_turning);
}

double FarBound::from(Vec centre) const noexcept {
  const Vec local = m_frame.toUnit(centre);
  const int column = columnAt(local.x);
  const int row = rowAt(local.y);
  if (column < 0 || row < 0 || column >= m_columns || row >= m_rows) return std::numeric_limits<double>::infinity();
  const int cell = row * m_columns + column;
  const float way = m_way[static_cast<std::size_t>(cell)];
  return way == kBlocked ? std::numeric_limits<double>::infinity() : boundOf(way);
}

}  // namespace frontage::geometry::detail
