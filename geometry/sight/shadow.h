#pragma once

#include "geometry/base/vec.h"

#include <limits>
#include <span>

namespace frontage::geometry::sighting {

/// Slants are tangents of the angle off the facing: -1 looks 45 degrees left, 1 looks 45 degrees right.
/// In the looker's frame (x along the front edge to the right, y ahead) the line that leaves the edge at `x` with slant
/// t is the set of points (x + t * y, y); so along slant t a point p casts its shadow on the edge's line at p.x - t *
/// p.y.
[[nodiscard]] constexpr double shadowOf(Vec p, double slant) noexcept {
  return p.x - slant * p.y;
}

/// What a connected thing covers of the edge's line, seen along one slant, and how fast its two ends move to the left
/// as the slant grows.
struct Shadow {
  double lo = 0;
  double hi = 0;
  double loFall = 0;
  double hiFall = 0;
};
[[nodiscard]] Shadow shadowOf(std::span<const Vec> points, double slant) noexcept;

/// Gaps narrower than this, in inches, are not looked through. It only keeps rounding from opening what is shut: shapes
/// that share a point, or coincide, cast shadows that meet to about 1e-14.
inline constexpr double kSliver = 1e-9;
/// A gap is said to have opened when it is twice as wide as the least that counts, so that rounding cannot undo it.
inline constexpr double kOpened = 2 * kSliver;
inline constexpr double kNever = std::numeric_limits<double>::infinity();

/// The first slant in [slant, end) at which the shadow of `right` begins more than kOpened to the right of where the
/// shadow of `left` ends, or kNever. Exact to rounding: it is the slant of a tangent common to both.
/// Requires: not so already by more than kSliver at `slant`.
[[nodiscard]] double partingSlant(std::span<const Vec> left, std::span<const Vec> right, double slant,
                                  double end) noexcept;

/// The same for the left end of what must be covered: the shadow of `cover` begins right both of the edge's left end
/// -half and of the left end of the target's shadow. Requires: all points of both have y >= 0.
[[nodiscard]] double leftEndBareSlant(std::span<const Vec> cover, std::span<const Vec> target, double half,
                                      double slant, double end) noexcept;
/// And for the right end: the shadow of `cover` ends left both of `half` and of the target's right end.
[[nodiscard]] double rightEndBareSlant(std::span<const Vec> cover, std::span<const Vec> target, double half,
                                       double slant, double end) noexcept;

}  // namespace frontage::geometry::sighting
