#include "geometry/base/tolerance.h"
#include "geometry/contact/relation.h"
#include "geometry/contact/sweep.h"
#include "geometry/contact/touch.h"
#include "geometry/contact/turn.h"

#include <boost/container/small_vector.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace frontage::geometry {

namespace {

constexpr double kNever = std::numeric_limits<double>::infinity();

using detail::EdgeLine;
using detail::Turn;

/// A moment at which two boundary points are as near as they get.
struct Approach {
  double at = kNever;
  double apart = 0;  ///< 0 where they meet
};

using Approaches = boost::container::small_vector<Approach, 8>;

/// A circling point, measured from the pivot.
struct Arm {
  Vec tip;
  double square = 0;
  double radius = 0;
};
using Arms = boost::container::small_vector<Arm, 12>;

Arms armsOf(std::span<const Vec> circling, Vec pivot) {
  Arms arms;
  for (const Vec point : circling) {
    const Vec tip = point - pivot;
    const double square = dot(tip, tip);
    // The pivot itself goes nowhere: if anything comes to it, then as an edge of the other seen from there.
    if (square > 0) arms.push_back({tip, square, std::sqrt(square)});
  }
  return arms;
}

/// Collects the moments of a turn at which points of the two shapes meet, or pass close by each other. Of the meetings
/// only the first matters, and only it is worth an arc tangent.
class Moments {
 public:
  /// Points of `circling` that come onto an edge of `standing`, or pass close by it without meeting it.
  void collect(std::span<const Vec> circling, std::span<const Vec> standing, const Turn& turn) {
    const Arms arms = armsOf(circling, turn.pivot);
    Vec previous = standing.back();
    for (const Vec vertex : standing) {
      const EdgeLine edge(previous, vertex, turn.pivot);
      previous = vertex;
      const Vec spoke = vertex - turn.pivot;
      const double reach = std::sqrt(dot(spoke, spoke));
      for (const Arm& arm : arms) {
        const double beyond = std::fabs(arm.radius - reach);
        if (beyond <= kContact && reach > 0) pass(arm, spoke, beyond, turn);
        const double square = arm.square - edge.level * edge.level;
        if (square >= 0) {
          // Of the two crossings of the line, the one that goes inward: the other one ends what began with it.
          const Vec meeting = edge.outward * edge.level + edge.along * (turn.sense * std::sqrt(square));
          if (edge.covers(meeting)) meet(arm, meeting, turn);
        } else if (-edge.level - arm.radius <= kContact && edge.level < 0) {
          const Vec nearest = edge.outward * -arm.radius;
          if (edge.covers(nearest)) pass(arm, nearest, -edge.level - arm.radius, turn);
        }
      }
    }
  }

  /// Ascending.
  [[nodiscard]] Approaches sorted() {
    if (m_first.at <= m_extent) m_passes.push_back(m_first);
    std::sort(m_passes.begin(), m_passes.end(), [](const Approach& a, const Approach& b) { return a.at < b.at; });
    return m_passes;
  }

  explicit Moments(double extent) noexcept : m_extent(extent) {}

 private:
  void meet(const Arm& arm, Vec meeting, const Turn& turn) noexcept {
    const double order = turn.orderOf(arm.tip, meeting);
    if (order >= m_order) return;
    m_order = order;
    m_first.at = turn.angleTo(arm.tip, meeting);
  }
  void pass(const Arm& arm, Vec meeting, double apart, const Turn& turn) {
    const double at = turn.angleTo(arm.tip, meeting);
    if (at <= m_extent) m_passes.push_back({at, apart});
  }

  double m_extent;
  double m_order = kNever;
  Approach m_first;  ///< the first meeting
  Approaches m_passes;
};

/// Two points that pass close by each other end the approach of the shapes only where no others are nearer, and where
/// the shapes do not go on closing in: a corner past a vertex may come down on the edge behind it.
template <class DistanceAt>
bool endsApproach(const Approach& approach, const Turn& turn, DistanceAt&& distanceAt) noexcept {
  constexpr double kNext = 1e-5;  // radians; a pass opens the distance by some 1e-10 in that, rounding by 1e-14
  const double apart = distanceAt(approach.at);
  if (apart < approach.apart - 1e-9) return false;
  return distanceAt(std::min(approach.at + kNext, turn.extent)) >= apart;
}

struct Arc {
  double from = 0;
  double to = 0;
};
using Arcs = boost::container::small_vector<Arc, 16>;

/// The part of the turn in which `arm`, circling, lies below `level` along `outward`.
void addBelow(Vec arm, Vec outward, double level, const Turn& turn, Arcs& arcs) {
  const double radius = std::sqrt(dot(arm, arm));
  if (level >= radius) {
    arcs.push_back({0, turn.extent});
    return;
  }
  if (level <= -radius) return;
  const double half = std::acos(-level / radius);  // below from `half` before to `half` after pointing inward
  const double middle = turn.angleTo(arm, -outward);
  for (const double at : {middle - detail::kFullTurn, middle}) {
    const Arc arc{std::max(at - half, 0.0), std::min(at + half, turn.extent)};
    if (arc.from < arc.to) arcs.push_back(arc);
  }
}

void mergeArcs(Arcs& arcs) {
  std::sort(arcs.begin(), arcs.end(), [](const Arc& a, const Arc& b) { return a.from < b.from; });
  Arcs merged;
  for (const Arc& arc : arcs) {
    if (!merged.empty() && arc.from <= merged.back().to) {
      merged.back().to = std::max(merged.back().to, arc.to);
    } else {
      merged.push_back(arc);
    }
  }
  arcs.swap(merged);
}

/// Both lists ascending and disjoint.
Arcs common(const Arcs& a, const Arcs& b) {
  Arcs both;
  for (auto i = a.begin(), j = b.begin(); i != a.end() && j != b.end();) {
    const Arc arc{std::max(i->from, j->from), std::min(i->to, j->to)};
    if (arc.from < arc.to) both.push_back(arc);
    if (i->to < j->to) {
      ++i;
    } else {
      ++j;
    }
  }
  return both;
}

/// Keeps of `deep` the parts of the turn in which `circling` reaches deeper than kContact behind every edge line of
/// `standing`.
void keepDeep(std::span<const Vec> circling, std::span<const Vec> standing, const Turn& turn, double depth,
              Arcs& deep) {
  Vec from = standing.back();
  for (const Vec to : standing) {
    if (deep.empty()) return;
    const EdgeLine edge(from, to, turn.pivot);
    from = to;
    if (edge.length == 0) continue;
    Arcs arcs;
    for (const Vec point : circling) addBelow(point - turn.pivot, edge.outward, edge.level - depth, turn, arcs);
    mergeArcs(arcs);
    deep = common(deep, arcs);
  }
}

}  // namespace

std::optional<Touch> firstTouchTurning(const Footprint& mover, Vec pivot, Angle left,
                                       const ConvexPolygon& still) noexcept {
  const Turn turn = Turn::of(pivot, left.radians());
  const auto there = [&](double at) {
    return mover.at(mover.pose.turnedAbout(pivot, Angle::fromRadians(turn.sense * at)));
  };
  const auto motionAt = [&turn](Vec point) { return leftOf(point - turn.pivot) * turn.sense; };
  const auto corners = mover.corners();
  if (detail::outOfReach(corners, pivot, still.vertices, kContact)) return std::nullopt;
  if (relate(mover, still) != Relation::Apart) return detail::touchAt(mover, still, 0, motionAt);

  const auto distanceAt = [&](double at) { return detail::distanceOf(there(at).corners(), still.vertices); };
  Moments moments(turn.extent);
  moments.collect(corners, still.vertices, turn);
  moments.collect(still.vertices, corners, turn.reversed());
  for (const Approach& approach : moments.sorted()) {
    const Footprint now = there(approach.at);
    if (approach.apart > 0 && !endsApproach(approach, turn, distanceAt)) continue;
    return detail::touchAt(now, still, approach.at, motionAt);
  }
  if (distanceAt(turn.extent) > kContact) return std::nullopt;
  return detail::touchAt(there(turn.extent), still, turn.extent, motionAt);
}

bool detail::outOfReach(std::span<const Vec> mover, Vec pivot, std::span<const Vec> still, double keep) noexcept {
  double reach = 0;
  for (const Vec c : mover) reach = std::max(reach, dot(c - pivot, c - pivot));
  const double needed = std::sqrt(reach) + keep;
  Vec from = still.back();
  bool inside = true;
  for (const Vec to : still) {
    const Vec along = to - from;
    const double square = dot(along, along);
    const double t = square > 0 ? std::clamp(dot(pivot - from, along) / square, 0.0, 1.0) : 0;
    const Vec off = pivot - lerp(from, to, t);
    if (dot(off, off) < needed * needed) return false;
    inside = inside && cross(along, pivot - from) >= 0;
    from = to;
  }
  return !inside;
}

std::optional<double> detail::firstDeep(std::span<const Vec> mover, std::span<const Vec> still, const Turn& turn,
                                        double depth) noexcept {
  // Penetration is deeper than that exactly while every separating axis says so, and along each axis the shadows
  // are sinusoids of the angle: the answer is an intersection of unions of arcs.
  Arcs deep{{0, turn.extent}};
  keepDeep(mover, still, turn, depth, deep);
  keepDeep(still, mover, turn.reversed(), depth, deep);
  if (deep.empty()) return std::nullopt;
  return deep.front().from;
}

bool overlapsTurning(const Footprint& mover, Vec pivot, Angle left, const ConvexPolygon& still) noexcept {
  if (relate(mover, still) == Relation::Overlapping) return true;
  return detail::firstDeep(mover.corners(), still.vertices, Turn::of(pivot, left.radians()), kContact).has_value();
}

}  // namespace frontage::geometry
