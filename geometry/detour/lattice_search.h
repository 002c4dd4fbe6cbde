#pragma once

#include "geometry/detour/heading_bound.h"
#include "geometry/detour/moves.h"

#include <vector>

namespace frontage::geometry::detail {

struct Lattice {
  double step = 0;   ///< inches, of an advance
  int headings = 0;  ///< in a full turn
};

struct Harvest {
  std::vector<Moves> ways;  ///< the cheapest first
  bool complete = true;     ///< all was looked at; false: there was more than may be looked at
};

/// Ways to the target on a lattice of headings and places, the cheapest first; at most one for each side on which the
/// obstacles can be passed and each kind of last move, none dearer than `bound`, and none that costs much more than the
/// cheapest. They are legal but rough: a wheel ends only on the headings of the lattice. Cost is reckoned with wheels
/// at their arc. `far` says which way to go; null: every way is looked at. It stops after `most` places.
[[nodiscard]] Harvest latticeSearch(const RouteProblem& problem, const Clearing& clearing, const HeadingBound* far,
                                    const Lattice& lattice, double bound, std::size_t most);

}  // namespace frontage::geometry::detail
