#include "geometry/sight/stage.h"

#include "geometry/base/tolerance.h"

#include <algorithm>
#include <cmath>

namespace frontage::geometry::sighting {

Stage::Stage(std::pmr::memory_resource* memory) : rims(memory), screens(memory) {}

namespace {

std::array<Vec, 4> cornersOf(const Mark& m, double by) noexcept {
  const Vec r = m.right * (m.halfWidth + by);
  const Vec f = m.forward * (m.halfDepth + by);
  return {m.centre + f - r, m.centre - f - r, m.centre - f + r, m.centre + f + r};
}

/// Shadows move to the left as the slant grows, so the slants along which the target's meets the edge are one interval.
void findSlants(std::span<const Vec> shape, Stage& stage) noexcept {
  stage.from = 2;
  stage.to = -2;
  for (const Vec p : shape) {
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
  if (stage.from > 1 || stage.to < -1) {
    stage.from = 2;
    stage.to = -2;
  }
}

}  // namespace

Opening openingAt(const Stage& stage, double slant) noexcept {
  return {std::max(-stage.half, leftEnd(stage.targetLeft(), slant).at),
          std::min(stage.half, rightEnd(stage.targetRight(), slant).at)};
}

void setStage(const Looker& looker, const Footprint& target, Stage& stage) {
  stage.frame = {lerp(looker.left, looker.right, 0.5), looker.facing.right(), looker.facing.forward()};
  const Vec edge = looker.right - looker.left;
  stage.half = 0.5 * std::sqrt(dot(edge, edge));
  Mark& m = stage.target;
  const auto turned = [&](Vec v) { return Vec{dot(v, stage.frame.right), dot(v, stage.frame.ahead)}; };
  m.centre = stage.frame.toLooker(target.pose.centre);
  m.right = turned(target.pose.facing.right());
  m.forward = turned(target.pose.facing.forward());
  m.halfWidth = target.halfWidth;
  m.halfDepth = target.halfDepth;
  m.corners = cornersOf(m, 0);
  const double deep = std::fabs(m.right.y) * m.halfWidth + std::fabs(m.forward.y) * m.halfDepth;
  m.near = m.centre.y - deep;
  m.far = m.centre.y + deep;
  const std::array<Vec, 4> grown = cornersOf(m, kContact);
  if (m.near < 2 * kContact) {
    Points clipped(stage.memory());
    clipAhead(grown, 0, clipped);
    stage.outlineSize = clipped.size();
    std::copy(clipped.begin(), clipped.end(), stage.outlinePoints.begin());
  } else {
    stage.outlineSize = grown.size();
    std::copy(grown.begin(), grown.end(), stage.outlinePoints.begin());
  }
  findSlants(stage.outline(), stage);
}

}  // namespace frontage::geometry::sighting
