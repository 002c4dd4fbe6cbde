#pragma once

#include "geometry/base/vec.h"

namespace frontage::geometry::detail {

/// Cuts off what lies beyond the line through `point` on the side to which `outward` (any length) points.
/// Sutherland-Hodgman, one half-plane at a time: never wrong by more than rounding, whatever touches whatever.
/// `Ring` is any sequence of Vec with push_back; callers choose one that needs no memory of its own for the usual
/// sizes.
template <class Ring>
void clip(Ring& ring, Vec point, Vec outward) {
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
