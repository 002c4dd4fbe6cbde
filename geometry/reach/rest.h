#pragma once

#include "geometry/reach/reach.h"

#include <optional>
#include <vector>

namespace frontage::geometry {

/// How far at most, in [0, length] inches, a footprint that flies straight ahead over all that is in the way can go
/// and stand clear in the end (rules.md M4): off the interior of the one kind of obstacles, kUntouched from the other.
/// Nothing when it can stand nowhere on the way. Closed form, exact to 1e-8".
[[nodiscard]] std::optional<double> farthestRest(const Footprint& mover, double length,
                                                 const std::vector<Obstacle>& obstacles);

}  // namespace frontage::geometry
