#pragma once

#include "core/compare/compare.h"

#include <vector>

namespace frontage::core {

/// The clauses from which the events with index `i` come, with what they say to each ruleset, where that differs. A
/// clause stands after those that it rests on: the range that was rolled before whether it suffices.
[[nodiscard]] std::vector<ClauseDifference> differencesBehind(const std::vector<ComparedRun>& runs, std::size_t i);

}  // namespace frontage::core
