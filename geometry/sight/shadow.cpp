#include "geometry/sight/shadow.h"

#include <algorithm>

// All three searches are Newton's method on a function of the slant that is piecewise linear and lies below each of its
// tangents (the left end of a shadow is a minimum of linear functions, the right end a maximum). Started left of the
// root it therefore never jumps past it, and it arrives after at most as many steps as there are pieces.

namespace frontage::geometry::sighting {

namespace {
/// Far above the rounding of a shadow on a table (1e-13), far below kSliver.
constexpr double kRounding = 1e-12;
}  // namespace

Shadow shadowOf(std::span<const Vec> points, double slant) noexcept {
  const double first = shadowOf(points[0], slant);
  Shadow s{first, first, points[0].y, points[0].y};
  for (const Vec p : points.subspan(1)) {
    const double x = shadowOf(p, slant);
    // Of points with one shadow, the ends belong to those that will lead as the slant grows.
    if (x < s.lo || (x == s.lo && p.y > s.loFall)) {
      s.lo = x;
      s.loFall = p.y;
    }
    if (x > s.hi || (x == s.hi && p.y < s.hiFall)) {
      s.hi = x;
      s.hiFall = p.y;
    }
  }
  return s;
}

double partingSlant(std::span<const Vec> left, std::span<const Vec> right, double slant, double end) noexcept {
  while (slant < end) {
    const Shadow l = shadowOf(left, slant);
    const Shadow r = shadowOf(right, slant);
    const double missing = kOpened - (r.lo - l.hi);
    if (missing <= kRounding) return slant;
    const double opening = l.hiFall - r.loFall;
    if (opening <= 0) return kNever;
    slant += missing / opening;
  }
  return kNever;
}

double leftEndBareSlant(std::span<const Vec> cover, std::span<const Vec> target, double half, double slant,
                        double end) noexcept {
  while (slant < end) {
    const Shadow c = shadowOf(cover, slant);
    if (c.lo <= -half + kOpened) return kNever;  // shadows only move left: that end stays covered
    double next = kNever;
    for (const Vec p : target) {
      const double missing = kOpened - (c.lo - shadowOf(p, slant));
      if (missing <= kRounding) return slant;
      const double opening = p.y - c.loFall;
      if (opening > 0) next = std::min(next, slant + missing / opening);
    }
    slant = next;
  }
  return kNever;
}

double rightEndBareSlant(std::span<const Vec> cover, std::span<const Vec> target, double half, double slant,
                         double end) noexcept {
  while (slant < end) {
    const Shadow c = shadowOf(cover, slant);
    const double spare = c.hi - (half - kOpened);
    if (spare > kRounding) {  // covered beyond the edge's end: nothing can show before it has moved in
      if (c.hiFall <= 0) return kNever;
      slant += spare / c.hiFall;
      continue;
    }
    double next = kNever;
    for (const Vec p : target) {
      const double missing = kOpened - (shadowOf(p, slant) - c.hi);
      if (missing <= kRounding) return slant;
      const double opening = c.hiFall - p.y;
      if (opening > 0) next = std::min(next, slant + missing / opening);
    }
    slant = next;
  }
  return kNever;
}

}  // namespace frontage::geometry::sighting
