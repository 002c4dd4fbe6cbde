#include "core/report/compare_report.h"

#include "core/json/printable.h"
#include "core/report/event_json.h"
#include "core/report/figures.h"
#include "core/report/run_report.h"

#include <nlohmann/json.hpp>

#include <sstream>

namespace frontage::core {

namespace {

using Json = nlohmann::ordered_json;

const Battlefield& endOf(const Comparison& comparison, const std::string& ruleset) {
  for (const ComparedRun& run : comparison.runs)
    if (run.rules->id == ruleset) return run.run.end().field;
  return comparison.runs.front().run.end().field;
}

Json branchJson(const Comparison& comparison, const PartingBranch& branch, int n) {
  Json json = {{"rulesets", branch.rulesets}, {"event", nullptr}, {"problem", nullptr}};
  if (branch.event) json["event"] = toJson(*branch.event, n, endOf(comparison, branch.rulesets.front()));
  if (!branch.problem.empty()) json["problem"] = branch.problem;
  return json;
}

Json whyJson(const ClauseDifference& difference) {
  Json says = Json::array();
  for (const auto& [rulesets, text] : difference.says) says.push_back({{"rulesets", rulesets}, {"text", text}});
  return {{"clause", difference.clause}, {"says", std::move(says)}};
}

Json partingJson(const Comparison& comparison, const Parting& parting) {
  Json branches = Json::array();
  for (const PartingBranch& branch : parting.branches) branches.push_back(branchJson(comparison, branch, parting.n));
  Json why = Json::array();
  for (const ClauseDifference& difference : parting.why) why.push_back(whyJson(difference));
  return {{"n", parting.n},
          {"branches", std::move(branches)},
          {"why", std::move(why)},
          {"dice_parted_at", parting.dicePartedAt}};
}

void writeShared(std::ostream& out, const ComparedRun& run, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i)
    out << i + 1 << ". [" << run.events[i].clause << "] " << printable(sentence(run.events[i], run.run.end().field))
        << "\n";
}

std::string branchText(const Comparison& comparison, const PartingBranch& branch) {
  if (branch.event)
    return "[" + branch.event->clause + "] " +
           printable(sentence(*branch.event, endOf(comparison, branch.rulesets.front())));
  return branch.problem.empty() ? "The phase is over." : "The phase stops: " + branch.problem + ".";
}

}  // namespace

Json compareJson(const std::string& scenario, const Comparison& comparison) {
  Json json = {
      {"scenario", scenario}, {"rulesets", Json::array()}, {"same", !comparison.parting}, {"parting", nullptr}};
  if (comparison.parting) json["parting"] = partingJson(comparison, *comparison.parting);
  json["runs"] = Json::object();
  for (const ComparedRun& run : comparison.runs) {
    json["rulesets"].push_back(run.rules->id);
    json["runs"][run.rules->id] = runJson(scenario, run.run);
  }
  return json;
}

std::string compareText(const Comparison& comparison) {
  std::ostringstream out;
  const ComparedRun& first = comparison.runs.front();
  if (!comparison.parting) {
    writeShared(out, first, first.events.size());
    out << "The same under all rulesets.\n";
    return out.str();
  }
  const Parting& parting = *comparison.parting;
  writeShared(out, first, static_cast<std::size_t>(parting.n) - 1);
  out << "Here they part:\n";
  for (const PartingBranch& branch : parting.branches)
    out << parting.n << ". " << joined(branch.rulesets) << ": " << branchText(comparison, branch) << "\n";
  for (const ClauseDifference& difference : parting.why)
    for (const auto& [rulesets, text] : difference.says)
      out << "  " << difference.clause << " " << joined(rulesets) << ": " << (text.empty() ? "-" : text) << "\n";
  if (parting.dicePartedAt < parting.n) out << "Dice or figures differ from event " << parting.dicePartedAt << " on.\n";
  return out.str();
}

}  // namespace frontage::core
