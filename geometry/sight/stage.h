#pragma once

#include "geometry/sight/rims.h"
#include "geometry/sight/sight.h"

#include <array>
#include <cstdint>

namespace frontage::geometry::sighting {

/// The looker's frame: origin in the middle of the front edge, x along it to the right, y along the facing.
struct Frame {
  Vec origin;
  Vec right;
  Vec ahead;
  [[nodiscard]] Vec toLooker(Vec p) const noexcept { return {dot(p - origin, right), dot(p - origin, ahead)}; }
  [[nodiscard]] Vec toTable(Vec p) const noexcept { return origin + right * p.x + ahead * p.y; }
};

/// A coordinate of the looker's frame as a function of a place on the table.
struct Scale {
  Vec axis;
  double zero = 0;
  [[nodiscard]] double at(Vec p) const noexcept { return dot(p, axis) - zero; }
};

/// A connected thing that stops lines before they reach the target: its shadow hides what it covers. Only slants in
/// [from, to) count; along the others it lies behind the target.
struct Screen {
  std::uint32_t left = 0;     ///< of Stage::rims: where the left rim begins
  std::uint32_t right = 0;    ///< where the right rim begins, and the left one ends
  std::uint32_t end = 0;      ///< where the right rim ends
  int owner = 0;              ///< index of the blocker
  std::span<const Vec> ring;  ///< the whole blocker, on the table
  double from = 0;
  double to = 0;
  std::array<Vec, 2> leftmost{};   ///< the first and the second point of the left rim, or twice the only one
  std::array<Vec, 2> rightmost{};  ///< the same of the right rim
};

/// Points with |dot(p, axis) - middle| <= half.
struct Slab {
  Vec axis;  ///< unit
  double middle = 0;
  double half = 0;
};

/// The target in the looker's frame: convex, so what its slabs have in common.
struct Mark {
  std::span<const Vec> corners;  ///< counter-clockwise, as they are
  std::span<const Slab> slabs;
  double near = 0;  ///< least y of the corners
  double far = 0;   ///< greatest y of the corners
};

/// Everything of one question in the looker's frame.
struct Stage {
  explicit Stage(std::pmr::memory_resource* memory);
  Stage(const Stage&) = delete;  // parts of it point to others
  Stage& operator=(const Stage&) = delete;
  /// The target grown by kContact, the part of it with y >= 0; counter-clockwise.
  [[nodiscard]] std::span<const Vec> outline() const noexcept { return outlinePoints; }
  [[nodiscard]] Scale scaleOf(Vec axis) const noexcept { return {axis, dot(frame.origin, axis)}; }
  [[nodiscard]] Rim leftRim(const Screen& s) const noexcept { return {rims.data() + s.left, rims.data() + s.right}; }
  [[nodiscard]] Rim rightRim(const Screen& s) const noexcept { return {rims.data() + s.right, rims.data() + s.end}; }
  [[nodiscard]] Rim targetLeft() const noexcept { return leftRim(shape); }
  [[nodiscard]] Rim targetRight() const noexcept { return rightRim(shape); }
  [[nodiscard]] bool outsideCone() const noexcept { return !(from <= to); }
  [[nodiscard]] std::pmr::memory_resource* memory() const noexcept { return rims.get_allocator().resource(); }

  /// Fills in the rims of a screen, by two calls of `add(side)` that append to `rims`.
  template <typename Add>
  void fillRims(Screen& screen, const Add& add) {
    screen.left = static_cast<std::uint32_t>(rims.size());
    add(RimSide::Left);
    screen.right = static_cast<std::uint32_t>(rims.size());
    add(RimSide::Right);
    screen.end = static_cast<std::uint32_t>(rims.size());
    screen.leftmost = {rims[screen.left], rims[screen.left + (screen.right - screen.left > 1 ? 1 : 0)]};
    screen.rightmost = {rims[screen.right], rims[screen.right + (screen.end - screen.right > 1 ? 1 : 0)]};
  }

  template <typename Add>
  void addScreen(Screen screen, const Add& add) {
    fillRims(screen, add);
    screens.push_back(screen);
  }

  Frame frame;
  double half = 0;  ///< half the front edge: lines leave at x in [-half, half]
  Mark target;
  std::span<const Vec> outlinePoints;
  Screen shape;     ///< the rims of the outline; filled in by a StageBuilder
  double from = 0;  ///< the slants in [-1, 1] along which the outline casts a shadow on the edge; from > to when none
  double to = 0;
  Points rims;
  std::pmr::vector<Screen> screens;

  // Where the figures of the target are kept: those of a rectangle here, as they are by far the most frequent.
  std::array<Vec, 4> boxCorners{};
  std::array<Slab, 2> boxSlabs{};
  std::array<Vec, 4> boxOutline{};
  Points otherCorners;
  std::pmr::vector<Slab> otherSlabs;
  Points otherOutline;
};

/// What must be covered along one slant for nothing to be seen: from `lo` to `hi` on the edge.
struct Opening {
  double lo = 0;
  double hi = 0;
};
[[nodiscard]] Opening openingAt(const Stage& stage, double slant) noexcept;

/// Places looker and target, and finds the slants to look along. Requires: a stage on which nothing was placed yet.
void setStage(const Looker& looker, const Footprint& target, Stage& stage);
void setStage(const Looker& looker, const ConvexPolygon& target, Stage& stage);

}  // namespace frontage::geometry::sighting
