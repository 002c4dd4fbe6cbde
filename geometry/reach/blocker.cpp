#include "geometry/reach/blocker.h"

#include "geometry/base/board.h"
#include "geometry/base/tolerance.h"
#include "geometry/contact/relation.h"

#include <algorithm>
#include <cmath>

namespace frontage::geometry::charge {

namespace {

/// More than kContact, so that what must not be touched is left alone.
constexpr double kApart = 1.25 * kContact;

/// How far an obstacle that may be touched is drawn in: half of what counts as touching; less where it is pointed, so
/// that its corners do not come deeper into the charger than kContact; more where the charger stands in it already by
/// as much as still counts as touching.
double drawnIn(const Ring& ring, double gapAtStart) noexcept {
  const double usual = 0.5 * kContact * std::min(1.0, std::sqrt(2.0) / sharpest(ring));
  const double needed = gapAtStart < 0 && gapAtStart >= -kContact ? -gapAtStart + 1e-7 : 0;
  return std::min(std::max(usual, needed), ring.deepest / 2);
}

Ring inLane(const Lane& lane, const std::vector<Vec>& corners) {
  std::vector<Vec> seen;
  seen.reserve(corners.size());
  for (const Vec v : corners) seen.push_back(lane.toLane(v));
  if (lane.hand == Hand::Right) std::reverse(seen.begin(), seen.end());
  return makeRing(seen);
}

/// A box, in the lane's frame, that no part of a charge that ends on the edge leaves.
struct Box {
  Vec min{1e9, 1e9};
  Vec max{-1e9, -1e9};

  void take(Vec p, double room) noexcept {
    min = {std::min(min.x, p.x - room), std::min(min.y, p.y - room)};
    max = {std::max(max.x, p.x + room), std::max(max.y, p.y + room)};
  }
};

Box boxOf(const ReachProblem& problem, const Lane& lane) noexcept {
  Box box;
  const double charger = std::hypot(lane.width, lane.depth) + 0.01;
  const double room = problem.door == ReachProblem::Door::TargetTurns
                          ? std::max(charger, std::hypot(2 * lane.halfEdge, lane.targetDepth) + 0.01)
                          : charger;
  const double farthest = std::max(lane.plusEnd().y, lane.minusEnd().y);
  for (const Vec p : {Vec{0, 0}, Vec{0, std::max(0.0, farthest)}, lane.plusEnd(), lane.minusEnd()}) box.take(p, room);
  return box;
}

bool canMatter(const Ring& ring, const Box& box) noexcept {
  Vec least = ring.corners[0];
  Vec most = least;
  for (const Vec v : ring.corners) {
    least = {std::min(least.x, v.x), std::min(least.y, v.y)};
    most = {std::max(most.x, v.x), std::max(most.y, v.y)};
  }
  return least.x <= box.max.x && most.x >= box.min.x && least.y <= box.max.y && most.y >= box.min.y;
}

std::vector<ConvexPolygon> beyondTheTable(const ReachProblem& problem) {
  if (problem.tableWidth <= 0 || problem.tableHeight <= 0) return {};
  const auto sides = beyondEdges({problem.tableWidth, problem.tableHeight});
  return {sides.begin(), sides.end()};
}

Blocker makeBlocker(const ReachProblem& problem, const Obstacle& obstacle, const Ring& ring) {
  Blocker b;
  b.tag = obstacle.tag;
  b.onTheWay = !problem.ignoreObstaclesOnTheWay;
  const double gap = signedGap(problem.charger, obstacle.shape);
  const bool touched = relate(problem.charger, obstacle.shape) != Relation::Apart;
  const Ring smaller = movedIn(ring, drawnIn(ring, gap));
  const Ring larger = movedIn(ring, -kApart);
  const bool mayTouch = obstacle.keep == Obstacle::Keep::NoOverlap;
  b.end = mayTouch ? smaller : larger;
  b.way = mayTouch || touched ? smaller : larger;
  return b;
}

}  // namespace

std::vector<Blocker> makeBlockers(const ReachProblem& problem, const Lane& lane) {
  std::vector<Blocker> blockers;
  const Box box = boxOf(problem, lane);
  for (const Obstacle& obstacle : problem.obstacles) {
    const Ring ring = inLane(lane, obstacle.shape.vertices);
    if (ring.corners.size() >= 3 && canMatter(ring, box)) blockers.push_back(makeBlocker(problem, obstacle, ring));
  }
  for (const ConvexPolygon& side : beyondTheTable(problem)) {
    const Ring ring = inLane(lane, side.vertices);
    if (!canMatter(ring, box)) continue;
    Blocker b;
    b.cause = Obstruction::Cause::TableEdge;
    b.betweenEnds = problem.door != ReachProblem::Door::TurnAboutContact;
    b.onTheWay = problem.tableEdge == ReachProblem::TableEdge::Inside;
    b.way = b.end = movedIn(ring, drawnIn(ring, 0));
    blockers.push_back(std::move(b));
  }
  return blockers;
}

std::vector<Ring> ringsAroundTarget(const ReachProblem& problem, const Lane& lane) {
  std::vector<Ring> rings;
  const Box box = boxOf(problem, lane);
  const auto take = [&](const std::vector<Vec>& corners, double gap) {
    const Ring ring = inLane(lane, corners);
    if (ring.corners.size() >= 3 && canMatter(ring, box)) rings.push_back(movedIn(ring, drawnIn(ring, gap)));
  };
  for (const Obstacle& obstacle : problem.obstacles) {
    take(obstacle.shape.vertices, signedGap(problem.target, obstacle.shape));
  }
  for (const ConvexPolygon& side : beyondTheTable(problem)) take(side.vertices, 0);
  return rings;
}

}  // namespace frontage::geometry::charge
