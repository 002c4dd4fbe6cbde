#include "core/report/verdict_json.h"

#include "core/report/event_json.h"
#include "core/report/json_parts.h"
#include "core/report/names.h"

#include <nlohmann/json.hpp>

namespace frontage::core {

namespace {

using Json = nlohmann::ordered_json;

Json sightJson(const ChargeVerdict& verdict) {
  Json json = {{"visible", verdict.sight.visible}, {"witness", nullptr}, {"blockers", verdict.sightBlockers}};
  if (verdict.sight.witness)
    json["witness"] = Json::array({pointJson(verdict.sight.witness->from), pointJson(verdict.sight.witness->to)});
  return json;
}

Json offsetsJson(const std::vector<geometry::OffsetInterval>& offsets) {
  Json list = Json::array();
  for (const geometry::OffsetInterval& interval : offsets)
    list.push_back(Json::array({figure(interval.from), figure(interval.to)}));
  return list;
}

void addMove(Json& json, const ChargeVerdict& verdict) {
  json["move"] = nullptr;
  json["contact"] = nullptr;
  if (!verdict.move) return;
  json["move"] = {{"path", toJson(verdict.move->path)},
                  {"wheel", figure(verdict.move->wheel.degrees())},
                  {"offset", figure(verdict.move->offset)}};
  json["contact"] = {{"charger_models", verdict.chargerModels}, {"target_models", verdict.targetModels}};
}

}  // namespace

Json toJson(const ChargeVerdict& verdict, const Ruleset& rules) {
  Json json = {{"charger", verdict.charger.value},
               {"target", verdict.target.value},
               {"ruleset", rules.id},
               {"legal", verdict.legal()},
               {"clauses", Json::array()}};
  for (const ClauseCheck& check : verdict.clauses) json["clauses"].push_back(toJson(check));
  json["zone"] = verdict.zone.zone ? Json(nameOf(*verdict.zone.zone)) : Json("tie");
  json["zone_counts"] = Json::object();
  for (const auto& [side, count] : verdict.zone.counts) json["zone_counts"][std::string(nameOf(side))] = count;
  json["sight"] = sightJson(verdict);
  json["in_front_arc"] = verdict.inFrontArc;
  json["distance"] = figure(verdict.closest.distance.inches());
  json["closest"] = Json::array({pointJson(verdict.closest.onA), pointJson(verdict.closest.onB)});
  json["max_range"] = figure(verdict.maxRange);
  addMove(json, verdict);
  json["offsets"] = offsetsJson(verdict.offsets);
  return json;
}

}  // namespace frontage::core
