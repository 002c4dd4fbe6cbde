#pragma once

#include "core/battlefield/unit.h"
#include "core/json/object_reader.h"

#include <functional>

namespace frontage::core {

/// Bounds of the figures in scenario and unit files. Wide enough for anything on a table, narrow enough that no
/// arithmetic on them can overflow.
inline constexpr NumberBounds kMovementBounds{0, 100};
inline constexpr NumberBounds kLeadershipBounds{0, 12};
inline constexpr NumberBounds kModelBounds{1, 1000};
inline constexpr NumberBounds kBaseBounds{0, 1000, true};

/// What to do with the members of a missile weapon that nobody asked for.
using UnknownHandler = std::function<void(const ObjectReader& missile)>;

/// Reads the figures of rules.md T3 that are there into `stats`; what is absent stays.
void readFigures(ObjectReader& reader, Characteristics& stats, Need movementAndLeadership);
/// Likewise swiftstride, flying, fear and terror, missiles and the other special rules. A troop type implies none of
/// them: they are off unless a unit says so.
void readSpecialRules(ObjectReader& reader, Characteristics& stats, const UnknownHandler& ofMissile);
/// "base_mm": [width, depth].
bool readBase(ObjectReader& reader, BaseSize& base, Need need);

}  // namespace frontage::core
