#pragma once

#include "geometry/detour/moves.h"

namespace frontage::geometry::detail {

/// The same way to the target, passing everything on the same side, made as cheap as it gets: places along it are
/// joined by wheel, straight, wheel wherever that is legal and cheaper; then the lengths and angles are adjusted
/// against each other in ever smaller steps, down to a hundredth of an inch. Never dearer than what it is given.
/// Requires: `moves` is legal and leads to the target.
[[nodiscard]] Moves shortened(const RouteProblem& problem, const Clearing& clearing, const Moves& moves);

/// What was shortened, adjusted to the last.
[[nodiscard]] Moves polished(const RouteProblem& problem, const Clearing& clearing, const Moves& moves);

/// The same as shortened(), but only roughly, in a tenth of the time: to see which of several ways is worth the rest.
[[nodiscard]] Moves smoothed(const RouteProblem& problem, const Clearing& clearing, const Moves& moves);

}  // namespace frontage::geometry::detail
