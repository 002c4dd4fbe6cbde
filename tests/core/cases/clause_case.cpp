#include "tests/core/cases/clause_case.h"

#include "core/report/event_json.h"
#include "core/report/verdict_json.h"
#include "core/run/play_orders.h"
#include "core/scenario/scenario.h"
#include "core/text/names.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>

namespace frontage::test {

namespace {

using nlohmann::json;

json plain(const nlohmann::ordered_json& ordered) {
  return json::parse(ordered.dump());
}

bool agrees(const json& got, const json& want) {
  if (want.is_number() && got.is_number()) return std::abs(got.get<double>() - want.get<double>()) <= 1e-4;
  if (want.is_array() && got.is_array())
    return want.size() == got.size() &&
           std::equal(want.begin(), want.end(), got.begin(), [](const json& w, const json& g) { return agrees(g, w); });
  if (!want.is_object() || !got.is_object()) return got == want;
  for (const auto& [name, value] : want.items())
    if (!got.contains(name) || !agrees(got.at(name), value)) return false;
  return true;
}

std::vector<core::GivenRoll> givenRolls(const json& list) {
  std::vector<core::GivenRoll> rolls;
  for (const json& one : list) {
    const auto purpose = core::fromName<core::RollPurpose>(one.at("roll").get<std::string>());
    if (!purpose) throw std::runtime_error("no such roll: " + one.at("roll").dump());
    rolls.push_back({*purpose, {one.at("unit").get<std::string>()}, one.at("values").get<std::vector<int>>()});
  }
  return rolls;
}

core::Scenario scenarioOf(const ClauseCase& position) {
  core::LoadResult loaded = core::loadScenario(position.scenario);
  if (!loaded.ok())
    throw std::runtime_error(loaded.problems.empty() ? position.scenario : loaded.problems.front().text());
  core::Scenario scenario = std::move(*loaded.scenario);
  scenario.rulesetId = position.ruleset;
  const json houseRules = position.expect.value("house_rules", json::object());
  for (const auto& [rule, value] : houseRules.items()) scenario.houseRules[rule] = value.dump();
  if (position.expect.contains("dice")) scenario.given = givenRolls(position.expect.at("dice"));
  scenario.seed.reset();  // a position says which dice fall
  return scenario;
}

void compareEvents(const json& events, const json& want, std::vector<std::string>& found) {
  auto at = events.begin();
  for (const json& one : want) {
    at = std::find_if(at, events.end(), [&](const json& event) { return agrees(event, one); });
    if (at == events.end()) {
      std::string all;
      for (const json& event : events)
        if (event.at("type") == one.at("type")) all += "\n    " + event.dump();
      found.push_back("no event (after the earlier ones) is " + one.dump() + "; of its type there are:" + all);
      return;
    }
    ++at;
  }
}

/// Whether the clauses named do, or do not, stand against the charge; `list` may name some that were not looked at.
void compareClauses(const json& verdict, const json& list, bool fail, std::vector<std::string>& found) {
  for (const json& clause : list) {
    const bool fails = std::any_of(verdict.at("clauses").begin(), verdict.at("clauses").end(), [&](const json& check) {
      return check.at("clause") == clause && !check.at("ok").get<bool>();
    });
    if (fails != fail)
      found.push_back(clause.get<std::string>() + (fail ? " should fail: " : " should hold: ") +
                      verdict.at("clauses").dump());
  }
}

void compareInspected(const core::PhaseState& start, const json& wants, std::vector<std::string>& found) {
  for (json want : wants) {
    const core::ChargeVerdict verdict =
        core::inspectCharge(start, {want.at("charger").get<std::string>()}, {want.at("target").get<std::string>()});
    const json got = plain(core::toJson(verdict, *start.rules));
    compareClauses(got, want.value("fails", json::array()), true, found);
    compareClauses(got, want.value("holds", json::array()), false, found);
    want.erase("fails");
    want.erase("holds");
    if (!agrees(got, want)) found.push_back("inspect says " + got.dump() + ", should " + want.dump());
  }
}

}  // namespace

std::vector<ClauseCase> clauseCases(const std::string& folder) {
  const std::string ending = ".expect.json";
  std::vector<ClauseCase> found;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    const std::string file = entry.path().filename().string();
    if (file.size() <= ending.size() || file.substr(file.size() - ending.size()) != ending) continue;
    const std::string name = file.substr(0, file.size() - ending.size());
    std::ifstream text(entry.path());
    const json expect = json::parse(text);
    for (const auto& [ruleset, one] : expect.at("rulesets").items())
      found.push_back({name + "-" + ruleset, expect.at("clause").get<std::string>(), ruleset,
                       folder + "/" + name + ".frontage", one});
  }
  std::sort(found.begin(), found.end(), [](const ClauseCase& a, const ClauseCase& b) { return a.name < b.name; });
  return found;
}

std::vector<std::string> differences(const ClauseCase& position) {
  const core::Scenario scenario = scenarioOf(position);
  const core::PhaseRun run = core::playOrders(scenario);
  std::vector<std::string> found;
  compareInspected(run.start, position.expect.value("inspect", json::array()), found);
  if (!run.problem.empty()) found.push_back(run.problem);
  json events = json::array();
  int n = 0;
  for (const core::Event& event : run.events()) events.push_back(plain(core::toJson(event, ++n, run.end().field)));
  compareEvents(events, position.expect.value("events", json::array()), found);
  const json nevers = position.expect.value("never", json::array());
  for (const json& never : nevers)
    for (const json& event : events)
      if (agrees(event, never)) found.push_back("there should be no " + event.dump());
  const json final = plain(core::finalJson(run.end()));
  const json finals = position.expect.value("final", json::object());
  for (const auto& [id, want] : finals.items())
    for (const json& unit : final.at("units"))
      if (unit.at("id") == id && !agrees(unit, want))
        found.push_back(id + " ends as " + unit.dump() + ", should as " + want.dump());
  return found;
}

}  // namespace frontage::test
