#include "tests/architecture/source_tree.h"
#include "tests/support/places.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>

namespace frontage::tests {
namespace {

// Fails for each line that matches, in the files that the predicate picks.
template <class Pick>
void expectNowhere(const std::regex& pattern, Pick pick) {
  for (const SourceFile& file : sourceTree()) {
    if (!pick(file) || file.path.starts_with("tests/architecture/")) continue;
    for (std::size_t i = 0; i < file.lines.size(); ++i)
      EXPECT_FALSE(std::regex_search(file.lines[i], pattern)) << place(file, i);
  }
}

TEST(SourceRules, QtTestMacrosThatNeverFailGoogleTestAreNotUsed) {
  expectNowhere(std::regex(R"(\b(QVERIFY2?|QCOMPARE|QTRY_VERIFY|QTRY_COMPARE)\s*\()"),
                [](const SourceFile& f) { return f.isIn("tests"); });
}

TEST(SourceRules, NothingThatOneOfTheTwoCompilersLacks) {
  expectNowhere(std::regex(R"(std::(format|expected|views|ranges::views)\b)"), [](const SourceFile&) { return true; });
}

TEST(SourceRules, NoCodeAsksForARulesetByName) {
  expectNowhere(std::regex(R"re("(battleaxe|wap|t9a-2|t9a-3)")re"),
                [](const SourceFile& f) { return f.isIn("core") || f.isIn("geometry") || f.isIn("ui"); });
}

TEST(SourceRules, TheYAxisFlipsInOnePlaceOnly) {
  expectNowhere(std::regex(R"(scale\(\s*1(\.0)?\s*,\s*-1)"),
                [](const SourceFile& f) { return f.isIn("ui") && f.path != "ui/scene/coordinates.h"; });
}

std::string text(const std::filesystem::path& path) {
  std::ifstream in(path);
  std::ostringstream out;
  out << in.rdbuf();
  return out.str();
}

TEST(SourceRules, EveryCountedSentenceHasItsEnglishPlural) {
  const std::string english =
      text(std::filesystem::path(FRONTAGE_SOURCE_DIR) / "resources/translations/frontage_en.ts");
  EXPECT_FALSE(std::regex_search(english, std::regex(R"(<numerusform>[^<]*\(s\))"))) << "a plural is spelt out";
  const std::regex counted(R"re("([^"]*%n[^"]*)")re");
  for (const SourceFile& file : sourceTree()) {
    if (!file.isIn("ui")) continue;
    for (std::size_t i = 0; i < file.lines.size(); ++i) {
      std::smatch match;
      if (!std::regex_search(file.lines[i], match, counted)) continue;
      EXPECT_NE(english.find("<source>" + match[1].str() + "</source>"), std::string::npos) << place(file, i);
    }
  }
}

TEST(SourceRules, EverySourceIsListedInTheBuild) {
  namespace fs = std::filesystem;
  const fs::path root = FRONTAGE_SOURCE_DIR;
  for (const SourceFile& file : sourceTree()) {
    if (file.isHeader()) continue;
    // The list may stand in any CMakeLists.txt on the way up, with the path from there.
    bool listed = false;
    for (fs::path folder = fs::path(file.path).parent_path(); !folder.empty() && !listed;
         folder = folder.parent_path()) {
      const std::string name = fs::path(file.path).lexically_relative(folder).generic_string();
      listed = text(root / folder / "CMakeLists.txt").find(name) != std::string::npos;
    }
    EXPECT_TRUE(listed) << file.path;
  }
}

}  // namespace
}  // namespace frontage::tests
