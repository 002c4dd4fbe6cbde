#pragma once

#include "geometry/sight/shadow.h"

#include <memory_resource>
#include <span>
#include <vector>

namespace frontage::geometry::sighting {

struct Range {
  double lo = 0;
  double hi = 0;
};
/// The least and the greatest of `of(p)`.
template <typename Of>
[[nodiscard]] Range rangeOf(std::span<const Vec> points, const Of& of) noexcept {
  const double first = of(points[0]);
  Range r{first, first};
  for (const Vec p : points.subspan(1)) {
    const double x = of(p);
    r.lo = x < r.lo ? x : r.lo;
    r.hi = x > r.hi ? x : r.hi;
  }
  return r;
}
[[nodiscard]] inline Range heightsOf(std::span<const Vec> points) noexcept {
  return rangeOf(points, [](Vec p) { return p.y; });
}

/// The core of a ring is the part that lies deeper than kContact inside it.
struct RingKind {
  bool convex = false;
  bool hasCore = false;  ///< it is not thinner than about 2 kContact all over
};
/// Requires: counter-clockwise, at least three vertices.
[[nodiscard]] RingKind kindOf(std::span<const Vec> ring) noexcept;

/// The core: the edges moved inwards by kContact and mitred. Replaces the contents of `core`. Requires: it has one.
void erode(std::span<const Vec> ring, Points& core);

/// The convex hull, counter-clockwise, without vertices on its edges. Replaces the contents of `hull`.
void hullOf(std::span<const Vec> points, Points& hull);

/// The part of a convex ring with y >= height. Replaces the contents of `ahead`.
void clipAhead(std::span<const Vec> ring, double height, Points& ahead);

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
