#pragma once

#include "geometry/base/vec.h"
#include "geometry/reach/span.h"

#include <optional>
#include <span>

namespace frontage::geometry::charge {

/// What a rectangle covers that turns to the left about one of its corners, by at most a quarter turn: the rectangle
/// [0, width] x [-depth, 0] about the origin. It is the first rectangle, the last one, and the arc of the opposite
/// corner between them; along y it has no holes. A depth of 0 is an edge that turns about its end.
class Swing {
 public:
  /// Requires: 0 <= angle <= pi/2, width > 0, depth >= 0.
  Swing(double width, double depth, double angle) noexcept;

  /// How far the whole may not be shifted along y: strictly between `from` and `to` it would cover inner points of the
  /// convex polygon. Nothing when no shift brings them together. Closed form, exact to rounding.
  [[nodiscard]] std::optional<Span> against(std::span<const Vec> polygon) const noexcept;

  /// Farthest x that it covers.
  [[nodiscard]] double extent() const noexcept { return m_extent; }
  /// Farthest from the origin that it covers.
  [[nodiscard]] double radius() const noexcept { return m_radius; }

 private:
  void widen(Vec from, Vec to, Span& shifts) const noexcept;
  void widenAt(double x, double y, Span& shifts) const noexcept;
  [[nodiscard]] double upper(double x) const noexcept;
  [[nodiscard]] double lower(double x) const noexcept;

  double m_width;
  double m_depth;
  double m_radius;  ///< of the opposite corner
  double m_sin;
  double m_cos;
  Vec m_outer;   ///< where the end of the front comes to
  Vec m_corner;  ///< where the opposite corner comes to
  double m_extent;
};

}  // namespace frontage::geometry::charge
