#pragma once

#include "geometry/reach/search.h"

namespace frontage::geometry::charge {

/// The move of a candidate, with its path, in the table's frame.
[[nodiscard]] ChargeMove makeMove(const ReachProblem& problem, const Slice& slice, const Candidate& candidate);

}  // namespace frontage::geometry::charge
