#pragma once

#include "core/battlefield/ids.h"

#include <set>

namespace frontage::ui {

/// What is selected, by id. Never names anything that does not exist.
struct Selection {
  std::set<core::UnitId> units;
  std::set<core::TerrainId> terrain;

  [[nodiscard]] bool empty() const noexcept { return units.empty() && terrain.empty(); }
  [[nodiscard]] std::size_t count() const noexcept { return units.size() + terrain.size(); }
  bool operator==(const Selection&) const = default;
};

}  // namespace frontage::ui
