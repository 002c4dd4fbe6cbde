#include "ui/text/terrain_names.h"

#include <QCoreApplication>

namespace frontage::ui {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(frontage::ui::Names)
};

}  // namespace

QString terrainName(core::TerrainKind kind) {
  switch (kind) {
    case core::TerrainKind::Impassable:
      return Words::tr("Rock");
    case core::TerrainKind::Building:
      return Words::tr("Building");
    case core::TerrainKind::Hill:
      return Words::tr("Hill");
    case core::TerrainKind::Forest:
      return Words::tr("Forest");
    case core::TerrainKind::Water:
      return Words::tr("Water");
    case core::TerrainKind::Obstacle:
      return Words::tr("Obstacle");
    case core::TerrainKind::Field:
      return Words::tr("Field");
  }
  return {};
}

QString terrainAbout(core::TerrainKind kind) {
  switch (kind) {
    case core::TerrainKind::Impassable:
      return Words::tr("Nobody may enter it");
    case core::TerrainKind::Building:
      return Words::tr("Blocks the way");
    case core::TerrainKind::Hill:
      return Words::tr("Raises what stands on it");
    case core::TerrainKind::Forest:
      return Words::tr("Trees: dangerous at speed");
    case core::TerrainKind::Water:
      return Words::tr("Ford, stream or marsh");
    case core::TerrainKind::Obstacle:
      return Words::tr("Wall, hedge or fence");
    case core::TerrainKind::Field:
      return Words::tr("Crops and scrub");
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
      return Words::tr("Infantry");
    case core::TroopType::WarBeast:
      return Words::tr("War beasts");
    case core::TroopType::Cavalry:
      return Words::tr("Cavalry");
    case core::TroopType::MonstrousInfantry:
      return Words::tr("Monstrous infantry");
    case core::TroopType::MonstrousCavalry:
      return Words::tr("Monstrous cavalry");
    case core::TroopType::Chariot:
      return Words::tr("Chariots");
    case core::TroopType::Monster:
      return Words::tr("Monsters");
  }
  return {};
}

}  // namespace frontage::ui
