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

/// The first moment at which one of `circling` is caught by one of the edges of `standing`; the answer is where it has
/// to stop for that.
double firstCaught(std::span<const Vec> circling, std::span<const Vec> standing, const Turn& turn,
                   double keep) noexcept {
  double stop = kNever;
  const auto consider = [&](double caught, auto&& stopped) {
    if (caught > turn.extent || caught >= stop) return;
    const double at = stopped();
    stop = std::min(stop, at <= caught ? at : 0);
  };
  Vec from = standing.back();
  for (const Vec to : standing) {
    const detail::EdgeLine edge(from, to, turn.pivot);
    const Vec spoke = to - turn.pivot;
    from = to;
    for (const Vec point : circling) {
      const Vec arm = point - turn.pivot;
      consider(entersCircle(arm, spoke, keep - kCaught, turn),
               [&] { return entersCircle(arm, spoke, keep - kStopped, turn); });
      if (edge.length == 0) continue;
      consider(entersStrip(arm, edge, keep - kCaught, turn), [&] {
        // Beyond the end of the edge the circle about the vertex has caught it before.
        const double at = entersStrip(arm, edge, keep - kStopped, turn);
        return at == kNever ? 0 : at;
      });
    }
  }
  return stop;
}

}  // namespace

double freeAdvance(const Footprint& mover, double length, const ConvexPolygon& still, double keep) noexcept {
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
  const double stop = std::min(firstCaught(corners, still.vertices, turn, keep),
                               firstCaught(still.vertices, corners, turn.reversed(), keep));
  return std::min(stop, turn.extent);
}

}  // namespace frontage::geometry
