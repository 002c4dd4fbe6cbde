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

/// Pairs that are equally close to this many inches are one stretch of parallel edges; results are exact to 1e-9.
constexpr double kTie = 1e-9;

/// Gathers the pairs at the least distance. Those of two disjoint convex shapes all lie on one straight stretch, hence
/// its two ends give the middle.
class Stretch {
 public:
  Stretch(const Pair& nearest) noexcept : m_tangent(leftOf(nearest.onB - nearest.onA)) {}

  void add(const Pair& pair) noexcept {
    const double place = dot(m_tangent, pair.onA);
    if (place < m_low) {
      m_low = place;
      m_first = pair;
    }
    if (place > m_high) {
      m_high = place;
      m_last = pair;
    }
  }
  [[nodiscard]] Pair middle() const noexcept {
    return {lerp(m_first.onA, m_last.onA, 0.5), lerp(m_first.onB, m_last.onB, 0.5)};
  }

 private:
  Vec m_tangent;
  double m_low = std::numeric_limits<double>::infinity();
  double m_high = -std::numeric_limits<double>::infinity();
  Pair m_first;
  Pair m_last;
};

ClosestPoints measured(const Pair& pair) noexcept {
  const Vec d = pair.onB - pair.onA;
  const double apart = std::sqrt(dot(d, d));
  if (apart > kContact) return {Length::fromInches(apart), pair.onA, pair.onB};
  const Vec common = lerp(pair.onA, pair.onB, 0.5);
  return {Length(), common, common};
}

double squareWithTie(double square) noexcept {
  const double limit = std::sqrt(square) + kTie;
  return limit * limit;
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
    const Vec d = p - set.feet[i];
    set.squares[i] = dot(d, d);
  }
  return set;
}

/// The closest pair of two rectangles that do not overlap: always a corner of one against the other.
Pair closestApart(const Footprint& a, const Footprint& b) noexcept {
  const CornerSet ofB = cornersAgainst(b, a);
  const CornerSet ofA = cornersAgainst(a, b);
  const auto least = [](const CornerSet& set) {
    return std::min(std::min(set.squares[0], set.squares[1]), std::min(set.squares[2], set.squares[3]));
  };
  const double square = std::min(least(ofA), least(ofB));
  const double limit = squareWithTie(square);
  const auto each = [&](auto&& use) {
    for (std::size_t i = 0; i < 4; ++i) {
      if (ofB.squares[i] <= limit) use(Pair{a.pose.toTable(ofB.feet[i]), a.pose.toTable(ofB.corners[i])});
      if (ofA.squares[i] <= limit) use(Pair{b.pose.toTable(ofA.corners[i]), b.pose.toTable(ofA.feet[i])});
    }
  };
  std::array<Pair, 8> pairs;
  std::size_t count = 0;
  each([&](const Pair& pair) { pairs[count++] = pair; });
  if (count == 1) return pairs[0];
  Stretch stretch(pairs[0]);
  for (std::size_t i = 0; i < count; ++i) stretch.add(pairs[i]);
  return stretch.middle();
}

Vec nearestOnSegment(Vec p, Vec from, Vec to) noexcept {
  const Vec along = to - from;
  const double square = dot(along, along);
  if (square == 0) return from;
  return lerp(from, to, std::clamp(dot(p - from, along) / square, 0.0, 1.0));
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

Pair closestApart(std::span<const Vec> a, std::span<const Vec> b) noexcept {
  double square = std::numeric_limits<double>::infinity();
  Pair nearest;
  visitPairs(a, b, [&](const Pair& pair) {
    const Vec d = pair.onB - pair.onA;
    if (dot(d, d) >= square) return;
    square = dot(d, d);
    nearest = pair;
  });
  const double limit = squareWithTie(square);
  Stretch stretch(nearest);
  visitPairs(a, b, [&](const Pair& pair) {
    const Vec d = pair.onB - pair.onA;
    if (dot(d, d) <= limit) stretch.add(pair);
  });
  return stretch.middle();
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
  const Pair pair = closestApart(a, b);
  return distance(pair.onA, pair.onB);
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
