#include "core/battlefield/placement.h"

#include "core/battlefield/formation.h"
#include "geometry/base/polygon.h"
#include "geometry/contact/relation.h"

#include <algorithm>

namespace frontage::core {

namespace {

using geometry::Relation;

/// A quick no for shapes that are far from each other.
bool mayMeet(const geometry::Footprint& a, const geometry::Footprint& b) noexcept {
  const double reach = a.reach() + b.reach();
  return geometry::distance(a.pose.centre, b.pose.centre) <= reach;
}

bool mayMeet(const geometry::Footprint& a, const geometry::Polygon& b) noexcept {
  const double reach = a.reach();
  const geometry::Vec c = a.pose.centre;
  const auto all = [&](auto&& beyond) { return std::all_of(b.vertices.begin(), b.vertices.end(), beyond); };
  return !all([&](geometry::Vec v) { return v.x > c.x + reach; }) &&
         !all([&](geometry::Vec v) { return v.x < c.x - reach; }) &&
         !all([&](geometry::Vec v) { return v.y > c.y + reach; }) &&
         !all([&](geometry::Vec v) { return v.y < c.y - reach; });
}

bool overlaps(const geometry::Footprint& footprint, const geometry::Polygon& shape) {
  if (shape.vertices.size() < 3 || !mayMeet(footprint, shape)) return false;
  const auto parts = geometry::convexParts(shape);
  return std::any_of(parts.begin(), parts.end(), [&](const geometry::ConvexPolygon& part) {
    return geometry::relate(footprint, part) == Relation::Overlapping;
  });
}

}  // namespace

std::optional<PlacementFault> placementFault(const Battlefield& field, const Unit& unit,
                                             const std::set<UnitId>& leftOut) {
  if (unit.state.destroyed) return std::nullopt;
  const geometry::Footprint footprint = footprintOf(unit);
  if (!isOnTable(field.table, footprint)) return PlacementFault{PlacementFault::Kind::OffTable, {}};
  for (const Unit& other : field.units) {
    if (other.id == unit.id || other.state.destroyed || leftOut.contains(other.id)) continue;
    const geometry::Footprint there = footprintOf(other);
    if (mayMeet(footprint, there) && geometry::relate(footprint, there) == Relation::Overlapping)
      return PlacementFault{PlacementFault::Kind::OverlapsUnit, other.id.value};
  }
  for (const Terrain& terrain : field.terrain)
    if (blocksMovement(terrain.kind) && overlaps(footprint, terrain.shape))
      return PlacementFault{PlacementFault::Kind::InsideImpassable, terrain.id.value};
  return std::nullopt;
}

}  // namespace frontage::core
