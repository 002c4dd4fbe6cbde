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

/// Points of `circling` that come onto an edge of `standing`, or pass close by it without meeting it.
void collect(std::span<const Vec> circling, std::span<const Vec> standing, const Turn& turn, Approaches& found) {
  const auto add = [&](Vec from, Vec to, double apart) {
    const double at = turn.angleTo(from, to);
    if (at <= turn.extent) found.push_back({at, apart});
  };
  Vec previous = standing.back();
  for (const Vec vertex : standing) {
    const EdgeLine edge(previous, vertex, turn.pivot);
    const Vec spoke = vertex - turn.pivot;
    const double reach = std::sqrt(dot(spoke, spoke));
    previous = vertex;
    for (const Vec point : circling) {
      const Vec arm = point - turn.pivot;
      const double radius = std::sqrt(dot(arm, arm));
      const double beyond = std::fabs(radius - reach);
      if (beyond <= kContact) add(arm, spoke, beyond);
      const double square = radius * radius - edge.level * edge.level;
      if (square >= 0) {
        const double half = std::sqrt(square);
        for (const double side : {-half, half}) {
          const Vec meeting = edge.outward * edge.level + edge.along * side;
          if (edge.covers(meeting)) add(arm, meeting, 0);
        }
      } else if (-edge.level - radius <= kContact && edge.level < 0) {
        const Vec nearest = edge.outward * -radius;
        if (edge.covers(nearest)) add(arm, nearest, -edge.level - radius);
      }
    }
  }
}

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
void keepDeep(std::span<const Vec> circling, std::span<const Vec> standing, const Turn& turn, Arcs& deep) {
  Vec from = standing.back();
  for (const Vec to : standing) {
    if (deep.empty()) return;
    const EdgeLine edge(from, to, turn.pivot);
    from = to;
    if (edge.length == 0) continue;
    Arcs arcs;
    for (const Vec point : circling) addBelow(point - turn.pivot, edge.outward, edge.level - kContact, turn, arcs);
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
  if (relate(mover, still) != Relation::Apart) return detail::touchAt(mover, still, 0, motionAt);

  const auto corners = mover.corners();
  const auto distanceAt = [&](double at) { return detail::distanceOf(there(at).corners(), still.vertices); };
  Approaches found;
  collect(corners, still.vertices, turn, found);
  collect(still.vertices, corners, turn.reversed(), found);
  std::sort(found.begin(), found.end(), [](const Approach& a, const Approach& b) { return a.at < b.at; });
  for (const Approach& approach : found) {
    const Footprint now = there(approach.at);
    if (approach.apart > 0 && !endsApproach(approach, turn, distanceAt)) continue;
    return detail::touchAt(now, still, approach.at, motionAt);
  }
  if (distanceAt(turn.extent) > kContact) return std::nullopt;
  return detail::touchAt(there(turn.extent), still, turn.extent, motionAt);
}

std::optional<double> detail::firstDeep(std::span<const Vec> mover, std::span<const Vec> still,
                                        const Turn& turn) noexcept {
  // Penetration is deeper than kContact exactly while every separating axis says so, and along each axis the shadows
  // are sinusoids of the angle: the answer is an intersection of unions of arcs.
  Arcs deep{{0, turn.extent}};
  keepDeep(mover, still, turn, deep);
  keepDeep(still, mover, turn.reversed(), deep);
  if (deep.empty()) return std::nullopt;
  return deep.front().from;
}

bool overlapsTurning(const Footprint& mover, Vec pivot, Angle left, const ConvexPolygon& still) noexcept {
  if (relate(mover, still) == Relation::Overlapping) return true;
  return detail::firstDeep(mover.corners(), still.vertices, Turn::of(pivot, left.radians())).has_value();
}

}  // namespace frontage::geometry
