#include "core/report/names.h"

#include "core/report/figures.h"

#include <algorithm>

namespace frontage::core {

std::string sideText(geometry::Side side) {
  std::string word(nameOf(side));
  std::replace(word.begin(), word.end(), '_', ' ');
  return word;
}

std::string unitName(const Unit& unit) {
  return unit.name.empty() ? unit.id.value : unit.name;
}

std::string unitName(const Battlefield& field, const UnitId& id) {
  const Unit* unit = field.find(id);
  return unit ? unitName(*unit) : id.value;
}

std::string unitName(const Battlefield& field, const std::vector<UnitId>& ids) {
  std::vector<std::string> names;
  for (const UnitId& id : ids) names.push_back(unitName(field, id));
  return joined(names);
}

std::string thingName(const Battlefield& field, const std::string& id) {
  if (field.find(UnitId{id})) return unitName(field, UnitId{id});
  const Terrain* terrain = field.find(TerrainId{id});
  return terrain && !terrain->name.empty() ? terrain->name : id;
}

}  // namespace frontage::core
