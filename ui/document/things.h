#pragma once

#include "core/battlefield/battlefield.h"

#include <vector>

namespace frontage::ui {

struct Selection;

/// Units and terrain together: what is moved, copied, pasted or deleted in one go.
struct Things {
  std::vector<core::Unit> units;
  std::vector<core::Terrain> terrain;

  [[nodiscard]] bool empty() const noexcept { return units.empty() && terrain.empty(); }
  [[nodiscard]] std::size_t count() const noexcept { return units.size() + terrain.size(); }
  bool operator==(const Things&) const = default;
};

/// The selected things, in the order of the battlefield.
[[nodiscard]] Things selectedIn(const core::Battlefield& field, const Selection& selection);

}  // namespace frontage::ui
