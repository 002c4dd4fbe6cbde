#pragma once

#include "geometry/reach/reach.h"
#include "geometry/reach/ring.h"

#include <optional>
#include <vector>

namespace frontage::geometry::charge {

/// An obstacle, or a side of the table, made ready for both lanes; in the table's frame. What may be touched is a
/// little smaller here than it is, what may not a little larger, so that what the solver finds free to rounding is so
/// for relate() too.
struct Barrier {
  Obstruction::Cause cause = Obstruction::Cause::Obstacle;
  int tag = 0;
  bool onTheWay = true;
  /// False for a side of the table when the door's sweep shows that the touch is on the right side of it: then so is
  /// the way there.
  bool betweenEnds = true;
  Ring ring;  ///< what the charger may not enter
  /// What it may not stand in when flush, where that is not the same: an enemy that it touches at the start and may
  /// not touch. It may be left, or slid along, but must be off in the end (rules.md M16 forbids to bring about a
  /// contact).
  std::optional<Ring> endRing;
};

/// Those obstacles and table sides that can matter to a charge.
[[nodiscard]] std::vector<Barrier> makeBarriers(const ReachProblem& problem);
/// The same as the turning target meets them (rules.md M7, M8), which may touch all of them.
[[nodiscard]] std::vector<Ring> makeTargetBarriers(const ReachProblem& problem);

}  // namespace frontage::geometry::charge
