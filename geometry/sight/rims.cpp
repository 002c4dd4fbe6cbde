#include "geometry/sight/rims.h"

namespace frontage::geometry::sighting {

namespace {

/// Far above the rounding of a shadow on a table (1e-13), far below kSliver.
constexpr double kRounding = 1e-12;

double signOf(RimSide side) noexcept {
  return side == RimSide::Left ? 1 : -1;
}

/// The outermost point: the one whose shadow times `sign` is least.
std::size_t outermost(std::span<const Vec> points, double sign, double slant) noexcept {
  std::size_t best = 0;
  double least = sign * shadowOf(points[0], slant);
  for (std::size_t i = 1; i < points.size(); ++i) {
    const double x = sign * shadowOf(points[i], slant);
    best = x < least ? i : best;
    least = x < least ? x : least;
  }
  return best;
}

/// What takes over between two slants whose outermost points are `a` and `b`: when anything does, it is the outermost
/// one, or one beyond it, along the slant where these two cast one shadow.
void addBetween(std::span<const Vec> points, double sign, Vec a, Vec b, Points& rims) {
  if (a.y == b.y) return;
  const double slant = (a.x - b.x) / (a.y - b.y);
  const Vec middle = points[outermost(points, sign, slant)];
  if (sign * (shadowOf(middle, slant) - shadowOf(a, slant)) > -kRounding) return;
  addBetween(points, sign, a, middle, rims);
  rims.push_back(middle);
  addBetween(points, sign, middle, b, rims);
}

}  // namespace

/// The outermost vertices of a convex ring follow on each other clockwise as the slant grows.
void addConvexRim(std::span<const Vec> ring, RimSide side, double from, double to, Points& rims) {
  const double sign = signOf(side);
  std::size_t i = outermost(ring, sign, from);
  double at = sign * shadowOf(ring[i], to);
  while (true) {
    rims.push_back(ring[i]);
    i = (i == 0 ? ring.size() : i) - 1;
    const double x = sign * shadowOf(ring[i], to);
    if (x >= at) return;
    at = x;
  }
}

void addRim(std::span<const Vec> points, RimSide side, double from, double to, Points& rims) {
  const double sign = signOf(side);
  const Vec first = points[outermost(points, sign, from)];
  const Vec last = points[outermost(points, sign, to)];
  rims.push_back(first);
  if (first == last) return;
  addBetween(points, sign, first, last, rims);
  rims.push_back(last);
}

}  // namespace frontage::geometry::sighting
