#include "core/compare/compare.h"

#include "core/compare/effect.h"
#include "core/compare/why.h"
#include "core/rules/ruleset_library.h"

#include <algorithm>

namespace frontage::core {

namespace {

ComparedRun runUnder(Scenario scenario, const std::string& ruleset) {
  scenario.rulesetId = ruleset;
  ComparedRun compared;
  compared.run = playOrders(scenario);
  compared.rules = compared.run.start.rules;
  compared.events = compared.run.events();
  return compared;
}

std::vector<std::string> ownFirst(const std::string& own) {
  std::vector<std::string> ids = RulesetLibrary::bundled().ids();
  std::stable_partition(ids.begin(), ids.end(), [&](const std::string& id) { return id == own; });
  return ids;
}

using KeyOf = std::string (*)(const Event&, const Battlefield&);

/// What stands at this place of the run, as a text to compare.
std::string keyAt(const ComparedRun& run, std::size_t i, KeyOf keyOf) {
  if (i < run.events.size()) return keyOf(run.events[i], run.run.end().field);
  return "end " + run.run.problem;
}

bool allAlike(const std::vector<ComparedRun>& runs, std::size_t i, KeyOf keyOf) {
  const std::string first = keyAt(runs.front(), i, keyOf);
  return std::all_of(runs.begin(), runs.end(), [&](const ComparedRun& run) { return keyAt(run, i, keyOf) == first; });
}

std::vector<PartingBranch> branchesAt(const std::vector<ComparedRun>& runs, std::size_t i) {
  std::vector<std::string> keys;
  std::vector<PartingBranch> branches;
  for (const ComparedRun& run : runs) {
    const std::string key = keyAt(run, i, &effectOf);
    const auto known = std::find(keys.begin(), keys.end(), key);
    if (known == keys.end()) {
      PartingBranch branch;
      if (i < run.events.size())
        branch.event = run.events[i];
      else
        branch.problem = run.run.problem;
      keys.push_back(key);
      branches.push_back(std::move(branch));
    }
    branches[static_cast<std::size_t>(std::find(keys.begin(), keys.end(), key) - keys.begin())].rulesets.push_back(
        run.rules->id);
  }
  return branches;
}

std::optional<Parting> partingOf(const std::vector<ComparedRun>& runs) {
  std::size_t longest = 0;
  for (const ComparedRun& run : runs) longest = std::max(longest, run.events.size());
  Parting parting;
  // One beyond the last event: all may have come as far, and one of them have stopped there.
  for (std::size_t i = 0; i <= longest; ++i) {
    if (parting.dicePartedAt == 0 && !allAlike(runs, i, &figuresOf)) parting.dicePartedAt = static_cast<int>(i) + 1;
    if (allAlike(runs, i, &effectOf)) continue;
    parting.n = static_cast<int>(i) + 1;
    parting.branches = branchesAt(runs, i);
    parting.why = differencesBehind(runs, i);
    return parting;
  }
  return std::nullopt;
}

}  // namespace

Comparison compareRulesets(const Scenario& scenario) {
  Comparison comparison;
  for (const std::string& id : ownFirst(scenario.rulesetId)) comparison.runs.push_back(runUnder(scenario, id));
  comparison.parting = partingOf(comparison.runs);
  return comparison;
}

}  // namespace frontage::core
