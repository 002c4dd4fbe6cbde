#pragma once

#include "geometry/detour/route.h"

#include <vector>

namespace frontage::geometry::detail {

/// The middle of each obstacle, in the frame of the mover's first pose.
[[nodiscard]] std::vector<Vec> middlesOf(const RouteProblem& problem);

/// On which side a way passes each of the points: true where one looks at it through an angle to the left. No step of
/// the way leads half round a point. Requires: at least one place on the way.
[[nodiscard]] std::vector<bool> passingSides(const std::vector<Vec>& way, const std::vector<Vec>& points);

}  // namespace frontage::geometry::detail
