#pragma once

#include "geometry/sight/shadow.h"

#include <memory_resource>
#include <span>
#include <vector>

namespace frontage::geometry::sighting {

/// What really stops a line is the part of a blocker that lies deeper than kContact inside it, its core: its edges are
/// moved inwards by kContact and mitred. A blocker thinner than about 2 kContact has none.
struct RingKind {
  bool convex = false;
  bool hasCore = false;
};
/// Requires: counter-clockwise, at least three vertices.
[[nodiscard]] RingKind kindOf(std::span<const Vec> ring) noexcept;

/// The core. Replaces the contents of `core`. Requires: the ring has one. A convex ring has a convex core.
void erode(std::span<const Vec> ring, Points& core);

/// The corner of the core that belongs to one of a convex ring. Requires: the neighbours are other points.
[[nodiscard]] Vec erodedCorner(Vec before, Vec corner, Vec after) noexcept;

/// The convex hull, counter-clockwise, without vertices on its edges. Replaces the contents of `hull`.
void hullOf(std::span<const Vec> points, Points& hull);

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
