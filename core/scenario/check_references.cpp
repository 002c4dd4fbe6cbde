#include "core/json/printable.h"
#include "core/scenario/reading.h"

#include <map>
#include <set>
#include <utility>

namespace frontage::core {

namespace {

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

}  // namespace

void checkMentions(const ScenarioReading& reading) {
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

void checkReferences(ScenarioReading& reading) {
  const Battlefield& field = reading.scenario.field;
  if (!checkIds(reading.report, field.armies, reading.armies)) reading.allArmiesKnown = false;
  if (!checkIds(reading.report, field.units, reading.units)) reading.allUnitsKnown = false;
  checkIds(reading.report, field.terrain, reading.terrain);
  checkMentions(reading);
  checkEngagements(reading);
}

}  // namespace frontage::core
