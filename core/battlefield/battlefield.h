#pragma once

#include "core/battlefield/ids.h"
#include "core/battlefield/unit.h"
#include "geometry/base/polygon.h"

#include <cstdint>
#include <string>
#include <vector>

namespace frontage::core {

enum class TerrainKind : std::uint8_t { Impassable, Building, Hill, Forest, Water, Obstacle, Field };

/// rules.md T6.
struct Terrain {
  TerrainId id;
  std::string name;
  TerrainKind kind = TerrainKind::Impassable;
  geometry::Polygon shape;
  int height = 1;  ///< hills: added to the height of what stands wholly on them (T6, Z4)
  bool operator==(const Terrain&) const = default;
};

[[nodiscard]] constexpr bool blocksMovement(TerrainKind kind) noexcept {
  return kind == TerrainKind::Impassable || kind == TerrainKind::Building;
}

/// rules.md T1, inches.
struct Table {
  double width = 72;
  double height = 48;
  bool operator==(const Table&) const = default;
};

struct Army {
  ArmyId id;
  std::string name;
  bool operator==(const Army&) const = default;
};

/// Everything that stands on the table. A value: copied freely, compared, never shared by pointer (DESIGN.md idea 1).
/// Units and terrain keep the order of the file; ids are unique across units and across terrain.
struct Battlefield {
  Table table;
  std::vector<Army> armies;
  std::vector<Unit> units;
  std::vector<Terrain> terrain;

  [[nodiscard]] const Unit* find(const UnitId& id) const noexcept;
  [[nodiscard]] Unit* find(const UnitId& id) noexcept;
  [[nodiscard]] const Terrain* find(const TerrainId& id) const noexcept;
  [[nodiscard]] Terrain* find(const TerrainId& id) noexcept;
  [[nodiscard]] const Army* find(const ArmyId& id) const noexcept;
  bool operator==(const Battlefield&) const = default;
};

[[nodiscard]] inline bool areEnemies(const Unit& a, const Unit& b) noexcept {
  return a.army != b.army;
}
/// True when the footprint lies on the table, the edge included, to within kContact.
[[nodiscard]] bool isOnTable(const Table& table, const geometry::Footprint& footprint) noexcept;

}  // namespace frontage::core
