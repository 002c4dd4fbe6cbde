#pragma once

#include "core/run/play_orders.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <vector>

namespace frontage::core {

/// formats.md "Events of run --json": {"scenario", "ruleset", "events", "final"}.
[[nodiscard]] nlohmann::ordered_json runJson(const std::string& scenario, const PhaseRun& run);
/// The same for reading: a numbered line for each event, then who is in contact.
[[nodiscard]] std::string runText(const PhaseRun& run);

/// The verdict on one target, or {"verdicts": [...]} for every enemy in file order when no target is named.
/// Throws std::runtime_error with one line when a unit does not exist, or the two are no enemies.
[[nodiscard]] nlohmann::ordered_json inspectJson(const PhaseState& state, const std::string& charger,
                                                 const std::string& target);
[[nodiscard]] std::string inspectText(const PhaseState& state, const std::string& charger, const std::string& target);

/// Every verdict that inspect speaks of, legal or not. Throws as inspectJson does.
[[nodiscard]] std::vector<ChargeVerdict> inspected(const PhaseState& state, const std::string& charger,
                                                   const std::string& target);

}  // namespace frontage::core
