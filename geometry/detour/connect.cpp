#include "geometry/detour/connect.h"

#include <cmath>
#include <numbers>

namespace frontage::geometry::detail {

namespace {

double directionOf(Vec v) noexcept {
  return std::atan2(v.y, v.x);
}

/// The wheel of that hand from one direction to another, in [0, 2 pi).
double wheelBetween(Move::Kind hand, double from, double to) noexcept {
  const double left = std::remainder(hand == Move::Kind::Left ? to - from : from - to, 2 * std::numbers::pi);
  // A hair backwards is no wheel at all, not a full one.
  if (left < 0 && left > -1e-12) return 0;
  return left < 0 ? left + 2 * std::numbers::pi : left;
}

Vec pivotOf(const Footprint& footprint, Move::Kind hand) noexcept {
  return hand == Move::Kind::Left ? footprint.frontLeft() : footprint.frontRight();
}

}  // namespace

Connections connect(const Footprint& from, const Footprint& to) noexcept {
  using Kind = Move::Kind;
  const double start = directionOf(from.pose.facing.forward());
  const double end = directionOf(to.pose.facing.forward());
  Connections found;
  for (const Kind first : {Kind::Left, Kind::Right}) {
    for (const Kind last : {Kind::Left, Kind::Right}) {
      const Vec between = pivotOf(to, last) - pivotOf(from, first);
      // Hands that differ cross over from one side of the pivots' line to the other.
      const double across = first == last ? 0 : 2 * from.halfWidth;
      const double square = dot(between, between) - across * across;
      if (square < 0) continue;
      const double straight = std::sqrt(square);
      const double lean = std::atan2(across, straight);
      const double heading = directionOf(between) + (first == Kind::Left ? lean : -lean);
      const double swing = wheelBetween(first, start, heading);
      const double back = wheelBetween(last, heading, end);
      if (swing > std::numbers::pi || back > std::numbers::pi) continue;
      found.ways[found.count++] = {Move{first, swing}, Move{Kind::Advance, straight}, Move{last, back}};
    }
  }
  return found;
}

}  // namespace frontage::geometry::detail
