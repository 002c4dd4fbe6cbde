#pragma once

#include "geometry/base/footprint.h"
#include "geometry/base/vec.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace frontage::geometry {

/// A simple polygon: at least three vertices, not crossing itself, counter-clockwise, without a repeated last vertex.
struct Polygon {
  std::vector<Vec> vertices;
  bool operator==(const Polygon&) const noexcept = default;
};

/// A Polygon that is convex. Every contact test of the module works on these.
struct ConvexPolygon {
  std::vector<Vec> vertices;
  bool operator==(const ConvexPolygon&) const noexcept = default;
};

/// Its corners in the order of Footprint::corners(): counter-clockwise from the front left.
[[nodiscard]] ConvexPolygon toPolygon(const Footprint& footprint);

/// Why a ring is no polygon, in words that go on from "the polygon" ("crosses itself near (3, 4)"), or nothing when it
/// is one. Either winding is accepted. Uses Boost.Geometry's validity check.
[[nodiscard]] std::optional<std::string> polygonFault(std::span<const Vec> ring);

/// The ring as a counter-clockwise polygon. Requires: polygonFault(ring) is empty.
[[nodiscard]] Polygon makePolygon(std::span<const Vec> ring);

/// Convex pieces that cover the polygon exactly and overlap nowhere (they share edges).
/// A convex polygon comes back as one piece.
[[nodiscard]] std::vector<ConvexPolygon> convexParts(const Polygon& polygon);

/// True when the point is inside or within kContact of the boundary (closed).
[[nodiscard]] bool contains(const Polygon& polygon, Vec point) noexcept;

}  // namespace frontage::geometry
