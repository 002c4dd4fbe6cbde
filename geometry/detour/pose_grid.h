#pragma once

#include "geometry/base/bounds.h"
#include "geometry/detour/clearing.h"
#include "geometry/detour/half_plane.h"
#include "geometry/detour/route.h"

#include <cmath>
#include <numbers>
#include <vector>

namespace frontage::geometry::detail {

/// Poses of the mover in boxes: squares of the plane for its front centre, times headings in equal parts of a turn. All
/// in the frame of the mover's first pose (x to its right, y ahead), so that the answer moves with the board; heading
/// number n looks n parts to the left.
class PoseGrid {
 public:
  struct Resolution {
    double cell = 0;   ///< inches; more where there were too many
    int headings = 0;  ///< in a full turn
    double most = 0;   ///< poses
  };

  /// Covers what a way that costs no more than `longest` can come to, of the table.
  PoseGrid(const RouteProblem& problem, const Resolution& resolution, double longest);

  /// Whether the boxes are as small as was wished.
  [[nodiscard]] bool isFull() const noexcept { return m_isFull; }
  [[nodiscard]] int headings() const noexcept { return m_headings; }
  [[nodiscard]] double part() const noexcept { return m_part; }

  /// Visits the boxes of heading `k` in whose middle the mover is nearer to the shape than `away`, or (negative)
  /// overlaps it by more than that, in runs along the rows: `visit(row, first column, last column)`. With
  /// `Corners::Round` none is visited that is not so near, with Corners::Sharp all that are.
  enum class Corners : std::uint8_t { Round, Sharp };
  template <class Visit>
  void runsNear(const std::vector<Vec>& shape, double away, int k, Corners corners, Visit visit) const;

  [[nodiscard]] std::vector<Vec> localOf(const ConvexPolygon& shape) const;

  /// A box of heading k.
  struct Square {
    int row = -1;
    int column = -1;
  };
  /// Row -1 outside.
  [[nodiscard]] Square squareAt(Vec front) const noexcept {
    const double x = (front.x - m_low.x) * m_perCell + 0.5;
    const double y = (front.y - m_low.y) * m_perCell + 0.5;
    if (!(x >= 0 && y >= 0 && x < m_columns && y < m_rows)) return {};
    return {static_cast<int>(y), static_cast<int>(x)};
  }
  [[nodiscard]] Vec middleOf(Square square) const noexcept {
    return m_low + Vec{square.column * m_cell, square.row * m_cell};
  }
  /// The headings of a square side by side: a way comes to one after the other.
  [[nodiscard]] int boxOf(Square square, int k) const noexcept {
    return (square.row * m_columns + square.column) * m_headings + k;
  }
  [[nodiscard]] int headingOf(int box) const noexcept { return box % m_headings; }
  [[nodiscard]] int size() const noexcept { return m_headings * m_rows * m_columns; }
  [[nodiscard]] int rows() const noexcept { return m_rows; }
  [[nodiscard]] int columns() const noexcept { return m_columns; }

  [[nodiscard]] Vec forward(int k) const noexcept { return m_forward[static_cast<std::size_t>(k)]; }
  [[nodiscard]] Vec right(int k) const noexcept { return rightOf(forward(k)); }
  [[nodiscard]] double cell() const noexcept { return m_cell; }
  [[nodiscard]] Vec start() const noexcept { return {0, m_halfDepth}; }

  /// How much farther any point of the mover is, in any pose of a box, from where it is in the middle of it.
  [[nodiscard]] double blur() const noexcept {
    return m_cell * std::sqrt(0.5) + std::hypot(m_halfWidth, 2 * m_halfDepth) * m_part / 2;
  }

 private:
  /// The first and the last of a row or a column; the last before the first where there are none.
  struct Range {
    int first = 0;
    int last = -1;
  };
  /// All in which the mover can be so near to the shape, and some more.
  [[nodiscard]] Range rowsNear(const std::vector<Vec>& shape, double away) const noexcept;
  /// Where a row goes in at the lines, and where it goes out.
  struct Slopes {
    std::vector<Vec> in;  ///< the x where it does, at the height y: x + y * height
    std::vector<Vec> out;
    double lowest = 0;  ///< no row outside of these has any
    double highest = 0;
  };
  [[nodiscard]] static Slopes slopesOf(const std::vector<HalfPlane>& planes) noexcept;
  [[nodiscard]] Range columnsWithin(const Slopes& slopes, double y) const noexcept;

  Pose m_frame;
  int m_headings;
  double m_part;  ///< of a full turn
  double m_halfWidth;
  double m_halfDepth;
  double m_cell = 0;
  double m_perCell = 0;
  bool m_isFull = true;
  Vec m_low;  ///< the middle of the first square
  int m_columns = 0;
  int m_rows = 0;
  std::vector<Vec> m_forward;
};

/// The front centres with which a mover of that heading overlaps the shape. The mover is `halfWidth` to either side of
/// its front centre, and `depth` behind it. Requires: at least one vertex.
[[nodiscard]] std::vector<HalfPlane> overlapping(const std::vector<Vec>& shape, Vec forward, double halfWidth,
                                                 double depth);

template <class Visit>
void PoseGrid::runsNear(const std::vector<Vec>& shape, double away, int k, Corners corners, Visit visit) const {
  // Lines moved out by less meet no farther out than the circle about the corner: two neighbours are turned by no more
  // than an eighth of a full turn against each other.
  static const double kRound = std::cos(std::numbers::pi / 8);
  const double out = away > 0 && corners == Corners::Round ? away * kRound : away;
  std::vector<HalfPlane> planes = overlapping(shape, forward(k), m_halfWidth, 2 * m_halfDepth);
  for (HalfPlane& plane : planes) plane.level += out;
  const auto [first, last] = rowsNear(shape, away);
  const Slopes slopes = slopesOf(planes);
  for (int row = first; row <= last; ++row) {
    const auto [from, to] = columnsWithin(slopes, m_low.y + row * m_cell);
    if (from <= to) visit(row, from, to);
  }
}

}  // namespace frontage::geometry::detail
