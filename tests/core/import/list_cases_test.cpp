#include "core/import/import_list.h"
#include "core/import/list_report.h"
#include "core/import/list_scenario.h"
#include "core/rules/ruleset_library.h"
#include "tests/support/files.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace frontage::core {
namespace {

using nlohmann::json;

// Each list in tests/cases/import has a *.expect.json with figures written by hand: a figure is [value, origin],
// figures that are left out are not looked at; remarks are [kind, unit, line], all of them.
class ListCase : public ::testing::TestWithParam<std::string> {
 protected:
  json expected() const {
    return json::parse(test::readFile(std::filesystem::path(GetParam()).replace_extension(".expect.json")));
  }
};

json figuresOf(const ImportedUnit& unit) {
  return json::parse(toJson(unit).line()).at("figures");
}

void expectFigures(const ImportedUnit& unit, const json& expected) {
  const json figures = figuresOf(unit);
  for (const auto& [name, value] : expected.at("figures").items())
    EXPECT_EQ((json{figures.at(name).at("value"), figures.at(name).at("origin")}), value) << unit.name << ": " << name;
  const json rules = expected.value("rules", json::array());
  json found = json::array();
  if (unit.swiftstride) found.push_back("swiftstride");
  if (unit.flying) found.push_back("flying");
  for (const Psychology each : unit.causes) found.push_back(each == Psychology::Fear ? "fear" : "terror");
  EXPECT_EQ(found, rules) << unit.name;
}

TEST_P(ListCase, HasTheUnitsThatWereCountedByHand) {
  const ImportResult result = importListFile(GetParam());
  ASSERT_TRUE(result.ok()) << result.error.text();
  const json want = expected();
  EXPECT_EQ(formatName(result.list->format), want.at("format"));
  EXPECT_EQ(result.list->name, want.at("name"));
  const auto& units = result.list->units;
  ASSERT_EQ(units.size(), want.at("units").size());
  for (std::size_t i = 0; i < units.size(); ++i) {
    EXPECT_EQ(units[i].name, want["units"][i].at("name"));
    expectFigures(units[i], want["units"][i]);
  }
}

TEST_P(ListCase, TellsEverythingThatWasNotTakenAsItStands) {
  const ImportResult result = importListFile(GetParam());
  ASSERT_TRUE(result.ok()) << result.error.text();
  json remarks = json::array();
  for (const Remark& remark : result.list->remarks) {
    const json written = json::parse(toJson(remark).line());
    remarks.push_back({written.at("kind"), remark.unit, remark.place.line});
  }
  EXPECT_EQ(remarks, expected().at("remarks"));
}

TEST_P(ListCase, BecomesAScenarioThatLoads) {
  const ImportResult result = importListFile(GetParam());
  ASSERT_TRUE(result.ok()) << result.error.text();
  const ListScenario made = scenarioOf(*result.list, {"blue"}, RulesetLibrary::bundled().ids().front());
  EXPECT_TRUE(made.fits);
  const LoadResult loaded = parseScenario(toText(made.scenario), "made");
  ASSERT_TRUE(loaded.ok()) << loaded.problems.front().text();
  EXPECT_TRUE(loaded.problems.empty()) << loaded.problems.front().text();
  EXPECT_EQ(loaded.scenario->field, made.scenario.field);
}

std::vector<std::string> cases() {
  auto lists = test::filesIn("tests/cases/import", ".ros");
  for (const std::string& file : test::filesIn("tests/cases/import", ".json"))
    if (file.find(".expect.") == std::string::npos) lists.push_back(file);
  return lists;
}

INSTANTIATE_TEST_SUITE_P(Lists, ListCase, ::testing::ValuesIn(cases()), test::fileTestName);

}  // namespace
}  // namespace frontage::core
