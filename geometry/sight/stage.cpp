#include "geometry/sight/stage.h"

#include "geometry/base/tolerance.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace frontage::geometry::sighting {

Stage::Stage(std::pmr::memory_resource* memory)
    : rims(memory), screens(memory), otherCorners(memory), otherSlabs(memory), otherOutline(memory) {}

namespace {

/// A rectangle.
struct Box {
  Vec centre;
  Vec right;
  Vec forward;
  double halfWidth = 0;
  double halfDepth = 0;
};

std::array<Vec, 4> cornersOf(const Box& b, double by) noexcept {
  const Vec r = b.right * (b.halfWidth + by);
  const Vec f = b.forward * (b.halfDepth + by);
  return {b.centre + f - r, b.centre - f - r, b.centre - f + r, b.centre + f + r};
}

void placeLooker(const Looker& looker, Stage& stage) noexcept {
  stage.frame = {lerp(looker.left, looker.right, 0.5), looker.facing.right(), looker.facing.forward()};
  const Vec edge = looker.right - looker.left;
  stage.half = 0.5 * std::sqrt(dot(edge, edge));
}

/// Moves the sides of any convex ring outwards by at least kContact, and by no more than its root of two.
void grow(const Points& ring, Points& grown) {
  Points corners(grown.get_allocator());
  corners.reserve(4 * ring.size());
  for (const Vec p : ring) {
    for (const double x : {-kContact, kContact}) {
      for (const double y : {-kContact, kContact}) corners.push_back(p + Vec{x, y});
    }
  }
  hullOf(corners, grown);
}

/// The slabs along whose axes the ring is as wide as it can be seen to be from one of its edges.
void addSlabs(const Points& ring, std::pmr::vector<Slab>& slabs) {
  slabs.reserve(ring.size());
  Vec a = ring.back();
  for (const Vec b : ring) {
    const Vec edge = b - a;
    const double length = std::sqrt(dot(edge, edge));
    a = b;
    if (length == 0) continue;
    const Vec axis = rightOf(edge) * (1 / length);
    const Range r = rangeOf(ring, [&](Vec p) { return dot(p, axis); });
    slabs.push_back({axis, std::midpoint(r.lo, r.hi), (r.hi - r.lo) / 2});
  }
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
  placeLooker(looker, stage);
  const auto turned = [&](Vec v) { return Vec{dot(v, stage.frame.right), dot(v, stage.frame.ahead)}; };
  const Box box{stage.frame.toLooker(target.pose.centre), turned(target.pose.facing.right()),
                turned(target.pose.facing.forward()), target.halfWidth, target.halfDepth};
  stage.boxCorners = cornersOf(box, 0);
  stage.boxSlabs = {{{box.right, dot(box.centre, box.right), box.halfWidth},
                     {box.forward, dot(box.centre, box.forward), box.halfDepth}}};
  const double deep = std::fabs(box.right.y) * box.halfWidth + std::fabs(box.forward.y) * box.halfDepth;
  stage.target = {stage.boxCorners, stage.boxSlabs, box.centre.y - deep, box.centre.y + deep};
  stage.boxOutline = cornersOf(box, kContact);
  stage.outlinePoints = stage.boxOutline;
  if (stage.target.near < 2 * kContact) {
    clipAhead(stage.boxOutline, 0, stage.otherOutline);
    stage.outlinePoints = stage.otherOutline;
  }
  findSlants(stage.outline(), stage);
}

void setStage(const Looker& looker, const ConvexPolygon& target, Stage& stage) {
  placeLooker(looker, stage);
  stage.otherCorners.reserve(target.vertices.size());
  for (const Vec p : target.vertices) stage.otherCorners.push_back(stage.frame.toLooker(p));
  addSlabs(stage.otherCorners, stage.otherSlabs);
  const Range heights = heightsOf(stage.otherCorners);
  stage.target = {stage.otherCorners, stage.otherSlabs, heights.lo, heights.hi};
  Points grown(stage.memory());
  grow(stage.otherCorners, grown);
  clipAhead(grown, 0, stage.otherOutline);
  stage.outlinePoints = stage.otherOutline;
  findSlants(stage.outline(), stage);
}

}  // namespace frontage::geometry::sighting
