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

double partingSlant(Rim left, Rim right, double slant, double end) noexcept {
  while (slant < end) {
    const End l = rightEnd(left, slant);
    const End r = leftEnd(right, slant);
    const double missing = kOpened - (r.at - l.at);
    if (missing <= kRounding) return slant;
    const double opening = l.fall - r.fall;
    if (opening <= 0) return kNever;
    slant += missing / opening;
  }
  return kNever;
}

double leftEndBareSlant(Rim cover, Rim target, double half, double slant, double end) noexcept {
  while (slant < end) {
    const End c = leftEnd(cover, slant);
    if (c.at <= -half + kOpened) return kNever;  // shadows only move left: that end stays covered
    double next = kNever;
    for (const Vec p : target) {
      const double missing = kOpened - (c.at - shadowOf(p, slant));
      if (missing <= kRounding) return slant;
      const double opening = p.y - c.fall;
      if (opening > 0) next = std::min(next, slant + missing / opening);
    }
    slant = next;
  }
  return kNever;
}

double rightEndBareSlant(Rim cover, Rim target, double half, double slant, double end) noexcept {
  while (slant < end) {
    const End c = rightEnd(cover, slant);
    const double spare = c.at - (half - kOpened);
    if (spare > kRounding) {  // covered beyond the edge's end: nothing can show before it has moved in
      if (c.fall <= 0) return kNever;
      slant += spare / c.fall;
      continue;
    }
    double next = kNever;
    for (const Vec p : target) {
      const double missing = kOpened - (shadowOf(p, slant) - c.at);
      if (missing <= kRounding) return slant;
      const double opening = c.fall - p.y;
      if (opening > 0) next = std::min(next, slant + missing / opening);
    }
    slant = next;
  }
  return kNever;
}

}  // namespace frontage::geometry::sighting
