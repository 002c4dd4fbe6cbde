#include "core/scenario/scenario.h"
#include "tests/app/cli/run_program.h"
#include "tests/support/files.h"
#include "tests/support/places.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace frontage::test {
namespace {

using nlohmann::json;
using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::SizeIs;
using ::testing::StartsWith;

const std::string kLists = std::string(FRONTAGE_SOURCE_DIR) + "/tests/cases/import/";
const std::string kRoster = kLists + "bases-and-mounts.ros";

TEST(Import, WritesAScenarioThatValidates) {
  const ScratchFolder folder;
  const std::string out = folder.file("out.frontage").string();
  const ProgramRun run = runCli({"import", kRoster, "-o", out, "--ruleset", "wap", "--seed", "9"});
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_THAT(linesOf(run.out), SizeIs(5));
  EXPECT_THAT(run.out, HasSubstr("marsh-guard: Marsh Guard, 20 in 5 files, base 25x25, M 4, Ld 8, US 1"));
  EXPECT_EQ(runCli({"validate", out}).out, out + ": good\n");
  const core::LoadResult loaded = core::loadScenario(out);
  ASSERT_TRUE(loaded.ok());
  EXPECT_EQ(loaded.scenario->rulesetId, "wap");
  EXPECT_EQ(loaded.scenario->seed, 9u);
  EXPECT_EQ(loaded.scenario->active.value, "red");
  for (const core::Unit& unit : loaded.scenario->field.units) EXPECT_EQ(unit.army.value, "red");
}

TEST(Import, TellsGuessesAndWhatWasNotUnderstoodWithTheirPlaces) {
  const ScratchFolder folder;
  const ProgramRun run = runCli({"import", kRoster, "-o", folder.file("out.frontage").string()});
  EXPECT_THAT(linesOf(run.err),
              Contains(kRoster + ":12:9: warning: \"Game Type\" is no unit: it has neither models nor a "
                                 "profile"));
  EXPECT_THAT(linesOf(run.err),
              Contains(kRoster + ":17:9: warning: Marsh Guard: guess (infantry): files 5, unit strength "
                                 "1, armour save 7"));
}

TEST(Import, GivesTheOriginOfEachFigureAsJson) {
  const ScratchFolder folder;
  const std::string out = folder.file("out.frontage").string();
  const ProgramRun run = runCli({"import", "--json", "--army", "blue", kLists + "old-world-builder.json", "-o", out});
  EXPECT_EQ(run.code, 0) << run.err;
  const json report = json::parse(run.out);
  EXPECT_EQ(report.at("format"), "Old World Builder list");
  EXPECT_EQ(report.at("scenario"), out);
  const json& unit = report.at("units").at(2);
  EXPECT_EQ(unit.at("id"), "the-long-shots");
  EXPECT_EQ(unit.at("imported").at("figures").at("models"), (json{{"value", 16}, {"origin", "file"}}));
  EXPECT_EQ(unit.at("imported").at("figures").at("movement"), (json{{"value", 4}, {"origin", "guess"}}));
  const json guessed{"range", "strength", "ballistic_skill", "shots", "ranks"};
  EXPECT_EQ(unit.at("imported").at("figures").at("missile").at("guessed"), guessed);
  EXPECT_THAT(report.at("remarks"), SizeIs(8));
  const core::LoadResult loaded = core::loadScenario(out);
  ASSERT_TRUE(loaded.ok());
  EXPECT_EQ(loaded.scenario->active.value, "blue");
  EXPECT_GT(loaded.scenario->field.units.front().pose.centre.y, 24) << "it stands on its own side";
}

TEST(Import, NeverWritesOverTheListThroughALink) {
  const ScratchFolder folder;
  const std::string list = folder.file("list.ros").string();
  std::filesystem::copy_file(kRoster, list);
  std::filesystem::create_symlink(list, folder.file("out.frontage"));
  const ProgramRun run = runCli({"import", list, "-o", folder.file("out.frontage").string()});
  EXPECT_EQ(run.code, 2);
  EXPECT_THAT(run.err, HasSubstr("which is the file that is read"));
  EXPECT_EQ(readFile(list), readFile(kRoster));
}

TEST(Import, ReadsStandardInput) {
  const ScratchFolder folder;
  const ProgramRun run = runCli({"import", "-", "-o", folder.file("out.frontage").string()}, readFile(kRoster));
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_THAT(run.err, StartsWith("<stdin>:12:9: warning: "));
}

TEST(Import, WhatCannotBeUsedIsOneLineAndExitTwo) {
  const ScratchFolder folder;
  const std::string out = folder.file("out.frontage").string();
  const std::string copy = folder.file("list.ros").string();
  std::filesystem::copy_file(kRoster, copy);
  const std::string scenario = std::string(FRONTAGE_SOURCE_DIR) + "/resources/scenarios/2-straight-charge.frontage";
  const std::vector<std::vector<std::string>> lines{
      {"import", "/nowhere.ros", "-o", out},
      {"import", scenario, "-o", out},
      {"import", copy, "-o", copy},
      {"import", kRoster, "-o", "/nowhere/out.frontage"},
      {"import", kRoster, "-o", out, "--ruleset", "none"},
      {"import", kRoster, "-o", out, "--army", "a\nb"},
  };
  for (const auto& line : lines) {
    const ProgramRun run = runCli(line);
    EXPECT_EQ(run.code, 2) << line[1];
    EXPECT_EQ(run.out, "");
    EXPECT_FALSE(std::filesystem::exists(out)) << line[1];
    const bool listWasRead = line[3] == "/nowhere/out.frontage";  // then its warnings come as well
    EXPECT_TRUE(listWasRead || linesOf(run.err).size() == 1) << run.err;
  }
  EXPECT_EQ(readFile(copy), readFile(kRoster)) << "a list is never written over";
}

#if !defined(__SANITIZE_ADDRESS__)
// The address space is more than the memory used: whoever stays within it stays within the memory.
TEST(Import, TheWorstFilesAreRefusedWithinTwoHundredMegabytes) {
  // Of address space: 200 MB, and as much again that the libraries of the window map without touching it (render).
  constexpr int kKibibytes = 400'000;
  const ScratchFolder folder;
  const auto file = [&](const std::string& name, const std::string& text) {
    std::ofstream(folder.file(name), std::ios::binary) << text;
    return folder.file(name).string();
  };
  const auto repeated = [](const std::string& text, std::size_t bytes) {
    std::string all;
    while (all.size() + text.size() <= bytes) all += text;
    return all;
  };
  constexpr std::size_t kMost = 8 * 1024 * 1024;
  const std::string huge = file("huge.ros", "<roster>");
  std::filesystem::resize_file(huge, 100 * 1024 * 1024);
  const std::vector<std::string> files{
      huge,
      file("deep.ros", repeated("<a>", kMost)),
      file("wide.ros", repeated("<a/>", kMost)),
      file("elements.ros", "<roster>" + repeated("<a/>", 499'000 * 4) + "</roster>"),
      file("attributes.ros", "<roster" + repeated(" a=''", 490'000 * 5) + "/>"),
      file("lines.ros", "<roster>" + std::string(kMost - 20, '\n') + "</roster>"),
      file("deep.json", repeated("[", kMost)),
      file("wide.json", "[" + repeated("1,", kMost - 4) + "1]"),
      file("objects.json", "{\"army\":1,\"core\":[" + repeated("{},", 490'000 * 3) + "{}]}"),
      file("lines.json", "{\"army\":1," + std::string(kMost - 30, '\n') + "\"core\":[]}"),
      file("text.json", "{\"army\":\"" + std::string(kMost - 40, 'x') + "\",\"core\":[]}"),
      file("digits.json", "{\"army\":1,\"core\":[{\"strength\":" + std::string(kMost - 60, '9') + "}]}"),
  };
  for (const std::string& each : files) {
    const ProgramRun run = runCli({"import", each, "-o", folder.file("out.frontage").string()}, "", kKibibytes);
    EXPECT_EQ(run.code, 2) << each;
    ASSERT_THAT(linesOf(run.err), SizeIs(1)) << each;
    EXPECT_THAT(run.err, StartsWith(each + ":"));
    EXPECT_THAT(run.err, Not(HasSubstr("bad_alloc"))) << run.err;
  }
}
#endif

}  // namespace
}  // namespace frontage::test
