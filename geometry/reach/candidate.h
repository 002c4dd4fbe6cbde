#pragma once

#include "geometry/motion/path.h"

#include <limits>

namespace frontage::geometry::charge {

/// A legal move by its free parameters, in a lane (the left one when there is no wheel).
struct Candidate {
  Hand hand = Hand::Left;
  double wheel = 0;
  double start = 0;
  double offset = 0;  ///< in the lane
  double score = -std::numeric_limits<double>::infinity();
  double straight = 0;  ///< both advances together
  double slid = 0;      ///< where it is set flush: how far along the edge from where it met it
};

}  // namespace frontage::geometry::charge
