#include "core/phase/flight/flight_line.h"

#include "core/battlefield/formation.h"
#include "core/report/names.h"
#include "geometry/base/polygon.h"
#include "geometry/flight/flight.h"

#include <algorithm>

namespace frontage::core {

namespace {

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

geometry::FlightProblem problemOf(const PhaseState& state, const Unit& unit, geometry::Vec from, double rolled,
                                  const std::vector<Thing>& things) {
  geometry::FlightProblem problem;
  problem.mover = footprintOf(unit);
  problem.away = geometry::awayFrom(problem.mover, from);
  problem.distance = geometry::Length::fromInches(rolled);
  problem.clearance = geometry::Length::fromInches(state.rules->fleeClearance);
  // Settled by the worked positions: whoever it ran away from, or has run past, does not push it on from behind.
  problem.passedIsClear = true;
  problem.board = {state.field.table.width, state.field.table.height};
  for (std::size_t i = 0; i < things.size(); ++i)
    for (const geometry::ConvexPolygon& part : things[i].parts)
      problem.obstacles.push_back({part, static_cast<int>(i), !things[i].mustClear});
  return problem;
}

/// In the order in which they are met; what is met at the same moment, by id (N2).
void putInOrder(std::vector<Crossed>& crossed) {
  constexpr double kSameMoment = 1e-9;  // the same place worked out in two ways
  std::stable_sort(crossed.begin(), crossed.end(),
                   [](const Crossed& a, const Crossed& b) { return a.entry < b.entry; });
  for (auto first = crossed.begin(); first != crossed.end();) {
    const auto last =
        std::find_if(first, crossed.end(), [&](const Crossed& c) { return c.entry > first->entry + kSameMoment; });
    std::sort(first, last, [](const Crossed& a, const Crossed& b) { return a.id < b.id; });
    first = last;
  }
}

/// F4, third row: where it runs into somebody that declared a charge on it.
std::optional<double> runsIntoCharger(const geometry::Flight& flight, const std::vector<Thing>& things) {
  std::optional<double> first;
  for (const auto* list : {&flight.crossed, &flight.grazed})
    for (const geometry::Crossing& met : *list)
      if (things[static_cast<std::size_t>(met.tag)].kind == "charger" && (!first || met.entry < *first))
        first = met.entry;
  return first;
}

/// The same flight, cut off at a distance.
geometry::Flight cutOff(geometry::FlightProblem problem, double at) {
  problem.distance = geometry::Length::fromInches(at);
  for (geometry::FlightObstacle& obstacle : problem.obstacles) obstacle.mayEndOn = true;
  return geometry::flee(problem);
}

}  // namespace

FlightLine flightLine(const PhaseState& state, const Unit& unit, geometry::Vec from, double rolled) {
  const std::vector<Thing> things = thingsAround(state, unit);
  const geometry::FlightProblem problem = problemOf(state, unit, from, rolled, things);
  geometry::Flight flight = geometry::flee(problem);
  FlightLine line;
  if (flight.lost) line.destroyedBy = DestroyedBy::TableEdge;
  if (state.rules->declaredChargerDestroys)
    if (const auto met = runsIntoCharger(flight, things)) {
      flight = cutOff(problem, *met);
      line.destroyedBy = DestroyedBy::Contact;
    }
  line.path = std::move(flight.path);
  line.moved = flight.moved.inches();
  for (const geometry::Crossing& crossing : flight.crossed) {
    const Thing& thing = things[static_cast<std::size_t>(crossing.tag)];
    line.crossed.push_back({thing.id, thing.kind, crossing.entry, crossing.exit});
  }
  putInOrder(line.crossed);
  return line;
}

}  // namespace frontage::core
