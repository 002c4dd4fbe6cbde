#include "core/scenario/scenario.h"
#include "tests/support/files.h"
#include "tests/support/places.h"

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

INSTANTIATE_TEST_SUITE_P(Worked, GoodFile, ::testing::ValuesIn(test::filesIn("tests/cases/worked", ".frontage")),
                         test::fileTestName);
INSTANTIATE_TEST_SUITE_P(Good, GoodFile, ::testing::ValuesIn(test::filesIn("tests/cases/good", ".frontage")),
                         test::fileTestName);
INSTANTIATE_TEST_SUITE_P(Bundled, GoodFile, ::testing::ValuesIn(test::filesIn("resources/scenarios", ".frontage")),
                         test::fileTestName);

/// Everything that the format knows, and things that it does not.
const std::string kFull = test::readFile(std::string(FRONTAGE_SOURCE_DIR) + "/tests/cases/good/everything.frontage");

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

/// A main line and two branches, with fields that the format does not know in each place where they may stand.
const std::string kBranches = test::readFile(std::string(FRONTAGE_SOURCE_DIR) + "/tests/cases/good/branches.frontage");

TEST(RoundTrip, BranchesComeBackWithTheirOrdersAndDice) {
  const LoadResult result = parseScenario(kBranches, "branches");
  ASSERT_TRUE(result.ok()) << result.problems.front().text();
  const Scenario& scenario = *result.scenario;
  ASSERT_EQ(scenario.branches.size(), 2U);
  EXPECT_EQ(scenario.orders.size(), 3U);
  EXPECT_EQ(scenario.given, (std::vector<GivenRoll>{{RollPurpose::Range, {"knights"}, {2, 5}}}));
  EXPECT_EQ(result.given.size(), 1U);  // places of the main line's dice only
  EXPECT_EQ(scenario.branches[0].orders, scenario.orders);
  EXPECT_EQ(scenario.branches[0].given, (std::vector<GivenRoll>{{RollPurpose::Range, {"knights"}, {1, 1}}}));
  EXPECT_EQ(scenario.branches[1].orders.back(), Order(React{{"spears"}, {"knights"}, Reaction::Flee}));
  EXPECT_TRUE(scenario.branches[1].given.empty());
}

TEST(RoundTrip, UnknownFieldsStayInTheirBranch) {
  const Scenario scenario = *parseScenario(kBranches, "branches").scenario;
  const std::string text = toText(scenario);
  EXPECT_LT(text.find("the main line"), text.find("\"branches\""));
  for (const char* kept : {"\"why\": \"a branch\"", "\"by\": \"Ann\"", "\"cup\": \"red\"", "What if it fails?"})
    EXPECT_GT(text.find(kept), text.find("\"branches\"")) << kept << "\n" << text;
  Scenario main = scenario;
  main.branches.clear();
  EXPECT_EQ(toText(main).find("Ann"), std::string::npos);
}

TEST(RoundTrip, AFileWithoutBranchesSaysNothingOfThem) {
  EXPECT_EQ(toText(*parseScenario(kFull, "full").scenario).find("branches"), std::string::npos);
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
