#pragma once

#include "geometry/base/vec.h"

#include <vector>

namespace frontage::geometry::charge {

/// A convex polygon whose edges can be moved in or out together without taking it apart: corner i, moved by
/// d * mitre i, is where the two edges meet once both have moved inward by d.
struct Ring {
  std::vector<Vec> corners;  ///< counter-clockwise
  std::vector<Vec> mitres;
  double deepest = 0;  ///< moving in by this makes the first edge vanish
};

/// Corners closer than rounding to the one before are dropped.
[[nodiscard]] Ring makeRing(const std::vector<Vec>& counterClockwise);
/// All edges moved inward (negative: outward). Requires: by < ring.deepest.
[[nodiscard]] Ring movedIn(const Ring& ring, double by);
/// How far the most pointed corner goes when the edges move by 1.
[[nodiscard]] double sharpest(const Ring& ring) noexcept;

}  // namespace frontage::geometry::charge
