#include "core/phase/resolve/failed_route.h"

#include "core/battlefield/formation.h"
#include "geometry/base/polygon.h"
#include "geometry/base/tolerance.h"
#include "geometry/contact/closest_points.h"
#include "geometry/contact/relation.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>

namespace frontage::core {

namespace {

using geometry::Angle;
using geometry::Footprint;
using geometry::Hand;

/// "Just before contact": far enough to be apart by the one tolerance.
constexpr double kJustBefore = 2 * geometry::kContact;

struct Keep {
  geometry::ConvexPolygon shape;
  double away = 0;  ///< inches
};

/// Where the charger may stand on its way.
class Room {
 public:
  Room(const Ruleset& rules, const Battlefield& field, const Unit& charger) : m_table(field.table) {
    const Footprint start = footprintOf(charger);
    const double clearance = std::max(rules.failedClearance, kJustBefore);
    for (const Unit& other : field.units)
      if (other.id != charger.id && !other.state.destroyed)
        add(start, geometry::toPolygon(footprintOf(other)), clearance);
    for (const Terrain& terrain : field.terrain)
      if (blocksMovement(terrain.kind))
        for (geometry::ConvexPolygon& part : geometry::convexParts(terrain.shape))
          add(start, std::move(part), clearance);
  }

  [[nodiscard]] bool allows(const Footprint& at) const {
    if (!isOnTable(m_table, at)) return false;
    return std::all_of(m_keep.begin(), m_keep.end(), [&](const Keep& keep) {
      if (keep.away <= 0) return geometry::relate(at, keep.shape) != geometry::Relation::Overlapping;
      return geometry::closestPoints(at, keep.shape).distance.inches() >= keep.away - 1e-9;  // rounding of the sweep
    });
  }

 private:
  void add(const Footprint& start, geometry::ConvexPolygon shape, double clearance) {
    const double now = geometry::closestPoints(start, shape).distance.inches();
    m_keep.push_back({std::move(shape), now <= kJustBefore ? 0 : std::min(now, clearance)});
  }

  Table m_table;
  std::vector<Keep> m_keep;
};

/// The largest t in [0, limit] so that every pose up to t is allowed; found by small steps, then halving.
double freeUpTo(const Room& room, double limit, double step, const std::function<Footprint(double)>& at) {
  double good = 0;
  while (good < limit) {
    const double next = std::min(limit, good + step);
    if (!room.allows(at(next))) {
      double bad = next;
      for (int i = 0; i < 40; ++i) {
        const double middle = (good + bad) / 2;
        (room.allows(at(middle)) ? good : bad) = middle;
      }
      return good;
    }
    good = next;
  }
  return limit;
}

/// The wheel about a front corner after which the point lies straight ahead of the centre; signed, + = left.
Angle wheelTowards(const Footprint& from, geometry::Vec point) {
  const geometry::Vec local = from.pose.toUnit(point);
  if (std::abs(local.x) <= 1e-9 && local.y > 0) return Angle::fromRadians(0);
  // Mirrored to a left wheel: the axis through the centre stays at half the width from the pivot corner.
  const double u = local.x > 0 ? -local.x : local.x;
  const geometry::Vec arm{u + from.halfWidth, local.y - from.halfDepth};
  const double reach = geometry::norm(arm);
  if (reach < from.halfWidth) return Angle::fromRadians(0);  // too near to be brought straight ahead by any wheel
  const double angle = std::atan2(arm.y, arm.x) - std::acos(from.halfWidth / reach);
  const double turn = std::clamp(angle, 0.0, std::numbers::pi / 2);
  return Angle::fromRadians(local.x > 0 ? -turn : turn);
}

double wheelCost(WheelCost rule, const Footprint& mover, Angle angle) {
  switch (rule) {
    case WheelCost::Arc:
      return geometry::wheelArc(mover, geometry::abs(angle)).inches();
    case WheelCost::Chord:
      return geometry::wheelChord(mover, geometry::abs(angle)).inches();
    case WheelCost::Free:
      return 0;
  }
  return 0;
}

/// The widest wheel that `distance` pays for.
double affordableWheel(WheelCost rule, const Footprint& mover, double distance) {
  const double width = 2 * mover.halfWidth;
  switch (rule) {
    case WheelCost::Arc:
      return distance / width;
    case WheelCost::Chord:
      return 2 * std::asin(std::min(1.0, distance / (2 * width)));
    case WheelCost::Free:
      return std::numbers::pi;
  }
  return 0;
}

geometry::Path wheelThenStraight(const Ruleset& rules, const Room& room, const Footprint& start, geometry::Vec aim,
                                 double allowed) {
  geometry::Path path(start);
  const Angle wanted = wheelTowards(start, aim);
  const Hand hand = wanted.radians() >= 0 ? Hand::Left : Hand::Right;
  const double most = std::min(geometry::abs(wanted).radians(), affordableWheel(rules.wheelCost, start, allowed));
  const double wheel = freeUpTo(room, most, std::numbers::pi / 720, [&](double t) {
    return geometry::Path(start).wheel(hand, Angle::fromRadians(t)).end();
  });
  if (wheel > 0) path.wheel(hand, Angle::fromRadians(wheel));
  const Footprint turned = path.end();
  const double left = allowed - wheelCost(rules.wheelCost, start, Angle::fromRadians(wheel));
  const double ahead = std::min(left, std::max(0.0, turned.pose.toUnit(aim).y));
  const double straight = freeUpTo(
      room, ahead, 0.02, [&](double t) { return turned.at(turned.pose.advanced(geometry::Length::fromInches(t))); });
  if (straight > 0) path.advance(geometry::Length::fromInches(straight));
  return path;
}

}  // namespace

geometry::Path failedRoute(const Ruleset& rules, const Battlefield& field, const Unit& charger, const Unit& target,
                           geometry::Side facing, double allowed) {
  const Footprint goal = footprintOf(target);
  const geometry::Vec aim =
      rules.failedRoute == FailedRoute::OneWheelToFacing ? goal.edge(facing).centre() : goal.pose.centre;
  return wheelThenStraight(rules, Room(rules, field, charger), footprintOf(charger), aim, allowed);
}

double costOf(const Ruleset& rules, const geometry::Path& path) {
  double cost = 0;
  for (const geometry::PathPiece& piece : path.pieces())
    cost += piece.kind == geometry::PathPiece::Kind::Wheel ? wheelCost(rules.wheelCost, path.start(), piece.angle)
                                                           : piece.length.inches();
  return cost;
}

}  // namespace frontage::core
