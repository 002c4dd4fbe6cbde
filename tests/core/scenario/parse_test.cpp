#include "core/battlefield/formation.h"
#include "core/scenario/scenario.h"

#include <gmock/gmock.h>

namespace frontage::core {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

std::string scenarioWith(const std::string& unitMembers, const std::string& more = "") {
  return R"({"format": "frontage-scenario", "version": 1, "ruleset": "wap",
    "armies": [{"id": "red", "name": "Red"}, {"id": "blue"}], "active": "red",
    "units": [{"id": "a", "army": "red", "x": 10, "y": 20, "models": 10, "files": 5, "base_mm": [25, 50],
               "movement": 8, "leadership": 7)" +
         unitMembers + "}]" + more + "}";
}

Unit unitWith(const std::string& members) {
  const LoadResult result = parseScenario(scenarioWith(members), "f");
  for (const Problem& problem : result.problems) ADD_FAILURE() << problem.text();
  return result.ok() ? result.scenario->field.units.at(0) : Unit{};
}

std::vector<std::string> complaints(const std::string& text) {
  std::vector<std::string> all;
  for (const Problem& problem : parseScenario(text, "f").problems) all.push_back(problem.text());
  return all;
}

TEST(ParseScenario, WhatIsLeftOutHasTheDefaultsOfTheTroopType) {
  const Unit plain = unitWith("");
  EXPECT_EQ(plain.stats.troopType, TroopType::Infantry);
  EXPECT_EQ(plain.stats.unitStrength, 1);
  EXPECT_EQ(plain.stats.height, 1);
  EXPECT_EQ(plain.name, "a");
  EXPECT_FALSE(plain.stats.missile);
  EXPECT_EQ(plain.pose.facing, geometry::Facing{});
  const Unit cavalry = unitWith(R"(, "troop_type": "cavalry")");
  EXPECT_EQ(cavalry.stats.unitStrength, 2);
  EXPECT_EQ(cavalry.stats.height, 2);
  EXPECT_EQ(unitWith(R"(, "troop_type": "monster", "wounds": 8)").stats.unitStrength, 8);
  EXPECT_EQ(unitWith(R"(, "troop_type": "monster", "wounds": 8, "unit_strength": 3)").stats.unitStrength, 3);
}

TEST(ParseScenario, MissileNullIsNone) {
  EXPECT_FALSE(unitWith(R"(, "missile": null)").stats.missile);
  const Unit archers = unitWith(R"(, "missile": {"name": "Bow", "range": 24, "ranks": "all"})");
  ASSERT_TRUE(archers.stats.missile);
  EXPECT_EQ(archers.stats.missile->ranks, Shooters::All);
}

TEST(ParseScenario, TheTableIsSixByFourFeetUnlessToldOtherwise) {
  EXPECT_EQ(parseScenario(scenarioWith(""), "f").scenario->field.table, (Table{72, 48}));
}

TEST(ParseScenario, OrdersAreReadInTheirOrder) {
  const LoadResult result = parseScenario(
      scenarioWith("", R"(, "orders": [{"do": "declare", "charger": "a", "targets": ["a"]}, {"do": "end_phase"},
                           {"do": "resolve", "chargers": ["a"], "offset": 0.5}])"),
      "f");
  ASSERT_TRUE(result.ok());
  EXPECT_THAT(result.scenario->orders,
              ElementsAre(Order{Declare{{"a"}, {{"a"}}}}, Order{EndPhase{}}, Order{Resolve{{{"a"}}, 0.5}}));
}

TEST(ParseScenario, EveryProblemIsListedInTheOrderOfTheFile) {
  const std::string text = R"({"format": "frontage-scenario", "version": 1, "ruleset": "chess",
"armies": [{"id": "red"}], "active": "green",
"units": [{"id": "a", "army": "red", "x": "left", "y": 20, "models": 0, "files": 5, "base_mm": [25],
"movement": 8}],
"terrain": {}})";
  EXPECT_THAT(
      complaints(text),
      ElementsAre("f:1:58: /ruleset: found \"chess\", expected the id of a ruleset: battleaxe t9a-2 t9a-3 wap",
                  "f:2:38: /active: found \"green\", expected the id of an army",
                  "f:3:11: /units/0: missing \"leadership\", expected a whole number from 0 to 12",
                  "f:3:43: /units/0/x: found \"left\", expected a number from -10000 to 10000",
                  "f:3:70: /units/0/models: found 0, expected a whole number from 1 to 1000",
                  "f:3:96: /units/0/base_mm: found a list of 1, expected a list of two numbers above 0, width and "
                  "depth in mm",
                  "f:5:12: /terrain: found an object, expected a list of at most 200"));
}

TEST(ParseScenario, AFileOfAnotherKindGetsOneComplaint) {
  EXPECT_THAT(complaints(R"({"format": "chess", "version": 1, "units": 7})"),
              ElementsAre("f:1:12: /format: found \"chess\", expected \"frontage-scenario\""));
  EXPECT_THAT(complaints("[1, 2]"), ElementsAre("f:1:1: found a list of 2, expected an object"));
}

TEST(ParseScenario, AHeightOfAHillIsRead) {
  const LoadResult result = parseScenario(
      scenarioWith("",
                   R"(, "terrain": [{"id": "h", "kind": "hill", "height": 2, "polygon": [[0,0],[0,9],[9,0],[0,0]]}])"),
      "f");
  ASSERT_TRUE(result.ok()) << result.problems.at(0).text();
  EXPECT_EQ(result.scenario->field.terrain[0].height, 2);
  // Clockwise and closed in the file; inside always counter-clockwise and open.
  EXPECT_EQ(result.scenario->field.terrain[0].shape.vertices.size(), 3U);
}

TEST(ParseScenario, UnitsThatTouchDoNotOverlap) {
  // Five bases of 25 mm: the second one begins exactly where the first one ends, at an angle too.
  for (const double degrees : {0.0, 30.0, 77.7}) {
    Unit a = unitWith("");
    a.pose.facing = geometry::Facing::fromBearingDegrees(degrees);
    Unit b = a;
    b.id.value = "b";
    b.pose = b.pose.shifted(a.pose.facing.right() * (2 * footprintOf(a).halfWidth));
    Scenario scenario = *parseScenario(scenarioWith(""), "f").scenario;
    scenario.field.units = {a, b};
    EXPECT_TRUE(parseScenario(toText(scenario), "f").ok()) << degrees;
    scenario.field.units[1].pose = b.pose.shifted(a.pose.facing.right() * -0.001);
    EXPECT_FALSE(parseScenario(toText(scenario), "f").ok()) << degrees;
  }
}

TEST(ParseScenario, AUnitOffTheTableIsAWarning) {
  std::string text = scenarioWith("");
  text.replace(text.find("\"x\": 10"), 7, "\"x\": 1");
  const LoadResult result = parseScenario(text, "f");
  EXPECT_TRUE(result.ok());
  ASSERT_EQ(result.problems.size(), 1U);
  EXPECT_THAT(result.problems[0].text(), HasSubstr(": warning: /units/0: \"a\" is not wholly on the table"));
}

TEST(ParseScenario, AUnitOnImpassableTerrainIsAWarning) {
  const LoadResult result = parseScenario(
      scenarioWith("", R"(, "terrain": [{"id": "rock", "kind": "impassable", "polygon": [[9,19],[11,19],[11,21]]}])"),
      "f");
  EXPECT_TRUE(result.ok());
  ASSERT_EQ(result.problems.size(), 1U);
  EXPECT_THAT(result.problems[0].text(), HasSubstr("\"a\" stands on \"rock\""));
}

}  // namespace
}  // namespace frontage::core
