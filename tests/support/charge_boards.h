#pragma once

#include "geometry/reach/reach.h"

#include <cstdint>
#include <random>

namespace frontage::test {

/// What a random board may hold.
struct BoardWishes {
  int mostObstacles = 12;
  bool variants = false;  ///< also the doors, bodies and table rules other than the first
};

/// A charger, a target and things in between on a 72" x 48" table; units 1 to 12 wide, any facing charged. Most boards
/// have the charger somewhere before the charged facing, a few have it anywhere.
[[nodiscard]] geometry::ReachProblem randomBoard(std::mt19937_64& random, const BoardWishes& wishes);

/// Models of both sides in contact, as rules.md M9 counts them: bases of about an inch, a shared corner is enough.
[[nodiscard]] geometry::OffsetObjective contactObjective(const geometry::ReachProblem& problem);

}  // namespace frontage::test
