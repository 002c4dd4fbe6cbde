#include "core/phase/sight/scene.h"

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
    scene.screens.push_back({&unit.id.value, unit.stats.height});
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
    scene.screens.push_back({&terrain.id.value});
  }
}

}  // namespace

Scene::LeftOut Scene::lowerThan(int height) const {
  LeftOut leftOut;
  leftOut.reserve(screens.size());
  for (const Screen& screen : screens) leftOut.push_back(screen.height < height ? 1 : 0);
  return leftOut;
}

void Scene::leaveOut(const std::vector<std::size_t>& on, LeftOut& leftOut) const {
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

Front frontOf(const Unit& unit, int rank, int firstPlace, int lastPlace, int height) {
  return {{baseAt(unit, rank, firstPlace).frontLeft(), baseAt(unit, rank, lastPlace).frontRight(), unit.pose.facing},
          height};
}

}  // namespace frontage::core
