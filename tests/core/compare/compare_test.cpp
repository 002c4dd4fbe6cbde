#include "core/compare/compare.h"

#include <gmock/gmock.h>

namespace frontage::core {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::SizeIs;

/// Two regiments face to face, so many inches apart. Without house rules only the range tells the rulesets apart.
Scenario faceToFace(double gap, std::vector<int> rangeDice) {
  Scenario scenario;
  scenario.rulesetId = "wap";
  scenario.field.armies = {{{"red"}, "Red"}, {{"blue"}, "Blue"}};
  scenario.active = {"red"};
  for (const char* id : {"r", "b"}) {
    Unit unit;
    unit.id = {id};
    unit.name = id;
    unit.army = {*id == 'r' ? "red" : "blue"};
    unit.base = {25.4, 25.4};
    unit.models = 20;
    unit.files = 5;
    unit.pose = {{36, *id == 'r' ? 10.0 : 14.0 + gap}, geometry::Facing::fromBearingDegrees(*id == 'r' ? 0 : 180)};
    scenario.field.units.push_back(unit);
  }
  scenario.orders = {Declare{{"r"}, {{"b"}}}};
  scenario.given = {{RollPurpose::Range, {"r"}, std::move(rangeDice)}};
  return scenario;
}

const PartingBranch* branchOf(const Parting& parting, const std::string& ruleset) {
  for (const PartingBranch& branch : parting.branches)
    if (std::find(branch.rulesets.begin(), branch.rulesets.end(), ruleset) != branch.rulesets.end()) return &branch;
  return nullptr;
}

TEST(Compare, PutsTheScenariosOwnRulesetFirst) {
  const Comparison comparison = compareRulesets(faceToFace(5, {3, 4}));
  std::vector<std::string> ids;
  for (const ComparedRun& run : comparison.runs) ids.push_back(run.rules->id);
  EXPECT_THAT(ids, ElementsAre("wap", "battleaxe", "t9a-2", "t9a-3"));
}

TEST(Compare, FindsTheRangeThatSufficesUnderSomeRulesetsOnly) {
  // 9" away. 4 and 3: battleaxe 7"; wap 4 + 4 = 8"; t9a-2 4 + 7 = 11"; t9a-3 would roll one die and stops.
  const Comparison comparison = compareRulesets(faceToFace(9, {4, 3}));
  ASSERT_TRUE(comparison.parting);
  const Parting& parting = *comparison.parting;
  ASSERT_THAT(parting.branches, SizeIs(3));
  EXPECT_THAT(parting.branches[0].rulesets, ElementsAre("wap", "battleaxe"));
  EXPECT_THAT(branchOf(parting, "t9a-2")->rulesets, ElementsAre("t9a-2"));
  EXPECT_EQ(parting.branches[0].event->clause, "M3");
  EXPECT_FALSE(branchOf(parting, "t9a-3")->event);
  EXPECT_THAT(branchOf(parting, "t9a-3")->problem, HasSubstr("1 wanted, 2 given"));
  EXPECT_EQ(comparison.runs[0].events[static_cast<std::size_t>(parting.n) - 1].clause, "M3");
}

TEST(Compare, SaysWhichClauseIsBehindIt) {
  const Comparison comparison = compareRulesets(faceToFace(9, {4, 3}));
  ASSERT_TRUE(comparison.parting);
  const std::vector<ClauseDifference>& why = comparison.parting->why;
  const auto range = std::find_if(why.begin(), why.end(), [](const auto& each) { return each.clause == "M2"; });
  ASSERT_NE(range, why.end());
  EXPECT_THAT(range->says, SizeIs(4));  // no two of them roll the same
}

TEST(Compare, EventsBeforeThePartingAreTheSameEverywhere) {
  const Comparison comparison = compareRulesets(faceToFace(9, {4, 3}));
  ASSERT_TRUE(comparison.parting);
  for (int i = 0; i + 1 < comparison.parting->n; ++i)
    for (const ComparedRun& run : comparison.runs)
      EXPECT_EQ(run.events[static_cast<std::size_t>(i)].body.index(),
                comparison.runs[0].events[static_cast<std::size_t>(i)].body.index());
}

TEST(Compare, NothingPartsWhereNothingIsDone) {
  Scenario idle = faceToFace(9, {4, 3});
  idle.orders.clear();
  EXPECT_FALSE(compareRulesets(idle).parting);
}

TEST(Compare, ARefusalIsAParting) {
  // 13" away: battleaxe and wap cannot roll so much, the two others can.
  const Comparison comparison = compareRulesets(faceToFace(13, {4, 3}));
  ASSERT_TRUE(comparison.parting);
  EXPECT_EQ(comparison.parting->n, 1);
  ASSERT_THAT(comparison.parting->branches, SizeIs(2));
  EXPECT_TRUE(std::holds_alternative<Refused>(branchOf(*comparison.parting, "wap")->event->body));
  EXPECT_THAT(branchOf(*comparison.parting, "wap")->rulesets, ElementsAre("wap", "battleaxe"));
  EXPECT_TRUE(std::holds_alternative<Declared>(branchOf(*comparison.parting, "t9a-3")->event->body));
}

}  // namespace
}  // namespace frontage::core
