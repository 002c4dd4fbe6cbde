#include "tests/core/cases/worked_case.h"

#include "core/odds/range_odds.h"
#include "core/report/event_json.h"
#include "core/report/verdict_json.h"
#include "core/run/play_orders.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <stdexcept>

namespace frontage::test {

namespace {

using nlohmann::json;

json plain(const nlohmann::ordered_json& ordered) {
  return json::parse(ordered.dump());
}

/// The first event of a type whose fields have these values, or null.
json eventOf(const json& answer, const std::string& type, const std::map<std::string, std::string>& having) {
  for (const json& event : answer.at("events")) {
    if (event.at("type") != type) continue;
    const bool fits = std::all_of(having.begin(), having.end(), [&](const auto& field) {
      return event.contains(field.first) && event.at(field.first) == field.second;
    });
    if (fits) return event;
  }
  return nullptr;
}

std::string differs(const json& got, const json& want) {
  return got == want ? std::string() : "is " + got.dump() + ", should be " + want.dump();
}

std::string apart(double got, const json& want, double tolerance) {
  return std::abs(got - want.get<double>()) <= tolerance ? std::string()
                                                         : "is " + std::to_string(got) + ", should be " + want.dump();
}

bool clauseHolds(const json& inspect, const std::string& clause) {
  for (const json& check : inspect.at("clauses"))
    if (check.at("clause") == clause && !check.at("ok").get<bool>()) return false;
  return true;
}

std::string fleeEnd(const json& want, const WorkedCase& position, const json& answer) {
  const json move = eventOf(answer, "flee_move", {{"unit", position.expect.at("target")}});
  if (move.is_null() || move.at("path").empty()) return "there is no flee move";
  const json& end = move.at("path").back().at("to");
  const double off =
      std::hypot(end[0].get<double>() - want.at("x").get<double>(), end[1].get<double>() - want.at("y").get<double>());
  const double turned = std::remainder(end[2].get<double>() - want.at("facing").get<double>(), 360.0);
  return off <= 0.05 && std::abs(turned) <= 0.5 ? std::string()
                                                : "ends at " + end.dump() + ", should at " + want.dump();
}

std::string contact(const json& want, const WorkedCase& position, const json& answer) {
  const json event = eventOf(answer, "contact",
                             {{"charger", position.expect.at("charger")}, {"target", position.expect.at("target")}});
  if (event.is_null()) return "there is no contact";
  return differs({{"charger", event.at("charger_models")}, {"target", event.at("target_models")}}, want);
}

std::string ofRange(const std::string& field, const json& want, const WorkedCase& position, const json& answer) {
  const json event = eventOf(answer, "range", {{"charger", position.expect.at("charger")}});
  if (event.is_null()) return "there is no range event";
  if (field == "range") return differs(event.at("range"), want);
  return differs(event.at("success").at(position.expect.at("target").get<std::string>()), want);
}

std::string failedDistance(const json& want, const WorkedCase& position, const json& answer) {
  const json event = eventOf(answer, "failed_charge", {{"charger", position.expect.at("charger")}});
  return event.is_null() ? "there is no failed charge" : differs(event.at("distance"), want);
}

std::string removed(const json& want, const WorkedCase& position, const json& answer) {
  for (const json& unit : answer.at("final").at("units"))
    if (unit.at("id") == position.expect.at("target")) return differs(unit.at("destroyed"), want);
  return "the target is not among the units";
}

}  // namespace

std::vector<WorkedCase> workedCases(const std::string& folder) {
  const std::string ending = ".expect.json";
  std::vector<WorkedCase> found;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    const std::string file = entry.path().filename().string();
    if (file.size() <= ending.size() || file.substr(file.size() - ending.size()) != ending) continue;
    WorkedCase one;
    one.name = file.substr(0, file.size() - ending.size());
    one.scenario = folder + "/" + one.name + ".frontage";
    std::ifstream text(entry.path());
    one.expect = json::parse(text);
    found.push_back(std::move(one));
  }
  std::sort(found.begin(), found.end(), [](const WorkedCase& a, const WorkedCase& b) { return a.name < b.name; });
  return found;
}

json answerTo(const WorkedCase& position) {
  const core::LoadResult loaded = core::loadScenario(position.scenario);
  if (!loaded.ok())
    throw std::runtime_error(loaded.problems.empty() ? position.scenario : loaded.problems.front().text());
  const core::PhaseState start = core::startOf(*loaded.scenario);
  const core::UnitId charger{position.expect.at("charger").get<std::string>()};
  const core::UnitId target{position.expect.at("target").get<std::string>()};
  const core::ChargeVerdict verdict = core::inspectCharge(start, charger, target);
  json answer;
  answer["inspect"] = plain(core::toJson(verdict, *start.rules));
  const core::Unit& unit = *start.field.find(charger);
  answer["p_success"] =
      core::chanceToReach(*start.rules, unit.stats, unit.stats.chargeBonus, verdict.closest.distance.inches());
  const core::PhaseRun run = core::playOrders(*loaded.scenario);
  if (!run.problem.empty()) throw std::runtime_error(run.problem);
  answer["events"] = json::array();
  int n = 0;
  for (const core::Event& event : run.events())
    answer["events"].push_back(plain(core::toJson(event, ++n, run.end().field)));
  answer["final"] = plain(core::finalJson(run.end()));
  return answer;
}

std::string difference(const std::string& field, const WorkedCase& position, const json& answer) {
  const json& want = position.expect.at(field);
  const json& inspect = answer.at("inspect");
  if (field == "distance") return apart(inspect.at("distance").get<double>(), want, 0.01);
  if (field == "max_range") return apart(inspect.at("max_range").get<double>(), want, 1e-6);
  if (field == "p_success") return apart(answer.at("p_success").get<double>(), want, 1e-9);
  if (field == "in_range") return differs(clauseHolds(inspect, "D5"), want);
  if (field == "zone" || field == "zone_counts" || field == "in_front_arc" || field == "legal")
    return differs(inspect.at(field), want);
  if (field == "range" || field == "success") return ofRange(field, want, position, answer);
  if (field == "failed_distance") return failedDistance(want, position, answer);
  if (field == "contact") return contact(want, position, answer);
  if (field == "flee_end") return fleeEnd(want, position, answer);
  if (field == "removed") return removed(want, position, answer);
  return "is a field that nobody compares";
}

bool isRefusedForSight(const WorkedCase& position, const json& answer) {
  for (const json& event : answer.at("events")) {
    if (event.at("type") != "refused" || event.at("order").value("charger", "") != position.expect.at("charger"))
      continue;
    for (const json& reason : event.at("reasons"))
      if (reason.at("clause") == "D3") return true;
  }
  return false;
}

bool comesOfTheRun(const std::string& field) {
  return field == "range" || field == "success" || field == "failed_distance" || field == "contact" ||
         field == "flee_end" || field == "removed";
}

}  // namespace frontage::test
