#include "core/rules/read_characteristics.h"
#include "core/scenario/reading.h"

#include <utility>

namespace frontage::core {

namespace {

using Kind = JsonNode::Kind;

void readState(ScenarioReading& reading, ObjectReader& unit, UnitState& state, const std::string& stablePath) {
  const JsonNode* node = unit.object("state");
  if (!node) return;
  ObjectReader reader(*node, unit.pathOf("state"), reading.report);
  reader.flag("fleeing", state.fleeing);
  reader.flag("shaken", state.shaken);
  reader.flag("marched", state.marched);
  reader.flag("charging", state.charging);
  reader.flag("destroyed", state.destroyed);
  reader.flag("stood_and_shot", state.stoodAndShot);
  reader.flag("redirected", state.redirected);
  reader.flag("fled_this_phase", state.fledThisPhase);
  reading.unitList(reader, "engaged_with", Need::Optional, 0, state.engagedWith);
  reading.keepUnknown(reader, "a state", stablePath);
}

void readPose(ObjectReader& reader, geometry::Pose& pose) {
  reader.number("x", pose.centre.x, kPlaceBounds, Need::Required);
  reader.number("y", pose.centre.y, kPlaceBounds, Need::Required);
  double facing = 0;
  if (reader.number("facing", facing, kDegreeBounds)) pose.facing = geometry::Facing::fromBearingDegrees(facing);
}

/// The figures that the file leaves out come from the troop type, Unit Strength after the wounds (rules.md T5).
void readStats(ScenarioReading& reading, ObjectReader& reader, Characteristics& stats, const std::string& stablePath) {
  reader.word("troop_type", stats.troopType);
  stats = reading.library.defaults(stats.troopType).unit.stats;
  readFigures(reader, stats, Need::Required);
  readSpecialRules(reader, stats, [&](const ObjectReader& missile) {
    reading.keepUnknown(missile, "a missile weapon", childPath(stablePath, "missile"));
  });
  if (!reader.node().member("unit_strength"))
    stats.unitStrength = reading.library.unitStrength(stats.troopType, stats.wounds);
}

void readUnit(ScenarioReading& reading, const Place& place) {
  ObjectReader reader(*place.node, place.path, reading.report);
  Unit unit;
  if (!reader.id("id", unit.id.value)) reading.allUnitsKnown = false;
  const std::string stablePath = childPath("/units", unit.id.value);
  unit.name = unit.id.value;
  reader.text("name", unit.name);
  reading.mention(reader, "army", Mention::Of::Army, unit.army.value);
  readPose(reader, unit.pose);
  readState(reading, reader, unit.state, childPath(stablePath, "state"));
  reader.whole("models", unit.models, {unit.state.destroyed ? 0.0 : kModelBounds.least, kModelBounds.most},
               Need::Required);
  reader.whole("files", unit.files, kModelBounds, Need::Required);
  readBase(reader, unit.base, Need::Required);
  readStats(reading, reader, unit.stats, stablePath);
  reader.whole("wounds_taken", unit.woundsTaken, {0, unit.stats.wounds - 1.0});
  reading.keepUnknown(reader, "a unit", stablePath);
  reading.scenario.field.units.push_back(std::move(unit));
  reading.units.push_back(place);
}

}  // namespace

void readArmies(ScenarioReading& reading, ObjectReader& root) {
  const auto places = itemsOf(root, "armies", Need::Required, 1, kMaxArmies);
  reading.allArmiesKnown = !places.empty();
  for (const Place& place : places) {
    ObjectReader reader(*place.node, place.path, reading.report);
    Army army;
    if (!reader.id("id", army.id.value)) reading.allArmiesKnown = false;
    army.name = army.id.value;
    reader.text("name", army.name);
    reading.keepUnknown(reader, "an army", childPath("/armies", army.id.value));
    reading.scenario.field.armies.push_back(std::move(army));
    reading.armies.push_back(place);
  }
}

void readUnits(ScenarioReading& reading, ObjectReader& root) {
  const JsonNode* list = root.node().member("units");
  const auto places = itemsOf(root, "units", Need::Required, 0, kMaxUnits);
  reading.allUnitsKnown = list && list->kind == Kind::Array && list->children.size() == places.size();
  for (const Place& place : places) readUnit(reading, place);
}

}  // namespace frontage::core
