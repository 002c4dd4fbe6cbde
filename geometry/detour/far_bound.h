#pragma once

#include "geometry/detour/route.h"

#include <vector>

namespace frontage::geometry::detail {

/// A lower bound of what any way to the target still costs, looking at the mover's centre alone: it goes round the
/// obstacles at no less than the clearance and half the mover's smaller side, and no farther than the moves cost.
/// Worked out once on a grid of quarter inches, for the search to be drawn round walls and out of dead ends. The grid
/// lies in the mover's frame, so that the answer moves with the board.
class FarBound {
 public:
  /// `longest`: no way that costs more is of interest.
  FarBound(const RouteProblem& problem, const ConvexPolygon& goal, double goalKeep, double longest);

  /// Infinite where the centre is walled off.
  [[nodiscard]] double from(Vec centre) const noexcept;

 private:
  void blockOutside(const Board& board, double body);
  void block(const ConvexPolygon& shape, double away);
  void spread(const ConvexPolygon& goal, double reach);
  [[nodiscard]] int lineAt(double local) const noexcept;
  [[nodiscard]] Vec middleOf(int cell) const noexcept;
  [[nodiscard]] float& wayOf(int cell) noexcept { return m_way[static_cast<std::size_t>(cell)]; }

  Pose m_frame;
  int m_side = 0;  ///< cells along each side; the frame's origin lies in the middle
  double m_scale = 1;
  std::vector<float> m_way;  ///< of the centre to within reach of the target
};

}  // namespace frontage::geometry::detail
