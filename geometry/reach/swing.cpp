#include "geometry/reach/swing.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace frontage::geometry::charge {

Swing::Swing(double width, double depth, double angle) noexcept
    : m_width(width),
      m_depth(depth),
      m_radius(std::sqrt(width * width + depth * depth)),
      m_sin(std::sin(angle)),
      m_cos(std::cos(angle)),
      m_outer{width * m_cos, width * m_sin},
      m_corner{width * m_cos + depth * m_sin, width * m_sin - depth * m_cos},
      // Once the opposite corner has passed the x axis it has been at its farthest.
      m_extent(m_corner.y >= 0 ? m_radius : m_corner.x) {}

double Swing::upper(double x) const noexcept {
  if (x <= m_outer.x) return m_cos > 0 && m_outer.x > 0 ? x * (m_outer.y / m_outer.x) : m_outer.y;
  if (x <= m_corner.x) return m_outer.y - (x - m_outer.x) * (m_cos / m_sin);
  return std::sqrt(std::max(0.0, m_radius * m_radius - x * x));
}

double Swing::lower(double x) const noexcept {
  return x <= m_width ? -m_depth : -std::sqrt(std::max(0.0, m_radius * m_radius - x * x));
}

void Swing::widenAt(double x, double y, Span& shifts) const noexcept {
  shifts.from = std::min(shifts.from, y - upper(x));
  shifts.to = std::max(shifts.to, y - lower(x));
}

/// One edge of the polygon. Between the places looked at, both boundaries are straight or the arc, so the least gap
/// above and the greatest below lie at one of them or where the arc runs along the edge.
void Swing::widen(Vec from, Vec to, Span& shifts) const noexcept {
  if (from.x > to.x) std::swap(from, to);
  const double left = std::max(from.x, 0.0);
  const double right = std::min(to.x, m_extent);
  if (left > right) return;
  const double run = to.x - from.x;
  const double slope = run > 0 ? (to.y - from.y) / run : 0;
  const auto consider = [&](double x) {
    if (x > left && x < right) widenAt(x, from.y + slope * (x - from.x), shifts);
  };
  if (run > 0) {
    widenAt(left, from.y + slope * (left - from.x), shifts);
    widenAt(right, from.y + slope * (right - from.x), shifts);
  } else {
    widenAt(left, from.y, shifts);
    widenAt(left, to.y, shifts);
  }
  for (const double x : {m_outer.x, m_corner.x, m_width}) consider(x);
  consider(m_radius * std::fabs(slope) / std::sqrt(1 + slope * slope));
}

std::optional<Span> Swing::against(std::span<const Vec> polygon) const noexcept {
  const auto [least, most] =
      std::minmax_element(polygon.begin(), polygon.end(), [](Vec a, Vec b) { return a.x < b.x; });
  if (least->x >= m_extent || most->x <= 0) return std::nullopt;
  constexpr double kFar = std::numeric_limits<double>::infinity();
  Span shifts{kFar, -kFar};
  Vec from = polygon.back();
  for (const Vec to : polygon) {
    widen(from, to, shifts);
    from = to;
  }
  return shifts;
}

}  // namespace frontage::geometry::charge
