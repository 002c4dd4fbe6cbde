#include "geometry/sight/stage.h"

#include "geometry/base/tolerance.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace frontage::geometry::sighting {

Stage::Stage(std::pmr::memory_resource* memory)
    : target(memory), outlinePoints(memory), rims(memory), screens(memory) {}

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

/// With the target in place: takes its outline, and finds the slants.
void finish(std::span<const Vec> grown, Stage& stage) {
  if (stage.target.near < 2 * kContact) {
    clipAhead(grown, 0, stage.outlinePoints);
  } else {
    stage.outlinePoints.assign(grown.begin(), grown.end());
  }
  findSlants(stage.outline(), stage);
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
  const std::array<Vec, 4> corners = cornersOf(box, 0);
  Mark& m = stage.target;
  m.corners.assign(corners.begin(), corners.end());
  m.slabs.reserve(2);
  m.slabs.push_back({box.right, dot(box.centre, box.right), box.halfWidth});
  m.slabs.push_back({box.forward, dot(box.centre, box.forward), box.halfDepth});
  const double deep = std::fabs(box.right.y) * box.halfWidth + std::fabs(box.forward.y) * box.halfDepth;
  m.near = box.centre.y - deep;
  m.far = box.centre.y + deep;
  finish(cornersOf(box, kContact), stage);
}

void setStage(const Looker& looker, const ConvexPolygon& target, Stage& stage) {
  placeLooker(looker, stage);
  Mark& m = stage.target;
  m.corners.reserve(target.vertices.size());
  for (const Vec p : target.vertices) m.corners.push_back(stage.frame.toLooker(p));
  addSlabs(m.corners, m.slabs);
  const Range heights = heightsOf(m.corners);
  m.near = heights.lo;
  m.far = heights.hi;
  Points grown(stage.memory());
  grow(m.corners, grown);
  finish(grown, stage);
}

}  // namespace frontage::geometry::sighting
