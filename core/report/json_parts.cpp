#include "core/report/json_parts.h"

#include "core/battlefield/formation.h"
#include "core/report/event_json.h"
#include "core/report/names.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace frontage::core {

namespace {

using Json = nlohmann::ordered_json;

Json poseJson(const geometry::Pose& pose) {
  return Json::array({figure(pose.centre.x), figure(pose.centre.y), bearing(pose.facing)});
}

struct OrderFields {
  Json& json;
  void operator()(const Declare& o) const {
    json["do"] = "declare";
    json["charger"] = o.charger.value;
    json["targets"] = idList(o.targets);
  }
  void operator()(const React& o) const {
    json["do"] = "react";
    json["unit"] = o.unit.value;
    json["charger"] = o.charger.value;
    json["reaction"] = nameOf(o.reaction);
  }
  void operator()(const Redirect& o) const {
    json["do"] = "redirect";
    json["charger"] = o.charger.value;
    json["targets"] = idList(o.targets);
  }
  void operator()(const PressOn& o) const {
    json["do"] = "press_on";
    json["charger"] = o.charger.value;
  }
  void operator()(const Resolve& o) const {
    json["do"] = "resolve";
    json["chargers"] = idList(o.chargers);
    if (o.offset) json["offset"] = number(*o.offset);
  }
  void operator()(const Reform& o) const {
    json["do"] = "reform";
    json["unit"] = o.unit.value;
    json["facing"] = number(o.facing);
    json["files"] = o.files;
  }
  void operator()(const EndPhase&) const { json["do"] = "end_phase"; }
};

}  // namespace

Json number(double value) {
  // Beyond 2^53 a double has no fractions to lose, and no figure of a table is that large.
  if (std::floor(value) == value && std::abs(value) < 9e15) return static_cast<std::int64_t>(value);
  return value;
}

Json figure(double value) {
  constexpr double kSize = 1e9;
  // A whole number is written without a fraction, and zero without a sign.
  return number(std::abs(value) < 1e6 ? std::round(value * kSize) / kSize : value);
}

Json bearing(geometry::Facing facing) {
  const Json degrees = figure(facing.bearingDegrees());
  return degrees == 360 ? Json(0) : degrees;
}

Json pointJson(geometry::Vec point) {
  return Json::array({figure(point.x), figure(point.y)});
}

Json idList(const std::vector<UnitId>& ids) {
  Json list = Json::array();
  for (const UnitId& id : ids) list.push_back(id.value);
  return list;
}

Json byUnit(const std::map<UnitId, double>& figures) {
  Json json = Json::object();
  for (const auto& [id, value] : figures) json[id.value] = figure(value);
  return json;
}

void addContact(Json& json, const Contact& contact) {
  json["charger"] = contact.charger.value;
  json["target"] = contact.target.value;
  json["facing"] = nameOf(contact.facing);
  json["charger_models"] = contact.chargerModels;
  json["target_models"] = contact.targetModels;
  json["offset"] = figure(contact.offset);
}

Json toJson(const ClauseCheck& check) {
  Json json = {{"clause", check.clause}, {"ok", check.ok}, {"text", check.text}};
  json["value"] = check.value ? figure(*check.value) : Json(nullptr);
  json["limit"] = check.limit ? figure(*check.limit) : Json(nullptr);
  json["blockers"] = check.blockers;
  return json;
}

Json toJson(const geometry::Path& path) {
  using Kind = geometry::PathPiece::Kind;
  Json list = Json::array();
  for (const geometry::PathPiece& piece : path.pieces()) {
    Json json = {{"kind", nameOf(piece.kind)}, {"from", poseJson(piece.from)}, {"to", poseJson(piece.to())}};
    if (piece.kind == Kind::Advance) {
      json["length"] = figure(piece.length.inches());
    } else if (piece.kind == Kind::Shift) {
      json["length"] = figure(geometry::norm(piece.shift));
    } else {
      json["angle"] = figure(piece.angle.degrees());
      json["centre"] = pointJson(piece.centre);
    }
    list.push_back(std::move(json));
  }
  return list;
}

Json toJson(const Order& order) {
  Json json;
  std::visit(OrderFields{json}, order);
  return json;
}

Json finalJson(const PhaseState& state) {
  Json units = Json::array();
  for (const Unit& unit : state.field.units) {
    units.push_back({{"id", unit.id.value},
                     {"x", figure(unit.pose.centre.x)},
                     {"y", figure(unit.pose.centre.y)},
                     {"facing", bearing(unit.pose.facing)},
                     {"models", unit.models},
                     {"files", unit.files},
                     {"wounds_taken", unit.woundsTaken},
                     {"destroyed", unit.state.destroyed},
                     {"fleeing", unit.state.fleeing},
                     {"shaken", unit.state.shaken},
                     {"engaged_with", idList(unit.state.engagedWith)}});
  }
  Json contacts = Json::array();
  for (const Contact& contact : state.contacts) {
    Json json = Json::object();
    addContact(json, contact);
    contacts.push_back(std::move(json));
  }
  return {{"units", std::move(units)}, {"contacts", std::move(contacts)}};
}

}  // namespace frontage::core
