#pragma once

#include "geometry/detour/route.h"
#include "tests/support/board_symmetry.h"
#include "tests/support/brute_distance.h"
#include "tests/support/random_boards.h"

#include <optional>

namespace frontage::testing {

/// The same problem on the table as the symmetry leaves it.
inline geometry::RouteProblem imageOf(geometry::RouteProblem p, const BoardSymmetry& image) {
  p.board = image.image();
  p.mover = image(p.mover);
  p.target = image(p.target);
  for (geometry::ConvexPolygon& shape : p.obstacles) shape = image(shape);
  return p;
}

/// A charger, a target 9" to 18" off its front, and one to six things strewn between and around. Nothing where it does
/// not fit on the table.
inline std::optional<geometry::RouteProblem> strewnBoard(Random& random) {
  geometry::RouteProblem p;
  p.board = {72, 48};
  p.clearance = geometry::Length::fromInches(1);
  p.allowance = geometry::Length::fromInches(6);
  const auto block = [&](geometry::Vec centre, double halfWidth, double halfDepth) {
    return geometry::Footprint{{centre, random.facing()}, halfWidth, halfDepth};
  };
  p.mover = block({random.uniform(6, 66), random.uniform(6, 42)}, random.uniform(0.6, random.coin() ? 1.5 : 4),
                  random.uniform(0.5, 2));
  const double range = random.uniform(9, 18);
  const auto facing = p.mover.pose.facing.turned(geometry::Angle::fromRadians(random.uniform(-0.7, 0.7)));
  const geometry::Vec ahead = facing.forward();
  p.target = block(p.mover.frontCentre() + ahead * range, random.uniform(0.8, 4), random.uniform(0.5, 2.5));
  if (insideEdge(p.board, p.mover) < 0 || insideEdge(p.board, p.target) < 0) return std::nullopt;
  const auto moverRing = toPolygon(p.mover).vertices;
  const auto targetRing = toPolygon(p.target).vertices;
  const int wanted = 1 + random.below(6);
  for (int i = 0; i < 3 * wanted && static_cast<int>(p.obstacles.size()) < wanted; ++i) {
    const geometry::Vec where =
        p.mover.frontCentre() + ahead * random.uniform(3, range) + leftOf(ahead) * random.uniform(-9, 9);
    const auto shape = random.coin()
                           ? toPolygon(block(where, random.uniform(0.3, random.coin() ? 1 : 3), random.uniform(0.3, 1)))
                           : random.convex(where);
    if (bruteDistance(shape.vertices, moverRing) < random.uniform(1.1, 6)) continue;
    if (bruteDistance(shape.vertices, targetRing) < 1.2) continue;
    p.obstacles.push_back(shape);
  }
  return p;
}

/// Such a board on which the straight way is barred.
inline geometry::RouteProblem barredBoard(Random& random) {
  for (;;) {
    const auto board = strewnBoard(random);
    if (!board) continue;
    geometry::RouteProblem unbounded = *board;
    unbounded.allowance = geometry::Length::fromInches(200);
    const auto direct = oneWheelRoute(unbounded, board->target.pose.centre, geometry::Angle::fromDegrees(180));
    if (direct.end != geometry::RouteEnd::Reached) return *board;
  }
}

}  // namespace frontage::testing
