#pragma once

#include "geometry/detour/moves.h"

#include <vector>

namespace frontage::geometry::detail {

/// Ways to the target of no more than three moves: a wheel, an advance, and the move that leads to the target, each of
/// the first two left out or tried in steps. The cheapest for each hand of the first wheel and each kind of last move,
/// none as dear as `bound`; in no order. Finds what a lattice is too coarse for: a gap just beside the target with
/// little play, a last wheel from a place that only its own way leads to.
[[nodiscard]] std::vector<Moves> waysOfFewMoves(const RouteProblem& problem, const Clearing& clearing, double bound);

}  // namespace frontage::geometry::detail
