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

/// Where `arm`, circling, comes within `radius` of the point that `spoke` leads to.
struct CircleEntry {
  CircleEntry(Vec arm_, Vec spoke_, double radius) noexcept
      : arm(arm_),
        spoke(spoke_),
        cosine((dot(arm, arm) + dot(spoke, spoke) - radius * radius) /
               (2 * std::sqrt(dot(arm, arm) * dot(spoke, spoke)))) {}

  [[nodiscard]] bool isThere() const noexcept { return cosine < 1; }
  [[nodiscard]] Vec direction(const Turn& turn) const noexcept {
    const double c = std::max(cosine, -1.0);
    return spoke * c - leftOf(spoke) * (turn.sense * std::sqrt(1 - c * c));
  }
  [[nodiscard]] double angle(const Turn& turn) const noexcept {
    const double before = std::acos(std::max(cosine, -1.0));
    const double passes = turn.angleTo(arm, spoke);
    return entered(passes < before ? passes - before + detail::kFullTurn : passes - before);
  }

  Vec arm;
  Vec spoke;
  double cosine;
};

/// Where it comes within `away` of the edge, beside it, from outside.
struct StripEntry {
  StripEntry(Vec arm_, const detail::EdgeLine& edge, double away, const Turn& turn) noexcept : arm(arm_) {
    const double level = edge.level + away;
    const double square = dot(arm, arm) - level * level;
    if (square <= 0) return;
    // Of the two crossings of the line, this is the one that goes inward.
    meeting = edge.outward * level + edge.along * (turn.sense * std::sqrt(square));
    covered = edge.covers(meeting);
  }

  [[nodiscard]] bool isThere() const noexcept { return covered; }
  [[nodiscard]] Vec direction(const Turn& /*turn*/) const noexcept { return meeting; }
  [[nodiscard]] double angle(const Turn& turn) const noexcept { return entered(turn.angleTo(arm, meeting)); }

  Vec arm;
  Vec meeting;
  bool covered = false;
};

/// The first moment at which a point is caught; the answer is where it has to stop for that.
class FirstCaught {
 public:
  FirstCaught(const Turn& turn, double keep) noexcept : m_turn(turn), m_keep(keep) { passUpTo(turn.extent); }

  /// Vertices past vertices. The same from either side.
  void corners(std::span<const Vec> circling, std::span<const Vec> standing) noexcept {
    for (const Vec vertex : standing) {
      for (const Vec point : circling) {
        consider(m_turn, [&](double away) { return CircleEntry(point - m_turn.pivot, vertex - m_turn.pivot, away); });
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
        consider(turn, [&](double away) { return StripEntry(point - turn.pivot, edge, away, turn); });
      }
    }
  }
  [[nodiscard]] double stop() const noexcept { return m_stop; }

 private:
  /// Angles are dear, and most are of points that come later: those are told by the order alone.
  template <class EntryAt>
  void consider(const Turn& turn, EntryAt&& entryAt) noexcept {
    const auto entry = entryAt(m_keep - kCaught);
    if (!entry.isThere()) return;
    if (const double order = turn.orderOf(entry.arm, entry.direction(turn)); order > m_order && order < kAtStart)
      return;
    const double caught = entry.angle(turn);
    if (caught > turn.extent || caught >= m_stop) return;
    const auto there = entryAt(m_keep - kStopped);
    const double at = there.isThere() ? there.angle(turn) : kNever;
    m_stop = std::min(m_stop, at <= caught ? at : 0);
    passUpTo(std::min(m_stop, turn.extent));
  }

  void passUpTo(double angle) noexcept { m_order = Turn::orderOf(angle) + kOrderSlack; }

  /// Far more than rounding, and than what an entry's angle is off by where it grazes.
  static constexpr double kOrderSlack = 1e-5;
  /// A full turn, nearly: such an entry may be one that the start itself stands on.
  static constexpr double kAtStart = 4 - 1e-5;

  Turn m_turn;
  double m_keep;
  double m_stop = kNever;
  double m_order = 0;  ///< of the angle from which on nothing matters
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
  if (keep <= 0) {
    const auto corners = mover.corners();
    const Vec heading = mover.pose.facing.forward();
    const Span way{0, length};
    if (detail::spanWithinGap(corners, still.vertices, heading, way, keep).empty()) return length;
    return detail::spanWithinGap(corners, still.vertices, heading, way, 0).from;
  }
  const Span caught = detail::spanNearer(mover, still.vertices, keep - kCaught);
  if (caught.empty() || caught.to <= 0 || caught.from >= length) return length;
  return std::clamp(detail::spanNearer(mover, still.vertices, keep - kStopped).from, 0.0, length);
}

double freeTurn(const Footprint& mover, Vec pivot, double left, const ConvexPolygon& still, double keep) noexcept {
  const auto corners = mover.corners();
  const Turn turn = Turn::of(pivot, left);
  if (keep <= 0) {
    const auto deep = detail::firstDeep(corners, still.vertices, turn, -keep);
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
