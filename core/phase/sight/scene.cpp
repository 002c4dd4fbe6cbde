#include "core/phase/sight/scene.h"

#include "core/battlefield/formation.h"

#include <algorithm>

namespace frontage::core {

namespace {

using geometry::Footprint;

geometry::Polygon outline(const Footprint& footprint) {
  const auto corners = footprint.corners();
  return {{corners.begin(), corners.end()}};
}

void addScreens(const Battlefield& field, const Unit& looker, const Unit& target, Scene& scene) {
  const int lowest = std::max(looker.stats.height, scene.targetHeight);
  for (const Unit& unit : field.units) {
    if (unit.id == looker.id || unit.id == target.id || unit.state.destroyed) continue;
    if (unit.stats.height < lowest) continue;  // Z4 adds the hill to looker and target only
    scene.shapes.push_back(outline(footprintOf(unit)));
    scene.ids.push_back(unit.id.value);
    scene.unitHeights.push_back(unit.stats.height);
  }
  auto hill = scene.hills.begin();
  for (std::size_t i = 0; i < field.terrain.size(); ++i) {
    const Terrain& terrain = field.terrain[i];
    if (!blocksMovement(terrain.kind) && terrain.kind != TerrainKind::Hill) continue;
    if (hill != scene.hills.end() && hill->terrain == i) {
      scene.hillScreens.push_back(scene.shapes.size());
      ++hill;
    }
    scene.shapes.push_back(terrain.shape);
    scene.ids.push_back(terrain.id.value);
  }
}

}  // namespace

Scene::LeftOut Scene::lowerThan(int height) const {
  LeftOut leftOut;
  if (std::none_of(unitHeights.begin(), unitHeights.end(), [&](int h) { return h < height; })) return leftOut;
  leftOut.resize(shapes.size());
  std::transform(unitHeights.begin(), unitHeights.end(), leftOut.begin(),
                 [&](int h) { return static_cast<std::uint8_t>(h < height); });
  return leftOut;
}

void Scene::leaveOut(const std::vector<std::size_t>& on, LeftOut& leftOut) const {
  leftOut.resize(shapes.size());
  for (const std::size_t hill : on) leftOut[hillScreens[hill]] = 1;
}

Scene sceneOf(const Battlefield& field, const Unit& looker, const Unit& target) {
  Scene scene;
  scene.target = footprintOf(target);
  scene.hills = hillsUnder(field, footprintOf(looker), scene.target);
  scene.targetHeight = target.stats.height + heightAdded(scene.hills, scene.target);
  if (!scene.hills.empty()) scene.targetPieces = piecesOn(scene.hills, scene.target);
  addScreens(field, looker, target, scene);
  return scene;
}

std::vector<Front> frontsOf(const Unit& unit, int rank, const std::vector<Hill>& hills) {
  const int models = modelsInRank(unit, rank);
  const auto edgeOf = [&](int first, int last) -> geometry::Looker {
    return {baseAt(unit, rank, first).frontLeft(), baseAt(unit, rank, last).frontRight(), unit.pose.facing};
  };
  if (hills.empty()) return {{edgeOf(0, models - 1), unit.stats.height}};
  std::vector<Front> fronts;
  int first = 0;
  for (int place = 0; place < models; ++place) {
    const int height = unit.stats.height + heightAdded(hills, baseAt(unit, rank, place));
    if (place == 0 || height != fronts.back().height) {
      first = place;
      fronts.push_back({{}, height});
    }
    fronts.back().edge = edgeOf(first, place);
  }
  return fronts;
}

}  // namespace frontage::core
