#include "geometry/detour/clearing.h"

#include "geometry/contact/clearance.h"
#include "geometry/contact/closest_points.h"
#include "geometry/detour/moves.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace frontage::geometry::detail {

namespace {

Bounds grownBounds(const ConvexPolygon& shape, double by) noexcept {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  Bounds box{{kInfinity, kInfinity}, {-kInfinity, -kInfinity}};
  for (const Vec v : shape.vertices) {
    box.min = {std::min(box.min.x, v.x - by), std::min(box.min.y, v.y - by)};
    box.max = {std::max(box.max.x, v.x + by), std::max(box.max.y, v.y + by)};
  }
  return box;
}

bool apart(const Bounds& a, const Bounds& b) noexcept {
  return a.max.x < b.min.x || b.max.x < a.min.x || a.max.y < b.min.y || b.max.y < a.min.y;
}

/// For a wheel the box of the whole circle does: it is cheap, and small beside the table.
Bounds boundsOfMove(const Footprint& mover, const Move& move) noexcept {
  if (move.kind == Move::Kind::Advance) return boundsAdvancing(mover, Length::fromInches(move.amount));
  const Vec pivot = move.kind == Move::Kind::Left ? mover.frontLeft() : mover.frontRight();
  const double reach = 2 * std::sqrt(mover.halfWidth * mover.halfWidth + mover.halfDepth * mover.halfDepth);
  return {{pivot.x - reach, pivot.y - reach}, {pivot.x + reach, pivot.y + reach}};
}

double freeOf(const Footprint& mover, const Move& move, const ConvexPolygon& shape, double keep) noexcept {
  switch (move.kind) {
    case Move::Kind::Advance:
      return freeAdvance(mover, move.amount, shape, keep);
    case Move::Kind::Left:
      return freeTurn(mover, mover.frontLeft(), move.amount, shape, keep);
    case Move::Kind::Right:
      break;
  }
  return freeTurn(mover, mover.frontRight(), -move.amount, shape, keep);
}

}  // namespace

Clearing::Clearing(const RouteProblem& problem, Gone gone) {
  const double clearance = problem.clearance.inches();
  const auto keepFrom = [&](const ConvexPolygon& shape) {
    return std::min(clearance, closestPoints(problem.mover, shape).distance.inches());
  };
  m_goal = problem.targetStands ? toPolygon(problem.target) : ConvexPolygon{{problem.target.pose.centre}};
  m_goalKeep = keepFrom(m_goal);
  if (problem.targetStands || gone == Gone::StopThere) add(m_goal, m_goalKeep, kTarget);
  for (const ConvexPolygon& beyond : beyondEdges(problem.board)) add(beyond, 0, kEdge);
  for (std::size_t i = 0; i < problem.obstacles.size(); ++i) {
    const ConvexPolygon& shape = problem.obstacles[i];
    add(shape, keepFrom(shape), static_cast<int>(i));
  }
}

void Clearing::add(ConvexPolygon shape, double keep, int id) {
  const Bounds box = grownBounds(shape, keep);
  m_kept.push_back({std::move(shape), keep, id, box});
}

Clearing::Free Clearing::free(const Footprint& mover, const Move& move) const {
  Free free{move.amount, kNobody};
  const Bounds box = boundsOfMove(mover, move);
  for (const Kept& kept : m_kept) {
    if (apart(box, kept.box)) continue;
    const double upTo = freeOf(mover, move, kept.shape, kept.keep);
    if (upTo < free.upTo) free = {upTo, kept.id};
  }
  return free;
}

}  // namespace frontage::geometry::detail
