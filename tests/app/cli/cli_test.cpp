#include "tests/app/cli/run_program.h"
#include "tests/support/files.h"
#include "tests/support/places.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <cstdlib>

namespace frontage::test {
namespace {

using nlohmann::json;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using ::testing::StartsWith;

const std::string kRoot = FRONTAGE_SOURCE_DIR;
const std::string kGood = kRoot + "/resources/scenarios/2-straight-charge.frontage";

class BrokenFile : public ::testing::TestWithParam<std::string> {};

TEST_P(BrokenFile, GivesExitTwoAndOneClearLineWithThePlace) {
  const std::string& file = GetParam();
  const auto stem = std::filesystem::path(file).replace_extension("").string();
  const json expected = json::parse(readFile(stem + ".expect.json"));
  const std::string place = file + ":" + expected.at("place").get<std::string>() + ": ";
  for (const char* command : {"validate", "run", "wkt"}) {
    const ProgramRun run = runCli({command, file});
    EXPECT_EQ(run.code, 2) << command;
    EXPECT_EQ(run.out, "") << command;
    ASSERT_THAT(linesOf(run.err), SizeIs(1)) << run.err;
    EXPECT_THAT(run.err, StartsWith(place));
    EXPECT_THAT(run.err, HasSubstr(expected.at("says").get<std::string>()));
  }
}

INSTANTIATE_TEST_SUITE_P(Cases, BrokenFile, ::testing::ValuesIn(filesIn("tests/cases/broken", ".frontage")),
                         fileTestName);

TEST(Validate, SaysWhichFilesAreGood) {
  const ProgramRun run = runCli({"validate", kGood, kRoot + "/tests/cases/good/least.frontage"});
  EXPECT_EQ(run.code, 0);
  EXPECT_THAT(linesOf(run.out), ElementsAre(kGood + ": good", kRoot + "/tests/cases/good/least.frontage: good"));
  EXPECT_EQ(run.err, "");
}

TEST(Validate, OneBadFileAmongGoodOnesIsExitTwo) {
  const ProgramRun run = runCli({"validate", kGood, kRoot + "/tests/cases/broken/nan.frontage", kGood});
  EXPECT_EQ(run.code, 2);
  EXPECT_THAT(linesOf(run.out), SizeIs(2));
  EXPECT_THAT(linesOf(run.err), SizeIs(1));
}

TEST(Validate, ListsProblemsAsJson) {
  const ProgramRun run = runCli({"validate", "--json", kRoot + "/tests/cases/broken/x-is-a-text.frontage"});
  EXPECT_EQ(run.code, 2);
  const json file = json::parse(run.out).at("files").at(0);
  EXPECT_FALSE(file.at("ok").get<bool>());
  EXPECT_EQ(file.at("problems").at(0).at("path"), "/units/0/x");
  EXPECT_EQ(file.at("problems").at(0).at("line"), 7);
  EXPECT_EQ(file.at("problems").at(0).at("severity"), "error");
}

TEST(Validate, ReadsStandardInputForADash) {
  const ProgramRun good = runCli({"validate", "-"}, readFile(kGood));
  EXPECT_EQ(good.code, 0);
  const ProgramRun bad = runCli({"validate", "-"}, "{\n  \"format\": 7}");
  EXPECT_EQ(bad.code, 2);
  EXPECT_THAT(bad.err, StartsWith("<stdin>:2:13: /format: found 7"));
}

TEST(Validate, FiveMebibytesAreExitTwoOnStandardInputToo) {
  const ProgramRun run = runCli({"validate", "-"}, std::string(5 * 1024 * 1024, ' '));
  EXPECT_EQ(run.code, 2);
  EXPECT_EQ(run.err, "<stdin>: found more than 4 MiB, expected at most 4194304 bytes\n");
}

TEST(Validate, AFileThatIsNotThereIsExitTwo) {
  const ProgramRun run = runCli({"validate", "/nowhere.frontage"});
  EXPECT_EQ(run.code, 2);
  EXPECT_EQ(run.err, "/nowhere.frontage: cannot be read: No such file or directory\n");
}

TEST(CommandLine, MistakesAreOneLineAndExitTwo) {
  const std::vector<std::vector<std::string>> mistakes{
      {},
      {"frob"},
      {"validate"},
      {"validate", "--frob", kGood},
      {"validate", "--seed", "x", kGood},
      {"wkt", kGood, "--step", "-1"},
      {"wkt", kGood, "--step", "99"},
      {"wkt", kGood, "--ruleset", "chess"},
      {"rulesets", "--ruleset", "chess"},
  };
  for (const auto& line : mistakes) {
    const ProgramRun run = runCli(line);
    EXPECT_EQ(run.code, 2) << run.err;
    EXPECT_EQ(run.out, "");
    EXPECT_THAT(linesOf(run.err), SizeIs(1)) << run.err;
    EXPECT_THAT(run.err, StartsWith("frontage-cli: "));
  }
}

TEST(CommandLine, HelpIsNoMistake) {
  for (const auto& line : {std::vector<std::string>{"--help"}, std::vector<std::string>{"wkt", "--help"}}) {
    const ProgramRun run = runCli(line);
    EXPECT_EQ(run.code, 0);
    EXPECT_THAT(run.out, HasSubstr("Usage: frontage-cli"));
    EXPECT_EQ(run.err, "");
  }
}

TEST(CommandLine, AnOutputThatCannotBeWrittenIsNoSuccess) {
  EXPECT_NE(std::system(("'" FRONTAGE_CLI "' rulesets --json > /dev/full 2> /dev/null")), 0);
}

/// The program with other data files.
ProgramRun runWithResources(const std::string& folder, const std::vector<std::string>& arguments) {
  ::setenv("FRONTAGE_RESOURCES", folder.c_str(), 1);
  ProgramRun run = runCli(arguments);
  ::unsetenv("FRONTAGE_RESOURCES");
  return run;
}

TEST(Resources, AMissingFolderIsOneLineAndExitTwo) {
  for (const auto& line : {std::vector<std::string>{"rulesets"}, std::vector<std::string>{"validate", kGood}}) {
    const ProgramRun run = runWithResources("/nowhere", line);
    EXPECT_EQ(run.code, 2);
    EXPECT_THAT(linesOf(run.err), SizeIs(1));
    EXPECT_THAT(run.err, HasSubstr("/nowhere/"));
  }
}

TEST(Resources, AFifthRulesetNeedsOnlyAFile) {
  const ScratchFolder folder;
  std::filesystem::copy(kRoot + "/resources", folder.path(),
                        std::filesystem::copy_options::recursive | std::filesystem::copy_options::overwrite_existing);
  json mine = json::parse(readFile(kRoot + "/resources/rulesets/wap.json"));
  mine["id"] = "mine";
  mine["range"] = "move_plus_two_dice";
  std::ofstream(folder.file("rulesets/mine.json")) << mine.dump();
  std::string scenario = readFile(kGood);
  scenario.replace(scenario.find("\"wap\""), 5, "\"mine\"");
  std::ofstream(folder.file("mine.frontage")) << scenario;
  EXPECT_EQ(runCli({"validate", folder.file("mine.frontage").string()}).code, 2);
  EXPECT_EQ(runWithResources(folder.path().string(), {"validate", folder.file("mine.frontage").string()}).code, 0);
  EXPECT_THAT(linesOf(runWithResources(folder.path().string(), {"rulesets"}).out), SizeIs(5));
}

TEST(Rulesets, AreListedWithTheirTitles) {
  const ProgramRun run = runCli({"rulesets"});
  EXPECT_EQ(run.code, 0);
  EXPECT_THAT(linesOf(run.out), SizeIs(4));
  EXPECT_THAT(run.out, HasSubstr("wap        Armies Project (M + highest die)"));
}

TEST(Rulesets, GiveEveryFieldAsJson) {
  const json listing = json::parse(runCli({"rulesets", "--json"}).out);
  ASSERT_EQ(listing.at("rulesets").size(), 4U);
  for (const json& rules : listing.at("rulesets"))
    EXPECT_EQ(rules.at("fields").size(), listing.at("fields").size()) << rules.at("id");
  EXPECT_EQ(listing.at("rulesets").at(3).at("fields").at("range"), "move_plus_highest");
}

TEST(Version, NamesQtAndBoost) {
  const json version = json::parse(runCli({"version", "--json"}).out);
  EXPECT_THAT(version.at("frontage").get<std::string>(), ::testing::MatchesRegex("[0-9]+\\.[0-9]+\\.[0-9]+"));
  EXPECT_THAT(version.at("boost").get<std::string>(), StartsWith("1.81"));
  EXPECT_TRUE(version.contains("qt"));
  const ProgramRun flag = runCli({"--version"});
  EXPECT_EQ(flag.code, 0);
  EXPECT_EQ(flag.out, runCli({"version"}).out);
}

TEST(Wkt, StepNoughtIsTheStart) {
  const ProgramRun run = runCli({"wkt", kGood, "--step", "0"});
  EXPECT_EQ(run.code, 0);
  const auto lines = linesOf(run.out);
  ASSERT_THAT(lines, SizeIs(2));
  EXPECT_THAT(lines[0], StartsWith("POLYGON(("));
  EXPECT_THAT(lines[0], HasSubstr("\tunit knights"));
}

TEST(Wkt, TheEndHasThePathsThatLedThere) {
  const json shapes = json::parse(runCli({"wkt", kGood, "--json"}).out).at("shapes");
  int paths = 0;
  for (const json& shape : shapes) paths += shape.at("kind") == "path";
  EXPECT_GE(paths, 1);
  EXPECT_THAT(shapes.back().at("wkt").get<std::string>(), StartsWith("LINESTRING("));
}

TEST(Wkt, ReadsFromStandardInput) {
  EXPECT_EQ(runCli({"wkt", "-", "--step", "0"}, readFile(kGood)).out, runCli({"wkt", kGood, "--step", "0"}).out);
}

}  // namespace
}  // namespace frontage::test
