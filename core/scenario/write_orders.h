#pragma once

#include "core/json/json_value.h"
#include "core/scenario/scenario.h"

#include <vector>

namespace frontage::core {

// Parts of writing a scenario. Only core/scenario includes this.

[[nodiscard]] JsonValue idList(const std::vector<UnitId>& ids);
/// {"do": ...} as in the file.
[[nodiscard]] JsonValue orderJson(const Order& order);
/// An entry of "given".
[[nodiscard]] JsonValue rollJson(const GivenRoll& roll);

}  // namespace frontage::core
