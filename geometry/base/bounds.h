#pragma once

#include "geometry/base/vec.h"

#include <algorithm>
#include <span>

namespace frontage::geometry {

/// A box square to the table, in inches; closed.
struct Bounds {
  Vec min;
  Vec max;
  bool operator==(const Bounds&) const noexcept = default;
};

/// The smallest box that holds all the points. Requires: at least one.
[[nodiscard]] inline Bounds boundsOf(std::span<const Vec> points) noexcept {
  Bounds box{points[0], points[0]};
  for (const Vec p : points.subspan(1)) {
    box.min = {std::min(box.min.x, p.x), std::min(box.min.y, p.y)};
    box.max = {std::max(box.max.x, p.x), std::max(box.max.y, p.y)};
  }
  return box;
}

}  // namespace frontage::geometry
