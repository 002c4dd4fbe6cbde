#include "core/battlefield/formation.h"
#include "core/json/printable.h"
#include "core/scenario/reading.h"
#include "core/text/number.h"
#include "geometry/contact/relation.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

namespace frontage::core {

namespace {

std::string quoted(const std::string& id) {
  return "\"" + shortened(printable(id)) + "\"";
}

/// False when an id is used twice.
template <class Things>
bool checkIds(Report& report, const Things& things, const std::vector<Place>& places) {
  std::map<std::string, const JsonNode*> first;
  bool unique = true;
  for (std::size_t i = 0; i < places.size(); ++i) {
    const JsonNode* id = places[i].node->member("id");
    if (!id || things[i].id.empty()) continue;
    const auto [it, isNew] = first.emplace(things[i].id.value, id);
    if (isNew) continue;
    unique = false;
    report.error(*id, childPath(places[i].path, "id"),
                 "found " + quoted(things[i].id.value) + " a second time, after line " +
                     std::to_string(report.document().placeOf(it->second->begin).line) + ", expected an id of its own");
  }
  return unique;
}

template <class Things>
std::set<std::string> idsOf(const Things& things) {
  std::set<std::string> ids;
  for (const auto& thing : things) ids.insert(thing.id.value);
  return ids;
}

void checkMentions(ScenarioReading& reading) {
  const auto units = idsOf(reading.scenario.field.units);
  const auto armies = idsOf(reading.scenario.field.armies);
  for (const Mention& m : reading.mentions) {
    const bool army = m.of == Mention::Of::Army;
    if (!(army ? reading.allArmiesKnown : reading.allUnitsKnown)) continue;
    if ((army ? armies : units).count(m.id) == 0)
      reading.report.error(*m.place.node, m.place.path,
                           "found " + quoted(m.id) + ", expected the id of " + (army ? "an army" : "a unit"));
  }
}

void checkEngagements(ScenarioReading& reading) {
  const auto& units = reading.scenario.field.units;
  std::set<std::pair<std::string, std::string>> engaged;
  for (const Unit& unit : units)
    for (const UnitId& other : unit.state.engagedWith) engaged.emplace(unit.id.value, other.value);
  for (std::size_t i = 0; i < units.size(); ++i) {
    const std::string& id = units[i].id.value;
    const Place& place = reading.units[i];
    for (const UnitId& other : units[i].state.engagedWith) {
      if (other.value == id)
        reading.report.error(*place.node, place.path + "/state/engaged_with",
                             "found " + quoted(id) + " engaged with itself, expected other units");
      else if (!reading.report.failed() && engaged.count({other.value, id}) == 0)
        reading.report.warning(
            *place.node, place.path + "/state/engaged_with",
            quoted(id) + " is engaged with " + quoted(other.value) + ", which is not engaged with it");
    }
  }
}

/// Two decimals are enough to say how deep.
std::string inches(double depth) {
  return formatNumber(std::max(std::round(depth * 100) / 100, 0.01)) + "\"";
}

void checkPair(ScenarioReading& reading, std::size_t i, std::size_t j, const std::vector<geometry::Footprint>& at) {
  if (geometry::relate(at[i], at[j]) != geometry::Relation::Overlapping) return;
  const auto& units = reading.scenario.field.units;
  reading.report.error(*reading.units[j].node, reading.units[j].path,
                       "found " + quoted(units[j].id.value) + " overlapping " + quoted(units[i].id.value) + " by " +
                           inches(-geometry::signedGap(at[i], at[j])) + ", expected units apart or touching");
}

struct Blocker {
  std::string id;
  std::vector<geometry::ConvexPolygon> parts;
};

std::vector<Blocker> blockersOf(const Battlefield& field) {
  std::vector<Blocker> blockers;
  for (const Terrain& terrain : field.terrain)
    if (blocksMovement(terrain.kind)) blockers.push_back({terrain.id.value, geometry::convexParts(terrain.shape)});
  return blockers;
}

bool standsOn(const geometry::Footprint& footprint, const Blocker& blocker) {
  return std::any_of(blocker.parts.begin(), blocker.parts.end(), [&](const geometry::ConvexPolygon& part) {
    return geometry::relate(footprint, part) == geometry::Relation::Overlapping;
  });
}

void warnOfPlace(ScenarioReading& reading, std::size_t i, const geometry::Footprint& footprint,
                 const std::vector<Blocker>& blockers) {
  const Battlefield& field = reading.scenario.field;
  const Place& place = reading.units[i];
  const std::string name = quoted(field.units[i].id.value);
  if (!isOnTable(field.table, footprint))
    reading.report.warning(*place.node, place.path, name + " is not wholly on the table");
  for (const Blocker& blocker : blockers)
    if (standsOn(footprint, blocker))
      reading.report.warning(*place.node, place.path,
                             name + " stands on " + quoted(blocker.id) + ", which nothing can enter");
}

}  // namespace

void checkReferences(ScenarioReading& reading) {
  const Battlefield& field = reading.scenario.field;
  if (!checkIds(reading.report, field.armies, reading.armies)) reading.allArmiesKnown = false;
  if (!checkIds(reading.report, field.units, reading.units)) reading.allUnitsKnown = false;
  checkIds(reading.report, field.terrain, reading.terrain);
  checkMentions(reading);
  checkEngagements(reading);
}

void checkPlaces(ScenarioReading& reading) {
  const auto& units = reading.scenario.field.units;
  const std::vector<Blocker> blockers = blockersOf(reading.scenario.field);
  std::vector<geometry::Footprint> at;
  for (const Unit& unit : units) at.push_back(footprintOf(unit));
  for (std::size_t j = 0; j < units.size(); ++j) {
    if (units[j].state.destroyed) continue;
    warnOfPlace(reading, j, at[j], blockers);
    for (std::size_t i = 0; i < j; ++i)
      if (!units[i].state.destroyed) checkPair(reading, i, j, at);
  }
}

}  // namespace frontage::core
