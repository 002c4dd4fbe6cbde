#include "core/phase/sight/hills.h"

#include <algorithm>

namespace frontage::core {

namespace {

using geometry::ConvexPolygon;
using geometry::Ground;
using geometry::Looker;

bool holds(const Ground& ground, const ConvexPolygon& shape) {
  return ground.holds(shape);
}

bool holds(const Ground& ground, const Looker& edge) {
  return ground.holds(edge.left, edge.right);
}

std::vector<ConvexPolygon> partsOn(const Ground& ground, const ConvexPolygon& shape) {
  return ground.under(shape);
}

std::vector<Looker> partsOn(const Ground& ground, const Looker& edge) {
  std::vector<Looker> parts;
  for (const geometry::Stretch& s : ground.under(edge.left, edge.right))
    parts.push_back({lerp(edge.left, edge.right, s.from), lerp(edge.left, edge.right, s.to), edge.facing});
  return parts;
}

template <typename Piece, typename Shape>
std::vector<Piece> pieces(const std::vector<Hill>& hills, const Shape& whole, Shape Piece::*shape) {
  std::vector<Piece> found(1);
  found[0].*shape = whole;
  for (std::size_t h = 0; h < hills.size(); ++h) {
    for (std::size_t i = 0, count = found.size(); i < count; ++i) {
      if (holds(hills[h].ground, found[i].*shape)) {
        found[i].on.push_back(h);
        continue;
      }
      for (Shape& part : partsOn(hills[h].ground, found[i].*shape)) {
        Piece piece = found[i];
        piece.*shape = std::move(part);
        piece.on.push_back(h);
        found.push_back(std::move(piece));
      }
    }
  }
  return found;
}

}  // namespace

std::vector<Hill> hillsUnder(const Battlefield& field, const geometry::Footprint& one,
                             const geometry::Footprint& other) {
  std::vector<Hill> hills;
  for (std::size_t i = 0; i < field.terrain.size(); ++i) {
    const Terrain& terrain = field.terrain[i];
    if (terrain.kind != TerrainKind::Hill) continue;
    const geometry::Bounds box = geometry::boundsOf(terrain.shape.vertices);
    const auto mayHold = [&](const geometry::Footprint& footprint) {
      return geometry::isNear(box, geometry::boundsOf(footprint.corners()));
    };
    if (mayHold(one) || mayHold(other)) hills.push_back({i, terrain.height, Ground(terrain.shape)});
  }
  return hills;
}

int heightAdded(const std::vector<Hill>& hills, const geometry::Footprint& footprint) {
  int added = 0;
  for (const Hill& hill : hills)
    if (hill.height > added && hill.ground.holds(footprint)) added = hill.height;
  return added;
}

std::vector<EdgePiece> piecesOn(const std::vector<Hill>& hills, const Looker& edge) {
  return pieces(hills, edge, &EdgePiece::edge);
}

std::vector<TargetPiece> piecesOn(const std::vector<Hill>& hills, const geometry::Footprint& target) {
  return pieces(hills, geometry::toPolygon(target), &TargetPiece::shape);
}

}  // namespace frontage::core
