#include "tests/app/cli/run_program.h"
#include "tests/support/files.h"
#include "tests/support/places.h"

#include <gmock/gmock.h>

#include <regex>
#include <set>

// The manual page and the shell's completion say what --help says.
namespace frontage::test {
namespace {

using ::testing::HasSubstr;

const std::string kRoot = FRONTAGE_SOURCE_DIR;

std::set<std::string> found(const std::string& text, const std::string& pattern) {
  std::set<std::string> words;
  const std::regex regex(pattern);
  for (std::sregex_iterator it(text.begin(), text.end(), regex), end; it != end; ++it) words.insert((*it)[1]);
  return words;
}

/// The lines after "Subcommands:", by their first word.
std::set<std::string> commands() {
  const std::string help = runCli({"--help"}).out;
  return found(help.substr(help.find("Subcommands:")), R"re(\n  ([a-z]+) )re");
}

std::set<std::string> optionsOf(const std::string& command) {
  return found(runCli({command, "--help"}).out, R"re((--[a-z]+))re");
}

std::string shell(const std::string& script) {
  const ScratchFolder folder;
  const std::string out = folder.file("out").string();
  std::ofstream(folder.file("script")) << script;
  EXPECT_EQ(std::system(("bash " + folder.file("script").string() + " > " + out).c_str()), 0);
  return readFile(out);
}

/// What the completion offers for "frontage-cli WORDS... CURRENT".
std::set<std::string> completed(const std::string& words, int current) {
  const std::vector<std::string> lines =
      linesOf(shell("PATH=" + std::filesystem::path(FRONTAGE_CLI).parent_path().string() + ":$PATH\nsource " + kRoot +
                    "/resources/completion/frontage-cli\nCOMP_WORDS=(frontage-cli " + words + ")\nCOMP_CWORD=" +
                    std::to_string(current) + "\n_frontage_cli\nprintf '%s\\n' \"${COMPREPLY[@]}\"\n"));
  return {lines.begin(), lines.end()};
}

TEST(ManualPage, HasEveryCommandAndOption) {
  const std::string page = readFile(kRoot + "/resources/man/frontage-cli.1.in");
  std::set<std::string> all;
  for (const std::string& command : commands()) {
    EXPECT_TRUE(std::regex_search(page, std::regex(R"(\n\.(BI?) )" + command + R"([ \n])"))) << command;
    for (const std::string& option : optionsOf(command)) {
      all.insert(option);
      EXPECT_THAT(page, HasSubstr("\\-\\-" + option.substr(2))) << command;
    }
  }
  for (const std::string& option : found(page, R"re(\n\.(?:TP)\n\.BI? (?:\\-o ", " )?\\-\\-([a-z]+))re"))
    EXPECT_TRUE(all.contains("--" + option)) << option;
  EXPECT_GE(all.size(), 10U);
}

TEST(ManualPage, OfTheWindowHasItsOptions) {
  const std::string page = readFile(kRoot + "/resources/man/frontage.1.in");
  for (const char* option : {"\\-\\-help", "\\-\\-version", "\\-\\-help\\-all"}) EXPECT_THAT(page, HasSubstr(option));
}

TEST(Completion, OffersTheCommands) {
  std::set<std::string> wanted = commands();
  EXPECT_GE(wanted.size(), 11U);
  wanted.insert({"--help", "--version"});
  EXPECT_EQ(completed("''", 1), wanted);
  EXPECT_EQ(completed("ren", 1), std::set<std::string>{"render"});
}

TEST(Completion, OffersTheOptionsOfACommand) {
  for (const std::string& command : commands()) EXPECT_EQ(completed(command + " --", 2), optionsOf(command)) << command;
}

TEST(Completion, OffersRulesets) {
  EXPECT_THAT(completed("run --ruleset ''", 3), ::testing::Contains("wap"));
}

}  // namespace
}  // namespace frontage::test
