#include "core/json/json_value.h"
#include "core/json/report.h"
#include "core/scenario/degrees.h"
#include "core/scenario/embedded.h"
#include "core/scenario/scenario.h"
#include "core/scenario/write_orders.h"
#include "core/text/names.h"
#include "core/text/number.h"

#include <utility>

namespace frontage::core {

namespace {

// What is written: every figure that the defaults of a troop type would otherwise decide, so that a file means the same
// whatever data files it is read with; of the rest only what is set.

template <class E>
JsonValue wordList(const std::vector<E>& words) {
  JsonValue list = JsonValue::array();
  for (const E word : words) list.push(JsonValue::text(nameOf(word)));
  return list;
}

JsonValue pairOf(double a, double b) {
  return JsonValue::array().push(JsonValue::number(a)).push(JsonValue::number(b));
}

using Members = std::map<std::string, std::map<std::string, std::string>>;

void addMembers(JsonValue& object, const Members& unknown, const std::string& path) {
  const auto it = unknown.find(path);
  if (it == unknown.end()) return;
  for (const auto& [name, json] : it->second) object.add(name, JsonValue::raw(json));
}

JsonValue ordersOf(const std::vector<Order>& line, const Members& unknown) {
  JsonValue orders = JsonValue::array();
  for (std::size_t i = 0; i < line.size(); ++i) {
    JsonValue order = orderJson(line[i]);
    addMembers(order, unknown, childPath("/orders", i));
    orders.push(std::move(order));
  }
  return orders;
}

void addDice(JsonValue& object, const std::optional<std::uint64_t>& seed, const std::vector<GivenRoll>& rolls,
             const Members& unknown) {
  JsonValue dice = JsonValue::object();
  if (seed) dice.add("seed", JsonValue::raw(std::to_string(*seed)));
  JsonValue given = JsonValue::array();
  for (std::size_t i = 0; i < rolls.size(); ++i) {
    JsonValue roll = rollJson(rolls[i]);
    addMembers(roll, unknown, childPath("/dice/given", i));
    given.push(std::move(roll));
  }
  if (!given.empty()) dice.add("given", std::move(given));
  addMembers(dice, unknown, "/dice");
  if (!dice.empty()) object.add("dice", std::move(dice));
}

class Writer {
 public:
  explicit Writer(const Scenario& scenario) : m_scenario(scenario) {}
  [[nodiscard]] JsonValue whole() const;

 private:
  [[nodiscard]] JsonValue army(const Army& army) const;
  [[nodiscard]] JsonValue unit(const Unit& unit) const;
  [[nodiscard]] JsonValue missile(const MissileWeapon& weapon, const std::string& path) const;
  [[nodiscard]] JsonValue state(const UnitState& state, const std::string& path) const;
  [[nodiscard]] JsonValue terrain(const Terrain& terrain) const;
  [[nodiscard]] JsonValue branches() const;
  void addTopUnknown(JsonValue& root) const;
  void addUnknown(JsonValue& object, const std::string& path) const;

  const Scenario& m_scenario;
};

void Writer::addUnknown(JsonValue& object, const std::string& path) const {
  addMembers(object, m_scenario.unknown, path);
}

/// "$schema" stands first already, where editors look for it.
void Writer::addTopUnknown(JsonValue& root) const {
  const auto it = m_scenario.unknown.find("");
  if (it == m_scenario.unknown.end()) return;
  for (const auto& [name, json] : it->second)
    if (name != "$schema") root.add(name, JsonValue::raw(json));
}

JsonValue Writer::army(const Army& army) const {
  JsonValue object = JsonValue::object();
  object.add("id", JsonValue::text(army.id.value)).add("name", JsonValue::text(army.name));
  addUnknown(object, childPath("/armies", army.id.value));
  return object;
}

void addFlag(JsonValue& object, std::string_view name, bool value) {
  if (value) object.add(name, JsonValue::flag(true));
}

void addStats(JsonValue& object, const Characteristics& stats) {
  object.add("troop_type", JsonValue::text(nameOf(stats.troopType)))
      .add("movement", JsonValue::number(stats.movement))
      .add("leadership", JsonValue::number(stats.leadership))
      .add("unit_strength", JsonValue::number(stats.unitStrength))
      .add("wounds", JsonValue::number(stats.wounds))
      .add("toughness", JsonValue::number(stats.toughness))
      .add("armour_save", JsonValue::number(stats.armourSave))
      .add("height", JsonValue::number(stats.height));
  addFlag(object, "swiftstride", stats.swiftstride);
  addFlag(object, "flying", stats.flying);
  addFlag(object, "stand_and_shoot", stats.standAndShoot);
  if (stats.chargeBonus != 0) object.add("charge_bonus", JsonValue::number(stats.chargeBonus));
  if (!stats.causes.empty()) object.add("causes", wordList(stats.causes));
  if (!stats.immune.empty()) object.add("immune", wordList(stats.immune));
}

JsonValue Writer::missile(const MissileWeapon& weapon, const std::string& path) const {
  JsonValue object = JsonValue::object();
  object.add("name", JsonValue::text(weapon.name))
      .add("range", JsonValue::number(weapon.range))
      .add("strength", JsonValue::number(weapon.strength))
      .add("ballistic_skill", JsonValue::number(weapon.ballisticSkill))
      .add("shots", JsonValue::number(weapon.shots))
      .add("ranks", JsonValue::text(nameOf(weapon.ranks)));
  addUnknown(object, path);
  return object;
}

JsonValue Writer::state(const UnitState& state, const std::string& path) const {
  JsonValue object = JsonValue::object();
  addFlag(object, "fleeing", state.fleeing);
  addFlag(object, "shaken", state.shaken);
  addFlag(object, "marched", state.marched);
  addFlag(object, "charging", state.charging);
  addFlag(object, "destroyed", state.destroyed);
  addFlag(object, "stood_and_shot", state.stoodAndShot);
  addFlag(object, "redirected", state.redirected);
  addFlag(object, "fled_this_phase", state.fledThisPhase);
  if (!state.engagedWith.empty()) object.add("engaged_with", idList(state.engagedWith));
  addUnknown(object, path);
  return object;
}

JsonValue Writer::unit(const Unit& unit) const {
  const std::string path = childPath("/units", unit.id.value);
  JsonValue object = JsonValue::object();
  object.add("id", JsonValue::text(unit.id.value))
      .add("name", JsonValue::text(unit.name))
      .add("army", JsonValue::text(unit.army.value))
      .add("x", JsonValue::number(unit.pose.centre.x))
      .add("y", JsonValue::number(unit.pose.centre.y))
      .add("facing", JsonValue::number(bearingToWrite(unit.pose.facing)))
      .add("models", JsonValue::number(unit.models))
      .add("files", JsonValue::number(unit.files))
      .add("base_mm", pairOf(unit.base.width, unit.base.depth));
  addStats(object, unit.stats);
  if (unit.stats.missile) object.add("missile", missile(*unit.stats.missile, childPath(path, "missile")));
  if (unit.woundsTaken != 0) object.add("wounds_taken", JsonValue::number(unit.woundsTaken));
  const JsonValue now = state(unit.state, childPath(path, "state"));
  if (!now.empty()) object.add("state", now);
  addUnknown(object, path);
  return object;
}

JsonValue Writer::terrain(const Terrain& terrain) const {
  JsonValue polygon = JsonValue::array();
  for (const geometry::Vec v : terrain.shape.vertices) polygon.push(pairOf(v.x, v.y));
  JsonValue object = JsonValue::object();
  object.add("id", JsonValue::text(terrain.id.value))
      .add("name", JsonValue::text(terrain.name))
      .add("kind", JsonValue::text(nameOf(terrain.kind)));
  if (terrain.height != Terrain{}.height) object.add("height", JsonValue::number(terrain.height));
  object.add("polygon", std::move(polygon));
  addUnknown(object, childPath("/terrain", terrain.id.value));
  return object;
}

JsonValue Writer::branches() const {
  JsonValue list = JsonValue::array();
  for (const Branch& branch : m_scenario.branches) {
    JsonValue object = JsonValue::object();
    object.add("orders", ordersOf(branch.orders, branch.unknown));
    addDice(object, std::nullopt, branch.given, branch.unknown);
    addMembers(object, branch.unknown, "");
    list.push(std::move(object));
  }
  return list;
}

JsonValue Writer::whole() const {
  const Battlefield& field = m_scenario.field;
  JsonValue root = JsonValue::object();
  if (const auto it = m_scenario.unknown.find(""); it != m_scenario.unknown.end())
    if (const auto schema = it->second.find("$schema"); schema != it->second.end())
      root.add("$schema", JsonValue::raw(schema->second));
  root.add("format", JsonValue::text("frontage-scenario")).add("version", JsonValue::number(1));
  root.add("name", JsonValue::text(m_scenario.name));
  if (!m_scenario.notes.empty()) root.add("notes", JsonValue::text(m_scenario.notes));
  root.add("ruleset", JsonValue::text(m_scenario.rulesetId));
  JsonValue houseRules = JsonValue::object();
  for (const auto& [name, json] : m_scenario.houseRules) houseRules.add(name, JsonValue::raw(json));
  if (!houseRules.empty()) root.add("house_rules", std::move(houseRules));
  JsonValue table = JsonValue::object();
  table.add("width", JsonValue::number(field.table.width)).add("height", JsonValue::number(field.table.height));
  addUnknown(table, "/table");
  root.add("table", std::move(table));

  JsonValue armies = JsonValue::array();
  for (const Army& a : field.armies) armies.push(army(a));
  JsonValue units = JsonValue::array();
  for (const Unit& u : field.units) units.push(unit(u));
  JsonValue pieces = JsonValue::array();
  for (const Terrain& t : field.terrain) pieces.push(terrain(t));
  root.add("armies", std::move(armies)).add("active", JsonValue::text(m_scenario.active.value));
  root.add("units", std::move(units)).add("terrain", std::move(pieces));
  root.add("orders", ordersOf(m_scenario.orders, m_scenario.unknown));
  addDice(root, m_scenario.seed, m_scenario.given, m_scenario.unknown);
  if (!m_scenario.branches.empty()) root.add("branches", branches());
  addTopUnknown(root);
  return root;
}

}  // namespace

JsonValue toJsonValue(const Scenario& scenario) {
  return Writer(scenario).whole();
}

std::string toText(const Scenario& scenario) {
  return toJsonValue(scenario).pretty();
}

}  // namespace frontage::core
