#pragma once

#include "core/phase/event.h"

#include <nlohmann/json_fwd.hpp>

#include <map>
#include <vector>

namespace frontage::core {

// Pieces of the JSON answers. Only for the .cpp files of core/report and core/odds.

/// A whole figure without a decimal point; minus zero is 0.
[[nodiscard]] nlohmann::ordered_json number(double value);
/// A length, an angle or a place worked out: to 1e-9, so that what is meant to be whole comes out whole. Chances are no
/// such figures: they are written as exactly as they are.
[[nodiscard]] nlohmann::ordered_json figure(double value);
/// A facing, degrees in [0, 360), as figure().
[[nodiscard]] nlohmann::ordered_json bearing(geometry::Facing facing);
[[nodiscard]] nlohmann::ordered_json pointJson(geometry::Vec point);
[[nodiscard]] nlohmann::ordered_json idList(const std::vector<UnitId>& ids);
[[nodiscard]] nlohmann::ordered_json byUnit(const std::map<UnitId, double>& figures);
void addContact(nlohmann::ordered_json& json, const Contact& contact);

}  // namespace frontage::core
