#pragma once

#include "core/phase/verdict.h"

#include <string>
#include <vector>

namespace frontage::core {

// Short ways to write one line of a verdict.
[[nodiscard]] inline ClauseCheck plainCheck(Clause clause, bool ok, std::string text,
                                            std::vector<std::string> blockers = {}) {
  return {std::move(clause), ok, std::move(text), std::nullopt, std::nullopt, std::move(blockers)};
}
[[nodiscard]] inline ClauseCheck measuredCheck(Clause clause, bool ok, std::string text, double value, double limit) {
  return {std::move(clause), ok, std::move(text), value, limit, {}};
}

}  // namespace frontage::core
