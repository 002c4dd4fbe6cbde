#pragma once

#include "core/compare/compare.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace frontage::core {

/// {"scenario", "rulesets", "same", "parting": {"n", "branches", "why", "dice_parted_at"} or null, "runs": {id: as of
/// `run --json`}}.
[[nodiscard]] nlohmann::ordered_json compareJson(const std::string& scenario, const Comparison& comparison);
/// The same for reading: what is shared, where it parts, and why.
[[nodiscard]] std::string compareText(const Comparison& comparison);

}  // namespace frontage::core
