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
  if (chance.oneIn(10)) unit.stats.flying = true;
  if (chance.oneIn(10)) unit.stats.swiftstride = true;
  if (chance.oneIn(10)) unit.stats.standAndShoot = true;
}

/// How many models a unit has, of whatever type: at least `least`, and few enough to stand in a few ranks.
struct Size {
  int least = 1;
  int most = 30;
};

Unit randomUnit(Chance& chance, const UnitId& id, const ArmyId& army, const Size& size) {
  Unit unit = makeUnit(chance.of(UnitLibrary::bundled().types()), id, army, {});
  if (unit.models > 1) {
    const int most = std::min(size.most, std::max(size.least, 2 * unit.models));
    unit.models = chance.whole(std::min(size.least, most), most);
    unit.files = chance.whole(1, std::min(unit.models, 8));
  }
  roughenState(unit, chance);
  return unit;
}

/// A hair's breadth from somebody else is a matter of rounding: units are apart or touch.
bool isFree(const Battlefield& field, const Unit& unit, bool mayTouch) {
  const auto relates = [&](const Unit& other) { return geometry::relate(footprintOf(unit), footprintOf(other)); };
  const bool meets = std::any_of(field.units.begin(), field.units.end(), [&](const Unit& other) {
    const geometry::Relation relation = relates(other);
    return relation == geometry::Relation::Overlapping || (!mayTouch && relation != geometry::Relation::Apart);
  });
  return !meets && !placementFault(field, unit);
}

/// An army, where it may stand and which way it looks.
struct Deployment {
  std::string army;
  int count = 1;
  Zone zone;
  double bearing = 0;
  Size size;
};

void deploy(Battlefield& field, Chance& chance, const Deployment& wanted) {
  for (int i = 0; i < wanted.count; ++i) {
    Unit unit = randomUnit(chance, {wanted.army.substr(0, 1) + std::to_string(i)}, {wanted.army}, wanted.size);
    for (int tries = 0; tries < kTries; ++tries) {
      const double turn = chance.oneIn(6) ? chance.between(0, 360) : chance.between(-40, 40);
      const Zone& zone = wanted.zone;
      unit.pose = {{chance.between(zone.left, zone.right), chance.between(zone.bottom, zone.top)},
                   geometry::Facing::fromBearingDegrees(chance.oneIn(3) ? wanted.bearing : wanted.bearing + turn)};
      if (!isFree(field, unit, false)) continue;
      field.units.push_back(unit);
      break;
    }
  }
}

/// A unit that stands flush beside another one of its army, or against the front of an enemy.
void addNeighbour(Battlefield& field, Chance& chance, int number) {
  if (field.units.empty()) return;
  const Unit& beside = chance.of(field.units);
  const bool enemy = chance.oneIn(3);
  const std::string army = (beside.army.value == "red") != enemy ? "red" : "blue";
  Unit unit = randomUnit(chance, {army.substr(0, 1) + "n" + std::to_string(number)}, {army}, {});
  const geometry::Footprint there = footprintOf(beside);
  const geometry::Footprint mine = footprintOf(unit);
  const double gap = chance.oneIn(3) ? chance.between(0, 0.5) : 0;
  if (enemy) {
    const double ahead = there.halfDepth + mine.halfDepth;
    unit.pose = {there.pose.toTable({chance.between(-there.halfWidth, there.halfWidth), ahead}),
                 geometry::Facing::towards(-there.pose.facing.forward())};
  } else {
    const double aside = there.halfWidth + mine.halfWidth + gap;
    unit.pose = {there.pose.toTable({chance.oneIn(2) ? aside : -aside, there.halfDepth - mine.halfDepth}),
                 there.pose.facing};
  }
  if (isFree(field, unit, true)) field.units.push_back(unit);
}

/// Units of red about the one of blue, each turned towards it.
void surround(Battlefield& field, Chance& chance, int count) {
  const Vec middle{field.table.width / 2, field.table.height / 2};
  Unit target = randomUnit(chance, {"b0"}, {"blue"}, {});
  target.pose = {middle, geometry::Facing::fromBearingDegrees(chance.between(0, 360))};
  if (!isFree(field, target, false)) return;
  const double size = footprintOf(target).reach();
  field.units.push_back(target);
  for (int i = 0; i < count; ++i) {
    Unit unit = randomUnit(chance, {"r" + std::to_string(i)}, {"red"}, {});
    for (int tries = 0; tries < kTries; ++tries) {
      const double bearing = chance.between(0, 360);
      const geometry::Facing out = geometry::Facing::fromBearingDegrees(bearing);
      unit.pose = {middle + out.forward() * (size + chance.between(1, 8)),
                   geometry::Facing::fromBearingDegrees(bearing + 180 + chance.between(-30, 30))};
      if (!isFree(field, unit, false)) continue;
      field.units.push_back(unit);
      break;
    }
  }
}

void deployBoth(Battlefield& field, Chance& chance, int mostEach, const Size& red, const Size& blue) {
  const double middle = field.table.height / 2;
  const double gap = chance.between(0.5, 6);
  const double right = field.table.width - 1;
  deploy(field, chance, {"red", chance.whole(1, mostEach), {1, right, middle - 12, middle - gap}, 0, red});
  deploy(field, chance, {"blue", chance.whole(1, mostEach), {1, right, middle + gap, middle + 12}, 180, blue});
}

}  // namespace

Battlefield randomBattle(Chance& chance, std::optional<BattleKind> kind) {
  Battlefield field;
  field.armies = {{{"red"}, "Red"}, {{"blue"}, "Blue"}};
  field.table = {chance.between(30, 72), chance.between(30, 48)};
  switch (kind.value_or(static_cast<BattleKind>(chance.whole(0, kBattleKinds - 1)))) {
    case BattleKind::Open:
      deployBoth(field, chance, 5, {}, {});
      break;
    case BattleKind::Terrain:
      addTerrain(field, chance, chance.whole(1, 8));
      deployBoth(field, chance, 5, {}, {});
      break;
    case BattleKind::Crowd:
      addTerrain(field, chance, chance.whole(0, 3));
      field.table.width = std::min(field.table.width, 44.0);
      deployBoth(field, chance, 7, {}, {});
      for (int i = 0; i < 4; ++i) addNeighbour(field, chance, i);
      break;
    case BattleKind::Surrounded:
      if (chance.oneIn(3)) addTerrain(field, chance, chance.whole(1, 3));
      surround(field, chance, chance.whole(2, 4));
      break;
    case BattleKind::SmallTarget:
      if (chance.oneIn(2)) addTerrain(field, chance, chance.whole(1, 4));
      deployBoth(field, chance, 4, {10, 30}, {1, 4});
      break;
  }
  return field;
}

}  // namespace frontage::core
