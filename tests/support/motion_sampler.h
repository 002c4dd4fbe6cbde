#pragma once

#include "geometry/base/tolerance.h"
#include "tests/support/brute_distance.h"

#include <functional>
#include <optional>

namespace frontage::testing {

/// First touch of a motion by walking along it: the end of the first approach to within kContact (see sweep.h), found
/// with nothing but distances. `speed` bounds the way that any point of the mover goes per unit of the motion, hence no
/// step can jump over a contact; `resolution` is the shortest step.
template <class RingAt>
std::optional<double> sampleFirstTouch(RingAt&& moverAt, double extent, double speed, double resolution,
                                       const std::vector<geometry::Vec>& still) {
  double at = 0;
  double apart = bruteDistance(moverAt(at), still);
  if (apart <= geometry::kContact) return 0;
  while (at < extent) {
    const double next = std::min(extent, at + std::max(apart / speed, resolution));
    const double nextApart = bruteDistance(moverAt(next), still);
    if (nextApart <= 1e-10) return next;
    if (apart <= geometry::kContact && nextApart >= apart) return at;
    at = next;
    apart = nextApart;
  }
  if (apart <= geometry::kContact) return extent;
  return std::nullopt;
}

}  // namespace frontage::testing
