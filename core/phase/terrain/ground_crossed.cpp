#include "core/phase/terrain/ground_crossed.h"

#include "core/text/names.h"
#include "geometry/contact/relation.h"
#include "geometry/contact/sweep.h"

#include <algorithm>

namespace frontage::core {

namespace {

bool stands(const geometry::Footprint& at, const geometry::ConvexPolygon& part) {
  return geometry::relate(at, part) == geometry::Relation::Overlapping;
}

bool sweeps(const geometry::Path& path, const geometry::PathPiece& piece, const geometry::ConvexPolygon& part) {
  const geometry::Footprint from = path.start().at(piece.from);
  switch (piece.kind) {
    case geometry::PathPiece::Kind::Advance:
      return geometry::overlapsAdvancing(from, piece.length, part);
    case geometry::PathPiece::Kind::Shift:
      return geometry::overlapsShifting(from, piece.shift, part);
    case geometry::PathPiece::Kind::Wheel:
    case geometry::PathPiece::Kind::Pivot:
    case geometry::PathPiece::Kind::Align:
      return geometry::overlapsTurning(from, piece.centre, piece.angle, part);
  }
  return false;
}

}  // namespace

std::vector<Crossed> groundCrossed(const Battlefield& field, const geometry::Path& path, bool flying) {
  std::vector<Crossed> found;
  for (const Terrain& terrain : field.terrain) {
    if (terrain.kind != TerrainKind::Forest && terrain.kind != TerrainKind::Water) continue;
    const std::vector<geometry::ConvexPolygon> parts = geometry::convexParts(terrain.shape);
    const auto goesThrough = [&](const geometry::ConvexPolygon& part) {
      if (stands(path.start(), part) || stands(path.end(), part)) return true;
      return !flying && std::any_of(path.pieces().begin(), path.pieces().end(),
                                    [&](const geometry::PathPiece& piece) { return sweeps(path, piece, part); });
    };
    if (std::any_of(parts.begin(), parts.end(), goesThrough))
      found.push_back({terrain.id.value, std::string(nameOf(terrain.kind)), 0, 0});
  }
  return found;
}

}  // namespace frontage::core
