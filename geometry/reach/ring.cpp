#include "geometry/reach/ring.h"

#include <algorithm>
#include <limits>

namespace frontage::geometry::charge {

namespace {

constexpr double kSamePoint = 1e-9;

Vec inwardNormal(Vec from, Vec to) noexcept {
  return leftOf(to - from) * (1 / distance(from, to));
}

/// Where the corner of two edges goes that both move inward by 1.
Vec mitreOf(Vec n1, Vec n2) noexcept {
  return (n1 + n2) * (1 / (1 + dot(n1, n2)));
}

}  // namespace

Ring makeRing(const std::vector<Vec>& counterClockwise) {
  Ring ring;
  for (const Vec v : counterClockwise) {
    if (ring.corners.empty() || distance(ring.corners.back(), v) > kSamePoint) ring.corners.push_back(v);
  }
  while (ring.corners.size() > 1 && distance(ring.corners.back(), ring.corners.front()) <= kSamePoint) {
    ring.corners.pop_back();
  }
  const std::size_t n = ring.corners.size();
  for (std::size_t i = 0; i < n; ++i) {
    const Vec before = ring.corners[(i + n - 1) % n];
    const Vec here = ring.corners[i];
    ring.mitres.push_back(mitreOf(inwardNormal(before, here), inwardNormal(here, ring.corners[(i + 1) % n])));
  }
  ring.deepest = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < n; ++i) {
    const Vec edge = ring.corners[(i + 1) % n] - ring.corners[i];
    const double shrink = dot(ring.mitres[i] - ring.mitres[(i + 1) % n], edge);
    if (shrink > 0) ring.deepest = std::min(ring.deepest, dot(edge, edge) / shrink);
  }
  return ring;
}

Ring movedIn(const Ring& ring, double by) {
  Ring moved = ring;
  for (std::size_t i = 0; i < ring.corners.size(); ++i) moved.corners[i] += ring.mitres[i] * by;
  moved.deepest -= by;
  return moved;
}

double sharpest(const Ring& ring) noexcept {
  double most = 1;
  for (const Vec m : ring.mitres) most = std::max(most, norm(m));
  return most;
}

}  // namespace frontage::geometry::charge
