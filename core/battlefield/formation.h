#pragma once

#include "core/battlefield/unit.h"
#include "geometry/base/footprint.h"

#include <vector>

namespace frontage::core {

/// Ranks that hold at least one model (rules.md T2).
[[nodiscard]] int ranksOf(const Unit& unit) noexcept;
/// Places side by side in the first rank: a unit that does not fill its files is only as wide as it has models, and
/// what is left of a destroyed one as wide as one.
[[nodiscard]] int placesInFront(const Unit& unit) noexcept;
/// Models in the given rank, 0 = front.
[[nodiscard]] int modelsInRank(const Unit& unit, int rank) noexcept;
/// Files x base width by ranks x base depth, empty places included (rules.md T2).
[[nodiscard]] geometry::Footprint footprintOf(const Unit& unit) noexcept;
/// The footprint of one base. `place` counts from the unit's left; an incomplete last rank stands centred.
/// Requires: 0 <= rank < ranksOf, 0 <= place < modelsInRank.
[[nodiscard]] geometry::Footprint baseAt(const Unit& unit, int rank, int place) noexcept;
/// Every base, rank by rank from the front, left to right.
[[nodiscard]] std::vector<geometry::Footprint> bases(const Unit& unit);
/// Models alive x Unit Strength per model (rules.md T5).
[[nodiscard]] double unitStrengthOf(const Unit& unit) noexcept;

/// Takes models away, from the rear rank first. The front edge stays in place when a rank empties; a unit that no
/// longer fills one rank narrows about the centre of its front edge (rules.md T2). At 0 models the unit is destroyed.
void removeModels(Unit& unit, int count);
/// Deals wounds, killing whole models; returns how many died. The rest is kept in woundsTaken.
int dealWounds(Unit& unit, int wounds);
/// Puts a unit into so many files about the same centre of its front edge.
void setFilesKeepingFront(Unit& unit, int files);

}  // namespace frontage::core
