#include "core/rules/ruleset_fields.h"
#include "core/rules/ruleset_library.h"
#include "tests/support/places.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cctype>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

namespace frontage::core {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::StartsWith;

std::string bundledText(const std::string& id) {
  std::ifstream in(std::string(FRONTAGE_SOURCE_DIR) + "/resources/rulesets/" + id + ".json");
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

std::string faultOf(const nlohmann::ordered_json& ruleset) {
  try {
    (void)parseRuleset(ruleset.dump(2), "mine.json");
  } catch (const std::runtime_error& e) {
    return e.what();
  }
  return "no fault";
}

std::shared_ptr<const Ruleset> bundled(const std::string& id) {
  return RulesetLibrary::load(std::string(FRONTAGE_SOURCE_DIR) + "/resources").find(id);
}

TEST(Rulesets, TheFourOfTheSpecificationAreShipped) {
  const auto library = RulesetLibrary::load(std::string(FRONTAGE_SOURCE_DIR) + "/resources");
  EXPECT_THAT(library.ids(), ElementsAre("battleaxe", "t9a-2", "t9a-3", "wap"));
  EXPECT_EQ(library.find("wap")->title, "Armies Project (M + highest die)");
  EXPECT_EQ(library.find("none"), nullptr);
}

// A row of a table of rules.md: field, then its value under battleaxe, wap, t9a-2, t9a-3.
struct Row {
  const char* field;
  const char* values[4];
};

TEST(Rulesets, SayWhatTheTablesOfTheRulesSay) {
  const Row rows[] = {
      {"zone_count", {"\"front_rank_models\"", "\"front_rank_models\"", "\"front_centre\"", "\"front_centre\""}},
      {"zone_tie", {"\"die_roll\"", "\"die_roll\"", "\"flank\"", "\"flank\""}},
      {"who_must_see", {"\"any_model\"", "\"any_model\"", "\"front_rank\"", "\"front_rank\""}},
      {"marched_may_charge", {"false", "true", "true", "true"}},
      {"shaken_may_charge", {"true", "true", "false", "false"}},
      {"blocked_path", {"false", "false", "true", "false"}},
      {"stand_and_shoot", {"true", "true", "true", "false"}},
      {"charged_again", {"\"flees_again\"", "\"declared_only\"", "\"flees_again\"", "\"holds\""}},
      {"redirect_test", {"\"leadership\"", "\"none\"", "\"leadership\"", "\"leadership\""}},
      {"second_flight", {"\"goes_on\"", "\"may_return\"", "\"choose_either\"", "\"goes_on\""}},
      {"through_friend", {"\"panic\"", "\"panic_if_strong\"", "\"panic\"", "\"none_if_voluntary\""}},
      {"flee_clearance", {"1", "1", "1", "0"}},
      {"range", {"\"two_dice\"", "\"move_plus_highest\"", "\"move_plus_two_dice\"", "\"move_plus_die_plus_4\""}},
      {"failed_distance", {"\"highest_die\"", "\"highest_or_swift_sum\"", "\"highest_die\"", "\"four\""}},
      {"failed_clearance", {"1", "1", "0", "0"}},
      {"run_down", {"\"destroyed\"", "\"two_wounds_per_strength\"", "\"destroyed\"", "\"destroyed_at_end\""}},
      {"reform_after_run_down", {"true", "true", "true", "false"}},
  };
  const char* ids[] = {"battleaxe", "wap", "t9a-2", "t9a-3"};
  for (const Row& row : rows)
    for (int i = 0; i < 4; ++i) {
      const RulesetField* field = findRulesetField(row.field);
      ASSERT_NE(field, nullptr) << row.field;
      EXPECT_EQ(toJson(field->get(*bundled(ids[i]))), row.values[i]) << row.field << " of " << ids[i];
    }
}

TEST(Rulesets, EveryFieldHasItsOwnNameAndTakesBackWhatItGives) {
  std::set<std::string_view> names;
  for (const RulesetField& field : rulesetFields()) {
    EXPECT_TRUE(names.insert(field.name).second) << field.name;
    Ruleset rules;
    EXPECT_TRUE(field.set(rules, field.get(*bundled("t9a-3")))) << field.name;
    EXPECT_EQ(field.get(rules), field.get(*bundled("t9a-3"))) << field.name;
    for (const std::string_view word : field.options()) EXPECT_TRUE(field.set(rules, std::string(word))) << word;
  }
}

std::string snakeCase(const std::string& name) {
  std::string snake;
  for (const char c : name) {
    if (std::isupper(static_cast<unsigned char>(c))) snake += '_';
    snake += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  return snake;
}

TEST(Rulesets, EveryMemberOfTheStructIsAField) {
  // C++20 cannot list the members of a struct, so the header is read: each member with a default value is a rule.
  std::ifstream in(std::string(FRONTAGE_SOURCE_DIR) + "/core/rules/ruleset.h");
  std::vector<std::string> members;
  bool inside = false;
  for (std::string line; std::getline(in, line);) {
    if (line == "struct Ruleset {") inside = true;
    std::smatch found;
    if (inside && std::regex_search(line, found, std::regex(R"(^  \w+ (\w+) = )"))) members.push_back(found[1]);
  }
  ASSERT_GT(members.size(), 30U);
  std::vector<std::string> fields;
  for (const RulesetField& field : rulesetFields()) fields.emplace_back(field.name);
  std::transform(members.begin(), members.end(), members.begin(), snakeCase);
  EXPECT_EQ(fields, members);
}

TEST(Rulesets, AFifthOneNeedsOnlyAFile) {
  auto mine = nlohmann::json::parse(bundledText("wap"));
  mine["id"] = "mine";
  mine["range"] = "move_plus_two_dice";
  EXPECT_EQ(parseRuleset(mine.dump(), "mine.json").range, RangeRoll::MovePlusTwoDice);
}

TEST(Rulesets, AFaultyFileIsRefusedWithPlaceFoundAndExpected) {
  const auto good = nlohmann::ordered_json::parse(bundledText("wap"));
  auto bad = good;
  bad["rnage"] = 3;
  EXPECT_THAT(faultOf(bad), AllOf(StartsWith("mine.json:52:3: "), HasSubstr("/rnage: unknown field")));
  bad = good;
  bad["wheel_cost"] = "half";
  EXPECT_THAT(faultOf(bad), HasSubstr("/wheel_cost: found \"half\", expected one of \"arc\", \"chord\", \"free\""));
  bad = good;
  bad["blocked_path"] = 1;
  EXPECT_THAT(faultOf(bad), HasSubstr("/blocked_path: found 1, expected true or false"));
  bad = good;
  bad["flee_clearance"] = -1;
  EXPECT_THAT(faultOf(bad), HasSubstr("/flee_clearance: found -1, expected a number from 0 to 100"));
  bad = good;
  bad.erase("door");
  EXPECT_THAT(faultOf(bad), HasSubstr("missing \"door\", expected one of"));
  bad = good;
  bad["assumed"] = {"doors"};
  EXPECT_THAT(faultOf(bad), HasSubstr("/assumed/0: found \"doors\", expected the name of a field"));
  bad = good;
  bad["title"] = "";
  EXPECT_THAT(faultOf(bad), HasSubstr("/title: found \"\", expected a name"));
  EXPECT_THROW((void)parseRuleset("{\"id\": ", "mine.json"), std::runtime_error);
  EXPECT_THROW((void)parseRuleset("[]", "mine.json"), std::runtime_error);
}

TEST(HouseRules, ReplaceOneFieldByItsJsonName) {
  const auto wap = bundled("wap");
  const Ruleset changed = withHouseRules(*wap, {{"redirect_test", "\"leadership\""}, {"failed_clearance", "0.5"}});
  EXPECT_EQ(changed.redirectTest, RedirectTest::Leadership);
  EXPECT_EQ(changed.failedClearance, 0.5);
  EXPECT_EQ(changed.range, wap->range);
}

TEST(HouseRules, AFieldThatIsSetIsNoLongerAssumed) {
  const auto wap = bundled("wap");
  EXPECT_THAT(wap->assumed, ::testing::Contains("failed_clearance"));
  EXPECT_THAT(withHouseRules(*wap, {{"failed_clearance", "1"}}).assumed,
              ::testing::Not(::testing::Contains("failed_clearance")));
}

TEST(HouseRules, UnknownFieldsAndValuesAreRefused) {
  const auto wap = bundled("wap");
  EXPECT_THROW((void)withHouseRules(*wap, {{"id", "\"x\""}}), std::runtime_error);
  EXPECT_THROW((void)withHouseRules(*wap, {{"range", "\"fast\""}}), std::runtime_error);
  EXPECT_THROW((void)withHouseRules(*wap, {{"range", "NaN"}}), std::runtime_error);
}

TEST(RulesetLibrary, AFolderWithoutRulesetsIsAnErrorThatNamesIt) {
  try {
    (void)RulesetLibrary::load("/nowhere/at/all");
    FAIL() << "loaded";
  } catch (const std::runtime_error& e) {
    EXPECT_THAT(e.what(), HasSubstr("/nowhere/at/all/rulesets"));
  }
}

}  // namespace
}  // namespace frontage::core
