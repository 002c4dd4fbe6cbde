#include "core/report/event_json.h"

#include "core/report/json_parts.h"
#include "core/report/names.h"

#include <nlohmann/json.hpp>

namespace frontage::core {

namespace {

using Json = nlohmann::ordered_json;

Json crossedJson(const std::vector<Crossed>& crossed) {
  Json list = Json::array();
  for (const Crossed& thing : crossed)
    list.push_back(
        {{"id", thing.id}, {"kind", thing.kind}, {"entry", figure(thing.entry)}, {"exit", figure(thing.exit)}});
  return list;
}

/// Fills in what is particular to a type.
struct Fields {
  Json& json;

  void operator()(const Declared& e) const {
    json["charger"] = e.charger.value;
    json["targets"] = idList(e.targets);
    json["zones"] = Json::object();
    for (const auto& [target, zone] : e.zones) json["zones"][target.value] = nameOf(zone);
    json["distances"] = byUnit(e.distances);
    json["max_range"] = figure(e.maxRange);
  }
  void operator()(const Refused& e) const {
    json["order"] = toJson(e.order);
    json["reasons"] = Json::array();
    for (const ClauseCheck& reason : e.reasons) json["reasons"].push_back(toJson(reason));
  }
  void operator()(const Test& e) const {
    json["kind"] = nameOf(e.kind);
    json["unit"] = e.unit.value;
    json["dice"] = e.dice;
    json["against"] = e.against;
    json["passed"] = e.passed;
  }
  void operator()(const ZoneRolled& e) const {
    json["charger"] = e.charger.value;
    json["target"] = e.target.value;
    json["dice"] = Json::array({e.die});
    json["zone"] = nameOf(e.zone);
  }
  void operator()(const Reacted& e) const {
    json["unit"] = e.unit.value;
    json["charger"] = e.charger.value;
    json["reaction"] = nameOf(e.reaction);
    json["forced"] = e.forced;
  }
  void operator()(const Shots& e) const {
    json["unit"] = e.unit.value;
    json["target"] = e.target.value;
    json["shooters"] = e.shooters;
    json["hits"] = e.hits;
    json["wounds"] = e.wounds;
    json["killed"] = e.killed;
    json["to_hit"] = e.toHit;
    json["to_wound"] = e.toWound;
    json["save"] = e.save;
  }
  void operator()(const FleeMove& e) const {
    json["unit"] = e.unit.value;
    json["dice"] = e.dice;
    json["rolled"] = figure(e.rolled);
    json["moved"] = figure(e.moved);
    json["path"] = toJson(e.path);
    json["crossed"] = crossedJson(e.crossed);
    json["wounds"] = e.wounds;
  }
  void operator()(const Redirected& e) const {
    json["charger"] = e.charger.value;
    json["from"] = idList(e.from);
    json["to"] = idList(e.to);
  }
  void operator()(const RangeRolled& e) const {
    json["charger"] = e.charger.value;
    json["dice"] = e.dice;
    json["range"] = figure(e.range);
    json["distances"] = byUnit(e.distances);
    json["success"] = Json::object();
    for (const auto& [target, success] : e.success) json["success"][target.value] = success;
  }
  void operator()(const ChargeMoved& e) const {
    json["charger"] = e.charger.value;
    json["target"] = e.target.value;
    json["path"] = toJson(e.path);
    json["wheel"] = figure(e.wheel.degrees());
  }
  void operator()(const DoorClosed& e) const {
    json["unit"] = e.unit.value;
    json["angle"] = figure(e.angle.degrees());
    json["pivot"] = pointJson(e.pivot);
    json["path"] = toJson(e.path);
  }
  void operator()(const Contact& e) const { addContact(json, e); }
  void operator()(const FailedCharge& e) const {
    json["charger"] = e.charger.value;
    json["target"] = e.target.value;
    json["distance"] = figure(e.distance);
    json["moved"] = figure(e.moved);
    json["path"] = toJson(e.path);
    json["why"] = e.why;
  }
  void operator()(const RanDown& e) const {
    json["charger"] = e.charger.value;
    json["target"] = e.target.value;
    json["wounds"] = e.wounds;
    json["killed"] = e.killed;
    json["destroyed"] = e.destroyed;
  }
  void operator()(const Dangerous& e) const {
    json["unit"] = e.unit.value;
    json["terrain"] = e.terrain;
    json["dice"] = e.dice;
    json["wounds"] = e.wounds;
    json["killed"] = e.killed;
  }
  void operator()(const Destroyed& e) const {
    json["unit"] = e.unit.value;
    json["cause"] = nameOf(e.cause);
  }
  void operator()(const Reformed& e) const {
    json["unit"] = e.unit.value;
    json["facing"] = bearing(e.facing);
    json["files"] = e.files;
  }
  void operator()(const StateChanged& e) const {
    json["unit"] = e.unit.value;
    if (e.fleeing) json["fleeing"] = *e.fleeing;
    if (e.shaken) json["shaken"] = *e.shaken;
    if (e.charging) json["charging"] = *e.charging;
  }
};

struct TypeName {
  const char* operator()(const Declared&) const { return "declared"; }
  const char* operator()(const Refused&) const { return "refused"; }
  const char* operator()(const Test&) const { return "test"; }
  const char* operator()(const ZoneRolled&) const { return "zone_roll"; }
  const char* operator()(const Reacted&) const { return "reaction"; }
  const char* operator()(const Shots&) const { return "shots"; }
  const char* operator()(const FleeMove&) const { return "flee_move"; }
  const char* operator()(const Redirected&) const { return "redirected"; }
  const char* operator()(const RangeRolled&) const { return "range"; }
  const char* operator()(const ChargeMoved&) const { return "charge_move"; }
  const char* operator()(const DoorClosed&) const { return "door"; }
  const char* operator()(const Contact&) const { return "contact"; }
  const char* operator()(const FailedCharge&) const { return "failed_charge"; }
  const char* operator()(const RanDown&) const { return "run_down"; }
  const char* operator()(const Dangerous&) const { return "dangerous"; }
  const char* operator()(const Destroyed&) const { return "destroyed"; }
  const char* operator()(const Reformed&) const { return "reformed"; }
  const char* operator()(const StateChanged&) const { return "state"; }
};

}  // namespace

std::string eventType(const Event& event) {
  return std::visit(TypeName{}, event.body);
}

Json toJson(const Event& event, int n, const Battlefield& field) {
  Json json = {{"n", n}, {"type", eventType(event)}, {"clause", event.clause}, {"text", sentence(event, field)}};
  std::visit(Fields{json}, event.body);
  return json;
}

}  // namespace frontage::core
