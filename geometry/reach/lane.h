#pragma once

#include "geometry/motion/path.h"
#include "geometry/reach/reach.h"
#include "geometry/reach/span.h"

#include <array>

namespace frontage::geometry::charge {

/// A charge as the front corner sees it that the wheel turns about: origin at that corner before the charge, x along
/// the front towards the other corner, y ahead. A right wheel is looked at in the mirror, so that in its lane it is a
/// left wheel too, and a lateral offset has the other sign.
struct Lane {
  Hand hand = Hand::Left;
  Vec origin;  ///< on the table
  Vec right;   ///< on the table: the lane's x axis
  Vec ahead;   ///< on the table: the lane's y axis

  double width = 0;      ///< of the charger
  double depth = 0;      ///< of the charger
  double bodyDepth = 0;  ///< of what may not collide on the way: the depth, or 0 for the front edge alone

  Vec edgeCentre;          ///< of the charged edge; this and all below in the lane's frame
  Vec outward;             ///< its normal
  Vec along;               ///< the direction of a positive offset
  double halfEdge = 0;     ///< half its length
  double targetDepth = 0;  ///< of the target behind it
  double turn = 0;         ///< from the first heading to the one that is flush, in (-pi, pi], left positive
  double turnSin = 0;
  double turnCos = 1;

  [[nodiscard]] Vec toLane(Vec onTable) const noexcept {
    return {dot(onTable - origin, right), dot(onTable - origin, ahead)};
  }
  [[nodiscard]] Vec toTable(Vec inLane) const noexcept { return origin + right * inLane.x + ahead * inLane.y; }
  /// +1 or -1: signed angles and offsets of the table are this times those of the lane.
  [[nodiscard]] double sign() const noexcept { return hand == Hand::Left ? 1.0 : -1.0; }
  /// A stretch of offsets of the lane in the table's sense, and back.
  [[nodiscard]] Span mirrored(Span s) const noexcept { return hand == Hand::Left ? s : Span{-s.to, -s.from}; }
  [[nodiscard]] double halfWidth() const noexcept { return width / 2; }
  /// Ends of the charged edge, grown by `by` on all sides of the target. plusEnd() is the one in the direction of
  /// along.
  [[nodiscard]] Vec plusEnd(double by = 0) const noexcept {
    return edgeCentre + outward * by + along * (halfEdge + by);
  }
  [[nodiscard]] Vec minusEnd(double by = 0) const noexcept {
    return edgeCentre + outward * by - along * (halfEdge + by);
  }
  /// Counter-clockwise, grown by `by`.
  [[nodiscard]] std::array<Vec, 4> targetCorners(double by = 0) const noexcept;
};

[[nodiscard]] Lane makeLane(const ReachProblem& problem, Hand hand) noexcept;

}  // namespace frontage::geometry::charge
