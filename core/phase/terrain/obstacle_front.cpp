#include "core/phase/terrain/obstacle_front.h"

#include "core/battlefield/formation.h"
#include "geometry/base/tolerance.h"

#include <algorithm>

namespace frontage::core {

namespace {

using geometry::Vec;

/// The part of a convex ring where `side` is not negative (Sutherland and Hodgman).
template <class Side>
std::vector<Vec> cut(const std::vector<Vec>& ring, Side side) {
  std::vector<Vec> kept;
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const Vec a = ring[i];
    const Vec b = ring[(i + 1) % ring.size()];
    const double atA = side(a);
    const double atB = side(b);
    if (atA >= 0) kept.push_back(a);
    if ((atA >= 0) != (atB >= 0)) kept.push_back(a + (b - a) * (atA / (atA - atB)));
  }
  return kept;
}

/// The part of it that lies straight before the edge.
std::vector<Vec> partBefore(const geometry::Edge& edge, const std::vector<Vec>& ring) {
  const double half = edge.length() / 2;
  const auto along = [&](Vec v) { return geometry::dot(v - edge.centre(), edge.along()); };
  const auto out = [&](Vec v) { return geometry::dot(v - edge.centre(), edge.outward); };
  return cut(cut(cut(ring, [&](Vec v) { return along(v) + half; }), [&](Vec v) { return half - along(v); }),
             [&](Vec v) { return out(v) + geometry::kContact; });
}

/// Touches the edge along a stretch, not merely with a corner.
bool liesAgainst(const geometry::Edge& edge, const std::vector<Vec>& ring) {
  double low = edge.length();
  double high = -edge.length();
  for (const Vec v :
       cut(ring, [&](Vec p) { return geometry::kContact - geometry::dot(p - edge.centre(), edge.outward); })) {
    const double along = geometry::dot(v - edge.centre(), edge.along());
    low = std::min(low, along);
    high = std::max(high, along);
  }
  return high - low > 2 * geometry::kContact;
}

}  // namespace

ObstacleFront obstacleFront(const Battlefield& field, const Unit& target, geometry::Side facing) {
  ObstacleFront front;
  const geometry::Edge edge = footprintOf(target).edge(facing);
  for (const Terrain& terrain : field.terrain) {
    if (terrain.kind != TerrainKind::Obstacle) continue;
    std::vector<geometry::ConvexPolygon> parts;
    bool touches = false;
    for (const geometry::ConvexPolygon& part : geometry::convexParts(terrain.shape)) {
      std::vector<Vec> before = partBefore(edge, part.vertices);
      if (before.size() < 3) continue;
      touches = touches || liesAgainst(edge, before);
      parts.push_back({std::move(before)});
    }
    if (!touches) continue;
    for (geometry::ConvexPolygon& part : parts) {
      for (const Vec v : part.vertices)
        front.depth = std::max(front.depth, geometry::dot(v - edge.centre(), edge.outward));
      front.before.push_back(std::move(part));
    }
  }
  return front;
}

geometry::Footprint chargedFootprint(const Battlefield& field, const Unit& target, geometry::Side facing) {
  geometry::Footprint footprint = footprintOf(target);
  const double depth = obstacleFront(field, target, facing).depth;
  if (depth <= 0) return footprint;
  const Vec outward = footprint.edge(facing).outward;
  const bool flank = facing == geometry::Side::LeftFlank || facing == geometry::Side::RightFlank;
  (flank ? footprint.halfWidth : footprint.halfDepth) += depth / 2;
  footprint.pose.centre = footprint.pose.centre + outward * (depth / 2);
  return footprint;
}

geometry::ClosestPoints measuredLine(const Battlefield& field, const Unit& charger, const Unit& target,
                                     geometry::Side facing) {
  const geometry::Footprint from = footprintOf(charger);
  geometry::ClosestPoints least = geometry::closestPoints(from, footprintOf(target));
  for (const geometry::ConvexPolygon& part : obstacleFront(field, target, facing).before)
    if (const auto nearer = geometry::closestPoints(from, part); nearer.distance < least.distance) least = nearer;
  return least;
}

double straightDistance(const Battlefield& field, const Unit& charger, const Unit& target, geometry::Side facing) {
  return measuredLine(field, charger, target, facing).distance.inches();
}

bool standInContact(const Battlefield& field, const Unit& a, const Unit& b) {
  for (const geometry::Side side : geometry::kSides)
    if (geometry::isWithin(straightDistance(field, a, b, side), 0) ||
        geometry::isWithin(straightDistance(field, b, a, side), 0))
      return true;
  return false;
}

}  // namespace frontage::core
