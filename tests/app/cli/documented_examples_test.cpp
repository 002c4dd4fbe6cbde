#include "tests/app/cli/run_program.h"
#include "tests/support/files.h"
#include "tests/support/places.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <sstream>

namespace frontage::test {
namespace {

constexpr const char* kPrompt = "    $ frontage-cli ";
constexpr std::size_t kIndent = 4;

struct Example {
  std::string line;
  std::vector<std::string> output;
};

/// The indented blocks of the page that begin with a prompt.
std::vector<Example> examples() {
  std::vector<Example> found;
  bool inside = false;
  for (const std::string& line : linesOf(readFile(std::string(FRONTAGE_SOURCE_DIR) + "/docs/command-line.md"))) {
    if (line.rfind(kPrompt, 0) == 0) {
      found.push_back({line.substr(std::string(kPrompt).size()), {}});
      inside = true;
    } else if (inside && line.rfind("    ", 0) == 0) {
      found.back().output.push_back(line.substr(kIndent));
    } else {
      inside = false;
    }
  }
  return found;
}

std::vector<std::string> wordsOf(const std::string& line) {
  std::vector<std::string> words;
  std::istringstream in(line);
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

/// "..." at the end of an example stands for the rest of the output.
void expectOutput(const Example& example, const std::vector<std::string>& got) {
  for (std::size_t i = 0; i < example.output.size(); ++i) {
    if (example.output[i] == "...") return;
    ASSERT_LT(i, got.size()) << example.line;
    EXPECT_EQ(got[i], example.output[i]) << example.line;
  }
  EXPECT_EQ(got.size(), example.output.size()) << example.line;
}

TEST(DocumentedExamples, AreWhatTheProgramPrints) {
  const std::vector<Example> all = examples();
  EXPECT_GE(all.size(), 9U);
  const std::filesystem::path before = std::filesystem::current_path();
  std::filesystem::current_path(FRONTAGE_SOURCE_DIR);
  for (const Example& example : all) {
    const ProgramRun run = runCli(wordsOf(example.line));
    EXPECT_EQ(run.err, "") << example.line;
    expectOutput(example, linesOf(run.out));
  }
  std::filesystem::current_path(before);
}

}  // namespace
}  // namespace frontage::test
