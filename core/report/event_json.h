#pragma once

#include "core/phase/phase.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <vector>

namespace frontage::core {

/// The name of an event's type in formats.md: "declared", "charge_move". A tied zone's die is "zone_roll".
[[nodiscard]] std::string eventType(const Event& event);

/// An event as formats.md "Events of run --json" has it; `n` counts from 1.
[[nodiscard]] nlohmann::ordered_json toJson(const Event& event, int n, const Battlefield& field);
[[nodiscard]] nlohmann::ordered_json toJson(const ClauseCheck& check);
[[nodiscard]] nlohmann::ordered_json toJson(const geometry::Path& path);
/// {"do": "declare", ...}: the order as in a scenario file.
[[nodiscard]] nlohmann::ordered_json toJson(const Order& order);

/// {"units": [...], "contacts": [...]} of formats.md "final".
[[nodiscard]] nlohmann::ordered_json finalJson(const PhaseState& state);

}  // namespace frontage::core
