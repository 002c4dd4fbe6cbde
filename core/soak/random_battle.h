#pragma once

#include "core/battlefield/battlefield.h"
#include "core/soak/chance.h"

namespace frontage::core {

/// Two armies "red" and "blue" of the bundled unit types, near enough to charge, among terrain of every kind. Nobody
/// overlaps anybody or stands in what blocks movement; all are on the table. Some units flee, are shaken, have marched,
/// have lost models or wounds, or cause Terror.
[[nodiscard]] Battlefield randomBattle(Chance& chance);

}  // namespace frontage::core
