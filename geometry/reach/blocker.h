#pragma once

#include "geometry/reach/lane.h"
#include "geometry/reach/ring.h"

#include <vector>

namespace frontage::geometry::charge {

/// An obstacle, or a side of the table, as one lane sees it. What may be touched is a little smaller here than it is,
/// what may not a little larger, so that what the solver finds free to rounding is so for relate() too.
struct Blocker {
  Obstruction::Cause cause = Obstruction::Cause::Obstacle;
  int tag = 0;
  /// False for a side of the table when the door's sweep shows that the touch is on the right side of it: then so is
  /// the way there.
  bool betweenEnds = true;
  bool onTheWay = true;
  Ring way;  ///< what the moving charger may not enter; in the lane's frame
  Ring end;  ///< what it may not stand in when flush; in the lane's frame
};

/// Those obstacles and table sides that can matter to a charge in this lane.
/// An obstacle that may not be touched but is so at the start: the charger may leave it or slide along it on the way,
/// and must be off it in the end (rules.md M16 forbids to bring about a contact).
[[nodiscard]] std::vector<Blocker> makeBlockers(const ReachProblem& problem, const Lane& lane);

/// The same obstacles and sides of the table as a turning target meets them, which may touch all of them.
[[nodiscard]] std::vector<Ring> ringsAroundTarget(const ReachProblem& problem, const Lane& lane);

}  // namespace frontage::geometry::charge
