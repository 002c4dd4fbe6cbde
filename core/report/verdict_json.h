#pragma once

#include "core/phase/verdict.h"

#include <nlohmann/json_fwd.hpp>

namespace frontage::core {

/// formats.md "inspect --json": one verdict.
[[nodiscard]] nlohmann::ordered_json toJson(const ChargeVerdict& verdict, const Ruleset& rules);

}  // namespace frontage::core
