#pragma once

#include "core/battlefield/battlefield.h"
#include "geometry/contact/ground.h"
#include "geometry/sight/sight.h"

#include <cstddef>
#include <vector>

namespace frontage::core {

/// A hill that something may stand on (rules.md T6).
struct Hill {
  std::size_t terrain = 0;  ///< index into Battlefield::terrain
  int height = 0;
  geometry::Ground ground;
};

/// The hills that may lie under one of the two.
[[nodiscard]] std::vector<Hill> hillsUnder(const Battlefield& field, const geometry::Footprint& one,
                                           const geometry::Footprint& other);

/// What hills add to the height of what stands there: that of the highest one that holds it wholly, or 0 (Z4).
[[nodiscard]] int heightAdded(const std::vector<Hill>& hills, const geometry::Footprint& footprint);

/// A piece of something, and hills (by index) on which it lies wholly. Lines that start, or end, on it are not stopped
/// by those.
struct EdgePiece {
  geometry::Looker edge;
  std::vector<std::size_t> on;
};
struct TargetPiece {
  geometry::ConvexPolygon shape;
  std::vector<std::size_t> on;
};

/// The whole first; then, for any hills that have a part of it in common, that part. So each place belongs to a piece
/// that lies on all the hills on which the place lies.
[[nodiscard]] std::vector<EdgePiece> piecesOn(const std::vector<Hill>& hills, const geometry::Looker& edge);
[[nodiscard]] std::vector<TargetPiece> piecesOn(const std::vector<Hill>& hills, const geometry::Footprint& target);

}  // namespace frontage::core
