#include "core/phase/sight/unit_sight.h"

#include "core/battlefield/formation.h"
#include "geometry/base/polygon.h"
#include "geometry/base/tolerance.h"
#include "geometry/contact/relation.h"

#include <algorithm>
#include <cmath>

namespace frontage::core {

namespace {

using geometry::Footprint;

bool standsWhollyOn(const Footprint& footprint, const geometry::Polygon& hill) {
  // Corners inside are enough for a convex hill; a dent of the outline may still reach in.
  for (const geometry::Vec corner : footprint.corners())
    if (!geometry::contains(hill, corner)) return false;
  const Footprint inner = footprint.grown(-geometry::kContact);
  if (inner.halfWidth <= 0 || inner.halfDepth <= 0) return true;
  return std::none_of(hill.vertices.begin(), hill.vertices.end(), [&](geometry::Vec v) {
    const geometry::Vec local = inner.pose.toUnit(v);
    return std::abs(local.x) < inner.halfWidth && std::abs(local.y) < inner.halfDepth;
  });
}

bool touchesHill(const Footprint& footprint, const geometry::Polygon& hill) {
  const std::vector<geometry::ConvexPolygon> parts = geometry::convexParts(hill);
  return std::any_of(parts.begin(), parts.end(), [&](const geometry::ConvexPolygon& part) {
    return geometry::relate(footprint, part) == geometry::Relation::Overlapping;
  });
}

/// T6: a hill is opaque to lines that cross it without starting or ending on it.
bool terrainBlocks(const Terrain& terrain, const Footprint& looker, const Footprint& target) {
  if (blocksMovement(terrain.kind)) return true;
  return terrain.kind == TerrainKind::Hill && !touchesHill(looker, terrain.shape) &&
         !touchesHill(target, terrain.shape);
}

struct Blockers {
  std::vector<geometry::Polygon> shapes;
  std::vector<std::string> ids;
};

geometry::Polygon outline(const Footprint& footprint) {
  const auto corners = footprint.corners();
  return {{corners.begin(), corners.end()}};
}

Blockers blockersBetween(const Battlefield& field, const Unit& looker, const Unit& target) {
  Blockers found;
  const int needed = std::max(heightOf(field, looker), heightOf(field, target));
  for (const Unit& unit : field.units) {
    if (unit.id == looker.id || unit.id == target.id || unit.state.destroyed) continue;
    if (unit.stats.height < needed) continue;  // Z4 adds the hill to looker and target only
    found.shapes.push_back(outline(footprintOf(unit)));
    found.ids.push_back(unit.id.value);
  }
  for (const Terrain& terrain : field.terrain) {
    if (!terrainBlocks(terrain, footprintOf(looker), footprintOf(target))) continue;
    found.shapes.push_back(terrain.shape);
    found.ids.push_back(terrain.id.value);
  }
  return found;
}

/// The fronts of one rank side by side: what one of its models sees, one of them sees, and no more.
geometry::Looker rankLooker(const Unit& unit, int rank) {
  const Footprint first = baseAt(unit, rank, 0);
  const Footprint last = baseAt(unit, rank, modelsInRank(unit, rank) - 1);
  return {first.frontLeft(), last.frontRight(), unit.pose.facing};
}

}  // namespace

int heightOf(const Battlefield& field, const Unit& unit) {
  const Footprint footprint = footprintOf(unit);
  const bool onHill = std::any_of(field.terrain.begin(), field.terrain.end(), [&](const Terrain& terrain) {
    return terrain.kind == TerrainKind::Hill && standsWhollyOn(footprint, terrain.shape);
  });
  return unit.stats.height + (onHill ? kHillHeight : 0);
}

UnitSight unitSight(const Ruleset& rules, const Battlefield& field, const Unit& looker, const Unit& target) {
  const Blockers blockers = blockersBetween(field, looker, target);
  const int ranks = rules.whoMustSee == WhoMustSee::AnyModel ? ranksOf(looker) : 1;
  UnitSight fromFront;
  for (int rank = 0; rank < ranks; ++rank) {
    const geometry::Sight seen = geometry::sight(rankLooker(looker, rank), footprintOf(target), blockers.shapes);
    if (rank == 0 || seen.visible) fromFront.sight = seen;
    if (seen.visible) return fromFront;
  }
  for (const int index : fromFront.sight.blockers)
    fromFront.blockers.push_back(blockers.ids[static_cast<std::size_t>(index)]);
  return fromFront;
}

}  // namespace frontage::core
