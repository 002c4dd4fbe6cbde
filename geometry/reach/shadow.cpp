#include "geometry/reach/shadow.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace frontage::geometry::charge {

namespace {

/// lower < upper, as a bound that must be below zero.
StartBound difference(const StartBound& lower, const StartBound& upper) noexcept {
  return {lower.x * upper.scale - upper.x * lower.scale, lower.y * upper.scale - upper.y * lower.scale,
          lower.c * upper.scale - upper.c * lower.scale, 1};
}

double most(std::span<const StartBound> bounds, Vec z, double sign) noexcept {
  double most = -std::numeric_limits<double>::infinity();
  for (const StartBound& b : bounds) most = std::max(most, sign * b.at(z));
  return most;
}

/// The least of the greatest lower bound over the polygon (sign 1), or minus the greatest of the least upper one
/// (sign -1): it lies at a corner, or where two bounds change places along an edge.
double leastOverPolygon(std::span<const Vec> corners, std::span<const StartBound> bounds, double sign) noexcept {
  double least = std::numeric_limits<double>::infinity();
  Vec from = corners.back();
  for (const Vec to : corners) {
    least = std::min(least, most(bounds, to, sign));
    for (std::size_t i = 0; i + 1 < bounds.size(); ++i) {
      for (std::size_t j = i + 1; j < bounds.size(); ++j) {
        const double atFrom = bounds[i].at(from) - bounds[j].at(from);
        const double atTo = bounds[i].at(to) - bounds[j].at(to);
        if ((atFrom < 0) != (atTo < 0)) {
          least = std::min(least, most(bounds, lerp(from, to, atFrom / (atFrom - atTo)), sign));
        }
      }
    }
    from = to;
  }
  return least;
}

}  // namespace

void Shadow::keepBelowZero(const StartBound& bound) {
  if (std::all_of(m_corners.begin(), m_corners.end(), [&](Vec z) { return bound.over(z) < 0; })) return;
  m_clipped.clear();
  Vec from = m_corners.back();
  double atFrom = bound.over(from);
  for (const Vec to : m_corners) {
    const double atTo = bound.over(to);
    if ((atFrom < 0) != (atTo < 0)) m_clipped.push_back(lerp(from, to, atFrom / (atFrom - atTo)));
    if (atTo < 0) m_clipped.push_back(to);
    from = to;
    atFrom = atTo;
  }
  m_corners.swap(m_clipped);
}

std::optional<Span> Shadow::starts(std::span<const StartBound> lower, std::span<const StartBound> upper) {
  for (const StartBound& l : lower) {
    for (const StartBound& u : upper) {
      keepBelowZero(difference(l, u));
      if (m_corners.empty()) return std::nullopt;
    }
  }
  if (m_corners.empty()) return std::nullopt;
  const Span span{leastOverPolygon(m_corners, lower, 1), -leastOverPolygon(m_corners, upper, -1)};
  if (span.from >= span.to) return std::nullopt;
  return span;
}

}  // namespace frontage::geometry::charge
