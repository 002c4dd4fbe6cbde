#pragma once

#include "core/phase/event.h"
#include "core/phase/turn/play.h"
#include "geometry/motion/path.h"

#include <string>
#include <vector>

namespace frontage::core {

/// What one crossed thing does to the unit that passes through it, before it is dealt.
struct CrossingHarm {
  Clause clause;
  std::string thing;  ///< id
  std::vector<int> dice;
  int wounds = 0;
};

/// Rolls for everything that a fleeing unit crossed (rules.md F4, M14), in order.
[[nodiscard]] std::vector<CrossingHarm> crossingHarms(Play& play, const UnitId& unit,
                                                      const std::vector<Crossed>& crossed);

/// Of those only what takes no dice: for a unit that does not live to roll them.
[[nodiscard]] std::vector<CrossingHarm> certainHarms(const PhaseState& state, const std::vector<Crossed>& crossed);

/// Takes the wounds off, with a `dangerous` event each, until nobody is left.
void dealHarms(Play& play, const UnitId& unit, const std::vector<CrossingHarm>& harms);

/// Rolls for the woods and water that a charge along this path goes through (M14).
[[nodiscard]] std::vector<CrossingHarm> rollGround(Play& play, const UnitId& unit, const geometry::Path& path);

/// A unit has charged, or failed to, along this path: rolls and deals what the woods and water on it do (M14). False
/// when nobody is left.
bool crossGround(Play& play, const UnitId& unit, const geometry::Path& path);

}  // namespace frontage::core
