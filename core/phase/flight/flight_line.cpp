#include "core/phase/flight/flight_line.h"

#include "core/battlefield/formation.h"
#include "core/report/names.h"
#include "geometry/base/polygon.h"
#include "geometry/base/tolerance.h"
#include "geometry/contact/closest_points.h"
#include "geometry/contact/relation.h"
#include "geometry/contact/sweep.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace frontage::core {

namespace {

using geometry::Footprint;
using geometry::Length;

/// Something that stands where the unit may pass.
struct Thing {
  std::string id;
  std::string kind;
  std::vector<geometry::ConvexPolygon> parts;
  bool mustClear = false;  ///< F5: one may not end on it
};

bool declaredOn(const PhaseState& state, const UnitId& charger, const UnitId& target) {
  const Charge* charge = state.chargeOf(charger);
  return charge && (charge->isOn(target) || std::find(charge->earlierTargets.begin(), charge->earlierTargets.end(),
                                                      target) != charge->earlierTargets.end());
}

std::vector<Thing> thingsAround(const PhaseState& state, const Unit& unit) {
  std::vector<Thing> things;
  for (const Unit& other : state.field.units) {
    if (other.id == unit.id || other.state.destroyed) continue;
    const char* kind = !areEnemies(unit, other) ? "friend" : declaredOn(state, other.id, unit.id) ? "charger" : "enemy";
    things.push_back({other.id.value, kind, {geometry::toPolygon(footprintOf(other))}, true});
  }
  for (const Terrain& terrain : state.field.terrain)
    things.push_back({terrain.id.value, std::string(nameOf(terrain.kind)), geometry::convexParts(terrain.shape),
                      blocksMovement(terrain.kind)});
  return things;
}

Footprint ahead(const Footprint& start, double by) {
  return start.at(start.pose.advanced(Length::fromInches(by)));
}

/// How far it can go before its footprint touches the table's edge; 0 when it does so already (F3).
double distanceToEdge(const Table& table, const Footprint& start) {
  const geometry::Vec h = start.pose.facing.forward();
  double least = std::numeric_limits<double>::infinity();
  const auto limit = [&](double room, double speed) {
    if (room <= geometry::kContact)
      least = 0;
    else if (speed > 1e-12)  // moving along the edge never reaches it
      least = std::min(least, room / speed);
  };
  for (const geometry::Vec c : start.corners()) {
    limit(c.x, -h.x);
    limit(table.width - c.x, h.x);
    limit(c.y, -h.y);
    limit(table.height - c.y, h.y);
  }
  return least;
}

/// The part lies wholly behind the unit's rear, and the unit has come clear of it.
bool isPassed(const Footprint& at, const geometry::ConvexPolygon& part) {
  return std::all_of(part.vertices.begin(), part.vertices.end(),
                     [&](geometry::Vec v) { return at.pose.toUnit(v).y < -at.halfDepth - geometry::kContact; });
}

/// The least distance >= `from` at which the unit is `clearance` away from the part. The distance of two convex shapes
/// is a convex function of a straight move, so past its least value it only grows.
double clearOf(const Footprint& start, const geometry::ConvexPolygon& part, double from, double clearance) {
  const auto isClear = [&](double at) {
    const Footprint there = ahead(start, at);
    if (clearance <= 0) return geometry::relate(there, part) != geometry::Relation::Overlapping;
    return geometry::closestPoints(there, part).distance.inches() >= clearance - 1e-12;  // guard: rounding
  };
  if (isClear(from) || isPassed(ahead(start, from), part)) return from;
  double near = from;
  double far = from + 1;
  while (!isClear(far)) {
    near = far;
    far += far - from;
  }
  for (int i = 0; i < 60; ++i) {
    const double middle = (near + far) / 2;
    (isClear(middle) ? far : near) = middle;
  }
  return far;
}

/// F5: straight on by the least distance that clears everything one may not end on.
double extended(const Footprint& start, const std::vector<Thing>& things, double moved, double clearance) {
  for (bool again = true; again;) {
    again = false;
    for (const Thing& thing : things) {
      if (!thing.mustClear) continue;
      for (const geometry::ConvexPolygon& part : thing.parts) {
        const double clear = clearOf(start, part, moved, clearance);
        again = again || clear > moved + 1e-9;  // guard: rounding
        moved = std::max(moved, clear);
      }
    }
  }
  return moved;
}

std::optional<Crossed> crossing(const Footprint& start, const Thing& thing, double moved) {
  std::optional<Crossed> found;
  for (const geometry::ConvexPolygon& part : thing.parts) {
    if (!geometry::overlapsAdvancing(start, Length::fromInches(moved), part)) continue;
    const auto in = geometry::firstTouchAdvancing(start, Length::fromInches(moved), part);
    const double entry = in ? in->at : 0;
    const Footprint end = ahead(start, moved);
    const auto out = geometry::firstTouchShifting(end, start.pose.facing.forward() * -moved, part);
    const double exit = out ? moved - out->at : moved;
    if (!found) found = Crossed{thing.id, thing.kind, entry, exit};
    found->entry = std::min(found->entry, entry);
    found->exit = std::max(found->exit, exit);
  }
  return found;
}

geometry::Path turnAway(const Unit& unit, geometry::Vec from) {
  geometry::Path path(footprintOf(unit));
  const geometry::Vec away = unit.pose.centre - from;
  const geometry::Facing facing =
      geometry::norm(away) <= geometry::kContact ? unit.pose.facing.reversed() : geometry::Facing::towards(away);
  const geometry::Angle turn = unit.pose.facing.turnTo(facing);
  if (turn.radians() != 0) path.pivot(unit.pose.centre, turn);
  return path;
}

/// F4, third row: where it runs into somebody that declared a charge on it.
std::optional<double> runsIntoCharger(const Footprint& start, const std::vector<Thing>& things, double moved) {
  std::optional<double> first;
  for (const Thing& thing : things) {
    if (thing.kind != "charger") continue;
    const auto touch = geometry::firstTouchAdvancing(start, Length::fromInches(moved), thing.parts.front());
    if (touch && (!first || touch->at < *first)) first = touch->at;
  }
  return first;
}

}  // namespace

FlightLine flightLine(const PhaseState& state, const Unit& unit, geometry::Vec from, double rolled) {
  FlightLine line;
  line.path = turnAway(unit, from);
  const Footprint start = line.path.empty() ? footprintOf(unit) : line.path.end();
  const std::vector<Thing> things = thingsAround(state, unit);
  line.moved = extended(start, things, rolled, state.rules->fleeClearance);
  const double edge = distanceToEdge(state.field.table, start);
  if (geometry::isWithin(edge, line.moved)) {
    line.moved = edge;
    line.destroyedBy = DestroyedBy::TableEdge;
  }
  if (state.rules->declaredChargerDestroys)
    if (const auto met = runsIntoCharger(start, things, line.moved)) {
      line.moved = *met;
      line.destroyedBy = DestroyedBy::Contact;
    }
  for (const Thing& thing : things)
    if (auto crossed = crossing(start, thing, line.moved)) line.crossed.push_back(std::move(*crossed));
  std::stable_sort(line.crossed.begin(), line.crossed.end(),
                   [](const Crossed& a, const Crossed& b) { return a.entry < b.entry; });
  line.path.advance(Length::fromInches(line.moved));
  return line;
}

}  // namespace frontage::core
