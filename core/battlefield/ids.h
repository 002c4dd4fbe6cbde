#pragma once

#include <compare>
#include <string>

namespace frontage::core {

/// A name used in files to point at a thing. A type of its own for each kind of thing.
template <class Tag>
struct Id {
  std::string value;
  auto operator<=>(const Id&) const = default;
  [[nodiscard]] bool empty() const noexcept { return value.empty(); }
};

using UnitId = Id<struct UnitTag>;
using ArmyId = Id<struct ArmyTag>;
using TerrainId = Id<struct TerrainTag>;

}  // namespace frontage::core
