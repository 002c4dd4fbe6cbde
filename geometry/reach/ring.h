#pragma once

#include "geometry/base/vec.h"

#include <span>
#include <vector>

namespace frontage::geometry::charge {

/// A convex polygon whose edges can be moved in or out together without taking it apart: corner i, moved by
/// d * mitre i, is where the two edges meet once both have moved inward by d.
struct Ring {
  std::vector<Vec> corners;  ///< counter-clockwise
  std::vector<Vec> mitres;
  double deepest = 0;   ///< moving in by this makes the first edge vanish
  double sharpest = 1;  ///< how far the most pointed corner goes when the edges move by 1
};

/// Corners closer than rounding to the one before are dropped.
[[nodiscard]] Ring makeRing(std::span<const Vec> counterClockwise);
/// Moves all edges inward (negative: outward). Requires: by < ring.deepest.
void moveIn(Ring& ring, double by) noexcept;

}  // namespace frontage::geometry::charge
