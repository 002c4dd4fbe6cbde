#pragma once

#include "geometry/sight/stage.h"

namespace frontage::geometry::sighting {

/// Tells what lies beside, behind or beyond every line between looker and target. Never says so of what does not.
/// Speaks of things as they lie on the table, so that what is out of the way need not be turned into the looker's
/// frame.
class Guards {
 public:
  /// Requires: not stage.outsideCone(), and the rims of the target are filled in.
  explicit Guards(const Stage& stage) noexcept;

  /// Of connected points.
  [[nodiscard]] bool outOfTheWay(std::span<const Vec> points) const noexcept;
  /// Of all that lies in a circle.
  [[nodiscard]] bool outOfTheWay(Vec centre, double radius) const noexcept;

 private:
  /// Along one slant the lines begin (or end) at `limit` on the edge, where `shadow` tells the shadow of a place. A
  /// thing whose shadow lies beyond that does so along every slant, if it is not farther than `near`, where the
  /// target's rim begins: from slant to slant its shadow moves less than the target's end, and the edge's end not at
  /// all.
  struct Side {
    Scale shadow;
    double limit = 0;
    double near = 0;
  };
  static Side sideOf(const Stage& stage, double slant, double limit, double near) noexcept;
  static Side leftOf(const Stage& stage) noexcept;
  static Side rightOf(const Stage& stage) noexcept;

  Scale m_height;
  double m_far = 0;
  Side m_left;      ///< for what is not farther than the target's left rim
  Side m_right;     ///< for what is not farther than the target's right rim
  Side m_anyLeft;   ///< for what is anywhere
  Side m_anyRight;  ///< for what is anywhere
};

}  // namespace frontage::geometry::sighting
