#pragma once

#include "geometry/sight/opaque.h"
#include "geometry/sight/shadow.h"
#include "geometry/sight/sight.h"

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

/// A connected thing that stops lines before they reach the target: its shadow hides what it covers. Only slants in
/// [from, to) count; along the others it lies behind the target.
struct Screen {
  std::uint32_t first = 0;  ///< of Stage::points
  std::uint32_t count = 0;
  double from = 0;
  double to = 0;
  int owner = 0;  ///< index of the blocker
};

/// The target in the looker's frame.
struct Mark {
  std::array<Vec, 4> corners{};  ///< counter-clockwise, as they are
  Vec centre;
  Vec right;
  Vec forward;
  double halfWidth = 0;
  double halfDepth = 0;
  Points shape;  ///< grown by kContact, the part with y >= 0; empty when all of it lies behind the looker
};

/// Everything of one question in the looker's frame.
struct Stage {
  explicit Stage(std::pmr::memory_resource* memory);
  [[nodiscard]] std::span<const Vec> pointsOf(const Screen& s) const noexcept {
    return std::span<const Vec>(points).subspan(s.first, s.count);
  }
  [[nodiscard]] bool outsideCone() const noexcept { return !(from <= to); }

  Frame frame;
  double half = 0;  ///< half the front edge: lines leave at x in [-half, half]
  Mark target;
  double from = 0;  ///< the slants in [-1, 1] along which the target's shadow meets the edge; from > to when none
  double to = 0;
  Points points;
  std::pmr::vector<Screen> screens;
};

/// Places looker and target, and finds the slants to look along.
void setStage(const Looker& looker, const Footprint& target, Stage& stage);
/// Adds what can stop a line of the stage. Requires: setStage was called, and not stage.outsideCone().
void addBlockers(std::span<const Polygon> blockers, Stage& stage);

}  // namespace frontage::geometry::sighting
