#include "tests/ui/phase/phase_positions.h"

namespace frontage::ui {

namespace {

core::Unit block(const char* id, const char* name, const char* army, double x, double y, double bearing) {
  core::Unit unit;
  unit.id = {id};
  unit.name = name;
  unit.army = {army};
  unit.pose = {{x, y}, geometry::Facing::fromBearingDegrees(bearing)};
  unit.models = 20;
  unit.files = 5;
  unit.base = {25, 25};
  unit.stats.leadership = 7;
  unit.stats.movement = 4;
  return unit;
}

}  // namespace

core::Scenario obliqueCharge(const std::string& ruleset) {
  core::Scenario scenario;
  scenario.name = "Oblique";
  scenario.rulesetId = ruleset;
  scenario.active = {"red"};
  scenario.field.armies = {{{"red"}, "Red host"}, {{"blue"}, "Blue host"}};
  core::Unit knights = block("knights", "Knights", "red", 30, 12, 0);
  knights.models = 10;
  knights.base = {25, 50};
  knights.stats.troopType = core::TroopType::Cavalry;
  knights.stats.movement = 8;
  knights.stats.unitStrength = 2;
  knights.stats.leadership = 8;
  core::Unit archers = block("archers", "Archers", "blue", 20, 20, 180);
  archers.stats.missile = core::MissileWeapon{"Bow", 24, 3, 3, 1, core::Shooters::FrontAndHalf};
  scenario.field.units = {knights, block("spears", "Spears", "blue", 33, 22, 200), archers};
  scenario.seed = 7;
  return scenario;
}

}  // namespace frontage::ui
