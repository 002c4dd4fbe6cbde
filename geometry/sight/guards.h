#pragma once

#include "geometry/sight/stage.h"

namespace frontage::geometry::sighting {

struct Range {
  double lo = 0;
  double hi = 0;
};
/// The least and the greatest of `of(p)`.
template <typename Of>
[[nodiscard]] Range rangeOf(std::span<const Vec> points, const Of& of) noexcept {
  const double first = of(points[0]);
  Range r{first, first};
  for (const Vec p : points.subspan(1)) {
    const double x = of(p);
    r.lo = x < r.lo ? x : r.lo;
    r.hi = x > r.hi ? x : r.hi;
  }
  return r;
}
[[nodiscard]] inline Range heightsOf(std::span<const Vec> points) noexcept {
  return rangeOf(points, [](Vec p) { return p.y; });
}

/// Tells what lies beside, behind or beyond every line between looker and target. Never says so of what does not.
class Guards {
 public:
  /// Requires: not stage.outsideCone().
  explicit Guards(const Stage& stage) noexcept;

  /// For points that span these heights.
  [[nodiscard]] bool outOfTheWay(std::span<const Vec> points, Range heights) const noexcept;
  /// For all that lies in a circle.
  [[nodiscard]] bool outOfTheWay(Vec centre, double radius) const noexcept;

 private:
  /// Along `slant` the lines begin (or end) at `at` on the edge. A thing whose shadow lies beyond that there does so
  /// along every slant, if it is not farther than `near`, where the target's rim begins: from slant to slant its shadow
  /// moves less than the target's end, and the edge's end not at all.
  struct Side {
    double slant = 0;
    double at = 0;
    double near = 0;
  };
  static Side leftOf(const Stage& stage) noexcept;
  static Side rightOf(const Stage& stage) noexcept;

  Side m_left;      ///< for what is not farther than the target's left rim
  Side m_right;     ///< for what is not farther than the target's right rim
  Side m_anyLeft;   ///< for what is anywhere
  Side m_anyRight;  ///< for what is anywhere
  double m_far = 0;
};

}  // namespace frontage::geometry::sighting
