#include "geometry/reach/slice.h"

#include "geometry/base/tolerance.h"
#include "geometry/reach/swing.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace frontage::geometry {

namespace {

/// A front that comes in along the charged edge, to within this, does not run into it.
constexpr double kGrazing = 1e-6;
/// No wheel is less than this.
constexpr double kLeastWheel = 1e-9;
/// Closes the end of a forbidden stretch, inches.
constexpr double kHair = 1e-9;

}  // namespace

Slice::Slice(const ReachProblem& problem, Hand hand) : m_lane(makeLane(problem, hand)) {
  constexpr double kQuarter = std::numbers::pi / 2;
  const double most = std::min(problem.maxWheel.radians(), kQuarter);
  m_wheels = {std::max(kLeastWheel, m_lane.turn - kQuarter + kGrazing),
              std::min(most, m_lane.turn + kQuarter - kGrazing)};
  m_targetMargin = 1.25 * kContact;
  const Vec plus = m_lane.plusEnd();
  const Vec minus = m_lane.minusEnd();
  // Nothing of a charge that ends on the edge begins its wheel farther ahead than the edge lies.
  m_furthestStart = std::max(plus.y, minus.y);
  const auto corners = m_lane.targetCorners(m_targetMargin);
  if (const auto ahead = Swing(m_lane.width, m_lane.bodyDepth, 0).against(corners); ahead && ahead->to > 0) {
    m_furthestStart = std::min(m_furthestStart, ahead->from);
  }
  for (const Vec end : {plus, minus}) {
    m_farthest = std::max({m_farthest, norm(end), norm(end - Vec{0, m_furthestStart})});
  }
}

bool Slice::straightIsFree() {
  if (std::fabs(m_lane.turn) > std::numbers::pi / 2 - kGrazing) return false;
  const Heading h = makeHeading(m_lane, 0);
  const double most = m_lane.halfEdge + m_lane.halfWidth();
  return std::fabs(h.offsetAt(0)) <= most && h.advanceFrom(0) >= -kContact;
}

double Slice::slack(WheelRange range) const noexcept {
  return m_farthest * (range.to - range.from) / 2;
}

Span Slice::offsets(WheelRange range, Span starts) const noexcept {
  const Heading first = makeHeading(m_lane, range.from);
  const Heading last = makeHeading(m_lane, range.to);
  // For a fixed start the offset grows with the wheel as long as the edge lies ahead.
  const double least = first.offsetAt(starts.to);
  if (last.advanceFrom(starts.from) >= 0) return {least, last.offsetAt(starts.from)};
  const double steepest = std::min(first.cosDoor, last.cosDoor);
  return {least, first.offsetAt(starts.from) + 2 * slack(range) / steepest};
}

void Slice::forbidFacing(WheelRange range, Span& whole) {
  const double most = m_lane.halfEdge + m_lane.halfWidth();
  const Heading first = makeHeading(m_lane, range.from);
  const Heading last = makeHeading(m_lane, range.to);
  whole.from = std::max(whole.from, first.startFor(most));
  const double latest = last.startFor(-most);
  if (last.advanceFrom(latest) >= 0) {
    whole.to = std::min(whole.to, latest);
  } else {
    whole.to = std::min(whole.to, first.startFor(-most - 2 * slack(range) / std::min(first.cosDoor, last.cosDoor)));
  }
}

/// The second advance is never negative: linear on each side of the knee.
void Slice::forbidBehind(WheelRange range) {
  const Heading h = makeHeading(m_lane, (range.from + range.to) / 2);
  const double least = -2 * slack(range) / h.cosDoor;
  const double knee = h.knee / h.sin;
  const auto forbid = [&](double from, double to) {
    const double atFrom = h.advanceFrom(from) - least;
    const double atTo = h.advanceFrom(to) - least;
    if (atFrom >= 0 && atTo >= 0) return;
    // An end at which it is negative is forbidden too: a hair wider, as forbidden stretches are open.
    if (atFrom >= 0) {
      from += (to - from) * (atFrom / (atFrom - atTo));
    } else {
      from -= kHair;
    }
    if (atTo >= 0) {
      to -= (to - from) * (atTo / (atTo - atFrom));
    } else {
      to += kHair;
    }
    m_forbidden.push_back({from, to});
  };
  const double turning = std::clamp(knee, 0.0, m_furthestStart);
  forbid(0, turning);
  forbid(turning, m_furthestStart);
}

void Slice::forbidWheel(WheelRange range) {
  // The longer the wheel, the more it covers: what the shortest one covers, all do.
  const Swing swing(m_lane.width, m_lane.bodyDepth, range.from);
  if (const auto no = swing.against(m_lane.targetCorners(m_targetMargin))) m_forbidden.push_back(*no);
}

void Slice::freeStarts(WheelRange range, Spans& free) {
  free.clear();
  m_forbidden.clear();
  Span whole{0, m_furthestStart};
  forbidFacing(range, whole);
  if (whole.from > whole.to) return;
  forbidBehind(range);
  forbidWheel(range);
  subtract(whole, m_forbidden, free);
}

}  // namespace frontage::geometry
