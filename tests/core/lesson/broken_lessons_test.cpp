#include "core/lesson/check/check_lesson.h"
#include "core/lesson/read/lesson_file.h"
#include "tests/support/files.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace frontage::core {
namespace {

using ::testing::HasSubstr;

constexpr const char* kBroken = "tests/cases/lessons/broken";

std::vector<std::string> brokenLessons() {
  std::vector<std::string> files = test::filesIn(kBroken, ".json");
  std::erase_if(files, [](const std::string& file) { return file.find(".expect.") != std::string::npos; });
  return files;
}

/// NAME.json and NAME.expect.json: "place" is line:column of the first error, "says" a part of what is said there.
class BrokenLesson : public ::testing::TestWithParam<std::string> {};

TEST_P(BrokenLesson, IsRefusedWithOneLineThatNamesThePlace) {
  const std::filesystem::path file = GetParam();
  const std::string stem = (file.parent_path() / file.stem()).string();
  const auto expected = nlohmann::json::parse(test::readFile(stem + ".expect.json"));
  const LessonLoad result = checkLesson(test::readFile(file), "l.json", {});
  EXPECT_FALSE(result.ok());
  for (const Problem& problem : result.problems) {
    if (problem.severity == Problem::Severity::Warning) continue;
    const std::string line = problem.text();
    EXPECT_EQ(line.find('\n'), std::string::npos);
    EXPECT_THAT(line, HasSubstr(expected.at("says").get<std::string>()));
    EXPECT_EQ(line.rfind("l.json:" + expected.at("place").get<std::string>() + ": ", 0), 0U) << line;
    return;
  }
  FAIL() << "no error";
}

INSTANTIATE_TEST_SUITE_P(Cases, BrokenLesson, ::testing::ValuesIn(brokenLessons()), test::fileTestName);

TEST(BrokenLessons, AreAtLeastTwenty) {
  EXPECT_GE(brokenLessons().size(), 20U);
}

class GoodLesson : public ::testing::TestWithParam<std::string> {};

TEST_P(GoodLesson, HasNoProblem) {
  const LessonLoad result = checkLesson(test::readFile(GetParam()), "l.json", {});
  for (const Problem& problem : result.problems) ADD_FAILURE() << problem.text();
  EXPECT_TRUE(result.ok());
}

TEST_P(GoodLesson, IsRefusedHoweverItIsCutOff) {
  const std::string good = test::readFile(GetParam());
  const std::size_t last = good.find_last_of('}');
  for (std::size_t length = 0; length <= last; length += 7) {
    const LessonLoad result = parseLesson(good.substr(0, length), "f");
    ASSERT_FALSE(result.ok()) << length;
    ASSERT_EQ(result.problems.size(), 1U) << length;
    ASSERT_GT(result.problems[0].line, 0) << length;
  }
}

INSTANTIATE_TEST_SUITE_P(Cases, GoodLesson, ::testing::ValuesIn(test::filesIn("tests/cases/lessons/good", ".json")),
                         test::fileTestName);

TEST(LessonFiles, AreToldFromScenariosByTheirFormat) {
  EXPECT_TRUE(claimsToBeLesson("{\"format\": \"frontage-lesson\"}"));
  EXPECT_FALSE(claimsToBeLesson("{\"format\": \"frontage-scenario\"}"));
  EXPECT_FALSE(claimsToBeLesson("{\"format\": \"frontage-lesson\""));
  EXPECT_FALSE(claimsToBeLesson("[]"));
}

TEST(LessonFiles, ThatAreMissingAreReportedInOneLine) {
  const LessonLoad result = loadLesson("/no/such/lesson.json");
  ASSERT_EQ(result.problems.size(), 1U);
  EXPECT_THAT(result.problems[0].text(), HasSubstr("/no/such/lesson.json: cannot be read"));
}

}  // namespace
}  // namespace frontage::core
