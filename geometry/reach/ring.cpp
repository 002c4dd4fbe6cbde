#include "geometry/reach/ring.h"

#include <algorithm>
#include <limits>

namespace frontage::geometry::charge {

namespace {

constexpr double kSamePoint = 1e-9;

Vec inwardNormal(Vec from, Vec to) noexcept {
  const Vec along = to - from;
  return leftOf(along) * (1 / std::sqrt(dot(along, along)));
}

/// Where the corner of two edges goes that both move inward by 1.
Vec mitreOf(Vec n1, Vec n2) noexcept {
  return (n1 + n2) * (1 / (1 + dot(n1, n2)));
}

}  // namespace

Ring makeRing(std::span<const Vec> counterClockwise) {
  Ring ring;
  ring.corners.reserve(counterClockwise.size());
  for (const Vec v : counterClockwise) {
    if (ring.corners.empty() || distance(ring.corners.back(), v) > kSamePoint) ring.corners.push_back(v);
  }
  while (ring.corners.size() > 1 && distance(ring.corners.back(), ring.corners.front()) <= kSamePoint) {
    ring.corners.pop_back();
  }
  const std::size_t n = ring.corners.size();
  ring.mitres.reserve(n);
  Vec before = inwardNormal(ring.corners[n - 1], ring.corners[0]);
  for (std::size_t i = 0; i < n; ++i) {
    const Vec after = inwardNormal(ring.corners[i], ring.corners[(i + 1) % n]);
    ring.mitres.push_back(mitreOf(before, after));
    before = after;
  }
  double square = 1;
  for (const Vec m : ring.mitres) square = std::max(square, dot(m, m));
  ring.sharpest = std::sqrt(square);
  ring.deepest = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < n; ++i) {
    const Vec edge = ring.corners[(i + 1) % n] - ring.corners[i];
    const double shrink = dot(ring.mitres[i] - ring.mitres[(i + 1) % n], edge);
    if (shrink > 0) ring.deepest = std::min(ring.deepest, dot(edge, edge) / shrink);
  }
  return ring;
}

void moveIn(Ring& ring, double by) noexcept {
  for (std::size_t i = 0; i < ring.corners.size(); ++i) ring.corners[i] += ring.mitres[i] * by;
  ring.deepest -= by;
}

}  // namespace frontage::geometry::charge
