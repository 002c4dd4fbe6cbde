#pragma once

#include "tests/support/lattice_planner.h"

#include <string>

namespace frontage::testing {

/// Walks a route in small steps and says what is wrong with it, or nothing: only advances and wheels, no step
/// backwards, the clearance kept (to `slack`), always on the table.
inline std::string routeFault(const geometry::RouteProblem& problem, const geometry::Path& path, double slack) {
  using Kind = geometry::PathPiece::Kind;
  const LatticePlanner rules(problem, 0.25, 120);
  for (const geometry::PathPiece& piece : path.pieces()) {
    const geometry::Footprint from = problem.mover.at(piece.from);
    if (piece.kind == Kind::Wheel) {
      const geometry::Vec corner = piece.angle.radians() > 0 ? from.frontLeft() : from.frontRight();
      if (distance(piece.centre, corner) > 1e-9) return "a wheel is not about a front corner";
    } else if (piece.kind != Kind::Advance || piece.length.inches() < 0) {
      return "a piece is neither an advance nor a wheel";
    }
    const double way = piece.kind == Kind::Wheel
                           ? 2 * std::hypot(from.halfWidth, from.halfDepth) * std::fabs(piece.angle.radians())
                           : piece.length.inches();
    const int steps = 2 + static_cast<int>(way / 0.02);
    for (int i = 0; i <= steps; ++i) {
      const geometry::Footprint at = problem.mover.at(piece.at(static_cast<double>(i) / steps));
      if (rules.collides(at, slack)) return "comes too near to an obstacle or leaves the table";
      if (problem.targetStands && rules.toTarget(at) < rules.targetKeep() - slack)
        return "comes too near to the target";
    }
  }
  return {};
}

}  // namespace frontage::testing
