#pragma once

#include "core/battlefield/battlefield.h"
#include "core/dice/dice.h"
#include "core/phase/order.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace frontage::core {

/// What files, events and the command line call a value of an enum. One table for each enum; nothing else in the
/// program spells these words.
template <class E>
struct Named {
  E value;
  std::string_view name;
};
template <class E>
Named(E, const char*) -> Named<E>;  // clang 14 does not deduce it by itself

template <class E>
struct Names;  // specialised with a constexpr std::array<Named<E>, n> table

template <>
struct Names<TroopType> {
  static constexpr std::array table{
      Named{TroopType::Infantry, "infantry"},
      Named{TroopType::WarBeast, "war_beast"},
      Named{TroopType::Cavalry, "cavalry"},
      Named{TroopType::MonstrousInfantry, "monstrous_infantry"},
      Named{TroopType::MonstrousCavalry, "monstrous_cavalry"},
      Named{TroopType::Chariot, "chariot"},
      Named{TroopType::Monster, "monster"},
  };
};

template <>
struct Names<Shooters> {
  static constexpr std::array table{
      Named{Shooters::Front, "front"},
      Named{Shooters::FrontAndHalf, "front_and_half"},
      Named{Shooters::All, "all"},
  };
};

template <>
struct Names<Psychology> {
  static constexpr std::array table{
      Named{Psychology::Fear, "fear"},
      Named{Psychology::Terror, "terror"},
      Named{Psychology::Panic, "panic"},
  };
};

template <>
struct Names<TerrainKind> {
  static constexpr std::array table{
      Named{TerrainKind::Impassable, "impassable"},
      Named{TerrainKind::Building, "building"},
      Named{TerrainKind::Hill, "hill"},
      Named{TerrainKind::Forest, "forest"},
      Named{TerrainKind::Water, "water"},
      Named{TerrainKind::Obstacle, "obstacle"},
      Named{TerrainKind::Field, "field"},
  };
};

template <>
struct Names<Reaction> {
  static constexpr std::array table{
      Named{Reaction::Hold, "hold"},
      Named{Reaction::StandAndShoot, "stand_and_shoot"},
      Named{Reaction::Flee, "flee"},
  };
};

template <>
struct Names<RollPurpose> {
  static constexpr std::array table{
      Named{RollPurpose::Range, "range"},       Named{RollPurpose::Flee, "flee"},
      Named{RollPurpose::Redirect, "redirect"}, Named{RollPurpose::Terror, "terror"},
      Named{RollPurpose::Panic, "panic"},       Named{RollPurpose::Zone, "zone"},
      Named{RollPurpose::ToHit, "to_hit"},      Named{RollPurpose::ToWound, "to_wound"},
      Named{RollPurpose::Save, "save"},         Named{RollPurpose::Dangerous, "dangerous"},
      Named{RollPurpose::Reform, "reform"},
  };
};

/// The word for a value.
template <class E>
[[nodiscard]] constexpr std::string_view nameOf(E value) noexcept {
  for (const Named<E>& n : Names<E>::table)
    if (n.value == value) return n.name;
  return "?";
}

/// The value for a word, or nothing when no value is called so.
template <class E>
[[nodiscard]] constexpr std::optional<E> fromName(std::string_view name) noexcept {
  for (const Named<E>& n : Names<E>::table)
    if (n.name == name) return n.value;
  return std::nullopt;
}

/// "a, b or c": what an error message says was expected.
template <class E>
[[nodiscard]] std::string nameList() {
  std::string list;
  const std::size_t count = Names<E>::table.size();
  for (std::size_t i = 0; i < count; ++i) {
    if (i > 0) list += i + 1 == count ? " or " : ", ";
    list += Names<E>::table[i].name;
  }
  return list;
}

}  // namespace frontage::core
