#pragma once

#include "geometry/base/vec.h"

#include <cstddef>
#include <span>
#include <vector>

namespace frontage::geometry::charge {

/// A convex polygon whose edges can be moved in or out together without taking it apart: corner i, moved by
/// d * mitre i, is where the two edges meet once both have moved inward by d.
class Ring {
 public:
  Ring() = default;
  /// Corners closer than rounding to the one before are dropped.
  explicit Ring(std::span<const Vec> counterClockwise);

  [[nodiscard]] std::size_t size() const noexcept { return m_points.size() / 2; }
  [[nodiscard]] std::span<const Vec> corners() const noexcept { return {m_points.data(), size()}; }
  [[nodiscard]] std::span<const Vec> mitres() const noexcept { return {m_points.data() + size(), size()}; }
  /// Moving in by this makes the first edge vanish.
  [[nodiscard]] double deepest() const noexcept { return m_deepest; }
  /// How far the most pointed corner goes when the edges move by 1.
  [[nodiscard]] double sharpest() const noexcept { return m_sharpest; }

  /// Moves all edges inward (negative: outward). Requires: by < deepest().
  void moveIn(double by) noexcept;
  /// In another frame: `point` takes a point there, `direction` a vector. Where the frame is a mirror image, the
  /// corners then run the other way round and must be turned back.
  template <typename Point, typename Direction>
  [[nodiscard]] Ring seen(Point&& point, Direction&& direction, bool mirrored) const {
    Ring ring = *this;
    const std::size_t n = size();
    for (std::size_t i = 0; i < n; ++i) {
      const std::size_t to = mirrored ? n - 1 - i : i;
      ring.m_points[to] = point(m_points[i]);
      ring.m_points[n + to] = direction(m_points[n + i]);
    }
    return ring;
  }

 private:
  void addMitres();

  std::vector<Vec> m_points;  ///< the corners, counter-clockwise, and then their mitres
  double m_deepest = 0;
  double m_sharpest = 1;
};

}  // namespace frontage::geometry::charge
