#pragma once

#include "core/json/json_value.h"
#include "core/json/object_reader.h"
#include "core/scenario/scenario.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace frontage::core {

// Scenarios, orders and dice inside documents of other kinds. Problems go to the document's own report, with their
// places there; nothing is half-read.

/// The scenario that the node is, or nothing when something of it is wrong.
[[nodiscard]] std::optional<Scenario> readScenarioAt(const JsonNode& node, const std::string& path, Report& report);

/// The list of orders that the member `name` is. Units that they mention have to be in `field`.
[[nodiscard]] std::vector<Order> readOrdersOf(ObjectReader& reader, std::string_view name, const Battlefield& field);
/// The single order that the node is; nothing when something of it is wrong.
[[nodiscard]] std::optional<Order> readOrderAt(const JsonNode& node, const std::string& path, Report& report,
                                               const Battlefield& field);

struct EmbeddedDice {
  std::vector<GivenRoll> given;
  std::optional<std::uint64_t> seed;
};
/// The members "given" and "seed" of the object; other members are left to the caller.
[[nodiscard]] EmbeddedDice readDiceOf(ObjectReader& dice, const Battlefield& field);

/// As in a file.
[[nodiscard]] JsonValue toJsonValue(const Scenario& scenario);
[[nodiscard]] JsonValue toJsonValue(const Order& order);
[[nodiscard]] JsonValue toJsonValue(const GivenRoll& roll);

}  // namespace frontage::core
