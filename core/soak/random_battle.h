#pragma once

#include "core/battlefield/battlefield.h"
#include "core/soak/chance.h"

#include <cstdint>
#include <optional>

namespace frontage::core {

/// What a random battle is like.
enum class BattleKind : std::uint8_t {
  Open,         ///< a few units on open ground
  Terrain,      ///< a few units among terrain of every kind
  Crowd,        ///< many units close together, some of them touching, with some terrain
  Surrounded,   ///< several units round a single enemy, to charge it together
  SmallTarget,  ///< large units against a handful of models (rules.md M7)
};
inline constexpr int kBattleKinds = 5;

/// Two armies "red" and "blue" of the bundled unit types, near enough to charge. Nobody overlaps anybody or stands in
/// what blocks movement; all are on the table. Some units flee, are shaken, have marched, have lost models or wounds,
/// fly, or cause Terror; some stand on hills. Of any kind, when none is given.
[[nodiscard]] Battlefield randomBattle(Chance& chance, std::optional<BattleKind> kind = std::nullopt);

}  // namespace frontage::core
