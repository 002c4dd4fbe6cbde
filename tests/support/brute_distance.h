#pragma once

#include "geometry/base/polygon.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace frontage::testing {

// Distances by trying every pair of edges: slow, and independent of the kernel under test.

inline double pointToSegment(geometry::Vec p, geometry::Vec a, geometry::Vec b) {
  const geometry::Vec d = b - a;
  const double t = std::clamp(dot(p - a, d) / dot(d, d), 0.0, 1.0);
  const geometry::Vec r = p - (a + d * t);
  return std::sqrt(dot(r, r));
}

inline bool insideRing(geometry::Vec p, const std::vector<geometry::Vec>& ring) {
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const geometry::Vec a = ring[i];
    if (cross(ring[(i + 1) % ring.size()] - a, p - a) < 0) return false;
  }
  return true;
}

/// 0 when the two convex rings have a point in common.
inline double bruteDistance(const std::vector<geometry::Vec>& a, const std::vector<geometry::Vec>& b) {
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < a.size(); ++i) {
    const geometry::Vec p = a[i];
    const geometry::Vec q = a[(i + 1) % a.size()];
    for (std::size_t j = 0; j < b.size(); ++j) {
      const geometry::Vec r = b[j];
      const geometry::Vec s = b[(j + 1) % b.size()];
      const bool parted =
          cross(q - p, r - p) * cross(q - p, s - p) > 0 || cross(s - r, p - r) * cross(s - r, q - r) > 0;
      if (!parted && cross(q - p, s - r) != 0) return 0;
      least = std::min({least, pointToSegment(p, r, s), pointToSegment(r, p, q)});
    }
  }
  if (insideRing(a[0], b) || insideRing(b[0], a)) return 0;
  return least;
}

}  // namespace frontage::testing
