#pragma once

#include "core/battlefield/ids.h"

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace frontage::core {

enum class Reaction : std::uint8_t { Hold, StandAndShoot, Flee };

// What a player can tell the phase to do (formats.md "orders").

struct Declare {
  UnitId charger;
  std::vector<UnitId> targets;
  bool operator==(const Declare&) const = default;
};
struct React {
  UnitId unit;
  UnitId charger;
  Reaction reaction = Reaction::Hold;
  bool operator==(const React&) const = default;
};
struct Redirect {
  UnitId charger;
  std::vector<UnitId> targets;
  bool operator==(const Redirect&) const = default;
};
struct PressOn {
  UnitId charger;
  bool operator==(const PressOn&) const = default;
};
struct Resolve {
  std::vector<UnitId> chargers;
  std::optional<double> offset;  ///< picks one of the equally good places
  bool operator==(const Resolve&) const = default;
};
struct Reform {
  UnitId unit;
  double facing = 0;  ///< bearing, degrees
  int files = 1;
  bool operator==(const Reform&) const = default;
};
struct EndPhase {
  bool operator==(const EndPhase&) const = default;
};

using Order = std::variant<Declare, React, Redirect, PressOn, Resolve, Reform, EndPhase>;

}  // namespace frontage::core
