#pragma once

#include "core/battlefield/unit.h"
#include "core/rules/ruleset.h"

#include <vector>

namespace frontage::core {

/// How many dice the charger rolls for its range (rules.md M2).
[[nodiscard]] int rangeDiceCount(const Ruleset& rules, const Characteristics& stats) noexcept;

/// The range that these dice give, in inches; `bonus` is what was in force at the declaration (D8) and is added to M.
/// Requires: dice.size() == rangeDiceCount.
[[nodiscard]] double rangeFrom(const Ruleset& rules, const Characteristics& stats, double bonus,
                               const std::vector<int>& dice);

/// The greatest range that the dice can give (rules.md M2).
[[nodiscard]] double greatestRange(const Ruleset& rules, const Characteristics& stats, double bonus);

/// How far a failed charge may go after this roll (rules.md M11), before anything stops it.
[[nodiscard]] double failedDistance(const Ruleset& rules, const Characteristics& stats, const std::vector<int>& dice);

/// The dice that count: the lowest of three left out, as they were rolled otherwise.
[[nodiscard]] std::vector<int> keptDice(const std::vector<int>& dice);

}  // namespace frontage::core
