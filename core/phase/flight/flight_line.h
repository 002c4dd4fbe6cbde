#pragma once

#include "core/phase/event.h"
#include "core/phase/phase_state.h"
#include "geometry/motion/path.h"

#include <optional>
#include <vector>

namespace frontage::core {

/// Where a flight leads (rules.md F1 to F5), without the dice of what it crosses.
struct FlightLine {
  geometry::Path path;
  double moved = 0;  ///< inches straight ahead
  std::vector<Crossed> crossed;
  std::optional<DestroyedBy> destroyedBy;  ///< the table's edge (F3), or a charger that it ran into (F4)
};

[[nodiscard]] FlightLine flightLine(const PhaseState& state, const Unit& unit, geometry::Vec from, double rolled);

}  // namespace frontage::core
