#pragma once

#include "geometry/base/bounds.h"
#include "geometry/reach/barrier.h"
#include "geometry/reach/lane.h"

#include <vector>

namespace frontage::geometry::charge {

/// A barrier as one lane sees it.
struct Blocker {
  bool onTheWay = true;
  bool betweenEnds = true;
  Ring ring;
  std::optional<Ring> endRing;
  Bounds bounds;      ///< of the ring
  Vec centre;         ///< of the bounds
  double radius = 0;  ///< of a circle about the centre that holds the ring

  [[nodiscard]] const Ring& end() const noexcept { return endRing ? *endRing : ring; }
};

[[nodiscard]] std::vector<Blocker> makeBlockers(const std::vector<Barrier>& barriers, const Lane& lane);
/// A ring of the table's frame in the lane's.
[[nodiscard]] Ring seenFrom(const Lane& lane, const Ring& ring);

}  // namespace frontage::geometry::charge
