#pragma once

#include "geometry/base/vec.h"

#include <boost/container/small_vector.hpp>

namespace frontage::geometry::detail {

/// A convex ring that needs no memory of its own for the usual sizes. Include only from .cpp files.
using Ring = boost::container::small_vector<Vec, 16>;

/// Cuts off what lies beyond the line through `point` on the side to which `outward` (any length) points.
/// Sutherland-Hodgman, one half-plane at a time: never wrong by more than rounding, whatever touches whatever.
inline void clip(Ring& ring, Vec point, Vec outward) {
  if (ring.empty()) return;
  Ring kept;
  Vec from = ring.back();
  double fromOut = dot(from - point, outward);
  for (const Vec to : ring) {
    const double toOut = dot(to - point, outward);
    if ((fromOut < 0 && toOut > 0) || (fromOut > 0 && toOut < 0)) {
      kept.push_back(lerp(from, to, fromOut / (fromOut - toOut)));
    }
    if (toOut <= 0) kept.push_back(to);
    from = to;
    fromOut = toOut;
  }
  ring.swap(kept);
}

}  // namespace frontage::geometry::detail
