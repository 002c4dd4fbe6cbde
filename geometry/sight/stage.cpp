#include "geometry/sight/stage.h"

#include "geometry/base/tolerance.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace frontage::geometry::sighting {

Stage::Stage(std::pmr::memory_resource* memory)
    : target{{}, {}, {}, {}, 0, 0, Points(memory)}, points(memory), screens(memory) {}

namespace {

std::array<Vec, 4> cornersOf(const Mark& m, double by) noexcept {
  const Vec r = m.right * (m.halfWidth + by);
  const Vec f = m.forward * (m.halfDepth + by);
  return {m.centre + f - r, m.centre - f - r, m.centre - f + r, m.centre + f + r};
}

/// Shadows move to the left as the slant grows, so the slants along which the target's meets the edge are one interval.
void findSlants(Stage& stage) noexcept {
  stage.from = 2;
  stage.to = -2;
  for (const Vec p : stage.target.shape) {
    if (shadowOf(p, -1) <= stage.half) {
      stage.from = -1;
    } else if (p.y > 0) {
      stage.from = std::min(stage.from, (p.x - stage.half) / p.y);
    }
    if (shadowOf(p, 1) >= -stage.half) {
      stage.to = 1;
    } else if (p.y > 0) {
      stage.to = std::max(stage.to, (p.x + stage.half) / p.y);
    }
  }
  if (stage.from > 1 || stage.to < -1) stage.from = 2, stage.to = -2;
}

}  // namespace

void setStage(const Looker& looker, const Footprint& target, Stage& stage) {
  stage.frame = {lerp(looker.left, looker.right, 0.5), looker.facing.right(), looker.facing.forward()};
  stage.half = 0.5 * distance(looker.left, looker.right);
  Mark& m = stage.target;
  const auto turned = [&](Vec v) { return Vec{dot(v, stage.frame.right), dot(v, stage.frame.ahead)}; };
  m.centre = stage.frame.toLooker(target.pose.centre);
  m.right = turned(target.pose.facing.right());
  m.forward = turned(target.pose.facing.forward());
  m.halfWidth = target.halfWidth;
  m.halfDepth = target.halfDepth;
  m.corners = cornersOf(m, 0);
  clipAhead(cornersOf(m, kContact), m.shape);
  findSlants(stage);
}

}  // namespace frontage::geometry::sighting
