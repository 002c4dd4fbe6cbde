#include "tests/architecture/source_tree.h"

#include <gtest/gtest.h>

#include <map>
#include <regex>
#include <set>

namespace frontage::tests {
namespace {

// The arrows of ARCHITECTURE.md: what the files of a folder may include.
const std::map<std::string, std::set<std::string>> kMayInclude{
    {"geometry", {"geometry"}},
    {"core", {"geometry", "core"}},
    {"ui", {"geometry", "core", "ui"}},
    {"app/cli", {"geometry", "core", "app"}},
    {"app/frontage", {"geometry", "core", "ui", "app"}},
};

std::string layerOf(const SourceFile& file) {
  for (const auto& [layer, allowed] : kMayInclude)
    if (file.isIn(layer)) return layer;
  return {};
}

TEST(Layers, EveryIncludePointsDownwards) {
  const std::regex quoted(R"re(^\s*#\s*include\s+"([^"/]+)/[^"]+")re");
  int seen = 0;
  for (const SourceFile& file : sourceTree()) {
    const std::string layer = layerOf(file);
    if (layer.empty()) continue;
    for (std::size_t i = 0; i < file.lines.size(); ++i) {
      std::smatch match;
      if (!std::regex_search(file.lines[i], match, quoted)) continue;
      ++seen;
      // Pictures of the command line are drawn by the window's items, behind one header without Qt.
      if (layer == "app/cli" && file.lines[i].find("\"ui/export/render.h\"") != std::string::npos) continue;
      EXPECT_TRUE(kMayInclude.at(layer).contains(match[1])) << place(file, i);
    }
  }
  EXPECT_GT(seen, 50) << "the test did not find the sources";
}

TEST(Layers, EverySourceUnderAppBelongsToAProgram) {
  for (const SourceFile& file : sourceTree())
    if (file.isIn("app")) {
      EXPECT_FALSE(layerOf(file).empty()) << file.path;
    }
}

TEST(Layers, OnlyTheWindowKnowsQt) {
  const std::regex qt(R"re(^\s*#\s*include\s+<Q[A-Z])re");
  for (const SourceFile& file : sourceTree()) {
    if (!file.isIn("geometry") && !file.isIn("core") && !file.isIn("app/cli")) continue;
    for (std::size_t i = 0; i < file.lines.size(); ++i)
      EXPECT_FALSE(std::regex_search(file.lines[i], qt)) << place(file, i);
  }
}

TEST(Layers, SlowHeadersStayOutOfHeaders) {
  const std::regex slow(
      R"re(^\s*#\s*include\s+<(boost/|nlohmann/json\.hpp|CLI/|pugixml\.hpp|zip\.h|QtWidgets>|QtGui>|QtCore>))re");
  for (const SourceFile& file : sourceTree()) {
    if (!file.isHeader() || file.isIn("tests")) continue;
    for (std::size_t i = 0; i < file.lines.size(); ++i)
      EXPECT_FALSE(std::regex_search(file.lines[i], slow)) << place(file, i);
  }
}

}  // namespace
}  // namespace frontage::tests
