#include "geometry/sight/shadow.h"

#include <algorithm>

// All three searches are Newton's method on a function of the slant that is piecewise linear and lies below each of its
// tangents (the left end of a shadow is a minimum of linear functions, the right end a maximum). Started left of the
// root it therefore never jumps past it, and it arrives after at most as many steps as there are pieces.

namespace frontage::geometry::sighting {

namespace {

/// Far above the rounding of a shadow on a table (1e-13), far below kSliver.
constexpr double kRounding = 1e-12;

/// Leftmost for Sign = 1, rightmost for Sign = -1.
template <int Sign>
Vec outermost(std::span<const Vec> points, double slant) noexcept {
  Vec best = points[0];
  double at = Sign * shadowOf(best, slant);
  for (const Vec p : points.subspan(1)) {
    const double x = Sign * shadowOf(p, slant);
    if (x < at) {
      at = x;
      best = p;
    }
  }
  return best;
}

/// What takes over between two slants whose outermost points are `a` and `b`: when anything does, it is the outermost
/// one, or one beyond it, along the slant where these two cast one shadow.
template <int Sign>
void addBetween(std::span<const Vec> points, Vec a, Vec b, Points& rim) {
  if (a.y == b.y) return;
  const double slant = (a.x - b.x) / (a.y - b.y);
  const Vec middle = outermost<Sign>(points, slant);
  if (Sign * (shadowOf(middle, slant) - shadowOf(a, slant)) > -kRounding) return;
  addBetween<Sign>(points, a, middle, rim);
  rim.push_back(middle);
  addBetween<Sign>(points, middle, b, rim);
}

template <int Sign>
void addRim(std::span<const Vec> points, double from, double to, Points& rim) {
  const Vec first = outermost<Sign>(points, from);
  const Vec last = outermost<Sign>(points, to);
  rim.push_back(first);
  if (first == last) return;
  addBetween<Sign>(points, first, last, rim);
  rim.push_back(last);
}

}  // namespace

void addLeftRim(std::span<const Vec> points, double from, double to, Points& rim) {
  addRim<1>(points, from, to, rim);
}

void addRightRim(std::span<const Vec> points, double from, double to, Points& rim) {
  addRim<-1>(points, from, to, rim);
}

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
