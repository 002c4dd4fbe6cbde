#include "geometry/reach/target_turn.h"

#include "geometry/reach/blocker.h"
#include "geometry/reach/doorway.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>

namespace frontage::geometry::charge {

namespace {

constexpr double kFar = std::numeric_limits<double>::infinity();
/// Closes the end of a forbidden stretch, inches.
constexpr double kHair = 1e-9;
/// What a numerical search for the end of a stretch may have left out, inches.
constexpr double kSlack = 5e-6;
/// A turn is looked at every so often at least, radians, before it is searched more closely in between.
constexpr double kStep = 0.1;
/// The first look, as a part of the turn: at its very beginning nothing depends on the pivot.
constexpr double kBeginning = 1e-6;

double length(Span s) noexcept {
  return s.to - s.from;
}

/// Where f is greatest between two angles, by golden section: within 4e-6 of the way between them.
template <typename F>
double greatest(double from, double to, const F& f) {
  constexpr double kGolden = 0.6180339887498949;
  double low = to - kGolden * (to - from);
  double high = from + kGolden * (to - from);
  double atLow = f(low);
  double atHigh = f(high);
  for (int i = 0; i < 26; ++i) {
    if (atLow >= atHigh) {
      to = high;
      high = low;
      atHigh = atLow;
      low = to - kGolden * (to - from);
      atLow = f(low);
    } else {
      from = low;
      low = high;
      atLow = atHigh;
      high = from + kGolden * (to - from);
      atHigh = f(high);
    }
  }
  return atLow >= atHigh ? low : high;
}

/// Something looked at in the course of the turn: about which pivots the target is then in the way of an obstacle.
struct Look {
  double angle = 0;
  Span pivots;
};

/// The looks at one turn, and what comes of them.
template <typename At>
class Turn {
 public:
  Turn(double angle, double farthest, const At& at) : m_farthest(farthest), m_at(at) {
    const int steps = 2 + static_cast<int>(angle / kStep);
    look(angle * kBeginning);
    for (int i = 1; i <= steps; ++i) look(angle * i / steps);
    findGrazes();
  }

  /// Each stretch of angles in which the target is in the way forbids one stretch of pivots.
  void forbid(Spans& pivots) const {
    for (std::size_t i = 0; i < m_looks.size(); ++i) {
      if (length(m_looks[i].pivots) <= 0) continue;
      const std::size_t first = i;
      while (i + 1 < m_looks.size() && length(m_looks[i + 1].pivots) > 0) ++i;
      Span no = m_looks[first].pivots;
      for (std::size_t k = first; k <= i; ++k) widen(no, m_looks[k].pivots);
      // Only as far as there are pivots is it of interest where it ends.
      if (no.from > -m_farthest || no.to < m_farthest) {
        if (first > 0) widen(no, border(m_looks[first - 1], m_looks[first]));
        if (i + 1 < m_looks.size()) widen(no, border(m_looks[i + 1], m_looks[i]));
      }
      if (no.from > -m_farthest) no.from = -mostBetween(first, i, -no.from, [](Span s) { return -s.from; });
      if (no.to < m_farthest) no.to = mostBetween(first, i, no.to, [](Span s) { return s.to; });
      pivots.push_back({no.from - kSlack, no.to + kSlack});
    }
  }

 private:
  void look(double angle) { m_looks.push_back({angle, m_at(angle)}); }

  static void widen(Span& s, Span by) noexcept {
    s.from = std::min(s.from, by.from);
    s.to = std::max(s.to, by.to);
  }

  /// Where it is in the way only between two looks.
  void findGrazes() {
    const std::vector<Look> looks = m_looks;
    for (std::size_t i = 1; i + 1 < looks.size(); ++i) {
      const double here = length(looks[i].pivots);
      const bool peak = here >= length(looks[i - 1].pivots) && here >= length(looks[i + 1].pivots);
      if (here > 0 || !peak) continue;
      const double angle =
          greatest(looks[i - 1].angle, looks[i + 1].angle, [&](double at) { return length(m_at(at)); });
      if (length(m_at(angle)) > 0) look(angle);
    }
    std::sort(m_looks.begin(), m_looks.end(), [](const Look& a, const Look& b) { return a.angle < b.angle; });
  }

  /// The pivots where it comes to be in the way: there the stretch of them has no length.
  [[nodiscard]] Span border(const Look& out, const Look& in) const {
    Look outside = out;
    Look inside = in;
    // The end that stays when the other moves again counts for less, so that both come in.
    double weightOut = 1;
    double weightIn = 1;
    for (int i = 0; i < 20 && std::fabs(outside.angle - inside.angle) > 1e-9; ++i) {
      const double missing = -length(outside.pivots) * weightOut;
      const double spare = length(inside.pivots) * weightIn;
      const double part = std::clamp(missing / (missing + spare), 0.02, 0.98);
      const double angle = outside.angle + (inside.angle - outside.angle) * part;
      const Look here{angle, m_at(angle)};
      const bool isIn = length(here.pivots) > 0;
      (isIn ? inside : outside) = here;
      weightOut = isIn ? weightOut / 2 : 1;
      weightIn = isIn ? 1 : weightIn / 2;
    }
    return inside.pivots;
  }

  /// The most of some measure of the pivots in the looks from `first` to `last`, of which `known` has been seen.
  template <typename Measure>
  [[nodiscard]] double mostBetween(std::size_t first, std::size_t last, double known, const Measure& measure) const {
    double most = known;
    const auto at = [&](double angle) {
      const Span pivots = m_at(angle);
      return length(pivots) > 0 ? measure(pivots) : -kFar;
    };
    for (std::size_t i = first; i <= last; ++i) {
      const double here = measure(m_looks[i].pivots);
      const bool lastOfAll = i + 1 == m_looks.size();
      if (i > first && measure(m_looks[i - 1].pivots) > here) continue;
      if (i < last && measure(m_looks[i + 1].pivots) > here) continue;
      const double from = m_looks[i > 0 ? i - 1 : i].angle;
      const double to = lastOfAll ? m_looks[i].angle : m_looks[i + 1].angle;
      // Still growing at the end of the turn.
      if (lastOfAll && at(to - (to - from) * 1e-6) <= here) continue;
      most = std::max(most, at(greatest(from, to, at)));
    }
    return most;
  }

  double m_farthest;  ///< a pivot lies no farther from the middle of the edge
  const At& m_at;
  std::vector<Look> m_looks;
};

}  // namespace

TargetTurn::Hindrance TargetTurn::makeHindrance(const Ring& ring) {
  Hindrance h;
  const auto corners = ring.corners();
  h.corners.assign(corners.begin(), corners.end());
  for (std::size_t i = 0; i < corners.size(); ++i) {
    h.outward.push_back(rightOf(corners[(i + 1) % corners.size()] - corners[i]));
    h.limit.push_back(dot(h.outward.back(), corners[i]));
  }
  return h;
}

TargetTurn::TargetTurn(const ReachProblem& problem, const Lane& lane)
    : m_halfWidth(lane.halfWidth()), m_halfEdge(lane.halfEdge), m_depth(lane.targetDepth) {
  if (problem.door != ReachProblem::Door::TargetTurns || problem.doorStaysOpen) return;
  const Vec in = -lane.outward;
  const Vec back = -lane.along;
  // From any pivot on the edge nothing of the target is farther off than this.
  const double reach = std::hypot(m_depth, 2 * m_halfEdge);
  for (const Ring& barrier : makeTargetBarriers(problem)) {
    const Ring ring = seenFrom(lane, barrier);
    for (const double side : {1.0, -1.0}) {
      const auto direction = [&](Vec d) { return Vec{dot(d, in), dot(d, back) * side}; };
      // The first of the two frames is a mirror image of the lane's.
      const Ring here = ring.seen([&](Vec v) { return direction(v - lane.edgeCentre); }, direction, side > 0);
      const Bounds box = boundsOf(here.corners());
      if (box.min.x > reach || box.max.x < -reach || box.min.y > m_halfEdge + reach || box.max.y < -m_halfEdge - reach)
        continue;
      m_hindrances[side > 0 ? 0 : 1].push_back(makeHindrance(here));
    }
  }
}

/// The target, turned to the left by this angle about a pivot on its edge, is in the way of the obstacle exactly for
/// the pivots in between; for none when from >= to. Moving the pivot by 1 shifts the turned target by (sin, 1 - cos):
/// each axis that may part the two gives a bound.
Span TargetTurn::pivotsInTheWay(const Hindrance& hindrance, double angle) const noexcept {
  const double sin = std::sin(angle);
  const double halfSin = std::sin(angle / 2);
  const double lag = 2 * halfSin * halfSin;  // 1 - cos
  const Vec across{1 - lag, sin};            // from the edge into the target
  const Vec alongEdge = leftOf(across);
  Vec least{kFar, kFar};
  Vec most{-kFar, -kFar};
  for (const Vec v : hindrance.corners) {
    const Vec p{dot(v, across), dot(v, alongEdge)};
    least = {std::min(least.x, p.x), std::min(least.y, p.y)};
    most = {std::max(most.x, p.x), std::max(most.y, p.y)};
  }
  const double far = 4 * m_halfEdge + 4;  // beyond any pivot there is
  Span pivots{std::max((least.x - m_depth) / sin, (-m_halfEdge - most.y) / lag),
              std::min(most.x / sin, (m_halfEdge - least.y) / lag)};
  for (std::size_t i = 0; i < hindrance.corners.size(); ++i) {
    const Vec n = hindrance.outward[i];
    const double nearest = std::min(0.0, m_depth * dot(n, across)) - m_halfEdge * std::fabs(dot(n, alongEdge));
    const double shift = n.x * sin + n.y * lag;
    const double bound = (hindrance.limit[i] - nearest) / shift;
    if (shift > 0) {
      pivots.to = std::min(pivots.to, bound);
    } else if (shift < 0) {
      pivots.from = std::max(pivots.from, bound);
    } else if (nearest >= hindrance.limit[i]) {
      return {2 * far, -2 * far};
    }
  }
  return {std::clamp(pivots.from, -far, far + 1), std::clamp(pivots.to, -far - 1, far)};
}

/// About the end of the edge that is nearest to the charger.
bool TargetTurn::hitsAboutEnd(double angle, const Hindrance& hindrance) const {
  const Room room = roomToTurn(m_depth, angle, {0, -m_halfEdge}, hindrance.corners);
  return room.below < 0 || room.above < 2 * m_halfEdge;
}

void TargetTurn::forbid(double door, Spans& offsets) {
  std::uint64_t bits = 0;
  static_assert(sizeof bits == sizeof door);
  std::memcpy(&bits, &door, sizeof door);
  Memory& memory = m_memory[(bits * 0x9E3779B97F4A7C15U) >> 58U];
  if (!(memory.door == door)) {
    memory.door = door;
    memory.offsets.clear();
    work(door, memory.offsets);
  }
  offsets.insert(offsets.end(), memory.offsets.begin(), memory.offsets.end());
}

void TargetTurn::work(double door, Spans& offsets) const {
  const std::size_t mirror = door >= 0 ? 0 : 1;
  const double angle = std::fabs(door);
  const double a = m_halfWidth;
  const auto add = [&](double from, double to) { offsets.push_back(mirror == 0 ? Span{from, to} : Span{-to, -from}); };
  // A turn of nothing is free wherever the target stands.
  if (angle < 1e-9) return;
  Spans pivots;
  for (const Hindrance& hindrance : m_hindrances[mirror]) {
    // Up to here a corner of the charger touches the edge; beyond, the end of the edge touches its front.
    const auto at = [&](double turned) { return pivotsInTheWay(hindrance, turned); };
    Turn(angle, m_halfEdge, at).forbid(pivots);
    if (hitsAboutEnd(angle, hindrance)) add(m_halfEdge - a - kHair, m_halfEdge + a + kHair);
  }
  // A pivot counts the other way along the edge than an offset does.
  for (const Span& no : pivots) {
    // At the far end of the edge nothing follows; at the near one its end does, which has been asked about.
    const Span places{-no.to, std::min(-no.from, m_halfEdge + kHair)};
    if (places.from < places.to) add(places.from - a, places.to - a);
  }
}

}  // namespace frontage::geometry::charge
