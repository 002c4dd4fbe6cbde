#include "geometry/reach/slice.h"

#include "geometry/base/tolerance.h"
#include "geometry/contact/relation.h"
#include "geometry/reach/swing.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

namespace frontage::geometry::charge {

namespace {

constexpr double kQuarter = std::numbers::pi / 2;
constexpr double kFar = std::numeric_limits<double>::infinity();
/// A front that comes in along the charged edge, to within this, does not run into it.
constexpr double kGrazing = 1e-6;
/// No wheel is less than this: it could not be told from none.
constexpr double kLeastWheel = 1e-8;
/// Closes the end of a forbidden stretch, inches.
constexpr double kHair = 1e-9;

/// Before the touch the target is kept off by a little more than kContact; one that is touched from the start may be
/// slid along, as any obstacle.
double targetMargin(const ReachProblem& problem) noexcept {
  const double gap = signedGap(problem.charger, problem.target);
  if (relate(problem.charger, problem.target) != Relation::Apart || std::fabs(gap) <= 1.25 * kContact) {
    return -mayEnter(gap);
  }
  return 1.25 * kContact;
}

/// How far a rectangle of this width goes straight on before it enters the shape; minus when it stands in it.
double aheadOf(const Swing& still, std::span<const Vec> corners) noexcept {
  const auto no = still.against(corners);
  return no && no->to > 0 ? no->from : kFar;
}

/// From any pivot of these starts to any corner of the ring.
double farthestOf(const Ring& ring, Span starts) noexcept {
  double square = 0;
  for (const Vec v : ring.corners()) {
    const Vec first = v - Vec{0, starts.from};
    const Vec last = v - Vec{0, starts.to};
    square = std::max({square, dot(first, first), dot(last, last)});
  }
  return std::sqrt(square);
}

/// Takes an open forbidden stretch off the ends of what is left.
void shrink(Span no, Span& whole) noexcept {
  if (no.from < whole.from && no.to > whole.from) whole.from = no.to;
  if (no.to > whole.to && no.from < whole.to) whole.to = no.from;
}

}  // namespace

/// What is worked out once for a range of wheels.
struct Slice::View {
  WheelRange range;
  Sense sense;
  Heading first;
  Heading last;
  /// How far anything at distance 1 from the pivot is turned, from the middle of the range to its ends, radians:
  /// counted in favour of the charger when one free wheel is enough, and against it when all must be.
  double spread = 0;
  double steepest = 1;  ///< least cosine of the door

  View(const Lane& lane, WheelRange r, Sense s) noexcept
      : range(r), sense(s), first(makeHeading(lane, r.from)), last(r.to > r.from ? makeHeading(lane, r.to) : first) {
    spread = s == Sense::SomeWheel ? r.halfWidth() : -r.halfWidth();
    steepest = std::min(first.cosDoor, last.cosDoor);
  }
  /// For a fixed start the offset grows with the wheel: the heading at which it counts as least, and as most.
  [[nodiscard]] const Heading& least() const noexcept { return sense == Sense::SomeWheel ? first : last; }
  [[nodiscard]] const Heading& most() const noexcept { return sense == Sense::SomeWheel ? last : first; }
  /// By no more than this an offset grows over the range, when the charged edge is no farther from the pivot than this.
  [[nodiscard]] double growth(double farthest) const noexcept { return 2 * std::fabs(spread) * farthest / steepest; }
};

Slice::Slice(const ReachProblem& problem, const std::vector<Barrier>& barriers, Hand hand)
    : m_lane(makeLane(problem, hand)),
      m_blockers(makeBlockers(barriers, m_lane)),
      m_doorway(problem, m_lane, m_blockers),
      m_targetTurn(problem, m_lane),
      m_door(problem.door),
      m_targetMargin(targetMargin(problem)) {
  const double most = std::min(problem.maxWheel.radians(), kQuarter);
  m_wheels = {std::max(kLeastWheel, m_lane.turn - kQuarter + kGrazing),
              std::min(most, m_lane.turn + kQuarter - kGrazing)};
  const Swing still(m_lane.width, m_lane.bodyDepth, 0);
  m_clearAhead = kFar;
  for (const Blocker& b : m_blockers) {
    if (b.onTheWay) m_clearAhead = std::min(m_clearAhead, aheadOf(still, b.ring.corners()));
  }
  // Nothing of a charge that ends on the edge begins its wheel farther ahead than the edge lies.
  const double edge = std::max(m_lane.plusEnd().y, m_lane.minusEnd().y);
  m_furthestStart = std::min({edge, m_clearAhead, aheadOf(still, m_lane.targetCorners(m_targetMargin))});
  if (m_door != ReachProblem::Door::TargetTurns) m_doorway.forbidStanding(m_standing);
  m_landing = Landing(problem, m_lane, m_standing);
}

void Slice::ignoreDoor() {
  m_door = ReachProblem::Door::SetFlush;
  m_landing.ignoreStanding();
}

void Slice::keepDoorWithin(double most) noexcept {
  m_wheels = {std::max(m_wheels.from, m_lane.turn - most), std::min(m_wheels.to, m_lane.turn + most)};
  m_mayGoStraight = std::fabs(m_lane.turn) <= most;
}

std::vector<WheelRange> Slice::parts() const {
  if (m_wheels.from > m_wheels.to) return {};
  if (m_lane.turn <= m_wheels.from || m_lane.turn >= m_wheels.to) return {m_wheels};
  return {{m_wheels.from, m_lane.turn}, {m_lane.turn, m_wheels.to}};
}

bool Slice::straightIsFree() {
  if (!m_mayGoStraight || std::fabs(m_lane.turn) > kQuarter - kGrazing) return false;
  const Heading h = makeHeading(m_lane, 0);
  const double offset = h.offsetAt(0);
  const double advance = h.advanceFrom(0);
  const double most = m_lane.halfEdge + m_lane.halfWidth();
  if (std::fabs(offset) > most || advance < -kContact || advance > m_clearAhead) return false;
  forbiddenContacts(h.door, {offset, offset});
  const bool doorIsFree = std::none_of(m_offsets.begin(), m_offsets.end(),
                                       [&](const Span& no) { return offset > no.from && offset < no.to; });
  return doorIsFree && (m_door != ReachProblem::Door::TargetTurns || standsClear(advance));
}

/// Without a wheel, at the touch, where the charger stays when the target turns.
bool Slice::standsClear(double advance) const noexcept {
  const Swing still(m_lane.width, m_lane.depth, 0);
  return std::none_of(m_blockers.begin(), m_blockers.end(), [&](const Blocker& b) {
    const auto no = still.against(b.end().corners());
    return no && advance > no->from && advance < no->to;
  });
}

Span Slice::contacts(const View& view, Span starts) const noexcept {
  // For a fixed start the offset grows with the wheel as long as the edge lies ahead.
  const double least = view.first.offsetAt(starts.to);
  if (view.last.advanceFrom(starts.from) >= 0) return {least, view.last.offsetAt(starts.from)};
  return {least, view.first.offsetAt(starts.from) + view.growth(farthest(starts))};
}

void Slice::offsets(WheelRange range, Span starts, Spans& ends, Sense sense) {
  const View view(m_lane, range, sense);
  const double most = m_lane.halfEdge + m_lane.halfWidth();
  Span reached = contacts(view, starts);
  reached = {std::max(reached.from, -most), std::min(reached.to, most)};
  if (range.from < range.to && sense == Sense::SomeWheel) {
    // Turned into starts and back, what is forbidden as an offset has become narrower: it is cut off again.
    subtract(reached, m_offsets, m_contacts);
  } else {
    m_contacts.assign(1, reached);
  }
  ends.clear();
  for (const Span contact : m_contacts) m_landing.ends(m_lane.turn - range.middle(), contact, ends);
}

void Slice::straightOffsets(Spans& ends) {
  const double contact = makeHeading(m_lane, 0).offsetAt(0);
  ends.clear();
  m_landing.ends(m_lane.turn, {contact, contact}, ends);
}

/// From any pivot of these starts to any point of the charged edge.
double Slice::farthest(Span starts) const noexcept {
  double square = 0;
  for (const Vec end : {m_lane.plusEnd(), m_lane.minusEnd()}) {
    const Vec first = end - Vec{0, starts.from};
    const Vec last = end - Vec{0, starts.to};
    square = std::max({square, dot(first, first), dot(last, last)});
  }
  return std::sqrt(square);
}

/// The touch is on the charged edge.
void Slice::narrow(const View& view, Span& whole) const noexcept {
  const double most = m_lane.halfEdge + m_lane.halfWidth();
  const double farthest = this->farthest(whole);
  whole.from = std::max(whole.from, view.least().startFor(most));
  double latest = view.most().startFor(-most);
  if (view.sense == Sense::SomeWheel && view.last.advanceFrom(latest) < 0) {
    latest = view.first.startFor(-most - view.growth(farthest));
  }
  whole.to = std::min(whole.to, latest);
}

/// The second advance is never less than this: it is linear in the start on each side of the knee.
void Slice::forbidBehind(const Heading& heading, double least, Span whole) {
  const auto forbid = [&](double from, double to) {
    const double atFrom = heading.advanceFrom(from) - least;
    const double atTo = heading.advanceFrom(to) - least;
    if (atFrom >= 0 && atTo >= 0) return;
    const double zero = from + (to - from) * (atFrom / (atFrom - atTo));
    // An end at which it is less is forbidden too: a hair wider, as forbidden stretches are open.
    m_forbidden.push_back({atFrom >= 0 ? zero : from - kHair, atTo >= 0 ? zero : to + kHair});
  };
  const double turning = std::clamp(heading.knee / heading.sin, whole.from, whole.to);
  forbid(whole.from, turning);
  forbid(turning, whole.to);
}

/// Forbids, and takes what is forbidden off the ends of the whole: the less is left, the less there is to ask.
void Slice::forbid(Span no, Span& whole) {
  if (no.from >= no.to) return;
  m_forbidden.push_back(no);
  shrink(no, whole);
}

/// The longer the wheel, the more it covers: what the shortest one covers, all do; what the longest does not, none.
void Slice::forbidWheel(const View& view, Span& whole) {
  const double wheel = view.sense == Sense::SomeWheel ? view.range.from : view.range.to;
  const Swing swing(m_lane.width, m_lane.bodyDepth, wheel);
  if (const auto no = swing.against(m_lane.targetCorners(m_targetMargin))) forbid(*no, whole);
  for (const Blocker& b : m_blockers) {
    const bool far = b.bounds.min.x >= swing.extent() || b.bounds.max.x <= 0 ||
                     b.bounds.min.y >= whole.to + swing.radius() || b.bounds.max.y <= whole.from - swing.radius();
    if (far || !b.onTheWay) continue;
    if (const auto no = swing.against(b.ring.corners())) forbid(*no, whole);
    if (whole.from > whole.to) return;
  }
}

/// The front's way from the end of the wheel to the touch. For a range of wheels: with the obstacle drawn in, and the
/// target let out, by as much as a turn by half the range can move them, what the middle wheel runs into, all do; the
/// other way round, what it does not, none do.
void Slice::forbidAdvance(const View& view, Span& whole) {
  const double toEdge = farthest(whole);
  const Heading middle = view.spread == 0 ? view.first : makeHeading(m_lane, view.range.middle(), view.spread * toEdge);
  for (const Blocker& b : m_blockers) {
    if (!b.onTheWay || !b.betweenEnds) continue;
    // What the front runs into lies no farther off than the touch and its own width.
    const double in = view.spread == 0 ? 0 : view.spread * std::min(farthestOf(b.ring, whole), toEdge + m_lane.width);
    if (!Approach::canMeet(middle, m_lane.width, b, in, whole)) continue;
    std::size_t seen = m_forbidden.size();
    m_approach.forbidPassing(middle, m_lane.width, b.ring, in, whole, m_forbidden);
    for (; seen < m_forbidden.size(); ++seen) shrink(m_forbidden[seen], whole);
    if (whole.from > whole.to) return;
  }
}

/// Meeting places, as offsets, from which the door cannot be closed: of those in `wanted`.
void Slice::forbiddenContacts(double door, Span wanted) {
  m_offsets.clear();
  switch (m_door) {
    case ReachProblem::Door::TurnAboutContact:
      m_offsets = m_standing;
      m_doorway.forbidTurning(door, wanted, m_offsets);
      break;
    case ReachProblem::Door::TargetTurns:
      m_targetTurn.forbid(door, m_offsets);
      break;
    case ReachProblem::Door::SetFlush:
      break;
  }
  // Joined before they are turned into starts: for a range of wheels that leaves a seam at each end.
  join(m_offsets);
}

void Slice::forbidDoor(const View& view, Span whole) {
  // The shortest turn of the range covers what all of them do, the longest what any does.
  const bool firstIsShorter = std::fabs(view.first.door) <= std::fabs(view.last.door);
  const bool wantFirst = firstIsShorter == (view.sense == Sense::SomeWheel);
  forbiddenContacts(wantFirst ? view.first.door : view.last.door, contacts(view, whole));
  for (const Span& no : m_offsets) {
    // Forbidden offsets, as starts that lead to them with every wheel of the range, or with any.
    const double latest = view.least().startFor(no.from);
    double earliest = view.most().startFor(no.to);
    if (view.sense == Sense::SomeWheel && view.last.advanceFrom(earliest) < 0) {
      earliest = view.first.startFor(no.to - view.growth(farthest(whole)));
    }
    if (earliest < latest) m_forbidden.push_back({earliest, latest});
  }
}

/// Where the target turns, the charger ends as it touched.
void Slice::forbidContactPose(const View& view, const Heading& middle, Span whole) {
  const double toEdge = farthest(whole);
  const double touchMoves = std::copysign(view.growth(toEdge), view.spread);
  for (const Blocker& b : m_blockers) {
    const double in =
        view.spread * std::min(farthestOf(b.end(), whole), toEdge + m_lane.width + m_lane.depth) + touchMoves;
    m_approach.forbidStanding(middle, m_lane.width, m_lane.depth, b.end(), in, whole, m_forbidden);
  }
}

/// For all wheels of a range to be free, the target must be larger than what a turn by half the range moves it.
bool Slice::isTooWide(const View& view, Span whole) const noexcept {
  const double moves = -view.spread * farthest(whole);
  return moves >= std::min(m_lane.halfEdge, m_lane.targetDepth / 2);
}

double Slice::freeStarts(WheelRange range, Spans& free, Sense sense) {
  free.clear();
  m_forbidden.clear();
  const View view(m_lane, range, sense);
  Span whole{0, m_furthestStart};
  narrow(view, whole);
  if (whole.from > whole.to || isTooWide(view, whole)) return whole.to - whole.from;
  // What is cheap to tell first: often nothing is left to ask for, and else less.
  const Span all = whole;
  double room = 0;
  const auto anythingLeft = [&] {
    room = subtract(all, m_forbidden, free);
    if (free.empty()) return false;
    whole = {free.front().from, free.back().to};
    return true;
  };
  const Heading middle = view.spread == 0 ? view.first : makeHeading(m_lane, range.middle());
  forbidBehind(middle, -2 * view.spread * farthest(whole) / middle.cosDoor, whole);
  if (sense == Sense::EveryWheel) {
    forbidBehind(view.first, 0, whole);
    forbidBehind(view.last, 0, whole);
  }
  forbidWheel(view, whole);
  if (!anythingLeft()) return room;
  forbidDoor(view, whole);
  if (!anythingLeft()) return room;
  forbidAdvance(view, whole);
  if (m_door == ReachProblem::Door::TargetTurns && whole.from <= whole.to) forbidContactPose(view, middle, whole);
  return subtract(all, m_forbidden, free);
}

}  // namespace frontage::geometry::charge
