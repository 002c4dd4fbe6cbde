#pragma once

#include "core/battlefield/battlefield.h"

#include <QString>

#include <array>
#include <string>

namespace frontage::ui {

inline constexpr std::array kTerrainKinds{
    core::TerrainKind::Hill,     core::TerrainKind::Forest,   core::TerrainKind::Water,     core::TerrainKind::Field,
    core::TerrainKind::Obstacle, core::TerrainKind::Building, core::TerrainKind::Impassable};

/// "Forest", in the user's language.
[[nodiscard]] QString terrainName(core::TerrainKind kind);
/// One line on what the kind means for a charge.
[[nodiscard]] QString terrainAbout(core::TerrainKind kind);
/// The word that ids are made of.
[[nodiscard]] std::string terrainWord(core::TerrainKind kind);
/// "Cavalry".
[[nodiscard]] QString troopName(core::TroopType type);

}  // namespace frontage::ui
