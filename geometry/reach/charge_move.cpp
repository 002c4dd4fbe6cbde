#include "geometry/reach/charge_move.h"

#include <algorithm>
#include <cmath>

namespace frontage::geometry::charge {

namespace {

/// A charger that begins in contact may penetrate what it touches by half of the tolerance; it ends flush all the same.
void leaveNoGap(Path& path, const Edge& edge) {
  constexpr double kFlush = 1e-9;
  const double gap = dot(path.end().frontCentre() - edge.centre(), edge.outward);
  if (std::fabs(gap) > kFlush) path.shift(edge.outward * -gap);
}

}  // namespace

ChargeMove makeMove(const ReachProblem& problem, const Slice& slice, const Candidate& candidate) {
  using Door = ReachProblem::Door;
  const Lane& lane = slice.lane();
  const Heading heading = makeHeading(lane, candidate.wheel);
  const double advance = std::max(0.0, heading.advanceFrom(candidate.start));
  // Where the door turns about the contact, the end names the meeting place more exactly than the start does.
  const double met = problem.door == Door::SetFlush ? heading.offsetAt(candidate.start) : candidate.offset;
  const double touched = slice.landing().touched(heading.door, met, candidate.offset);
  ChargeMove move;
  move.before = Length::fromInches(candidate.start);
  move.wheel = Angle::fromRadians(lane.sign() * candidate.wheel);
  move.after = Length::fromInches(advance);
  move.contactPoint = lane.toTable(lane.edgeCentre + lane.along * touched);
  move.door = Angle::fromRadians(lane.sign() * heading.door);
  move.offset = lane.sign() * candidate.offset;
  move.targetEnd = problem.target.pose;

  move.path = Path(problem.charger);
  if (candidate.start > 0) move.path.advance(move.before);
  if (candidate.wheel > 0) move.path.wheel(lane.hand, Angle::fromRadians(candidate.wheel));
  if (advance > 0) move.path.advance(move.after);
  if (problem.door == Door::TargetTurns) {
    // What the charger would have had to turn, the target turns the other way.
    move.door = problem.doorStaysOpen ? Angle() : -move.door;
    if (move.door.radians() != 0) move.targetEnd = problem.target.pose.turnedAbout(move.contactPoint, move.door);
  } else {
    if (move.door.radians() != 0) move.path.align(move.contactPoint, move.door);
    const double sideways = candidate.offset - met;
    if (sideways != 0) move.path.shift((lane.right * lane.along.x + lane.ahead * lane.along.y) * sideways);
    leaveNoGap(move.path, problem.target.edge(problem.facing));
  }
  move.chargerEnd = move.path.end().pose;
  return move;
}

}  // namespace frontage::geometry::charge
