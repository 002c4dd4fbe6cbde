#include "tests/ui/bench/boards.h"

#include "geometry/base/facing.h"

namespace frontage::ui {

namespace {

constexpr double kColumn = 7;  // inches from unit to unit of a line
constexpr int kLine = 10;      // units in a line

core::Unit regiment(const char* army, int number, int models, geometry::Vec at, double bearing) {
  core::Unit unit;
  unit.id = {army + std::to_string(number)};
  unit.name = unit.id.value;
  unit.army = {army};
  unit.models = models;
  unit.files = 5;
  unit.base = {25, 25};
  unit.pose = {at, geometry::Facing::fromBearingDegrees(bearing)};
  return unit;
}

core::Terrain piece(int number, geometry::Vec at) {
  constexpr core::TerrainKind kKinds[] = {core::TerrainKind::Forest, core::TerrainKind::Hill,
                                          core::TerrainKind::Obstacle, core::TerrainKind::Impassable};
  core::Terrain terrain;
  terrain.id = {"terrain" + std::to_string(number)};
  terrain.name = terrain.id.value;
  terrain.kind = kKinds[number % 4];
  const double half = 1 + 0.2 * (number % 3);
  terrain.shape.vertices = {at + geometry::Vec{-half, -half}, at + geometry::Vec{half, -half},
                            at + geometry::Vec{half * 1.3, half}, at + geometry::Vec{-half * 0.7, half}};
  return terrain;
}

}  // namespace

core::Scenario crowdedTable(int aSide, int models, int terrain) {
  const int lines = (aSide + kLine - 1) / kLine;
  core::Scenario scenario;
  scenario.name = "A crowded table";
  scenario.rulesetId = "wap";
  scenario.field.armies = {{{"red"}, "Red host"}, {{"blue"}, "Blue host"}};
  scenario.active = {"red"};
  scenario.seed = 1;
  scenario.field.table.width = kColumn * kLine + 4;
  scenario.field.table.height = 24 + 14.0 * lines;
  const double middle = scenario.field.table.height / 2;
  for (int i = 0; i < aSide; ++i) {
    const double x = 5 + kColumn * (i % kLine);
    const double behind = 5 + 7.0 * (i / kLine);
    scenario.field.units.push_back(regiment("red", i, models, {x, middle - behind}, 0));
    scenario.field.units.push_back(regiment("blue", i, models, {x + 1, middle + behind}, 180));
  }
  for (int i = 0; i < terrain; ++i) {
    const bool far = i % 2 == 1;
    const double y = i < terrain / 2 ? (far ? 2.5 : scenario.field.table.height - 2.5) : middle + (far ? 0.3 : -0.3);
    scenario.field.terrain.push_back(piece(i, {2.5 + 3.5 * i, y}));
  }
  return scenario;
}

}  // namespace frontage::ui
