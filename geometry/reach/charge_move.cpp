#include "geometry/reach/charge_move.h"

#include <algorithm>
#include <cmath>

namespace frontage::geometry {

namespace {

/// Where, in the lane, the front meets the edge that leads to a contact offset.
Vec contactPoint(const Lane& lane, const Heading& heading, double offset) noexcept {
  // A corner of the front on the edge, or an end of the edge on the front: whichever comes first along the edge.
  const double a = lane.halfWidth();
  const double along = heading.door >= 0 ? std::min(offset + a, lane.halfEdge) : std::max(offset - a, -lane.halfEdge);
  return lane.edgeCentre + lane.along * along;
}

}  // namespace

ChargeMove makeMove(const ReachProblem& problem, const Lane& lane, const Candidate& candidate) {
  const Heading heading = makeHeading(lane, candidate.wheel);
  const double advance = std::max(0.0, heading.advanceFrom(candidate.start));
  ChargeMove move;
  move.before = Length::fromInches(candidate.start);
  move.wheel = Angle::fromRadians(lane.sign() * candidate.wheel);
  move.after = Length::fromInches(advance);
  move.contactPoint = lane.toTable(contactPoint(lane, heading, candidate.offset));
  move.door = Angle::fromRadians(lane.sign() * heading.door);
  move.offset = lane.sign() * candidate.offset;

  move.path = Path(problem.charger);
  if (candidate.start > 0) move.path.advance(move.before);
  if (candidate.wheel > 0) move.path.wheel(lane.hand, Angle::fromRadians(candidate.wheel));
  if (advance > 0) move.path.advance(move.after);
  if (move.door.radians() != 0) move.path.align(move.contactPoint, move.door);
  move.chargerEnd = move.path.end().pose;
  move.targetEnd = problem.target.pose;
  return move;
}

}  // namespace frontage::geometry
