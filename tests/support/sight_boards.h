#pragma once

#include "geometry/sight/sight.h"
#include "tests/support/random_boards.h"

#include <vector>

namespace frontage::testing {

/// A blocker with convex pieces that fill it (they may overlap), so that a test can ask about its inside without the
/// code under test.
struct BoardBlocker {
  geometry::Polygon outline;
  std::vector<std::vector<geometry::Vec>> solids;  ///< counter-clockwise
};

/// One question of sight.
struct SightBoard {
  geometry::Looker looker;
  geometry::Footprint target;
  std::vector<BoardBlocker> blockers;

  [[nodiscard]] std::vector<geometry::Polygon> outlines() const;
};

/// The front edge of a footprint as a looker.
[[nodiscard]] geometry::Looker lookerOf(const geometry::Footprint& footprint);

/// Shapes with half sizes about `size`, about the origin: rectangle, triangle, convex, L, U, star.
[[nodiscard]] BoardBlocker randomShape(Random& random, double size);
/// A U of walls `wall` thick, open upwards, its outer half sizes halfWidth and halfHeight, about the origin.
[[nodiscard]] BoardBlocker uShape(double halfWidth, double halfHeight, double wall);
[[nodiscard]] BoardBlocker rectangle(geometry::Vec min, geometry::Vec max);

[[nodiscard]] BoardBlocker moved(const BoardBlocker& blocker, const Isometry& motion);
[[nodiscard]] SightBoard moved(const SightBoard& board, const Isometry& motion);

/// Up to `most` blockers: apart, overlapping, flush with each other, with the looker's edge or with the target, around
/// either; looker and target may stand in a corner of a 72 x 48 table.
[[nodiscard]] SightBoard randomSightBoard(Random& random, int most);

/// Blockers all over the middle of a 72 x 48 table: three of five are rectangles, as units are, the others any shape.
[[nodiscard]] std::vector<BoardBlocker> scatteredBlockers(Random& random, int count);

/// A looker below them that faces a target above them more or less.
struct FacingPair {
  geometry::Looker looker;
  geometry::Footprint target;
};
[[nodiscard]] FacingPair facingPair(Random& random);

}  // namespace frontage::testing
