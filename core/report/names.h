#pragma once

#include "core/battlefield/battlefield.h"
#include "core/dice/dice.h"
#include "core/phase/event.h"
#include "core/phase/order.h"

#include <string>

namespace frontage::core {

// The words of formats.md for the values of an enum: "left_flank", "stand_and_shoot", "table_edge".
[[nodiscard]] std::string fileWord(geometry::Side side);
[[nodiscard]] std::string fileWord(Reaction reaction);
[[nodiscard]] std::string fileWord(RollPurpose purpose);
[[nodiscard]] std::string fileWord(DestroyedBy cause);
[[nodiscard]] std::string fileWord(TerrainKind kind);
[[nodiscard]] std::string fileWord(geometry::PathPiece::Kind kind);

/// "left flank", for sentences.
[[nodiscard]] std::string sideText(geometry::Side side);

/// What the player calls it: its name, or its id when it has none.
[[nodiscard]] std::string nameOf(const Battlefield& field, const UnitId& id);
[[nodiscard]] std::string nameOf(const Battlefield& field, const std::vector<UnitId>& ids);
[[nodiscard]] std::string nameOf(const Unit& unit);
/// The name of the unit or terrain piece with this id, else the id itself.
[[nodiscard]] std::string thingName(const Battlefield& field, const std::string& id);

}  // namespace frontage::core
