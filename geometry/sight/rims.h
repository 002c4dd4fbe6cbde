#pragma once

#include "geometry/sight/opaque.h"

namespace frontage::geometry::sighting {

/// The sides of a thing as the looker sees it.
enum class RimSide : std::uint8_t { Left, Right };

/// Appends the rim of a convex counter-clockwise ring for the slants in [from, to].
void addConvexRim(std::span<const Vec> ring, RimSide side, double from, double to, Points& rims);
/// The same for any connected points.
void addRim(std::span<const Vec> points, RimSide side, double from, double to, Points& rims);

}  // namespace frontage::geometry::sighting
