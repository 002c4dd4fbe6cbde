#pragma once

#include "geometry/base/footprint.h"
#include "geometry/base/polygon.h"
#include "geometry/motion/path.h"

#include <string>

namespace frontage::geometry {

/// Well-known text, closed rings, shortest decimals that read back to the same double. Written through Boost.Geometry.
[[nodiscard]] std::string toWkt(const Footprint& footprint);
[[nodiscard]] std::string toWkt(const Polygon& polygon);
/// LINESTRING of the centre, arcs cut into pieces of at most 1 degree.
[[nodiscard]] std::string toWkt(const Path& path);

}  // namespace frontage::geometry
