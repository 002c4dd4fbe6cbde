#pragma once

#include "core/phase/turn/play.h"
#include "geometry/base/vec.h"

#include <cstdint>

namespace frontage::core {

enum class FlightCause : std::uint8_t {
  Choice,  ///< a reaction of the owner's, or of a unit that fled already
  Terror,  ///< a failed Terror test (D9)
  Panic,   ///< a failed Panic test (T7)
};

/// Turns the unit away from `from` and moves it (rules.md F1 to F6), with everything that happens on the way: crossed
/// units and terrain, the table's edge, friends that panic in their turn. Rolls the flight dice.
void flee(Play& play, const UnitId& unit, geometry::Vec from, FlightCause cause);

/// How many dice a flight takes (F2); the lowest of three is dropped.
[[nodiscard]] int fleeDiceCount(const Ruleset& rules, const Characteristics& stats) noexcept;

}  // namespace frontage::core
