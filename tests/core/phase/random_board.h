#pragma once

#include "tests/core/phase/board.h"

#include <random>

namespace frontage::test {

/// What a random board is made of.
struct RandomBoard {
  int unitsEach = 3;
  int terrainPieces = 0;
  double width = 48;  ///< of the part of the table that is used, inches
};

/// Two sides of troops of all types, near enough to charge, in the open or among terrain of all kinds; nobody overlaps
/// anybody. The same numbers give the same board on every machine.
[[nodiscard]] Board randomBoard(const std::string& ruleset, const RandomBoard& wanted, std::mt19937_64& random);

}  // namespace frontage::test
