#pragma once

#include "geometry/base/footprint.h"
#include "geometry/base/polygon.h"

#include <optional>
#include <vector>

namespace frontage::geometry {

/// The shortest line between two footprints that runs round solid ground: a chain of straight stretches that bends at
/// corners of the polygons only and enters none of them deeper than kContact (rules.md M3). Between pieces that stand
/// edge to edge it passes.
struct ShortestLine {
  double length = 0;
  std::vector<Vec> points;  ///< from a point of `from` to a point of `to`
};

/// Nothing when `to` is walled off. Exact to 1e-9". Requires: simple counter-clockwise polygons.
[[nodiscard]] std::optional<ShortestLine> shortestLine(const Footprint& from, const Footprint& to,
                                                       const std::vector<Polygon>& solid);

}  // namespace frontage::geometry
