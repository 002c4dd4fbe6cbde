#include "core/scenario/scenario.h"
#include "tests/support/files.h"
#include "tests/support/places.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace frontage::core {
namespace {

using ::testing::HasSubstr;

/// tests/cases/broken holds NAME.frontage and NAME.expect.json: "place" is line:column of the first error, "says" a
/// part of what is said there; "schema" tells whether the JSON Schema can see the fault too (schema_test.py).
class BrokenFile : public ::testing::TestWithParam<std::string> {};

TEST_P(BrokenFile, IsRefusedWithOneLineThatNamesThePlace) {
  const std::filesystem::path file = GetParam();
  const std::string stem = (file.parent_path() / file.stem()).string();
  const auto expected = nlohmann::json::parse(test::readFile(stem + ".expect.json"));
  const LoadResult result = loadScenario(file.string());
  EXPECT_FALSE(result.ok());
  for (const Problem& problem : result.problems) {
    if (problem.severity == Problem::Severity::Warning) continue;
    const std::string line = problem.text();
    EXPECT_EQ(line.find('\n'), std::string::npos);
    EXPECT_THAT(line, HasSubstr(expected.at("says").get<std::string>()));
    EXPECT_EQ(line.rfind(file.string() + ":" + expected.at("place").get<std::string>() + ": ", 0), 0U) << line;
    return;
  }
  FAIL() << "no error";
}

INSTANTIATE_TEST_SUITE_P(Cases, BrokenFile, ::testing::ValuesIn(test::filesIn("tests/cases/broken", ".frontage")),
                         test::fileTestName);

TEST(BrokenFiles, AreAtLeastThirty) {
  EXPECT_GE(test::filesIn("tests/cases/broken", ".frontage").size(), 30U);
}

TEST(BrokenFiles, FiveMebibytesAreTooMany) {
  const test::ScratchFolder folder;
  const auto file = folder.file("big.frontage");
  std::ofstream(file) << "{\"format\": \"frontage-scenario\", \"notes\": \"" << std::string(5 * 1024 * 1024, 'x')
                      << "\"}";
  const LoadResult result = loadScenario(file.string());
  EXPECT_FALSE(result.ok());
  ASSERT_EQ(result.problems.size(), 1U);
  EXPECT_THAT(result.problems[0].text(),
              HasSubstr("big.frontage: found more than 4 MiB, expected at most 4194304 bytes"));
}

TEST(BrokenFiles, BranchesOfMoreThanTenThousandOrdersAreTooMany) {
  Scenario scenario = *loadScenario(std::string(FRONTAGE_SOURCE_DIR) + "/tests/cases/good/least.frontage").scenario;
  scenario.branches.assign(10, {std::vector<Order>(1000, EndPhase{}), {}});
  EXPECT_TRUE(parseScenario(toText(scenario), "f").ok());
  scenario.branches.push_back({{EndPhase{}}, {}});
  scenario.branches.push_back({{EndPhase{}}, {}});
  const LoadResult result = parseScenario(toText(scenario), "f");
  EXPECT_FALSE(result.ok());
  ASSERT_EQ(result.problems.size(), 1U);
  EXPECT_THAT(result.problems[0].text(), HasSubstr("/branches/10: found more than 10000 orders"));
}

TEST(BrokenFiles, EveryTruncationOfAGoodFileIsRefused) {
  const std::string good = test::readFile(test::filesIn("tests/cases/worked", ".frontage").front());
  ASSERT_TRUE(parseScenario(good, "f").ok());
  const std::size_t last = good.find_last_of('}');
  for (std::size_t length = 0; length <= last; ++length) {
    const LoadResult result = parseScenario(good.substr(0, length), "f");
    ASSERT_FALSE(result.ok()) << length;
    ASSERT_EQ(result.problems.size(), 1U) << length;
    ASSERT_GT(result.problems[0].line, 0) << length;
  }
}

}  // namespace
}  // namespace frontage::core
