#include "geometry/contact/clearance.h"

#include "geometry/base/tolerance.h"
#include "geometry/contact/straight_span.h"
#include "geometry/contact/turn.h"

#include <algorithm>
#include <limits>

namespace frontage::geometry {

namespace {

using detail::Span;
using detail::Turn;

constexpr double kNever = std::numeric_limits<double>::infinity();

// A motion is stopped when it would come nearer than keep - kCaught, and then where it is at keep - kStopped. What was
// stopped is therefore outside the first limit by far more than rounding, and may go on along it or away from it.
constexpr double kStopped = 1e-9;
constexpr double kCaught = 2e-9;

/// An entry that lies less than this before the start is one that the start itself stands on.
constexpr double kJustBefore = 1e-6;

double entered(double angle) noexcept {
  return angle > detail::kFullTurn - kJustBefore ? 0 : angle;
}

/// When `arm`, circling, comes within `radius` of the point that `spoke` leads to.
double entersCircle(Vec arm, Vec spoke, double radius, const Turn& turn) noexcept {
  const double product = std::sqrt(dot(arm, arm) * dot(spoke, spoke));
  const double cosine = (dot(arm, arm) + dot(spoke, spoke) - radius * radius) / (2 * product);
  if (!(cosine < 1)) return kNever;
  const double before = std::acos(std::max(cosine, -1.0));
  const double passes = turn.angleTo(arm, spoke);
  return entered(passes < before ? passes - before + detail::kFullTurn : passes - before);
}

/// When it comes within `away` of the edge, beside it, from outside.
double entersStrip(Vec arm, const detail::EdgeLine& edge, double away, const Turn& turn) noexcept {
  const double level = edge.level + away;
  const double square = dot(arm, arm) - level * level;
  if (square <= 0) return kNever;
  // Of the two crossings of the line, this is the one that goes inward.
  const Vec meeting = edge.outward * level + edge.along * (turn.sense * std::sqrt(square));
  if (!edge.covers(meeting)) return kNever;
  return entered(turn.angleTo(arm, meeting));
}

/// The first moment at which a point is caught; the answer is where it has to stop for that.
class FirstCaught {
 public:
  FirstCaught(const Turn& turn, double keep) noexcept : m_turn(turn), m_keep(keep) {}

  /// Vertices past vertices. The same from either side.
  void corners(std::span<const Vec> circling, std::span<const Vec> standing) noexcept {
    for (const Vec vertex : standing) {
      for (const Vec point : circling) {
        consider(m_turn,
                 [&](double away) { return entersCircle(point - m_turn.pivot, vertex - m_turn.pivot, away, m_turn); });
      }
    }
  }
  /// Vertices of the one coming down on edges of the other. Between the ends of an edge only: what comes in past an end
  /// has met the circle about the vertex before.
  void edges(std::span<const Vec> circling, std::span<const Vec> standing, const Turn& turn) noexcept {
    Vec from = standing.back();
    for (const Vec to : standing) {
      const detail::EdgeLine edge(from, to, turn.pivot);
      from = to;
      if (edge.length == 0) continue;
      for (const Vec point : circling) {
        consider(turn, [&](double away) { return entersStrip(point - turn.pivot, edge, away, turn); });
      }
    }
  }
  [[nodiscard]] double stop() const noexcept { return m_stop; }

 private:
  template <class Enters>
  void consider(const Turn& turn, Enters&& enters) noexcept {
    const double caught = enters(m_keep - kCaught);
    if (caught > turn.extent || caught >= m_stop) return;
    const double at = enters(m_keep - kStopped);
    m_stop = std::min(m_stop, at <= caught ? at : 0);
  }

  Turn m_turn;
  double m_keep;
  double m_stop = kNever;
};

/// True when the whole shape stays beside the way, or lies behind it, by `keep` or more. Most things do.
bool outOfTheWay(const Footprint& mover, double length, const ConvexPolygon& still, double keep) noexcept {
  double left = kNever;
  double right = -kNever;
  double near = kNever;
  double far = -kNever;
  for (const Vec v : still.vertices) {
    const Vec local = mover.pose.toUnit(v);
    left = std::min(left, local.x);
    right = std::max(right, local.x);
    near = std::min(near, local.y);
    far = std::max(far, local.y);
  }
  const double beside = mover.halfWidth + keep;
  return left >= beside || right <= -beside || near >= mover.halfDepth + length + keep ||
         far <= -mover.halfDepth - keep;
}

}  // namespace

double freeAdvance(const Footprint& mover, double length, const ConvexPolygon& still, double keep) noexcept {
  if (outOfTheWay(mover, length, still, keep)) return length;
  const auto corners = mover.corners();
  const Vec heading = mover.pose.facing.forward();
  if (keep <= kCaught) {
    const Span way{0, length};
    if (detail::spanWithinGap(corners, still.vertices, heading, way, -kContact).empty()) return length;
    return detail::spanWithinGap(corners, still.vertices, heading, way, 0).from;
  }
  const Span caught = detail::spanNearer(corners, still.vertices, heading, keep - kCaught);
  if (caught.empty() || caught.to <= 0 || caught.from >= length) return length;
  return std::clamp(detail::spanNearer(corners, still.vertices, heading, keep - kStopped).from, 0.0, length);
}

double freeTurn(const Footprint& mover, Vec pivot, double left, const ConvexPolygon& still, double keep) noexcept {
  const auto corners = mover.corners();
  const Turn turn = Turn::of(pivot, left);
  if (keep <= kCaught) {
    const auto deep = detail::firstDeep(corners, still.vertices, turn);
    return deep ? std::max(0.0, *deep - kStopped) : turn.extent;
  }
  if (detail::outOfReach(corners, pivot, still.vertices, keep)) return turn.extent;
  FirstCaught first(turn, keep);
  first.corners(corners, still.vertices);
  first.edges(corners, still.vertices, turn);
  first.edges(still.vertices, corners, turn.reversed());
  return std::min(first.stop(), turn.extent);
}

}  // namespace frontage::geometry
