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

Ring::Ring(std::span<const Vec> counterClockwise) {
  m_points.reserve(2 * counterClockwise.size());
  for (const Vec v : counterClockwise) {
    if (m_points.empty() || distance(m_points.back(), v) > kSamePoint) m_points.push_back(v);
  }
  while (m_points.size() > 1 && distance(m_points.back(), m_points.front()) <= kSamePoint) m_points.pop_back();
  addMitres();
  const std::size_t n = size();
  m_deepest = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < n; ++i) {
    const std::size_t next = (i + 1) % n;
    const Vec edge = corners()[next] - corners()[i];
    const double shrink = dot(mitres()[i] - mitres()[next], edge);
    if (shrink > 0) m_deepest = std::min(m_deepest, dot(edge, edge) / shrink);
  }
}

void Ring::addMitres() {
  const std::size_t n = m_points.size();
  double square = 1;
  Vec before = inwardNormal(m_points[n - 1], m_points[0]);
  for (std::size_t i = 0; i < n; ++i) {
    const Vec after = inwardNormal(m_points[i], m_points[(i + 1) % n]);
    const Vec mitre = mitreOf(before, after);
    square = std::max(square, dot(mitre, mitre));
    m_points.push_back(mitre);
    before = after;
  }
  m_sharpest = std::sqrt(square);
}

void Ring::moveIn(double by) noexcept {
  const std::size_t n = size();
  for (std::size_t i = 0; i < n; ++i) m_points[i] += m_points[n + i] * by;
  m_deepest -= by;
}

}  // namespace frontage::geometry::charge
