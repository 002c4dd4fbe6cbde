#include "core/import/import_list.h"
#include "core/import/list_scenario.h"
#include "core/rules/ruleset_library.h"
#include "tests/support/files.h"
#include "tests/support/places.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <random>

// Lists with some of their bytes another, as files are that somebody has edited, or a disk has spoilt.
namespace frontage::core {
namespace {

int amount(int byDefault) {
  const char* soak = std::getenv("FRONTAGE_SOAK");
  return byDefault * (soak ? std::max(1, std::atoi(soak)) : 1);
}

class Mutator {
 public:
  explicit Mutator(unsigned seed) : m_random(seed) {}

  std::string change(std::string text) {
    for (int i = below(4) + 1; i > 0; --i) {
      const auto at = static_cast<std::size_t>(below(static_cast<int>(text.size())));
      const auto length = static_cast<std::size_t>(below(40));
      switch (below(5)) {
        case 0:
          text[at] = static_cast<char>(below(256));
          break;
        case 1:
          text.erase(at, length);
          break;
        case 2:
          text.insert(at, text.substr(static_cast<std::size_t>(below(static_cast<int>(text.size()))), length));
          break;
        case 3:
          text.insert(at, spice());
          break;
        default:
          changeDigit(text, at);
      }
      if (text.empty()) text = " ";
    }
    return text;
  }

 private:
  int below(int bound) { return static_cast<int>(m_random() % static_cast<unsigned>(bound)); }
  const char* spice() {
    constexpr const char* kSpices[] = {"-",    "9999999", "NaN", "\"", "<",   "&amp;",
                                       "null", "(+3)",    "0",   "x",  "[[[", "\xF0\x9F\x90\x89"};
    return kSpices[below(12)];
  }
  void changeDigit(std::string& text, std::size_t from) {
    const std::size_t at = text.find_first_of("0123456789", from);
    if (at != std::string::npos) text[at] = static_cast<char>('0' + below(10));
  }

  std::mt19937 m_random;
};

class MutatedLists : public ::testing::TestWithParam<std::string> {};

TEST_P(MutatedLists, AreRefusedInOneLineOrBecomeAScenarioThatLoads) {
  const std::string whole = test::readFile(std::string(FRONTAGE_SOURCE_DIR) + "/tests/cases/import/" + GetParam());
  const std::string ruleset = RulesetLibrary::bundled().ids().front();
  int read = 0;
  for (int seed = 0; seed < amount(150); ++seed) {
    const ImportResult result = importList(Mutator(static_cast<unsigned>(seed)).change(whole), "list");
    if (!result.ok()) {
      EXPECT_EQ(result.error.text().find('\n'), std::string::npos) << "seed " << seed;
      continue;
    }
    ++read;
    const ListScenario made = scenarioOf(*result.list, {"red"}, ruleset);
    const LoadResult loaded = parseScenario(toText(made.scenario), "made");
    ASSERT_TRUE(loaded.ok()) << "seed " << seed << ": " << loaded.problems.front().text();
    EXPECT_TRUE(loaded.problems.empty()) << "seed " << seed << ": " << loaded.problems.front().text();
  }
  EXPECT_GT(read, 10) << "the changes were too coarse to test anything";
}

INSTANTIATE_TEST_SUITE_P(Lists, MutatedLists,
                         ::testing::Values("bases-and-mounts.ros", "other-tongues.ros", "new-recruit.json",
                                           "old-world-builder.json"),
                         test::fileTestName);

}  // namespace
}  // namespace frontage::core
