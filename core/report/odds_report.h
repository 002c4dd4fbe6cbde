#pragma once

#include "core/odds/charge_odds.h"
#include "core/phase/phase_state.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace frontage::core {

/// formats.md "odds --json".
[[nodiscard]] nlohmann::ordered_json toJson(const ChargeOdds& odds, const Ruleset& rules);
/// The same for reading, chances in percent.
[[nodiscard]] std::string oddsText(const ChargeOdds& odds, const Battlefield& field);

}  // namespace frontage::core
