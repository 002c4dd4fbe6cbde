#include "ui/text/terrain_names.h"

#include <QCoreApplication>

namespace frontage::ui {

namespace {

QString tr(const char* text) {
  return QCoreApplication::translate("frontage::ui::Names", text);
}

}  // namespace

QString terrainName(core::TerrainKind kind) {
  switch (kind) {
    case core::TerrainKind::Impassable:
      return tr("Rock");
    case core::TerrainKind::Building:
      return tr("Building");
    case core::TerrainKind::Hill:
      return tr("Hill");
    case core::TerrainKind::Forest:
      return tr("Forest");
    case core::TerrainKind::Water:
      return tr("Water");
    case core::TerrainKind::Obstacle:
      return tr("Obstacle");
    case core::TerrainKind::Field:
      return tr("Field");
  }
  return {};
}

QString terrainAbout(core::TerrainKind kind) {
  switch (kind) {
    case core::TerrainKind::Impassable:
      return tr("Nobody may enter it");
    case core::TerrainKind::Building:
      return tr("Blocks the way");
    case core::TerrainKind::Hill:
      return tr("Raises what stands on it");
    case core::TerrainKind::Forest:
      return tr("Trees: dangerous at speed");
    case core::TerrainKind::Water:
      return tr("Ford, stream or marsh");
    case core::TerrainKind::Obstacle:
      return tr("Wall, hedge or fence");
    case core::TerrainKind::Field:
      return tr("Crops and scrub");
  }
  return {};
}

std::string terrainWord(core::TerrainKind kind) {
  switch (kind) {
    case core::TerrainKind::Impassable:
      return "rock";
    case core::TerrainKind::Building:
      return "building";
    case core::TerrainKind::Hill:
      return "hill";
    case core::TerrainKind::Forest:
      return "forest";
    case core::TerrainKind::Water:
      return "water";
    case core::TerrainKind::Obstacle:
      return "obstacle";
    case core::TerrainKind::Field:
      return "field";
  }
  return "terrain";
}

QString troopName(core::TroopType type) {
  switch (type) {
    case core::TroopType::Infantry:
      return tr("Infantry");
    case core::TroopType::WarBeast:
      return tr("War beasts");
    case core::TroopType::Cavalry:
      return tr("Cavalry");
    case core::TroopType::MonstrousInfantry:
      return tr("Monstrous infantry");
    case core::TroopType::MonstrousCavalry:
      return tr("Monstrous cavalry");
    case core::TroopType::Chariot:
      return tr("Chariots");
    case core::TroopType::Monster:
      return tr("Monsters");
  }
  return {};
}

}  // namespace frontage::ui
