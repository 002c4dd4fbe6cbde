#pragma once

#include "geometry/base/vec.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

namespace frontage::geometry::detail {

/// One separating axis of two convex shapes.
struct Axis {
  Vec normal;      ///< unit, from the still shape towards the mover
  double gap = 0;  ///< between the two along it; negative when their shadows overlap
};

/// Calls `use(Axis)` for every edge normal of both shapes (counter-clockwise rings). The shapes meet exactly when no
/// gap is positive; the greatest gap is then minus the penetration depth (separating axes of convex polygons).
/// When the mover shifts by d, each gap grows by dot(normal, d): this is what makes straight sweeps closed form.
template <class Use>
void visitAxes(std::span<const Vec> mover, std::span<const Vec> still, Use&& use) noexcept {
  const auto visitEdges = [&use](std::span<const Vec> owner, std::span<const Vec> other, double sign) {
    Vec from = owner.back();
    for (const Vec to : owner) {
      const Vec outward = rightOf(to - from);
      const double length = std::sqrt(dot(outward, outward));
      if (length > 0) {
        const Vec normal = outward * (1 / length);
        double gap = std::numeric_limits<double>::infinity();
        for (const Vec v : other) gap = std::min(gap, dot(normal, v - from));
        use(Axis{normal * sign, gap});
      }
      from = to;
    }
  };
  visitEdges(still, mover, 1);
  visitEdges(mover, still, -1);
}

/// The greatest gap over all axes.
[[nodiscard]] inline double widestGap(std::span<const Vec> a, std::span<const Vec> b) noexcept {
  double widest = -std::numeric_limits<double>::infinity();
  visitAxes(a, b, [&widest](const Axis& axis) { widest = std::max(widest, axis.gap); });
  return widest;
}

/// The axis of the greatest gap, which is `widest`; of equal ones (to 1e-9, corner against corner) the one that opposes
/// `motion` most.
[[nodiscard]] inline Axis blockingAxis(std::span<const Vec> mover, std::span<const Vec> still, Vec motion,
                                       double widest) noexcept {
  Axis best;
  double opposition = std::numeric_limits<double>::infinity();
  visitAxes(mover, still, [&](const Axis& axis) {
    if (axis.gap < widest - 1e-9) return;
    const double along = dot(axis.normal, motion);
    if (along >= opposition) return;
    opposition = along;
    best = axis;
  });
  return best;
}

}  // namespace frontage::geometry::detail
