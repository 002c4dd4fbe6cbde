#pragma once

#include "geometry/base/vec.h"

#include <limits>
#include <memory_resource>
#include <span>
#include <vector>

namespace frontage::geometry::sighting {

using Points = std::pmr::vector<Vec>;

/// Slants are tangents of the angle off the facing: -1 looks 45 degrees left, 1 looks 45 degrees right.
/// In the looker's frame (x along the front edge to the right, y ahead) the line that leaves the edge at `x` with slant
/// t is the set of points (x + t * y, y); so along slant t a point p casts its shadow on the edge's line at p.x - t *
/// p.y.
[[nodiscard]] constexpr double shadowOf(Vec p, double slant) noexcept {
  return p.x - slant * p.y;
}

/// One end of the shadow of a connected thing, and how fast it moves to the left as the slant grows.
struct End {
  double at = 0;
  double fall = 0;
};

/// The points of a thing that are its leftmost (or its rightmost) along some slant of the range that is looked along,
/// in the order in which they take over. Mostly one or two.
using Rim = std::span<const Vec>;

[[nodiscard]] inline End leftEnd(Rim rim, double slant) noexcept {
  End end{shadowOf(rim[0], slant), rim[0].y};
  for (const Vec p : rim.subspan(1)) {
    const double at = shadowOf(p, slant);
    if (at <= end.at) end = {at, p.y};  // of two that cast one shadow the later one leads from here on
  }
  return end;
}
[[nodiscard]] inline End rightEnd(Rim rim, double slant) noexcept {
  End end{shadowOf(rim[0], slant), rim[0].y};
  for (const Vec p : rim.subspan(1)) {
    const double at = shadowOf(p, slant);
    if (at >= end.at) end = {at, p.y};
  }
  return end;
}

/// Gaps narrower than this, in inches, are not looked through. It only keeps rounding from opening what is shut: shapes
/// that share a point, or coincide, cast shadows that meet to about 1e-14.
inline constexpr double kSliver = 1e-9;
/// A gap is said to have opened when it is twice as wide as the least that counts, so that rounding cannot undo it.
inline constexpr double kOpened = 2 * kSliver;
inline constexpr double kNever = std::numeric_limits<double>::infinity();

/// The first slant in [slant, end) at which a shadow with the left rim `right` begins more than kOpened to the right of
/// where one with the right rim `left` ends, or kNever. Exact to rounding: it is the slant of a tangent common to both.
/// Requires: not so already by more than kSliver at `slant`.
[[nodiscard]] double partingSlant(Rim left, Rim right, double slant, double end) noexcept;

/// The same for the left end of what must be covered: the shadow with the left rim `cover` begins right both of the
/// edge's left end -half and of the target's left end. Requires: all points have y >= 0.
[[nodiscard]] double leftEndBareSlant(Rim cover, Rim target, double half, double slant, double end) noexcept;
/// And for the right end, with right rims: the shadow ends left both of `half` and of the target's right end.
[[nodiscard]] double rightEndBareSlant(Rim cover, Rim target, double half, double slant, double end) noexcept;

}  // namespace frontage::geometry::sighting
