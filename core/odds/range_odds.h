#pragma once

#include "core/battlefield/unit.h"
#include "core/rules/ruleset.h"

#include <functional>
#include <map>
#include <vector>

namespace frontage::core {

/// Calls `visit` with every roll of so many dice, each equally likely. Full enumeration, in lexicographic order.
void forEachRoll(int dice, const std::function<void(const std::vector<int>&)>& visit);

/// The chance of each range that a charger can roll (rules.md M2). The chances sum to 1.
[[nodiscard]] std::map<double, double> rangeDistribution(const Ruleset& rules, const Characteristics& stats,
                                                         double bonus);

/// The chance that the range is at least `distance`, with the slack of kContact in the charger's favour.
[[nodiscard]] double chanceToReach(const Ruleset& rules, const Characteristics& stats, double bonus, double distance);

}  // namespace frontage::core
