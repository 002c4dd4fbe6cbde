#include "geometry/reach/lane.h"

#include <cmath>

namespace frontage::geometry::charge {

std::array<Vec, 4> Lane::targetCorners(double by) const noexcept {
  const Vec back = outward * -(targetDepth + 2 * by);
  return {minusEnd(by), minusEnd(by) + back, plusEnd(by) + back, plusEnd(by)};
}

Lane makeLane(const ReachProblem& problem, Hand hand) noexcept {
  const Footprint& charger = problem.charger;
  Lane lane;
  lane.hand = hand;
  lane.origin = hand == Hand::Left ? charger.frontLeft() : charger.frontRight();
  lane.right = charger.pose.facing.right() * lane.sign();
  lane.ahead = charger.pose.facing.forward();
  lane.width = 2 * charger.halfWidth;
  lane.depth = 2 * charger.halfDepth;
  lane.bodyDepth = problem.body == ReachProblem::Body::Whole ? lane.depth : 0;

  const Edge edge = problem.target.edge(problem.facing);
  lane.edgeCentre = lane.toLane(edge.centre());
  lane.outward = {dot(edge.outward, lane.right), dot(edge.outward, lane.ahead)};
  lane.along = rightOf(lane.outward);
  const bool acrossWidth = problem.facing == Side::Front || problem.facing == Side::Rear;
  lane.halfEdge = acrossWidth ? problem.target.halfWidth : problem.target.halfDepth;
  lane.targetDepth = 2 * (acrossWidth ? problem.target.halfDepth : problem.target.halfWidth);
  const Vec flush = -lane.outward;
  lane.turn = std::atan2(-flush.x, flush.y);
  lane.turnSin = -flush.x;
  lane.turnCos = flush.y;
  return lane;
}

}  // namespace frontage::geometry::charge
