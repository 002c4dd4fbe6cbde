#include "core/battlefield/battlefield.h"

#include "geometry/base/tolerance.h"

#include <algorithm>

namespace frontage::core {

namespace {

template <class Things, class Key>
auto* findIn(Things& things, const Key& id) noexcept {
  const auto it = std::find_if(things.begin(), things.end(), [&](const auto& thing) { return thing.id == id; });
  return it == things.end() ? nullptr : &*it;
}

}  // namespace

const Unit* Battlefield::find(const UnitId& id) const noexcept {
  return findIn(units, id);
}
Unit* Battlefield::find(const UnitId& id) noexcept {
  return findIn(units, id);
}
const Terrain* Battlefield::find(const TerrainId& id) const noexcept {
  return findIn(terrain, id);
}
Terrain* Battlefield::find(const TerrainId& id) noexcept {
  return findIn(terrain, id);
}
const Army* Battlefield::find(const ArmyId& id) const noexcept {
  return findIn(armies, id);
}

bool isOnTable(const Table& table, const geometry::Footprint& footprint) noexcept {
  constexpr double slack = geometry::kContact;
  for (const geometry::Vec c : footprint.corners())
    if (c.x < -slack || c.y < -slack || c.x > table.width + slack || c.y > table.height + slack) return false;
  return true;
}

}  // namespace frontage::core
