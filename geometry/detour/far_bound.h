#pragma once

#include "geometry/detour/route.h"

#include <vector>

namespace frontage::geometry::detail {

/// A lower bound of what any way to the target still costs, looking at the mover's centre alone: it goes round the
/// obstacles at no less than the clearance and half the mover's smaller side, and no farther than the moves cost.
/// Worked out once on a grid of quarter inches (coarser on tables of more than some 150 square feet, so that no table
/// takes more than kMostCells of them), for the search to be drawn round walls and out of dead ends. The grid lies in
/// the mover's frame, so that the answer moves with the board.
class FarBound {
 public:
  /// `longest`: no way that costs more is of interest, and places that only such ways pass count as walled off.
  FarBound(const RouteProblem& problem, const ConvexPolygon& goal, double goalKeep, double longest);

  /// Infinite where the centre is walled off.
  [[nodiscard]] double from(Vec centre) const noexcept;

 private:
  void layOut(const Board& board);
  void blockOutside(const Board& board, double body);
  void block(const ConvexPolygon& shape, double away);
  void spread(const ConvexPolygon& goal, double reach);
  [[nodiscard]] bool leadsTooFar(int cell, double way) const noexcept;
  template <class Visit>
  void visitNear(const ConvexPolygon& shape, double away, Visit visit);

  [[nodiscard]] double halfDiagonal() const noexcept;
  [[nodiscard]] int columnAt(double x) const noexcept;
  [[nodiscard]] int rowAt(double y) const noexcept;
  [[nodiscard]] Vec localOf(int cell) const noexcept;
  [[nodiscard]] Vec middleOf(int cell) const noexcept { return m_frame.toTable(localOf(cell)); }
  [[nodiscard]] double boundOf(double way) const noexcept;
  [[nodiscard]] float& wayOf(int cell) noexcept { return m_way[static_cast<std::size_t>(cell)]; }

  Pose m_frame;
  double m_longest;
  double m_turning;  ///< inches that the centre goes in a wheel, for each that it costs; at least 1
  double m_cell = 0;
  Vec m_low;  ///< the middle of the first cell, in the frame
  int m_columns = 0;
  int m_rows = 0;
  std::vector<float> m_way;  ///< of the centre to within reach of the target
};

}  // namespace frontage::geometry::detail
