#pragma once

#include "geometry/base/footprint.h"
#include "geometry/base/polygon.h"

#include <array>

namespace frontage::geometry {

/// The table: the rectangle from (0, 0) to (width, height), inches.
struct Board {
  double width = 0;
  double height = 0;
  bool operator==(const Board&) const noexcept = default;
};

/// What lies beyond the four edges, as shapes that a sweep can meet: left, right, bottom, top. They reach farther than
/// anything moves in a game.
[[nodiscard]] std::array<ConvexPolygon, 4> beyondEdges(const Board& board);

/// How far the footprint lies inside the nearest edge; negative when it sticks out by that much. Exact to 1e-12.
[[nodiscard]] double insideEdge(const Board& board, const Footprint& footprint) noexcept;

}  // namespace frontage::geometry
