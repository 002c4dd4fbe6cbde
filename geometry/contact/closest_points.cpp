#include "geometry/contact/closest_points.h"

#include "geometry/base/tolerance.h"
#include "geometry/contact/axes.h"
#include "geometry/contact/clip.h"
#include "geometry/contact/relation.h"
#include "geometry/contact/touch.h"

#include <algorithm>
#include <array>
#include <limits>

namespace frontage::geometry {

namespace {

struct Pair {
  Vec onA;
  Vec onB;
};

struct Nearest {
  double apart = 0;
  Pair pair;
};

/// Pairs that are equally close to this many inches are one stretch of parallel edges; results are exact to 1e-9.
constexpr double kTie = 1e-9;

double square(Vec v) noexcept {
  return dot(v, v);
}

/// The middle of all the pairs that `visit` hands out. Those at the least distance of two disjoint convex shapes lie on
/// one straight stretch, hence its two ends give the middle; an end is what is farthest from any other point of it.
template <class Visit>
Pair middleOf(const Pair& any, Visit&& visit) noexcept {
  const auto farthestFrom = [&visit](const Pair& start) {
    Pair farthest = start;
    visit([&](const Pair& pair) {
      if (square(pair.onA - start.onA) > square(farthest.onA - start.onA)) farthest = pair;
    });
    return farthest;
  };
  const Pair one = farthestFrom(any);
  const Pair other = farthestFrom(one);
  return {lerp(one.onA, other.onA, 0.5), lerp(one.onB, other.onB, 0.5)};
}

ClosestPoints measured(const Nearest& nearest) noexcept {
  const Pair& pair = nearest.pair;
  if (nearest.apart > kContact) return {Length::fromInches(nearest.apart), pair.onA, pair.onB};
  const Vec common = lerp(pair.onA, pair.onB, 0.5);
  return {Length(), common, common};
}

double squareWithTie(double apart) noexcept {
  return (apart + kTie) * (apart + kTie);
}

/// The middle of the common part, measured across the axis along which the two could be parted soonest: for shapes
/// that lie flush this is the middle of the shared stretch.
ClosestPoints common(std::span<const Vec> a, std::span<const Vec> b) noexcept {
  detail::Ring shared(a.begin(), a.end());
  Vec from = b.back();
  for (const Vec to : b) {
    detail::clip(shared, from, rightOf(to - from));
    from = to;
  }
  if (shared.empty()) return {Length(), a.front(), a.front()};  // not reached: see the callers
  const Vec tangent = leftOf(detail::blockingAxis(a, b, {}).normal);
  const auto before = [tangent](Vec p, Vec q) { return dot(p, tangent) < dot(q, tangent); };
  const auto [low, high] = std::minmax_element(shared.begin(), shared.end(), before);
  const Vec middle = lerp(*low, *high, 0.5);
  return {Length(), middle, middle};
}

/// Corners of one rectangle against the inside of the other, in the other's frame.
struct CornerSet {
  std::array<Vec, 4> corners;
  std::array<Vec, 4> feet;  ///< nearest points of the other rectangle
  std::array<double, 4> squares;
};

CornerSet cornersAgainst(const Footprint& owner, const Footprint& box) noexcept {
  CornerSet set;
  const Vec centre = box.pose.toUnit(owner.pose.centre);
  const Vec right = box.pose.facing.right();
  const Vec ownRight = owner.pose.facing.right();
  const Vec u = Vec{dot(ownRight, right), -cross(ownRight, right)} * owner.halfWidth;
  const Vec v = leftOf(u) * (owner.halfDepth / owner.halfWidth);
  set.corners = {centre + v - u, centre - v - u, centre - v + u, centre + v + u};
  for (std::size_t i = 0; i < 4; ++i) {
    const Vec p = set.corners[i];
    set.feet[i] = {std::min(std::max(p.x, -box.halfWidth), box.halfWidth),
                   std::min(std::max(p.y, -box.halfDepth), box.halfDepth)};
    set.squares[i] = square(p - set.feet[i]);
  }
  return set;
}

/// The closest pair of two rectangles that do not overlap: always a corner of one against the other.
Nearest closestApart(const Footprint& a, const Footprint& b) noexcept {
  const CornerSet ofB = cornersAgainst(b, a);
  const CornerSet ofA = cornersAgainst(a, b);
  const auto least = [](const CornerSet& set) {
    return std::min(std::min(set.squares[0], set.squares[1]), std::min(set.squares[2], set.squares[3]));
  };
  const double apart = std::sqrt(std::min(least(ofA), least(ofB)));
  const double limit = squareWithTie(apart);
  const auto each = [&](auto&& use) {
    for (std::size_t i = 0; i < 4; ++i) {
      if (ofB.squares[i] <= limit) use(Pair{a.pose.toTable(ofB.feet[i]), a.pose.toTable(ofB.corners[i])});
      if (ofA.squares[i] <= limit) use(Pair{b.pose.toTable(ofA.corners[i]), b.pose.toTable(ofA.feet[i])});
    }
  };
  std::array<Pair, 8> pairs;
  std::size_t count = 0;
  each([&](const Pair& pair) { pairs[count++] = pair; });
  if (count == 1) return {apart, pairs[0]};
  const auto visitAll = [&](auto&& use) {
    for (std::size_t i = 0; i < count; ++i) use(pairs[i]);
  };
  return {apart, middleOf(pairs[0], visitAll)};
}

Vec nearestOnSegment(Vec p, Vec from, Vec to) noexcept {
  const Vec along = to - from;
  if (square(along) == 0) return from;
  return lerp(from, to, std::clamp(dot(p - from, along) / square(along), 0.0, 1.0));
}

/// Calls `use(vertex, nearest point of an edge)` for every vertex of `owner` and edge of `other`.
template <class Use>
void visitVertexEdges(std::span<const Vec> owner, std::span<const Vec> other, Use&& use) noexcept {
  Vec from = other.back();
  for (const Vec to : other) {
    for (const Vec v : owner) use(v, nearestOnSegment(v, from, to));
    from = to;
  }
}

template <class Use>
void visitPairs(std::span<const Vec> a, std::span<const Vec> b, Use&& use) noexcept {
  visitVertexEdges(a, b, [&use](Vec v, Vec foot) { use(Pair{v, foot}); });
  visitVertexEdges(b, a, [&use](Vec v, Vec foot) { use(Pair{foot, v}); });
}

Nearest closestApart(std::span<const Vec> a, std::span<const Vec> b) noexcept {
  double least = std::numeric_limits<double>::infinity();
  Pair nearest;
  visitPairs(a, b, [&](const Pair& pair) {
    if (square(pair.onB - pair.onA) >= least) return;
    least = square(pair.onB - pair.onA);
    nearest = pair;
  });
  const double apart = std::sqrt(least);
  const double limit = squareWithTie(apart);
  const auto visitNearest = [&](auto&& use) {
    visitPairs(a, b, [&](const Pair& pair) {
      if (square(pair.onB - pair.onA) <= limit) use(pair);
    });
  };
  return {apart, middleOf(nearest, visitNearest)};
}

/// Shapes that overlap by less than rounding may have an empty common part when clipped; they are measured as if apart.
constexpr double kClipGuard = 1e-9;

ClosestPoints closestOfRings(std::span<const Vec> a, std::span<const Vec> b) noexcept {
  if (detail::widestGap(a, b) < -kClipGuard) return common(a, b);
  return measured(closestApart(a, b));
}

}  // namespace

double detail::distanceOf(std::span<const Vec> a, std::span<const Vec> b) noexcept {
  if (widestGap(a, b) <= 0) return 0;
  return closestApart(a, b).apart;
}

ClosestPoints closestPoints(const Footprint& a, const Footprint& b) noexcept {
  if (signedGap(a, b) < -kClipGuard) return common(a.corners(), b.corners());
  return measured(closestApart(a, b));
}

ClosestPoints closestPoints(const Footprint& a, const ConvexPolygon& b) noexcept {
  return closestOfRings(a.corners(), b.vertices);
}

ClosestPoints closestPoints(const ConvexPolygon& a, const ConvexPolygon& b) noexcept {
  return closestOfRings(a.vertices, b.vertices);
}

}  // namespace frontage::geometry
