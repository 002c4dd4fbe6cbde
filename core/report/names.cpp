#include "core/report/names.h"

#include "core/report/figures.h"

#include <algorithm>

namespace frontage::core {

std::string fileWord(geometry::Side side) {
  switch (side) {
    case geometry::Side::Front: return "front";
    case geometry::Side::LeftFlank: return "left_flank";
    case geometry::Side::RightFlank: return "right_flank";
    case geometry::Side::Rear: return "rear";
  }
  return {};
}

std::string fileWord(Reaction reaction) {
  switch (reaction) {
    case Reaction::Hold: return "hold";
    case Reaction::StandAndShoot: return "stand_and_shoot";
    case Reaction::Flee: return "flee";
  }
  return {};
}

std::string fileWord(RollPurpose purpose) {
  switch (purpose) {
    case RollPurpose::Range: return "range";
    case RollPurpose::Flee: return "flee";
    case RollPurpose::Redirect: return "redirect";
    case RollPurpose::Terror: return "terror";
    case RollPurpose::Panic: return "panic";
    case RollPurpose::Zone: return "zone";
    case RollPurpose::ToHit: return "to_hit";
    case RollPurpose::ToWound: return "to_wound";
    case RollPurpose::Save: return "save";
    case RollPurpose::Dangerous: return "dangerous";
    case RollPurpose::Reform: return "reform";
  }
  return {};
}

std::string fileWord(DestroyedBy cause) {
  switch (cause) {
    case DestroyedBy::TableEdge: return "table_edge";
    case DestroyedBy::RunDown: return "run_down";
    case DestroyedBy::Shooting: return "shooting";
    case DestroyedBy::Contact: return "contact";
    case DestroyedBy::Crossing: return "crossing";
  }
  return {};
}

std::string fileWord(TerrainKind kind) {
  switch (kind) {
    case TerrainKind::Impassable: return "impassable";
    case TerrainKind::Building: return "building";
    case TerrainKind::Hill: return "hill";
    case TerrainKind::Forest: return "forest";
    case TerrainKind::Water: return "water";
    case TerrainKind::Obstacle: return "obstacle";
    case TerrainKind::Field: return "field";
  }
  return {};
}

std::string fileWord(geometry::PathPiece::Kind kind) {
  using Kind = geometry::PathPiece::Kind;
  switch (kind) {
    case Kind::Advance: return "advance";
    case Kind::Wheel: return "wheel";
    case Kind::Pivot: return "pivot";
    case Kind::Align: return "align";
    case Kind::Shift: return "shift";
  }
  return {};
}

std::string sideText(geometry::Side side) {
  std::string word = fileWord(side);
  std::replace(word.begin(), word.end(), '_', ' ');
  return word;
}

std::string nameOf(const Unit& unit) {
  return unit.name.empty() ? unit.id.value : unit.name;
}

std::string nameOf(const Battlefield& field, const UnitId& id) {
  const Unit* unit = field.find(id);
  return unit ? nameOf(*unit) : id.value;
}

std::string nameOf(const Battlefield& field, const std::vector<UnitId>& ids) {
  std::vector<std::string> names;
  for (const UnitId& id : ids) names.push_back(nameOf(field, id));
  return joined(names);
}

std::string thingName(const Battlefield& field, const std::string& id) {
  if (const Unit* unit = field.find(UnitId{id})) return nameOf(*unit);
  const Terrain* terrain = field.find(TerrainId{id});
  return terrain && !terrain->name.empty() ? terrain->name : id;
}

}  // namespace frontage::core
