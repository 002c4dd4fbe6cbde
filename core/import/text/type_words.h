#pragma once

#include "core/battlefield/unit.h"

#include <optional>
#include <string_view>

namespace frontage::core {

// What the words of a list say about the troop type, in the languages in which the lists are written.

/// From what a list gives as the type of a unit, or as one of its categories: "Heavy Cavalry", "Monströse Infanterie",
/// "MCa". Nothing for "Core", "Characters" and other words that say nothing.
[[nodiscard]] std::optional<TroopType> typeOfWords(std::string_view words);
/// A type which lists have, but not the table: war machines and their like.
[[nodiscard]] bool isForeignType(std::string_view words);
/// War machines alone, by a type or category: "Kriegsmaschinen".
[[nodiscard]] bool isMachineType(std::string_view words);
/// A war machine, by the name of a unit: "Trébuchet", "Great cannon". A guess: people serve and carry them as well.
[[nodiscard]] bool isMachineName(std::string_view name);
/// From the name of a unit: "Lancers", "Trolle", "Rhinoceros chariot". A guess.
[[nodiscard]] std::optional<TroopType> typeOfName(std::string_view name);
/// From the name of a mount: a horse makes cavalry, a griffon a monster. Every mount makes one of them.
[[nodiscard]] TroopType typeOfMount(std::string_view name);
/// From a base (rules.md T3 has no such rule: what is sold on it as a rule). A guess.
[[nodiscard]] std::optional<TroopType> typeOfBase(const BaseSize& base) noexcept;
/// "Characters", "Helden": those who may join units.
[[nodiscard]] bool isCharacterWord(std::string_view category);
/// "On foot" among the mounts.
[[nodiscard]] bool isOnFoot(std::string_view mount);

}  // namespace frontage::core
