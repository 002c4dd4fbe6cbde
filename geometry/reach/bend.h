#pragma once

#include "geometry/reach/span.h"

#include <limits>

namespace frontage::geometry::charge {

/// What one wheel reaches.
struct Reached {
  Spans stretches;
  double room = 0;  ///< where it reaches nothing: minus the least by which all is forbidden, inches; see freeStarts()
};

/// Bounds on a range of wheels grow with its width; where what can be reached is at its farthest, or is just closed,
/// and hardly changes from one wheel to the next, that takes very many ranges. In a narrow range, whose stretches are
/// seen to correspond at both ends and in the middle, the bend of their ends says more: it shrinks with the square of
/// the width.
class Bend {
 public:
  /// No wider range is judged by its bend, radians.
  static constexpr double kWidest = 0.02;

  Bend() = default;
  /// From what is reached at three wheels, each as far from the next. Unknown when the stretches do not correspond.
  Bend(const Reached& first, const Reached& middle, const Reached& last) noexcept;

  /// Cuts the stretches that may be reached between two neighbouring ones of those wheels down to what lies between the
  /// ends reached at the two, and as much more as the ends bend: eight times what a curve that bends evenly sticks out
  /// there. Changes nothing when it is not known, or when the stretches do not correspond.
  void cut(const Reached& first, const Reached& last, Spans& stretches) const noexcept;

 private:
  double m_most = std::numeric_limits<double>::infinity();  ///< inches
};

}  // namespace frontage::geometry::charge
