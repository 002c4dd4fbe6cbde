#pragma once

#include "geometry/sight/shadow.h"

#include <memory_resource>
#include <span>
#include <vector>

namespace frontage::geometry::sighting {

/// What really stops a line: the part of a blocker that lies deeper than kContact inside it. Edges are moved inwards by
/// kContact and mitred. Replaces the contents of `core`; leaves it empty for a blocker too thin to have such a part
/// (thinner than about 2 kContact). Requires: counter-clockwise. Returns whether the result is convex.
bool erode(std::span<const Vec> ring, Points& core);

/// The part of a convex ring with y >= 0. Replaces the contents of `ahead`.
void clipAhead(std::span<const Vec> ring, Points& ahead);

struct Segment {
  Vec a;
  Vec b;
};

/// What of an area a line that starts on y = 0 and goes ahead meets first.
struct Outline {
  explicit Outline(std::pmr::memory_resource* memory) : edges(memory), stretches(memory) {}
  std::pmr::vector<Segment> edges;      ///< its edges, as far as they have y >= 0
  std::pmr::vector<Segment> stretches;  ///< the stretches of the line y = 0 inside it
};
/// Ends that meet are the same to the last bit. Replaces the contents of `outline`.
void outlineAhead(std::span<const Vec> ring, Outline& outline);

}  // namespace frontage::geometry::sighting
