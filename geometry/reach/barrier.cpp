#include "geometry/reach/barrier.h"

#include "geometry/base/board.h"
#include "geometry/base/bounds.h"
#include "geometry/base/tolerance.h"
#include "geometry/contact/relation.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace frontage::geometry::charge {

namespace {

/// How far an obstacle that may be touched is drawn in: half of what counts as touching; less where it is pointed, so
/// that its corners do not come deeper into the charger than kContact; more where the charger stands in it already by
/// as much as still counts as touching.
double drawnIn(const Ring& ring, double gapAtStart) noexcept {
  const double usual = 0.5 * kContact * std::min(1.0, std::sqrt(2.0) / ring.sharpest());
  return std::min(mayEnter(gapAtStart, usual), ring.deepest() / 2);
}

/// A box that no part of a charge that ends on the edge leaves.
Bounds boundsOfCharge(const ReachProblem& problem) noexcept {
  const Footprint& charger = problem.charger;
  const Edge edge = problem.target.edge(problem.facing);
  const Vec ahead = charger.pose.facing.forward();
  const double farthest =
      std::max(dot(edge.left - charger.frontLeft(), ahead), dot(edge.right - charger.frontLeft(), ahead));
  const Vec run = ahead * std::max(0.0, farthest);
  Bounds box = boundsOf(std::array{charger.frontLeft(), charger.frontRight(), charger.frontLeft() + run,
                                   charger.frontRight() + run, edge.left, edge.right});
  double room = 2 * charger.reach();
  if (problem.door == ReachProblem::Door::TargetTurns) {
    room = std::max(room, 2 * problem.target.reach());
  }
  room += 0.01;
  box.min = box.min - Vec{room, room};
  box.max = box.max + Vec{room, room};
  return box;
}

bool canMatter(const ConvexPolygon& shape, const Bounds& box) noexcept {
  if (shape.vertices.size() < 3) return false;
  const Bounds own = boundsOf(shape.vertices);
  return own.min.x <= box.max.x && own.max.x >= box.min.x && own.min.y <= box.max.y && own.max.y >= box.min.y;
}

std::vector<ConvexPolygon> beyondTheTable(const ReachProblem& problem, const Bounds& box) {
  if (problem.tableWidth <= 0 || problem.tableHeight <= 0) return {};
  // Most charges stay well inside.
  if (box.min.x > 0 && box.min.y > 0 && box.max.x < problem.tableWidth && box.max.y < problem.tableHeight) return {};
  const auto sides = beyondEdges({problem.tableWidth, problem.tableHeight});
  return {sides.begin(), sides.end()};
}

Barrier makeBarrier(const ReachProblem& problem, const Obstacle& obstacle) {
  Barrier b;
  b.tag = obstacle.tag;
  b.onTheWay = !problem.ignoreObstaclesOnTheWay;
  b.ring = Ring(obstacle.shape.vertices);
  const double gap = signedGap(problem.charger, obstacle.shape);
  const double in = drawnIn(b.ring, gap);
  if (obstacle.keep == Obstacle::Keep::NoTouch) {
    // The gap is a lower bound of the distance: only near contact is the exact relation needed.
    if (gap <= kContact && relate(problem.charger, obstacle.shape) != Relation::Apart) {
      b.endRing = b.ring;
      b.endRing->moveIn(-kUntouched);
    } else {
      b.ring.moveIn(-kUntouched);
      return b;
    }
  }
  b.ring.moveIn(in);
  return b;
}

}  // namespace

std::vector<Barrier> makeBarriers(const ReachProblem& problem) {
  std::vector<Barrier> barriers;
  const Bounds box = boundsOfCharge(problem);
  barriers.reserve(problem.obstacles.size() + 4);
  for (const Obstacle& obstacle : problem.obstacles) {
    if (canMatter(obstacle.shape, box)) barriers.push_back(makeBarrier(problem, obstacle));
  }
  for (const ConvexPolygon& side : beyondTheTable(problem, box)) {
    if (!canMatter(side, box)) continue;
    Barrier b;
    b.cause = Obstruction::Cause::TableEdge;
    b.onTheWay = problem.tableEdge == ReachProblem::TableEdge::Inside;
    b.betweenEnds = problem.door != ReachProblem::Door::TurnAboutContact;
    b.ring = Ring(side.vertices);
    b.ring.moveIn(drawnIn(b.ring, 0));
    barriers.push_back(std::move(b));
  }
  return barriers;
}

std::vector<Ring> makeTargetBarriers(const ReachProblem& problem) {
  std::vector<Ring> rings;
  const Bounds box = boundsOfCharge(problem);
  const auto take = [&](const ConvexPolygon& shape, double gap) {
    if (!canMatter(shape, box)) return;
    rings.emplace_back(shape.vertices);
    rings.back().moveIn(drawnIn(rings.back(), gap));
  };
  for (const Obstacle& obstacle : problem.obstacles) take(obstacle.shape, signedGap(problem.target, obstacle.shape));
  for (const ConvexPolygon& side : beyondTheTable(problem, box)) take(side, 0);
  return rings;
}

}  // namespace frontage::geometry::charge
