#include "geometry/reach/doorway.h"

#include "geometry/reach/swing.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace frontage::geometry::charge {

namespace {

constexpr double kFar = std::numeric_limits<double>::infinity();
/// A front alone is taken as a body this deep, so that it has an inside.
constexpr double kThin = 1e-9;
/// Closes the end of a forbidden stretch, inches.
constexpr double kHair = 1e-9;

Vec rotated(Vec p, double cos, double sin) noexcept {
  return {p.x * cos - p.y * sin, p.x * sin + p.y * cos};
}

/// Room in the strip 0 < x < depth, after the turn to the left by the angle with this sine and cosine.
Room roomInStrip(double depth, double cos, double sin, Vec pivot, std::span<const Vec> polygon) noexcept {
  Room room{kFar, kFar};
  Vec from = rotated(polygon.back() - pivot, cos, -sin);
  for (const Vec corner : polygon) {
    const Vec to = rotated(corner - pivot, cos, -sin);
    Vec a = from.x <= to.x ? from : to;
    Vec b = from.x <= to.x ? to : from;
    from = to;
    if (b.x <= 0 || a.x >= depth) continue;
    const double slope = b.x > a.x ? (b.y - a.y) / (b.x - a.x) : 0;
    if (b.x > depth) b = {depth, a.y + slope * (depth - a.x)};
    if (a.x < 0) a = {0, a.y - slope * a.x};
    if (std::max(a.y, b.y) > 0) room.above = std::min(room.above, std::max(0.0, std::min(a.y, b.y)));
    if (std::min(a.y, b.y) < 0) room.below = std::min(room.below, std::max(0.0, -std::max(a.y, b.y)));
  }
  // The polygon is convex: with a part on either side it lies across the pivot's line.
  if (room.above < kFar && room.below < kFar) return {0, 0};
  return room;
}

/// The polygon's point that is closest to the pivot, as seen from there.
Vec closestTo(Vec pivot, std::span<const Vec> polygon) noexcept {
  Vec best = polygon[0] - pivot;
  Vec from = polygon.back() - pivot;
  for (const Vec corner : polygon) {
    const Vec to = corner - pivot;
    const Vec along = to - from;
    const double t = std::clamp(-dot(from, along) / dot(along, along), 0.0, 1.0);
    const Vec p = lerp(from, to, t);
    if (dot(p, p) < dot(best, best)) best = p;
    from = to;
  }
  return best;
}

bool isInTurn(Vec p, double cos, double sin) noexcept {
  return p.x >= 0 && p.y >= 0 && cos * p.y - sin * p.x <= 0;
}

/// True when nothing that turns about the charged edge can come near it.
bool isFar(const Lane& lane, const Blocker& blocker) noexcept {
  constexpr double kMargin = 0.01;  // more than the shapes are drawn in or let out
  const Vec c = blocker.centre - lane.edgeCentre;
  const double reach = blocker.radius + std::hypot(lane.width, lane.depth) + kMargin;
  return std::fabs(dot(c, lane.along)) > lane.halfEdge + reach || std::fabs(dot(c, lane.outward)) > reach;
}

}  // namespace

Room roomToTurn(double depth, double angle, Vec pivot, std::span<const Vec> polygon) noexcept {
  const double cos = std::cos(angle);
  const double sin = std::sin(angle);
  const Room first = roomInStrip(depth, 1, 0, pivot, polygon);
  const Room last = roomInStrip(depth, cos, sin, pivot, polygon);
  Room room{std::min(first.below, last.below), std::min(first.above, last.above)};
  // Between the two, a rear corner may meet the polygon's nearest point on its arc.
  const Vec nearest = closestTo(pivot, polygon);
  const double r = std::sqrt(dot(nearest, nearest));
  if (r <= depth) return isInTurn(nearest, cos, sin) ? Room{0, 0} : room;
  const double side = std::sqrt(r * r - depth * depth);
  if (isInTurn(rotated(nearest, depth / r, -side / r), cos, sin)) room.above = std::min(room.above, side);
  if (isInTurn(rotated(nearest, depth / r, side / r), cos, sin)) room.below = std::min(room.below, side);
  return room;
}

Doorway::Doorway(const ReachProblem& problem, const Lane& lane, const std::vector<Blocker>& blockers)
    : m_halfWidth(lane.halfWidth()), m_halfEdge(lane.halfEdge), m_depth(lane.depth), m_bodyDepth(lane.bodyDepth) {
  const bool chargerTurns = problem.door == ReachProblem::Door::TurnAboutContact;
  for (const Blocker& blocker : blockers) {
    if (!isFar(lane, blocker)) add(lane, blocker, chargerTurns);
  }
}

void Doorway::add(const Lane& lane, const Blocker& blocker, bool chargerTurns) {
  const auto take = [&](std::span<const Vec> corners, double side) {
    for (const Vec v : corners) {
      const Vec d = v - lane.edgeCentre;
      m_points.push_back({dot(d, lane.outward), dot(d, lane.along) * side});
    }
    return m_points.size() - corners.size();
  };
  Hindrance h;
  if (chargerTurns && blocker.onTheWay) {
    h.wayCount = blocker.ring.size();
    h.way = take(blocker.ring.corners(), 1);
    take(blocker.ring.corners(), -1);
  }
  h.endCount = blocker.end().size();
  h.end = take(blocker.end().corners(), 1);
  m_hindrances.push_back(h);
}

void Doorway::forbidStanding(Spans& offsets) const {
  const Swing still(m_depth, 2 * m_halfWidth, 0);
  for (const Hindrance& h : m_hindrances) {
    if (const auto no = still.against(points(h.end, h.endCount)))
      offsets.push_back({no->from - m_halfWidth, no->to - m_halfWidth});
  }
}

void Doorway::forbidTurning(double door, Span wanted, Spans& offsets) const {
  const std::size_t mirror = door >= 0 ? 0 : 1;
  const double angle = std::fabs(door);
  const double depth = std::max(m_bodyDepth, kThin);
  const double a = m_halfWidth;
  const double passing = m_halfEdge - a;  // beyond this offset the pivot is the end of the edge
  const Swing swing(depth, 2 * a, angle);
  const Span towards = mirror == 0 ? wanted : Span{-wanted.to, -wanted.from};
  const bool aboutCorner = towards.from <= passing;
  const bool aboutEnd = towards.to >= passing;
  const auto forbid = [&](double from, double to) {
    if (from >= to) return;
    offsets.push_back(mirror == 0 ? Span{from, to} : Span{-to, -from});
  };
  for (const Hindrance& h : m_hindrances) {
    if (h.wayCount == 0) continue;
    const std::span<const Vec> polygon = points(h.way + mirror * h.wayCount, h.wayCount);
    if (const auto no = aboutCorner ? swing.against(polygon) : std::nullopt) {
      forbid(no->from - a, no->to - a > passing ? passing + kHair : no->to - a);
    }
    if (!aboutEnd) continue;
    const Room room = roomToTurn(depth, angle, {0, m_halfEdge}, polygon);
    forbid(passing, m_halfEdge + a - room.below);
    forbid(passing + room.above, m_halfEdge + a + kHair);
  }
}

}  // namespace frontage::geometry::charge
