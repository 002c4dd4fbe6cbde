#pragma once

#include <vector>

namespace frontage::geometry::charge {

/// A closed stretch of numbers; as a forbidden stretch its ends are free (open).
struct Span {
  double from = 0;
  double to = 0;
};

using Spans = std::vector<Span>;

/// What is left of `whole` without the open stretches of `forbidden`, ascending, into `free`. Stretches that only touch
/// leave their common point free. `forbidden` comes back sorted. Gives the length of the longest stretch left; where
/// none is, minus the least by which those that follow each other overlap.
double subtract(Span whole, Spans& forbidden, Spans& free);

/// Sorts, and makes one of those open stretches that have a point in common.
void join(Spans& stretches);

}  // namespace frontage::geometry::charge
