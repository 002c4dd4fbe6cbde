#include "tests/core/cases/clause_case.h"

#include "core/report/event_json.h"
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

core::PhaseRun play(const ClauseCase& position) {
  core::LoadResult loaded = core::loadScenario(position.scenario);
  if (!loaded.ok())
    throw std::runtime_error(loaded.problems.empty() ? position.scenario : loaded.problems.front().text());
  core::Scenario& scenario = *loaded.scenario;
  scenario.rulesetId = position.ruleset;
  const json houseRules = position.expect.value("house_rules", json::object());
  for (const auto& [rule, value] : houseRules.items()) scenario.houseRules[rule] = value.dump();
  if (position.expect.contains("dice")) scenario.given = givenRolls(position.expect.at("dice"));
  scenario.seed.reset();  // a position says which dice fall
  return core::playOrders(scenario);
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
  const core::PhaseRun run = play(position);
  std::vector<std::string> found;
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
