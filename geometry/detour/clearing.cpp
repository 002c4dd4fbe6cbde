#include "geometry/detour/clearing.h"

#include "geometry/base/tolerance.h"
#include "geometry/contact/clearance.h"
#include "geometry/contact/closest_points.h"
#include "geometry/contact/relation.h"
#include "geometry/detour/moves.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace frontage::geometry::detail {

namespace {

/// A move that is stopped by no more than this short of its end was not stopped: rounding.
constexpr double kStoppedShort = 1e-9;

/// What the mover stands so near to at the start is in contact with it, inches: rounding, and far less than kContact.
constexpr double kInContact = 1e-8;

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

/// Where the move may go. For a wheel: as far round as the farthest corner goes; that is cheap, and near enough.
Bounds boundsOfMove(const Footprint& mover, const Move& move) noexcept {
  if (move.kind == Move::Kind::Advance) return boundsAdvancing(mover, Length::fromInches(move.amount));
  const double reach = 2 * std::sqrt(mover.halfWidth * mover.halfWidth + mover.halfDepth * mover.halfDepth);
  const double way = reach * std::min(move.amount, 2.0);  // the chord of a turn is at most twice its radius
  const Bounds box = boundsOf(mover);
  return {{box.min.x - way, box.min.y - way}, {box.max.x + way, box.max.y + way}};
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

/// Can a straight move of so much be stopped by it at all? Only what lies before the mover, within reach, and no
/// farther to the side than the mover and the clearance are wide. Looks at the circle round the thing only: cheap, and
/// safe.
bool liesAhead(const Footprint& mover, double amount, Vec middle, double radius) noexcept {
  const Vec local = mover.pose.toUnit(middle);
  return std::fabs(local.x) <= mover.halfWidth + radius && local.y >= -mover.halfDepth - radius &&
         local.y <= mover.halfDepth + amount + radius;
}

/// Can a circle be nearer to the mover than that? Cheap, and safe for whatever lies in the circle.
bool comesWithin(const Footprint& mover, Vec middle, double radius, double away) noexcept {
  const Vec local = mover.pose.toUnit(middle);
  const double x = std::max(0.0, std::fabs(local.x) - mover.halfWidth);
  const double y = std::max(0.0, std::fabs(local.y) - mover.halfDepth);
  return x * x + y * y <= (radius + away) * (radius + away);
}

/// No point of the mover goes farther in a wheel than the arc of the corner that is farthest from the pivot.
double farthestInWheel(const Footprint& mover, double radians) noexcept {
  return radians * 2 * std::sqrt(mover.halfWidth * mover.halfWidth + mover.halfDepth * mover.halfDepth);
}

}  // namespace

Clearing::Clearing(const RouteProblem& problem, Gone gone)
    : m_board(problem.board), m_beyond(beyondEdges(problem.board)) {
  const double clearance = problem.clearance.inches();
  const auto keepFrom = [&](const ConvexPolygon& shape) {
    const double away = closestPoints(problem.mover, shape).distance.inches();
    return away > kInContact ? std::min(clearance, away) : -mayEnter(signedGap(problem.mover, shape));
  };
  double toEdge = std::numeric_limits<double>::infinity();
  for (const ConvexPolygon& beyond : m_beyond) toEdge = std::min(toEdge, signedGap(problem.mover, beyond));
  m_mayStickOut = mayEnter(toEdge);
  m_goal = problem.targetStands ? toPolygon(problem.target) : ConvexPolygon{{problem.target.pose.centre}};
  m_goalKeep = keepFrom(m_goal);
  if (problem.targetStands || gone == Gone::StopThere) add(m_goal, m_goalKeep, kTarget);
  for (std::size_t i = 0; i < problem.obstacles.size(); ++i) {
    const ConvexPolygon& shape = problem.obstacles[i];
    add(shape, keepFrom(shape), static_cast<int>(i));
  }
}

void Clearing::add(ConvexPolygon shape, double keep, int id) {
  const Bounds box = grownBounds(shape, keep);
  const Vec middle = (box.min + box.max) * 0.5;
  double radius = 0;
  for (const Vec v : shape.vertices) radius = std::max(radius, distance(v, middle));
  std::vector<HalfPlane> sides = sidesOf(shape);
  m_kept.push_back({std::move(shape), keep, id, box, middle, radius + keep + kContact, std::move(sides)});
}

bool Clearing::mayHaveGoalAhead(const Footprint& mover) const noexcept {
  return hasTarget() && liesAhead(mover, kAcross, m_kept.front().middle, m_kept.front().radius);
}

double Clearing::freeOfEdges(const Footprint& mover, const Move& move, const Bounds& box) const {
  if (box.min.x >= 0 && box.min.y >= 0 && box.max.x <= m_board.width && box.max.y <= m_board.height) return move.amount;
  double free = move.amount;
  if (move.kind == Move::Kind::Advance) {
    const Vec h = mover.pose.facing.forward();
    const auto limit = [&free, this](double room, double speed) {
      if (speed > 0 && free * speed > room + m_mayStickOut) free = std::max(0.0, room / speed);
    };
    for (const Vec c : mover.corners()) {
      limit(c.x, -h.x);
      limit(m_board.width - c.x, h.x);
      limit(c.y, -h.y);
      limit(m_board.height - c.y, h.y);
    }
    return free;
  }
  for (const ConvexPolygon& beyond : m_beyond) free = std::min(free, freeOf(mover, move, beyond, -m_mayStickOut));
  return free;
}

double Clearing::freeOfOne(const Kept& kept, const Footprint& mover, const Move& move, const Bounds& box) const {
  const bool straight = move.kind == Move::Kind::Advance;
  const double length = straight ? move.amount : 0;
  const double swing = straight ? 0 : farthestInWheel(mover, move.amount);
  const bool isNear = straight ? liesAhead(mover, length, kept.middle, kept.radius)
                               : !apart(box, kept.box) && comesWithin(mover, kept.middle, kept.radius, swing);
  if (!isNear || isClearlyApart(mover, length, kept.shape, kept.sides, kept.keep + swing)) return move.amount;
  return freeOf(mover, move, kept.shape, kept.keep);
}

Clearing::Free Clearing::free(const Footprint& mover, const Move& move) const {
  const Bounds box = boundsOfMove(mover, move);
  Free free{move.amount, kNobody};
  const auto limit = [&free](double upTo, int by) {
    if (upTo < free.upTo) free = {upTo, by};
  };
  if (hasTarget()) limit(freeOfOne(m_kept.front(), mover, move, box), kTarget);
  limit(freeOfEdges(mover, {move.kind, free.upTo}, box), kEdge);
  for (const Kept& kept : m_kept)
    if (kept.id != kTarget) limit(freeOfOne(kept, mover, {move.kind, free.upTo}, box), kept.id);
  return free;
}

std::optional<double> Clearing::aimedAtTarget(const Footprint& mover, const Move& move) const {
  if (!hasTarget()) return std::nullopt;
  const double there = freeOfOne(m_kept.front(), mover, move, boundsOfMove(mover, move));
  return there < move.amount ? std::optional(there) : std::nullopt;
}

std::optional<double> Clearing::toTarget(const Footprint& mover, const Move& move) const {
  const auto there = aimedAtTarget(mover, move);
  return there && isFree(mover, {move.kind, *there}) ? there : std::nullopt;
}

bool Clearing::isFree(const Footprint& mover, const Move& move) const {
  const Bounds box = boundsOfMove(mover, move);
  const auto isFreeOf = [&](std::size_t i) {
    return freeOfOne(m_kept[i], mover, move, box) >= move.amount - kStoppedShort;
  };
  if (m_suspect < m_kept.size() && !isFreeOf(m_suspect)) return false;
  if (freeOfEdges(mover, move, box) < move.amount - kStoppedShort) return false;
  for (std::size_t i = 0; i < m_kept.size(); ++i) {
    if (i == m_suspect || isFreeOf(i)) continue;
    m_suspect = i;
    return false;
  }
  return true;
}

}  // namespace frontage::geometry::detail
