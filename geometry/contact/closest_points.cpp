#include "geometry/contact/closest_points.h"

#include "geometry/base/tolerance.h"
#include "geometry/contact/axes.h"
#include "geometry/contact/clip.h"
#include "geometry/contact/relation.h"
#include "geometry/contact/touch.h"

#include <boost/container/small_vector.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <limits>

namespace frontage::geometry {

namespace {

/// Needs no memory of its own for the usual sizes.
using Ring = boost::container::small_vector<Vec, 16>;

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
  Ring shared(a.begin(), a.end());
  Vec from = b.back();
  for (const Vec to : b) {
    detail::clip(shared, from, rightOf(to - from));
    from = to;
  }
  if (shared.empty()) return {Length(), a.front(), a.front()};  // not reached: see the callers
  const Vec tangent = leftOf(detail::blockingAxis(a, b, {}, detail::widestGap(a, b)).normal);
  const auto before = [tangent](Vec p, Vec q) { return dot(p, tangent) < dot(q, tangent); };
  const auto [low, high] = std::minmax_element(shared.begin(), shared.end(), before);
  const Vec middle = lerp(*low, *high, 0.5);
  return {Length(), middle, middle};
}

/// The corners of one rectangle in the frame of another. Laid out by coordinate, and without branches, for speed: which
/// corner is the nearest is anybody's guess.
class Corners {
 public:
  Corners(const Footprint& owner, const Footprint& box) noexcept : m_box(&box) {
    const Vec centre = box.pose.toUnit(owner.pose.centre);
    const Vec right = box.pose.facing.right();
    const Vec ownRight = owner.pose.facing.right();
    const Vec along{dot(ownRight, right), -cross(ownRight, right)};
    const Vec u = along * owner.halfWidth;
    const Vec v = leftOf(along) * owner.halfDepth;
    for (std::size_t i = 0; i < 4; ++i) {
      m_x[i] = centre.x + kSignU[i] * u.x + kSignV[i] * v.x;
      m_y[i] = centre.y + kSignU[i] * u.y + kSignV[i] * v.y;
    }
  }
  /// Squared distances of the four corners from the box.
  [[nodiscard]] std::array<double, 4> squares() const noexcept {
    std::array<double, 4> all;
    for (std::size_t i = 0; i < 4; ++i) {
      const double beyondX = std::max(std::fabs(m_x[i]) - m_box->halfWidth, 0.0);
      const double beyondY = std::max(std::fabs(m_y[i]) - m_box->halfDepth, 0.0);
      all[i] = beyondX * beyondX + beyondY * beyondY;
    }
    return all;
  }
  /// The corner and the point of the box nearest to it, on the table.
  [[nodiscard]] Pair pair(std::size_t i) const noexcept {
    const Vec foot{std::min(std::max(m_x[i], -m_box->halfWidth), m_box->halfWidth),
                   std::min(std::max(m_y[i], -m_box->halfDepth), m_box->halfDepth)};
    return {m_box->pose.toTable({m_x[i], m_y[i]}), m_box->pose.toTable(foot)};
  }

 private:
  static constexpr std::array<double, 4> kSignU{-1, -1, 1, 1};
  static constexpr std::array<double, 4> kSignV{1, -1, -1, 1};
  const Footprint* m_box;
  std::array<double, 4> m_x;
  std::array<double, 4> m_y;
};

double least(const std::array<double, 4>& squares) noexcept {
  return std::min(std::min(squares[0], squares[1]), std::min(squares[2], squares[3]));
}

/// Which of the four are at most `limit`, as bits.
unsigned within(const std::array<double, 4>& squares, double limit) noexcept {
  unsigned bits = 0;
  for (unsigned i = 0; i < 4; ++i) bits |= static_cast<unsigned>(squares[i] <= limit) << i;
  return bits;
}

/// All eight corners of two rectangles, each against the other rectangle.
class CornerPairs {
 public:
  CornerPairs(const Footprint& a, const Footprint& b) noexcept : m_corners{Corners(a, b), Corners(b, a)} {}

  /// The squared distances of those of `a` and of those of `b`.
  [[nodiscard]] std::array<double, 4> squaresOfA() const noexcept { return m_corners[0].squares(); }
  [[nodiscard]] std::array<double, 4> squaresOfB() const noexcept { return m_corners[1].squares(); }
  /// 0 to 3: corners of a; 4 to 7: those of b.
  [[nodiscard]] Pair at(unsigned i) const noexcept {
    const bool ofB = i >= 4;
    const Pair pair = m_corners[ofB ? 1 : 0].pair(i & 3U);
    return {ofB ? pair.onB : pair.onA, ofB ? pair.onA : pair.onB};
  }
  template <class Use>
  void visit(unsigned bits, Use&& use) const noexcept {
    for (; bits != 0; bits &= bits - 1) use(at(static_cast<unsigned>(std::countr_zero(bits))));
  }

 private:
  std::array<Corners, 2> m_corners;
};

/// The closest pair of two rectangles that do not overlap: always a corner of one against the other.
Nearest closestApart(const Footprint& a, const Footprint& b) noexcept {
  const CornerPairs corners(a, b);
  const std::array<double, 4> squaresA = corners.squaresOfA();
  const std::array<double, 4> squaresB = corners.squaresOfB();
  const double apart = std::sqrt(std::min(least(squaresA), least(squaresB)));
  const double limit = squareWithTie(apart);
  const unsigned bits = within(squaresA, limit) | within(squaresB, limit) << 4U;
  const Pair first = corners.at(static_cast<unsigned>(std::countr_zero(bits)));
  if ((bits & (bits - 1)) == 0) return {apart, first};
  return {apart, middleOf(first, [&](auto&& use) { corners.visit(bits, use); })};
}

/// A point of two rectangles that overlap: the mean of the corners that lie inside the other one, if there are any.
ClosestPoints commonOfRectangles(const Footprint& a, const Footprint& b) noexcept {
  const CornerPairs corners(a, b);
  const unsigned bits = within(corners.squaresOfA(), 0) | within(corners.squaresOfB(), 0) << 4U;
  if (bits == 0) return common(a.corners(), b.corners());
  Vec sum;
  corners.visit(bits, [&sum](const Pair& pair) { sum += pair.onA; });
  const Vec mean = sum * (1.0 / std::popcount(bits));
  return {Length(), mean, mean};
}

/// Calls `use(vertex, nearest point of an edge)` for every vertex of `owner` and edge of `other`.
template <class Use>
void visitVertexEdges(std::span<const Vec> owner, std::span<const Vec> other, Use&& use) noexcept {
  Vec from = other.back();
  for (const Vec to : other) {
    const Vec along = to - from;
    const double length = square(along);
    const double perLength = length > 0 ? 1 / length : 0;
    for (const Vec v : owner) {
      use(v, from + along * std::min(std::max(dot(v - from, along) * perLength, 0.0), 1.0));
    }
    from = to;
  }
}

template <class Use>
void visitPairs(std::span<const Vec> a, std::span<const Vec> b, Use&& use) noexcept {
  visitVertexEdges(a, b, [&use](Vec v, Vec foot) { use(Pair{v, foot}); });
  visitVertexEdges(b, a, [&use](Vec v, Vec foot) { use(Pair{foot, v}); });
}

Nearest closestApart(std::span<const Vec> a, std::span<const Vec> b) {
  double least = std::numeric_limits<double>::infinity();
  double limit = least;
  boost::container::small_vector<Pair, 16> near;  // all that were within the limit when they came
  visitPairs(a, b, [&](const Pair& pair) {
    const double apart = square(pair.onB - pair.onA);
    if (apart > limit) return;
    if (apart < least) {
      least = apart;
      limit = squareWithTie(std::sqrt(least));
    }
    near.push_back(pair);
  });
  const auto visitNearest = [&](auto&& use) {
    for (const Pair& pair : near) {
      if (square(pair.onB - pair.onA) <= limit) use(pair);
    }
  };
  Pair any = near.back();
  visitNearest([&any](const Pair& pair) { any = pair; });
  return {std::sqrt(least), middleOf(any, visitNearest)};
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
  double least = std::numeric_limits<double>::infinity();
  visitPairs(a, b, [&least](const Pair& pair) { least = std::min(least, square(pair.onB - pair.onA)); });
  return std::sqrt(least);
}

detail::Contact detail::contactOf(std::span<const Vec> mover, std::span<const Vec> still) noexcept {
  const double gap = widestGap(mover, still);
  if (gap < -kClipGuard) return {common(mover, still).onB, {}, gap};
  const Nearest nearest = closestApart(mover, still);
  return {measured(nearest).onB, gap > 0 ? nearest.pair.onA - nearest.pair.onB : Vec{}, gap};
}

ClosestPoints closestPoints(const Footprint& a, const Footprint& b) noexcept {
  const double gap = signedGap(a, b);
  if (gap < -kContact) return commonOfRectangles(a, b);
  if (gap < -kClipGuard) return common(a.corners(), b.corners());
  return measured(closestApart(a, b));
}

ClosestPoints closestPoints(const Footprint& a, const ConvexPolygon& b) noexcept {
  return closestOfRings(a.corners(), b.vertices);
}

ClosestPoints closestPoints(const ConvexPolygon& a, const ConvexPolygon& b) noexcept {
  return closestOfRings(a.vertices, b.vertices);
}

}  // namespace frontage::geometry
