#pragma once

#include "core/run/play_orders.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace frontage::core {

/// The scenario played under one ruleset.
struct ComparedRun {
  std::shared_ptr<const Ruleset> rules;  ///< house rules included
  PhaseRun run;
  std::vector<Event> events;
};

/// What happens under some of the rulesets at the place where they part.
struct PartingBranch {
  std::vector<std::string> rulesets;
  std::optional<Event> event;  ///< nothing: the phase is over, or has stopped
  std::string problem;         ///< why it has stopped: a roll that the dice do not have
};

/// What one clause says to the rulesets, where it does not say the same to all.
struct ClauseDifference {
  Clause clause;
  std::vector<std::pair<std::vector<std::string>, std::string>> says;  ///< rulesets, and what holds for them only
};

/// The first event that is not the same under all rulesets.
struct Parting {
  int n = 0;  ///< its number, from 1
  std::vector<PartingBranch> branches;
  std::vector<ClauseDifference> why;  ///< of the clauses that these events come from
  int dicePartedAt = 0;               ///< the first event with other dice or figures, often earlier; at most n
};

struct Comparison {
  std::vector<ComparedRun> runs;   ///< the scenario's own ruleset first, the others by id
  std::optional<Parting> parting;  ///< nothing: the same to the end
};

/// Plays the scenario's orders with its dice under every ruleset. Events are the same when the same happens on the
/// table: figures that only say how it came about (dice, what could have been rolled) may differ.
/// Throws as startOf does.
[[nodiscard]] Comparison compareRulesets(const Scenario& scenario);

}  // namespace frontage::core
