#pragma once

#include "geometry/base/vec.h"
#include "geometry/reach/span.h"

#include <optional>
#include <span>
#include <vector>

namespace frontage::geometry::charge {

/// A bound on the start that is linear in a point z of an obstacle: (x z.x + y z.y + c) / scale, scale > 0.
struct StartBound {
  double x = 0;
  double y = 0;
  double c = 0;
  double scale = 1;
  double inverse = 1 / scale;

  [[nodiscard]] double over(Vec z) const noexcept { return x * z.x + y * z.y + c; }
  [[nodiscard]] double at(Vec z) const noexcept { return over(z) * inverse; }
};

/// For which starts a moving region holds a point of a convex polygon, when a start does so for the point z exactly if
/// it lies above all lower bounds of z and below all upper ones. A linear programme in three variables, solved by
/// clipping. Keeps its memory between calls.
class Shadow {
 public:
  /// The corners of the polygon, in any frame that suits the bounds.
  void begin() noexcept { m_corners.clear(); }
  void add(Vec corner) { m_corners.push_back(corner); }
  /// Only the part of the polygon where bound < 0 counts from here on.
  void keepBelowZero(const StartBound& bound);
  /// The open stretch of starts, or nothing. Leaves the polygon clipped.
  [[nodiscard]] std::optional<Span> starts(std::span<const StartBound> lower, std::span<const StartBound> upper);

 private:
  std::vector<Vec> m_corners;
  std::vector<Vec> m_clipped;
};

}  // namespace frontage::geometry::charge
