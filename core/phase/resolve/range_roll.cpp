#include "core/phase/resolve/range_roll.h"

#include "core/battlefield/formation.h"
#include "core/phase/range/charge_range.h"
#include "core/phase/terrain/obstacle_front.h"
#include "geometry/base/tolerance.h"
#include "geometry/measure/shortest_line.h"

#include <limits>

namespace frontage::core {

double chargeDistance(const Ruleset& rules, const Battlefield& field, const Unit& charger, const Unit& target,
                      geometry::Side facing) {
  if (rules.measureLine == MeasureLine::Straight) return straightDistance(field, charger, target, facing);
  std::vector<geometry::Polygon> solid;
  for (const Terrain& terrain : field.terrain)
    if (blocksMovement(terrain.kind)) solid.push_back(terrain.shape);
  const auto round = geometry::shortestLine(footprintOf(charger), chargedFootprint(field, target, facing), solid);
  // Walled off on all sides: no range is enough.
  return round ? round->length : std::numeric_limits<double>::infinity();
}

RangeOutcome rollRange(Play& play, const Charge& charge) {
  const Unit& charger = play.unit(charge.charger);
  RangeOutcome outcome;
  outcome.charger = charge.charger;
  outcome.dice = play.roll(RollPurpose::Range, charger.id, rangeDiceCount(play.rules(), charger.stats));
  outcome.range = rangeFrom(play.rules(), charger.stats, charge.bonus, outcome.dice);
  RangeRolled event{
      .charger = charger.id, .dice = outcome.dice, .range = outcome.range, .distances = {}, .success = {}};
  for (const UnitId& id : charge.targets) {
    const Unit& target = play.unit(id);
    event.success[id] = false;
    if (target.state.destroyed) continue;
    event.distances[id] = chargeDistance(play.rules(), play.field(), charger, target, charge.zones.at(id));
    event.success[id] = geometry::isWithin(event.distances[id], outcome.range);
    if (event.success[id]) outcome.reached.push_back(id);
  }
  play.leave("M3", std::move(event));
  return outcome;
}

}  // namespace frontage::core
