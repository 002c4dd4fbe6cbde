#include "geometry/reach/target_turn.h"

#include "geometry/reach/blocker.h"
#include "geometry/reach/doorway.h"

#include <algorithm>
#include <cmath>

namespace frontage::geometry::charge {

namespace {

/// Places along the edge closer than this are one.
constexpr double kSamePlace = 1e-6;
/// Closes the end of a forbidden stretch, inches.
constexpr double kHair = 1e-9;

}  // namespace

TargetTurn::TargetTurn(const ReachProblem& problem, const Lane& lane)
    : m_halfWidth(lane.halfWidth()), m_halfEdge(lane.halfEdge), m_depth(lane.targetDepth) {
  if (problem.door != ReachProblem::Door::TargetTurns || problem.doorStaysOpen) return;
  const Vec in = -lane.outward;
  const Vec back = -lane.along;
  for (const Ring& barrier : makeTargetBarriers(problem)) {
    const Ring ring = seenFrom(lane, barrier);
    for (const double side : {1.0, -1.0}) {
      const auto direction = [&](Vec d) { return Vec{dot(d, in), dot(d, back) * side}; };
      // The first of the two frames is a mirror image of the lane's.
      m_rings[side > 0 ? 0 : 1].push_back(
          ring.seen([&](Vec v) { return direction(v - lane.edgeCentre); }, direction, side > 0));
    }
  }
}

/// `place` is the point of contact along the edge, counted towards the end that the door turns about.
bool TargetTurn::hits(double angle, const Ring& ring, double in, double place) const {
  m_corners.clear();
  for (std::size_t i = 0; i < ring.size(); ++i) m_corners.push_back(ring.corners()[i] + ring.mitres()[i] * in);
  const Room room = roomToTurn(m_depth, angle, {0, -place}, m_corners);
  return room.below < m_halfEdge - place || room.above < m_halfEdge + place;
}

/// Halves the stretch until each part is hit, or free, as a whole: if the point of contact moves by k, the turning
/// target moves by no more than k times the chord of the turn.
void TargetTurn::forbidAbout(double angle, const Ring& ring, Span places, Spans& forbidden) const {
  const double middle = (places.from + places.to) / 2;
  const double half = (places.to - places.from) / 2;
  const double moves = 2 * std::sin(angle / 2) * half;
  if (!hits(angle, ring, -moves, middle)) return;
  const bool narrow = half < kSamePlace;
  if ((narrow || moves < ring.deepest()) && hits(angle, ring, narrow ? 0 : moves, middle)) {
    forbidden.push_back({places.from - kHair, places.to + kHair});
    return;
  }
  if (narrow) return;
  forbidAbout(angle, ring, {places.from, middle}, forbidden);
  forbidAbout(angle, ring, {middle, places.to}, forbidden);
}

void TargetTurn::forbid(double door, Spans& offsets) const {
  const std::size_t mirror = door >= 0 ? 0 : 1;
  const double angle = std::fabs(door);
  const double a = m_halfWidth;
  const auto add = [&](double from, double to) { offsets.push_back(mirror == 0 ? Span{from, to} : Span{-to, -from}); };
  Spans places;
  for (const Ring& ring : m_rings[mirror]) {
    // Up to here a corner of the charger touches the edge; beyond, the end of the edge touches its front.
    forbidAbout(angle, ring, {-m_halfEdge, m_halfEdge}, places);
    if (hits(angle, ring, 0, m_halfEdge)) add(m_halfEdge - a - kHair, m_halfEdge + a + kHair);
  }
  for (const Span& no : places) add(no.from - a, no.to - a);
}

}  // namespace frontage::geometry::charge
