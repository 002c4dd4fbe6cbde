#include "geometry/reach/approach.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace frontage::geometry::charge {

namespace {

/// Closes the end of a forbidden stretch, inches.
constexpr double kHair = 1e-9;
/// A touch that moves ahead by less than this per inch stays where it is.
constexpr double kLevel = 1e-12;

/// Bounds on the start, by the point z that is to be inside; at most two lower and three upper ones.
struct Bounds {
  std::array<StartBound, 3> lower;
  std::array<StartBound, 3> upper;
  std::size_t lowers = 0;
  std::size_t uppers = 0;

  void above(const StartBound& b) noexcept { lower[lowers++] = b; }
  void below(const StartBound& b) noexcept { upper[uppers++] = b; }
};

/// The point lies short of the line on which the touch moves, pushed ahead by `push`: z.y < line(start).
/// Requires: the line is not level.
void shortOf(const Heading& h, double rise, double push, Bounds& bounds) noexcept {
  const double steep = std::fabs(rise);
  if (rise > 0) {
    bounds.above({0, 1, h.knee * steep - h.kneeFront - push, steep * h.sin});
  } else {
    bounds.below({0, -1, h.knee * steep + h.kneeFront + push, steep * h.sin});
  }
}

/// The opposite: z.y > line(start).
void beyond(const Heading& h, double rise, double push, Bounds& bounds) noexcept {
  const double steep = std::fabs(rise);
  if (rise > 0) {
    bounds.below({0, 1, h.knee * steep - h.kneeFront - push, steep * h.sin});
  } else {
    bounds.above({0, -1, h.knee * steep + h.kneeFront + push, steep * h.sin});
  }
}

}  // namespace

bool Approach::canMeet(const Heading& h, double width, const Blocker& blocker, double in, Span starts) noexcept {
  const Vec centre = turned(blocker.centre, h);
  const double radius = blocker.radius + std::max(0.0, -in) * blocker.ring.sharpest();
  if (centre.x + radius <= starts.from * h.sin || centre.x - radius >= starts.to * h.sin + width) return false;
  // Behind the front from its rearmost start on, or beyond the touch, which is farthest ahead at one of the ends.
  if (centre.y + radius <= starts.from * h.cos) return false;
  const double touch =
      std::max(h.advanceFrom(starts.from) + starts.from * h.cos, h.advanceFrom(starts.to) + starts.to * h.cos);
  return centre.y - radius < std::max(touch, h.kneeFront);
}

bool Approach::look(const Heading& h, double width, const Ring& ring, double in, Span starts) {
  if (in >= ring.deepest()) return false;
  m_corners.clear();
  double leftmost = 1e300;
  double rightmost = -1e300;
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const Vec z = turned(ring.corners()[i] + ring.mitres()[i] * in, h);
    leftmost = std::min(leftmost, z.x);
    rightmost = std::max(rightmost, z.x);
    m_corners.push_back(z);
  }
  return rightmost > starts.from * h.sin && leftmost < starts.to * h.sin + width;
}

void Approach::forbidOnLeg(const Heading& h, double width, std::optional<double> depth, Leg leg, Span starts,
                           Spans& forbidden) {
  const double knee = h.knee / h.sin;
  if (leg.before ? starts.from > knee : starts.to < knee) return;
  m_shadow.begin();
  for (const Vec z : m_corners) m_shadow.add(z);
  Bounds bounds;
  bounds.above({1, 0, -width, h.sin});
  bounds.below({1, 0, 0, h.sin});
  if (std::fabs(leg.rise) < kLevel) {
    m_shadow.keepBelowZero({0, 1, -h.kneeFront, 1});
    if (depth) m_shadow.keepBelowZero({0, -1, h.kneeFront - *depth, 1});
  } else {
    shortOf(h, leg.rise, 0, bounds);
    if (depth) beyond(h, leg.rise, -*depth, bounds);
  }
  if (!depth) bounds.below({0, 1, 0, h.cos});
  const auto no = m_shadow.starts({bounds.lower.data(), bounds.lowers}, {bounds.upper.data(), bounds.uppers});
  if (!no) return;
  // Where the knee itself is forbidden, the two sides must not leave it free between them.
  const Span clipped = leg.before ? Span{no->from, no->to > knee ? knee + kHair : no->to}
                                  : Span{no->from < knee ? knee - kHair : no->from, no->to};
  if (clipped.from < clipped.to) forbidden.push_back(clipped);
}

void Approach::forbid(const Heading& h, double width, std::optional<double> depth, Span starts, Spans& forbidden) {
  if (std::fabs(h.riseBefore) < kLevel && std::fabs(h.riseAfter) < kLevel) {
    // The same level on both sides: one leg without an end.
    Heading level = h;
    level.knee = -1e12;
    forbidOnLeg(level, width, depth, {0, false}, starts, forbidden);
    return;
  }
  forbidOnLeg(h, width, depth, {h.riseBefore, true}, starts, forbidden);
  forbidOnLeg(h, width, depth, {h.riseAfter, false}, starts, forbidden);
}

void Approach::forbidPassing(const Heading& h, double width, const Ring& ring, double in, Span starts,
                             Spans& forbidden) {
  if (look(h, width, ring, in, starts)) forbid(h, width, std::nullopt, starts, forbidden);
}

void Approach::forbidStanding(const Heading& h, double width, double depth, const Ring& ring, double in, Span starts,
                              Spans& forbidden) {
  if (look(h, width, ring, in, starts)) forbid(h, width, depth, starts, forbidden);
}

}  // namespace frontage::geometry::charge
