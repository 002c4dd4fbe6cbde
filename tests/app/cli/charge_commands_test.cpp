#include "tests/app/cli/run_program.h"
#include "tests/support/files.h"
#include "tests/support/places.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace frontage::test {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using ::testing::StartsWith;

const std::string kScenarios = std::string(FRONTAGE_SOURCE_DIR) + "/resources/scenarios/";
const std::string kBattle = kScenarios + "1-first-battle.frontage";
const std::string kFlank = kScenarios + "4-flank-charge.frontage";

TEST(Odds, HaveTheFieldsOfTheContract) {
  const ProgramRun run = runCli({"odds", kBattle, "--charger", "knights", "--target", "raiders", "--json"});
  ASSERT_EQ(run.code, 0) << run.err;
  const json odds = json::parse(run.out);
  EXPECT_EQ(odds.at("charger"), "knights");
  EXPECT_EQ(odds.at("target"), "raiders");
  EXPECT_TRUE(odds.at("legal").get<bool>());
  EXPECT_NEAR(odds.at("distance").get<double>(), 11.73, 0.01);
  double total = 0;
  for (const auto& [range, chance] : odds.at("range").items()) {
    EXPECT_GE(std::stod(range), 9);
    total += chance.get<double>();
  }
  EXPECT_NEAR(total, 1, 1e-12);
  const json& reactions = odds.at("reactions");
  EXPECT_TRUE(reactions.at("hold").contains("success"));
  EXPECT_FALSE(reactions.contains("stand_and_shoot"));
  for (const char* field : {"success", "off_table", "expected_distance"})
    EXPECT_TRUE(reactions.at("flee").at(field).is_number()) << field;
}

TEST(Odds, OfAShooterCountItsVolley) {
  const ProgramRun run = runCli({"odds", kBattle, "--charger", "knights", "--target", "crossbowmen", "--json"});
  const json shot = json::parse(run.out).at("reactions").at("stand_and_shoot");
  for (const char* field : {"success", "charge_broken", "expected_casualties"})
    EXPECT_TRUE(shot.at(field).is_number()) << field;
}

TEST(Matrix, HasARowForEachPairAgreeingWithInspectAndOdds) {
  const json rows = json::parse(runCli({"matrix", kBattle, "--json"}).out).at("rows");
  ASSERT_THAT(rows, SizeIs(9));
  for (const json& row : rows) {
    const std::vector<std::string> pair{kBattle,    "--charger",      row.at("charger"),
                                        "--target", row.at("target"), "--json"};
    std::vector<std::string> line{"inspect"};
    line.insert(line.end(), pair.begin(), pair.end());
    const json inspect = json::parse(runCli(line).out);
    for (const char* field : {"legal", "zone", "distance"}) EXPECT_EQ(row.at(field), inspect.at(field)) << row << field;
    EXPECT_EQ(row.at("contact"), inspect.at("contact")) << row;
    line.front() = "odds";
    const json odds = json::parse(runCli(line).out);
    EXPECT_NEAR(row.at("success").get<double>(), odds.at("reactions").at("hold").at("success").get<double>(), 1e-12);
  }
}

TEST(Compare, NamesTheFirstEventInWhichTheRulesetsPart) {
  const ProgramRun run = runCli({"compare", kFlank, "--json"});
  ASSERT_EQ(run.code, 0) << run.err;
  const json compared = json::parse(run.out);
  EXPECT_THAT(compared.at("rulesets"), SizeIs(4));
  EXPECT_FALSE(compared.at("same").get<bool>());
  const json& parting = compared.at("parting");
  for (const json& branch : parting.at("branches")) {
    const json& events = compared.at("runs").at(branch.at("rulesets").at(0).get<std::string>()).at("events");
    const std::size_t n = parting.at("n").get<std::size_t>();
    if (branch.at("event").is_null())
      EXPECT_EQ(events.size(), n - 1);
    else
      EXPECT_EQ(branch.at("event"), events.at(n - 1));
  }
  EXPECT_FALSE(parting.at("why").empty());
}

TEST(Soak, PlaysRandomPhasesAndFindsNothing) {
  const ProgramRun run = runCli({"soak", "--phases", "12", "--seed", "3", "--json"});
  EXPECT_EQ(run.code, 0) << run.out;
  const json report = json::parse(run.out);
  EXPECT_EQ(report.at("phases"), 12);
  EXPECT_THAT(report.at("faults"), IsEmpty());
  EXPECT_EQ(runCli({"soak", "--phases", "12", "--seed", "3", "--json"}).out, run.out);
}

TEST(ChargeCommands, SayWhichUnitIsNotThere) {
  for (const char* command : {"inspect", "odds"}) {
    const ProgramRun nobody = runCli({command, kBattle, "--charger", "zz", "--target", "raiders"});
    EXPECT_EQ(nobody.code, 2);
    EXPECT_EQ(nobody.err,
              "frontage-cli: " + kBattle + ": --charger: found \"zz\", expected the id of a unit in the file\n");
    const ProgramRun own = runCli({command, kBattle, "--charger", "knights", "--target", "archers"});
    EXPECT_EQ(own.code, 2);
    EXPECT_THAT(own.err, HasSubstr("--target: found \"archers\", expected an enemy of \"knights\""));
  }
}

TEST(Inspect, OfAChargeThatMayNotBeDeclaredIsAnAnswerAllTheSame) {
  const ProgramRun run = runCli({"inspect", kBattle, "--charger", "spearmen", "--target", "crossbowmen", "--json"});
  EXPECT_EQ(run.code, 0);
  EXPECT_FALSE(json::parse(run.out).at("legal").get<bool>());
}

TEST(Seeds, ThatAreNoneAreRefusedInWords) {
  for (const char* seed : {"-1", "18446744073709551616", "99999999999999999999999", "1.5", "0x1", "", " 1", "+1"}) {
    const ProgramRun run = runCli({"run", kBattle, std::string("--seed=") + seed});
    EXPECT_EQ(run.code, 2) << seed;
    EXPECT_THAT(run.err, HasSubstr("--seed"));
  }
  EXPECT_EQ(runCli({"run", kFlank, "--seed", "18446744073709551615"}).code, 0);
}

TEST(Run, SaysThatThereAreNoOrders) {
  const ProgramRun run = runCli({"run", std::string(FRONTAGE_SOURCE_DIR) + "/tests/cases/good/least.frontage"});
  EXPECT_EQ(run.code, 0);
  EXPECT_EQ(run.out, "");
  EXPECT_THAT(run.err, HasSubstr("there are no orders"));
}

TEST(Run, NamesTheGivenRollThatDoesNotFit) {
  std::string text = readFile(kFlank);
  const std::size_t at = text.find("\"values\": [2, 1, 3]");
  ASSERT_NE(at, std::string::npos) << text;
  text.replace(at, 19, "\"values\": [2, 1]");
  for (const char* command : {"run", "wkt"}) {
    const ProgramRun run = runCli({command, "-"}, text);
    EXPECT_EQ(run.code, 2);
    EXPECT_THAT(run.err, ::testing::MatchesRegex("<stdin>:[0-9]+:[0-9]+: /dice/given/0: .*3 wanted, 2 given\n"));
  }
}

}  // namespace
}  // namespace frontage::test
