#include "core/rules/clause_book.h"
#include "core/run/play_orders.h"
#include "tests/core/phase/board.h"
#include "tests/support/files.h"
#include "tests/support/places.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>

namespace frontage::test {

namespace {

using namespace core;

/// The shipped rulesets and one more, which takes something from each of them: written as a file and nothing else.
RulesetLibrary withAFifth() {
  const std::filesystem::path folder =
      std::filesystem::temp_directory_path() / ("frontage-fifth-" + std::to_string(::getpid()));
  std::filesystem::create_directories(folder / "rulesets");
  const std::string shipped = std::string(FRONTAGE_SOURCE_DIR) + "/resources/rulesets";
  for (const auto& file : std::filesystem::directory_iterator(shipped))
    std::filesystem::copy(file.path(), folder / "rulesets", std::filesystem::copy_options::overwrite_existing);
  auto mine = nlohmann::json::parse(readFile(shipped + "/battleaxe.json"));
  mine["id"] = "mine";
  mine["title"] = "A fifth";
  mine["range"] = "move_plus_two_dice";
  mine["zone_count"] = "front_centre";
  mine["failed_distance"] = "four";
  mine["failed_route"] = "one_wheel_to_centre";
  mine["failed_clearance"] = 2;
  mine["failed_is_shaken"] = true;
  std::ofstream(folder / "rulesets" / "mine.json") << mine.dump();
  RulesetLibrary library = RulesetLibrary::load(folder.string());
  std::filesystem::remove_all(folder);
  return library;
}

/// Front to front, ten inches apart.
PhaseRun charge(const std::shared_ptr<const Ruleset>& rules, const std::vector<int>& range) {
  Board board("battleaxe");
  board.add("r", "red", 36, 10, 0, 10, 5).base = {25.4, 25.4};
  board.add("b", "blue", 36, 22, 180, 10, 5).base = {25.4, 25.4};
  return playOrders(beginPhase(board.field(), rules, {"red"}), {Declare{{"r"}, {{"b"}}}},
                    Dice({{RollPurpose::Range, {"r"}, range}}, std::nullopt));
}

template <class Body>
const Body* first(const std::vector<Event>& events) {
  for (const Event& event : events)
    if (const auto* body = std::get_if<Body>(&event.body)) return body;
  return nullptr;
}

}  // namespace

TEST(AFifthRuleset, PlaysAPhaseOfItsOwnFromNothingButItsFile) {
  const RulesetLibrary library = withAFifth();
  ASSERT_EQ(library.ids().size(), 5u);
  const PhaseRun home = charge(library.find("mine"), {3, 3});
  ASSERT_EQ(home.problem, "");
  const std::vector<Event> events = home.events();
  ASSERT_TRUE(first<Declared>(events) && first<RangeRolled>(events));
  EXPECT_EQ(first<Declared>(events)->maxRange, 16);  // M 4 + 12
  EXPECT_EQ(first<RangeRolled>(events)->range, 10);  // 4 + 3 + 3, just enough
  EXPECT_TRUE(first<Contact>(events));
  EXPECT_EQ(charge(library.find("battleaxe"), {3, 3}).end().contacts.size(), 0u);  // 6 is not
}

TEST(AFifthRuleset, FailsAChargeByItsOwnRules) {
  const PhaseRun failed = charge(withAFifth().find("mine"), {2, 2});
  ASSERT_EQ(failed.problem, "");
  const std::vector<Event> events = failed.events();
  ASSERT_TRUE(first<FailedCharge>(events));
  EXPECT_EQ(first<FailedCharge>(events)->distance, 4);
  EXPECT_TRUE(failed.end().field.find(UnitId{"r"})->state.shaken);
  EXPECT_NEAR(failed.end().field.find(UnitId{"r"})->pose.centre.y, 14, 1e-9);
}

TEST(AFifthRuleset, HasEveryClauseExplained) {
  const std::shared_ptr<const Ruleset> mine = withAFifth().find("mine");
  for (const Clause& clause : ClauseBook::bundled().clauses())
    EXPECT_FALSE(ClauseBook::bundled().text(clause, *mine).empty()) << clause;
}

}  // namespace frontage::test
