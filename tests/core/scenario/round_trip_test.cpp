#include "core/scenario/scenario.h"
#include "tests/support/files.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace frontage::core {
namespace {

using geometry::Facing;

Scenario loaded(const std::string& text) {
  LoadResult result = parseScenario(text, "test");
  for (const Problem& problem : result.problems) ADD_FAILURE() << problem.text();
  return result.scenario.value_or(Scenario{});
}

class GoodFile : public ::testing::TestWithParam<std::string> {};

TEST_P(GoodFile, LoadsWithoutAProblemAndComesBackTheSame) {
  const LoadResult first = loadScenario(GetParam());
  for (const Problem& problem : first.problems)
    EXPECT_EQ(problem.severity, Problem::Severity::Warning) << problem.text();
  ASSERT_TRUE(first.ok());
  const std::string text = toText(*first.scenario);
  const LoadResult second = parseScenario(text, "again");
  ASSERT_TRUE(second.ok()) << second.problems.front().text();
  EXPECT_EQ(*second.scenario, *first.scenario);
  EXPECT_EQ(toText(*second.scenario), text);
}

INSTANTIATE_TEST_SUITE_P(Worked, GoodFile, ::testing::ValuesIn(tests::filesIn("tests/cases/worked", ".frontage")),
                         tests::fileTestName);
INSTANTIATE_TEST_SUITE_P(Bundled, GoodFile, ::testing::ValuesIn(tests::filesIn("resources/scenarios", ".frontage")),
                         tests::fileTestName);

/// Everything that the format knows, and things that it does not.
const char* const kFull = R"({
  "$schema": "frontage-scenario.schema.json",
  "format": "frontage-scenario", "version": 1,
  "name": "Flank at the ford", "notes": "two\nlines \u00e4",
  "ruleset": "wap", "house_rules": {"redirect_test": "leadership", "failed_clearance": 0.50},
  "table": {"width": 48.5, "height": 36, "cloth": "green"},
  "armies": [{"id": "red", "name": "Red host", "player": {"name": "Ann"}}, {"id": "blue", "name": "Blue host"}],
  "active": "red",
  "units": [
    {"id": "k/1~", "name": "Knights", "army": "red", "x": 36.0, "y": 12.125, "facing": 33.3,
     "models": 10, "files": 5, "base_mm": [25, 50], "troop_type": "cavalry", "movement": 8, "leadership": 8,
     "unit_strength": 2, "wounds": 2, "toughness": 3, "armour_save": 2, "height": 2, "swiftstride": true,
     "flying": true, "stand_and_shoot": true, "charge_bonus": 1.5, "causes": ["fear", "terror"], "immune": ["panic"],
     "missile": {"name": "Bow", "range": 24, "strength": 4, "ballistic_skill": 5, "shots": 2,
                 "ranks": "front_and_half", "poison": true},
     "wounds_taken": 1, "colour": "#ff0000",
     "state": {"fleeing": true, "shaken": true, "marched": true, "charging": true, "stood_and_shot": true,
               "redirected": true, "fled_this_phase": true, "engaged_with": ["b"], "morale": 12345678901234567890123}},
    {"id": "b", "army": "blue", "x": 10, "y": 12, "models": 3, "files": 5, "base_mm": [20, 20], "movement": 4,
     "leadership": 7, "state": {"engaged_with": ["k/1~"]}},
    {"id": "gone", "army": "blue", "x": 10, "y": 12, "models": 0, "files": 5, "base_mm": [20, 20], "movement": 4,
     "leadership": 7, "state": {"destroyed": true}}
  ],
  "terrain": [{"id": "rock", "name": "The rock", "kind": "impassable", "polygon": [[40,20],[44,20],[44,23],[40,23]]},
              {"id": "hill", "kind": "hill", "height": 2, "polygon": [[2,2],[2,5],[6,5]], "steep": false}],
  "orders": [
    {"do": "declare", "charger": "k/1~", "targets": ["b"], "why": "because"},
    {"do": "react", "unit": "b", "charger": "k/1~", "reaction": "stand_and_shoot"},
    {"do": "redirect", "charger": "k/1~", "targets": ["gone"]},
    {"do": "press_on", "charger": "k/1~"},
    {"do": "resolve", "chargers": ["k/1~"], "offset": -0.25},
    {"do": "resolve", "chargers": ["k/1~"], "offset": null},
    {"do": "reform", "unit": "k/1~", "facing": -180, "files": 5},
    {"do": "end_phase"}
  ],
  "dice": {"seed": 18446744073709551615, "given": [{"roll": "range", "unit": "b", "values": [2, 5], "by": "Ann"}],
           "tower": [ 1 , 2 ]},
  "camera": {"zoom": 1.50}
})";

TEST(RoundTrip, KeepsEverythingThatAFileCanSay) {
  const LoadResult first = parseScenario(kFull, "full");
  ASSERT_TRUE(first.ok()) << first.problems.front().text();
  const std::string text = toText(*first.scenario);
  const LoadResult second = parseScenario(text, "again");
  ASSERT_TRUE(second.ok()) << second.problems.front().text() << text;
  EXPECT_EQ(*second.scenario, *first.scenario);
  EXPECT_EQ(toText(*second.scenario), text);
}

TEST(RoundTrip, UnknownFieldsAreWrittenBackAsTheyWereSpelled) {
  const std::string text = toText(*parseScenario(kFull, "full").scenario);
  for (const char* kept :
       {"\"camera\": {\"zoom\":1.50}", "\"morale\": 12345678901234567890123", "\"colour\": \"#ff0000\"",
        "\"poison\": true", "\"player\": {\"name\":\"Ann\"}", "\"cloth\": \"green\"", "\"steep\": false",
        "\"why\": \"because\"", "\"by\": \"Ann\"", "\"tower\": [1,2]", "\"failed_clearance\": 0.50",
        "\"$schema\": \"frontage-scenario.schema.json\""})
    EXPECT_NE(text.find(kept), std::string::npos) << kept << "\n" << text;
}

TEST(RoundTrip, UnknownFieldsStayWithTheirUnitWhenAnotherIsTakenAway) {
  Scenario scenario = *parseScenario(kFull, "full").scenario;
  scenario.orders.clear();
  scenario.given.clear();
  scenario.field.units[0].state.engagedWith.clear();
  scenario.field.units.erase(scenario.field.units.begin() + 1);
  const std::string text = toText(scenario);
  EXPECT_LT(text.find("#ff0000"), text.find("\"gone\""));
  EXPECT_TRUE(parseScenario(text, "again").ok());
}

TEST(RoundTrip, EachUnknownNameIsReportedOnce) {
  const LoadResult result = parseScenario(kFull, "full");
  std::size_t warnings = 0;
  for (const Problem& problem : result.problems) {
    EXPECT_EQ(problem.severity, Problem::Severity::Warning);
    warnings += problem.what.find("unknown field") == 0;
  }
  EXPECT_EQ(warnings, 10U);  // camera, cloth, player, colour, poison, morale, steep, why, by, tower

  std::string twice = kFull;
  twice.replace(twice.find("{\"id\": \"b\","), 1, "{\"colour\": 1, ");
  EXPECT_EQ(parseScenario(twice, "twice").problems.size(), result.problems.size());
}

TEST(RoundTrip, AFacingIsKeptAsTheNumberThatWasWritten) {
  for (const char* facing : {"33.3", "0.1", "359.9999999", "12.3456789012345", "123.45678901234567", "1e-10"}) {
    std::string text = kFull;
    text.replace(text.find("33.3"), 4, facing);
    const Scenario scenario = *parseScenario(text, "f").scenario;
    const Scenario again = loaded(toText([&] {
      Scenario plain = scenario;
      plain.unknown.clear();
      return plain;
    }()));
    EXPECT_EQ(again.field.units[0].pose.facing, scenario.field.units[0].pose.facing) << facing;
  }
}

TEST(RoundTrip, AnyNumberOfDegreesIsAFacing) {
  std::string text = kFull;
  text.replace(text.find("33.3"), 4, "-326.7");
  const Scenario scenario = *parseScenario(text, "f").scenario;
  EXPECT_NEAR(scenario.field.units[0].pose.facing.bearingDegrees(), 33.3, 1e-12);
  EXPECT_NE(toText(scenario).find("\"facing\": 33.3,"), std::string::npos);
}

RC_GTEST_PROP(RoundTrip, AFreelyTurnedUnitIsStableFromTheFirstSave, ()) {
  Scenario scenario = *parseScenario(kFull, "f").scenario;
  geometry::Pose& pose = scenario.field.units[0].pose;
  const int turns = *rc::gen::inRange(1, 20);
  for (int i = 0; i < turns; ++i)
    pose.facing = pose.facing.turned(geometry::Angle::fromRadians(*rc::gen::inRange(-1000000, 1000000) / 3.0e5));
  pose.centre = {*rc::gen::inRange(0, 1000000) / 7.0e5 + 20, *rc::gen::inRange(0, 1000000) / 3.0e5 + 20};
  const std::string text = toText(scenario);
  const LoadResult again = parseScenario(text, "again");
  RC_ASSERT(again.ok());
  RC_ASSERT(toText(*again.scenario) == text);
  RC_ASSERT(again.scenario->field.units[0].pose.centre == pose.centre);
  RC_ASSERT(std::fabs(again.scenario->field.units[0].pose.facing.turnTo(pose.facing).degrees()) < 1e-11);
}

TEST(RoundTrip, StepsOfFifteenDegreesAreWrittenAsWholeNumbers) {
  Scenario scenario = *parseScenario(kFull, "f").scenario;
  Facing& facing = scenario.field.units[0].pose.facing;
  facing = Facing::fromBearingDegrees(0);
  for (int i = 1; i <= 24; ++i) {
    facing = facing.turned(geometry::Angle::fromDegrees(-15));
    const std::string expected = "\"facing\": " + std::to_string(i * 15 % 360) + ",";
    EXPECT_NE(toText(scenario).find(expected), std::string::npos) << expected;
  }
}

}  // namespace
}  // namespace frontage::core
