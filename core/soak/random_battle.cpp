#include "core/soak/random_battle.h"

#include "core/battlefield/formation.h"
#include "core/battlefield/placement.h"
#include "core/rules/unit_library.h"
#include "geometry/base/polygon.h"
#include "geometry/contact/relation.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

namespace frontage::core {

namespace {

using geometry::Vec;

constexpr int kTries = 20;  ///< for a place; a thing that finds none is left out

struct Zone {
  double left, right, bottom, top;
};

/// A ring of corners at growing angles, in and out: never crosses itself, often not convex.
std::vector<Vec> randomRing(Chance& chance, Vec centre) {
  const int corners = chance.whole(3, 8);
  const double size = chance.between(1, 4);
  std::vector<Vec> ring;
  for (int i = 0; i < corners; ++i) {
    const double angle = 2 * std::numbers::pi * (i + chance.between(0.1, 0.9)) / corners;
    const double radius = size * chance.between(0.4, 1);
    ring.push_back(centre + Vec{std::cos(angle), std::sin(angle)} * radius);
  }
  return ring;
}

std::vector<Vec> randomWall(Chance& chance, Vec centre) {
  const geometry::Footprint wall{{centre, geometry::Facing::fromBearingDegrees(chance.between(0, 360))},
                                 chance.between(1, 4),
                                 chance.between(0.1, 0.4)};
  return geometry::toPolygon(wall).vertices;
}

void addTerrain(Battlefield& field, Chance& chance, int count) {
  for (int i = 0; i < count; ++i) {
    Terrain terrain;
    terrain.id = {"t" + std::to_string(i)};
    terrain.name = terrain.id.value;
    terrain.kind = static_cast<TerrainKind>(chance.whole(0, static_cast<int>(TerrainKind::Field)));
    terrain.height = chance.whole(0, 2);
    const Vec centre{chance.between(0, field.table.width), chance.between(0, field.table.height)};
    const std::vector<Vec> ring =
        terrain.kind == TerrainKind::Obstacle ? randomWall(chance, centre) : randomRing(chance, centre);
    if (geometry::polygonFault(ring)) continue;
    terrain.shape = geometry::makePolygon(ring);
    field.terrain.push_back(std::move(terrain));
  }
}

void roughenState(Unit& unit, Chance& chance) {
  if (unit.stats.wounds > 1 && chance.oneIn(4)) unit.woundsTaken = chance.whole(1, unit.stats.wounds - 1);
  unit.state.fleeing = chance.oneIn(12);
  unit.state.shaken = chance.oneIn(12);
  unit.state.marched = chance.oneIn(12);
  if (chance.oneIn(8)) unit.stats.causes = {Psychology::Terror};
  if (chance.oneIn(8)) unit.stats.immune = {Psychology::Panic};
  if (chance.oneIn(6)) unit.stats.chargeBonus = chance.whole(1, 3);
}

Unit randomUnit(Chance& chance, const UnitId& id, const ArmyId& army) {
  Unit unit = makeUnit(chance.of(UnitLibrary::bundled().types()), id, army, {});
  if (unit.models > 1) {
    unit.models = chance.whole(1, std::min(30, 2 * unit.models));
    unit.files = chance.whole(1, std::min(unit.models, 8));
  }
  roughenState(unit, chance);
  return unit;
}

bool isFree(const Battlefield& field, const Unit& unit) {
  const bool touches = std::any_of(field.units.begin(), field.units.end(), [&](const Unit& other) {
    return geometry::relate(footprintOf(unit), footprintOf(other)) != geometry::Relation::Apart;
  });
  return !touches && !placementFault(field, unit);
}

void deploy(Battlefield& field, Chance& chance, const std::string& army, int count, const Zone& zone, double bearing) {
  for (int i = 0; i < count; ++i) {
    Unit unit = randomUnit(chance, {army.substr(0, 1) + std::to_string(i)}, {army});
    for (int tries = 0; tries < kTries; ++tries) {
      const double turn = chance.oneIn(6) ? chance.between(0, 360) : chance.between(-40, 40);
      unit.pose = {{chance.between(zone.left, zone.right), chance.between(zone.bottom, zone.top)},
                   geometry::Facing::fromBearingDegrees(chance.oneIn(3) ? bearing : bearing + turn)};
      if (!isFree(field, unit)) continue;
      field.units.push_back(unit);
      break;
    }
  }
}

}  // namespace

Battlefield randomBattle(Chance& chance) {
  Battlefield field;
  field.armies = {{{"red"}, "Red"}, {{"blue"}, "Blue"}};
  field.table = {chance.between(30, 72), chance.between(30, 48)};
  if (!chance.oneIn(3)) addTerrain(field, chance, chance.whole(1, 8));
  const double middle = field.table.height / 2;
  const double gap = chance.between(0.5, 6);
  const double right = field.table.width - 1;
  deploy(field, chance, "red", chance.whole(1, 5), {1, right, middle - 12, middle - gap}, 0);
  deploy(field, chance, "blue", chance.whole(1, 5), {1, right, middle + gap, middle + 12}, 180);
  return field;
}

}  // namespace frontage::core
