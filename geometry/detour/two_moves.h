#pragma once

#include "geometry/detour/moves.h"

namespace frontage::geometry::detail {

/// The cheapest way to the target of no more than two moves, the first one being tried at every tenth of an inch of its
/// cost; nothing when none leads there for less than `bound`. Finds what a lattice is too coarse for: a gap just beside
/// the target with little play.
[[nodiscard]] std::optional<Moves> cheapestOfTwoMoves(const RouteProblem& problem, const Clearing& clearing,
                                                      double bound);

}  // namespace frontage::geometry::detail
