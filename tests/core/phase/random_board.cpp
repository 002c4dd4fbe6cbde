#include "tests/core/phase/random_board.h"

#include "core/battlefield/formation.h"
#include "core/battlefield/placement.h"
#include "geometry/contact/relation.h"

#include <array>
#include <numbers>

namespace frontage::test {

namespace {

using namespace core;

double pick(std::mt19937_64& random, double low, double high) {
  return low + (high - low) * static_cast<double>(random() % 100000) / 100000;
}

bool oneIn(std::mt19937_64& random, unsigned n) {
  return random() % n == 0;
}

/// What is particular to a type of troops, as far as a charge minds.
void makeType(Unit& unit, TroopType type) {
  struct Kind {
    TroopType type;
    BaseSize base;
    double strength;
    int wounds;
    int height;
    int most;  ///< models
  };
  static const std::array<Kind, 7> kKinds{{{TroopType::Infantry, {20, 20}, 1, 1, 1, 30},
                                           {TroopType::WarBeast, {25, 50}, 1, 1, 1, 10},
                                           {TroopType::Cavalry, {25, 50}, 2, 1, 2, 12},
                                           {TroopType::MonstrousInfantry, {40, 40}, 2, 3, 3, 8},
                                           {TroopType::MonstrousCavalry, {50, 75}, 3, 3, 3, 6},
                                           {TroopType::Chariot, {50, 100}, 4, 4, 3, 3},
                                           {TroopType::Monster, {100, 100}, 5, 5, 5, 1}}};
  for (const Kind& kind : kKinds) {
    if (kind.type != type) continue;
    unit.stats.troopType = type;
    unit.base = kind.base;
    unit.stats.unitStrength = kind.strength;
    unit.stats.wounds = kind.wounds;
    unit.stats.height = kind.height;
    unit.models = std::min(unit.models, kind.most);
    unit.files = std::min(unit.files, unit.models);
  }
}

void makeCharacter(Unit& unit, std::mt19937_64& random) {
  unit.stats.swiftstride = oneIn(random, 4);
  unit.stats.flying = oneIn(random, 8);
  unit.stats.movement = 4 + static_cast<double>(random() % 6);
  unit.stats.leadership = 5 + static_cast<int>(random() % 5);
  if (oneIn(random, 4)) unit.stats.missile = MissileWeapon{"Bow", 24, 3, 3, 1, Shooters::FrontAndHalf};
  if (oneIn(random, 6)) unit.stats.causes = {Psychology::Terror};
  if (oneIn(random, 8)) unit.stats.immune = {Psychology::Panic};
  unit.stats.standAndShoot = oneIn(random, 4);
  unit.state.fleeing = oneIn(random, 12);
  unit.state.shaken = oneIn(random, 16);
  unit.state.marched = oneIn(random, 16);
}

Terrain randomTerrain(int n, double width, std::mt19937_64& random) {
  static constexpr std::array kKinds{TerrainKind::Impassable, TerrainKind::Building, TerrainKind::Hill,
                                     TerrainKind::Forest,     TerrainKind::Water,    TerrainKind::Obstacle,
                                     TerrainKind::Field};
  Terrain piece;
  piece.id = {"t" + std::to_string(n)};
  piece.kind = kKinds[random() % kKinds.size()];
  const geometry::Vec middle{pick(random, 0, width), pick(random, 4, 30)};
  const double long_ = pick(random, 1, 4);
  const double wide = piece.kind == TerrainKind::Obstacle ? 0.5 : pick(random, 1, 3);
  const auto frame = geometry::Facing::fromBearingDegrees(pick(random, 0, 360));
  const int corners = piece.kind == TerrainKind::Obstacle ? 4 : 3 + static_cast<int>(random() % 5);
  for (int i = 0; i < corners; ++i) {
    const double angle = 2 * std::numbers::pi * (i + 0.5) / corners;
    piece.shape.vertices.push_back(middle + frame.right() * (long_ * std::cos(angle)) +
                                   frame.forward() * (wide * std::sin(angle)));
  }
  return piece;
}

/// Some stand against one another from the beginning.
bool standsFree(const Battlefield& field, const Unit& unit) {
  if (placementFault(field, unit)) return false;
  return std::none_of(field.units.begin(), field.units.end(), [&](const Unit& other) {
    return other.id != unit.id &&
           geometry::relate(footprintOf(unit).grown(0.01), footprintOf(other)) != geometry::Relation::Apart;
  });
}

}  // namespace

Board randomBoard(const std::string& ruleset, const RandomBoard& wanted, std::mt19937_64& random) {
  Board board(ruleset);
  for (int i = 0; i < wanted.terrainPieces; ++i)
    board.field().terrain.push_back(randomTerrain(i, wanted.width, random));
  for (int i = 0; i < 2 * wanted.unitsEach; ++i) {
    const bool red = i % 2 == 0;
    const int files = 1 + static_cast<int>(random() % 6);
    const double x = pick(random, 3, wanted.width - 3);
    const double y = red ? pick(random, 3, 16) : pick(random, 14, 30);
    const double facing = red ? pick(random, -50, 50) : pick(random, 60, 300);
    const int models = files * (1 + static_cast<int>(random() % 3)) + static_cast<int>(random() % 3);
    Unit& unit = board.add((red ? "r" : "b") + std::to_string(i), red ? "red" : "blue", x, y, facing, models, files);
    makeType(unit, oneIn(random, 2) ? TroopType::Infantry : static_cast<TroopType>(random() % 7));
    makeCharacter(unit, random);
    if (!standsFree(board.field(), unit)) board.field().units.pop_back();
  }
  return board;
}

}  // namespace frontage::test
