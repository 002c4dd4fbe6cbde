#include "core/import/set_out.h"

#include "core/battlefield/formation.h"
#include "core/battlefield/placement.h"
#include "core/import/import_list.h"
#include "core/import/list_scenario.h"
#include "core/rules/ruleset_library.h"
#include "core/rules/unit_library.h"
#include "geometry/contact/closest_points.h"
#include "geometry/contact/relation.h"

#include <gtest/gtest.h>

namespace frontage::core {
namespace {

Unit unitOf(const std::string& id, int models, int files, BaseSize base = {25, 25}) {
  Unit unit;
  unit.id = {id};
  unit.army = {"red"};
  unit.models = models;
  unit.files = files;
  unit.base = base;
  return unit;
}

std::vector<Unit> many(int count, int models = 20, int files = 5) {
  std::vector<Unit> units;
  for (int i = 0; i < count; ++i) units.push_back(unitOf("u" + std::to_string(i), models, files));
  return units;
}

/// On the table, and clear of everything by more than what counts as contact.
void expectClear(const Battlefield& field, const std::vector<Unit>& placed) {
  Battlefield all = field;
  all.units.insert(all.units.end(), placed.begin(), placed.end());
  for (const Unit& unit : placed) {
    EXPECT_FALSE(placementFault(all, unit)) << unit.id.value;
    for (const Unit& other : all.units)
      if (other.id != unit.id) {
        EXPECT_EQ(geometry::relate(footprintOf(unit), footprintOf(other)), geometry::Relation::Apart)
            << unit.id.value << " and " << other.id.value;
        const auto closest = geometry::closestPoints(footprintOf(unit), footprintOf(other));
        EXPECT_GE(closest.distance.inches(), kSetOutGap - 1e-9) << unit.id.value << " and " << other.id.value;
      }
  }
}

TEST(SetOut, OneLineStandsCentredOnTheDeploymentLine) {
  const SetOut out = setOut({}, {unitOf("a", 5, 5), unitOf("b", 5, 5)}, TableEdge::Near);
  ASSERT_EQ(out.placed.size(), 2u);
  // 5 bases of 25 mm are 125/25.4" wide; the line is two of them and an inch between.
  const double width = 125 / 25.4;
  EXPECT_NEAR(out.placed[0].pose.centre.x, 36 - 0.5 - width / 2, 1e-9);
  EXPECT_NEAR(out.placed[1].pose.centre.x, 36 + 0.5 + width / 2, 1e-9);
  for (const Unit& unit : out.placed) {
    EXPECT_NEAR(footprintOf(unit).frontCentre().y, 12, 1e-9);
    EXPECT_NEAR(unit.pose.facing.bearingDegrees(), 0, 1e-9);
  }
}

TEST(SetOut, TheOtherArmyFacesItFromTheFarEdge) {
  const SetOut out = setOut({}, {unitOf("a", 5, 5)}, TableEdge::Far);
  EXPECT_NEAR(footprintOf(out.placed[0]).frontCentre().y, 36, 1e-9);
  EXPECT_NEAR(out.placed[0].pose.facing.bearingDegrees(), 180, 1e-9);
}

TEST(SetOut, WhatDoesNotFitIntoOneLineStandsBehindIt) {
  const std::vector<Unit> units = many(15);  // 15 × 5.92" are more than 72"
  const SetOut out = setOut({}, units, TableEdge::Near);
  ASSERT_EQ(out.placed.size(), 15u);
  expectClear({}, out.placed);
  EXPECT_NEAR(footprintOf(out.placed[0]).frontCentre().y, 12, 1e-9);
  EXPECT_NEAR(footprintOf(out.placed[14]).frontCentre().y, 12 - 100 / 25.4 - 1, 1e-9);
}

TEST(SetOut, KeepsClearOfWhatStandsThere) {
  Battlefield field;
  field.armies = {{{"red"}, "Red"}, {{"blue"}, "Blue"}};
  Unit enemy = unitOf("enemy", 20, 5);
  enemy.army = {"blue"};
  enemy.pose.centre = {36, 10};
  enemy.pose.facing = geometry::Facing::fromBearingDegrees(30);
  field.units = {enemy};
  field.terrain = {{{"rock"}, "Rock", TerrainKind::Impassable, {{{10, 4}, {20, 4}, {20, 14}, {10, 14}}}, 1}};
  for (const int count : {1, 8, 30, 60}) {
    const SetOut out = setOut(field, many(count), TableEdge::Near);
    EXPECT_TRUE(out.noRoom.empty()) << count;
    EXPECT_EQ(out.placed.size(), static_cast<std::size_t>(count));
    expectClear(field, out.placed);
  }
}

TEST(SetOut, SaysForWhomThereIsNoRoom) {
  Battlefield field;
  field.table = {12, 12};
  const SetOut out = setOut(field, {unitOf("a", 5, 5), unitOf("wall", 20, 20), unitOf("b", 5, 5)}, TableEdge::Near);
  EXPECT_EQ(out.noRoom, std::vector<std::size_t>{1});
  ASSERT_EQ(out.placed.size(), 2u);
  expectClear(field, out.placed);
}

TEST(ListScenarios, TheTableGrowsUntilEverybodyHasRoom) {
  ImportedList list;
  for (int i = 0; i < 200; ++i) {
    ImportedUnit unit;
    unit.name = "Guard";
    unit.models = {40, Origin::File};
    applyGuesses(unit, UnitLibrary::bundled());
    list.units.push_back(unit);
  }
  const ListScenario made = scenarioOf(list, {"red"}, RulesetLibrary::bundled().ids().front());
  EXPECT_TRUE(made.enlarged);
  EXPECT_TRUE(made.fits);
  EXPECT_EQ(made.scenario.field.units.size(), 200u);
  EXPECT_GT(made.scenario.field.table.width, 72);
  const LoadResult loaded = parseScenario(toText(made.scenario), "made");
  ASSERT_TRUE(loaded.ok()) << loaded.problems.front().text();
  EXPECT_TRUE(loaded.problems.empty());
}

TEST(ListScenarios, AnArmyThatNoTableHoldsIsSaidToBeThat) {
  ImportedList list;
  for (int i = 0; i < 500; ++i) {
    ImportedUnit unit;
    unit.name = "Horde";
    unit.models = {1000, Origin::File};
    unit.base = {{300, 300}, Origin::File};
    applyGuesses(unit, UnitLibrary::bundled());
    list.units.push_back(unit);
  }
  const ListScenario made = scenarioOf(list, {"red"}, RulesetLibrary::bundled().ids().front());
  EXPECT_FALSE(made.fits);
  EXPECT_TRUE(made.scenario.field.units.empty());
}

TEST(ListScenarios, EveryUnitGetsAnIdOfItsOwn) {
  EXPECT_EQ(idWord("Marsh Guard"), "marsh-guard");
  EXPECT_EQ(idWord("  The 3rd (Foot)  "), "the-3rd-foot");
  EXPECT_EQ(idWord("Öl & Wasser"), "öl-wasser");
  EXPECT_EQ(idWord("!!!"), "unit");
}

TEST(ListGuesses, FollowTheTroopTypeUntilSomebodyPutsThemRight) {
  const UnitLibrary& library = UnitLibrary::bundled();
  ImportedUnit unit;
  applyGuesses(unit, library);
  EXPECT_EQ(unit.movement, (Figure<double>{4, Origin::Guess}));
  EXPECT_EQ(unit.models, (Figure<int>{20, Origin::Guess}));
  unit.movement = {5, Origin::Typed};
  unit.troopType = {TroopType::Monster, Origin::Typed};
  applyGuesses(unit, library);
  EXPECT_EQ(unit.movement, (Figure<double>{5, Origin::Typed}));
  EXPECT_EQ(unit.models, (Figure<int>{1, Origin::Guess}));
  EXPECT_EQ(unit.wounds, (Figure<int>{5, Origin::Guess}));
  unit.wounds = {8, Origin::Typed};
  applyGuesses(unit, library);
  EXPECT_EQ(unit.unitStrength, (Figure<double>{8, Origin::Guess})) << "T5: a monster's are its wounds if they are more";
}

}  // namespace
}  // namespace frontage::core
