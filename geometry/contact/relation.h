#pragma once

#include "geometry/base/footprint.h"
#include "geometry/base/polygon.h"

#include <cstdint>

namespace frontage::geometry {

/// How two shapes stand to each other, with the one tolerance (geometry.md "Tolerance").
enum class Relation : std::uint8_t {
  Apart,        ///< closest points more than kContact apart
  Touching,     ///< within kContact of each other, and neither penetrates the other deeper than kContact
  Overlapping,  ///< penetrating deeper than kContact
};

/// Separating-axis gap in inches: positive = a lower bound of the distance, negative = minus the penetration depth.
/// Exact to 1e-12 for shapes on a table. Symmetric.
[[nodiscard]] double signedGap(const Footprint& a, const Footprint& b) noexcept;
[[nodiscard]] double signedGap(const Footprint& a, const ConvexPolygon& b) noexcept;
[[nodiscard]] double signedGap(const ConvexPolygon& a, const ConvexPolygon& b) noexcept;

/// Guarantees: symmetric; the same after any rigid motion of both; exactly one of the three.
[[nodiscard]] Relation relate(const Footprint& a, const Footprint& b) noexcept;
[[nodiscard]] Relation relate(const Footprint& a, const ConvexPolygon& b) noexcept;
[[nodiscard]] Relation relate(const ConvexPolygon& a, const ConvexPolygon& b) noexcept;

}  // namespace frontage::geometry
