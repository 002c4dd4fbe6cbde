#pragma once

#include "geometry/detour/route.h"

#include <optional>

namespace frontage::geometry {

/// The cheapest way to the target by advances and wheels, the allowance left aside.
///
/// What is sought. The mover's front centre moves like a car that goes forward only: straight, or on a circle of half
/// the frontage about a front corner. A way costs its straight lengths plus the price of each wheel (Free is planned as
/// Arc: else there would be no shortest way, for wheels left and right by turns go forward for nothing). It is a way to
/// the target when it ends `clearance` away from the target's footprint, or, when the target is gone, from the centre
/// of where it stood; in between it keeps `clearance` from everything and stays on the table, as RouteProblem says.
///
/// Guarantees: every piece is legal by the closed forms of clearance.h; deterministic; bounded time (at most 200,000
/// places are looked at on each of the lattices, whatever the size of the table; usually some hundredths of a second,
/// about one second at worst); moves with the board up to ties. Not proven
/// the shortest: the promise of geometry.md, at most 1.02 times the best path of a fine lattice search, is held by a
/// test on random boards. Nothing when no way was found: the target is walled off, or is farther round than
/// max(24", 1.5 x the straight distance + 6"), or lies beyond gaps that leave no more play than the finest lattice (an
/// eighth of an inch, 3 degrees).
struct Detour {
  Path path;
  Length cost;
};
[[nodiscard]] std::optional<Detour> shortestDetour(const RouteProblem& problem);

}  // namespace frontage::geometry
