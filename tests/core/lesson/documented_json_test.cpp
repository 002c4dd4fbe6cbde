#include "core/import/file_kind.h"
#include "core/json/document.h"
#include "core/lesson/check/check_lesson.h"
#include "core/lesson/course/glossary.h"
#include "core/lesson/read/lesson_file.h"
#include "core/rules/ruleset_library.h"
#include "core/rules/unit_library.h"
#include "core/scenario/scenario.h"
#include "tests/support/files.h"
#include "tests/support/places.h"

#include <gmock/gmock.h>

#include <regex>

namespace frontage::core {
namespace {

using ::testing::HasSubstr;

/// A fenced piece of JSON of a page. Without words behind ```json it is a whole file; they say what it is a part of.
struct Example {
  std::string page;
  std::string what;
  std::string text;
};

std::vector<Example> examples() {
  static const std::regex fence("```json([^\n]*)\n([^`]*)\n```");
  std::vector<Example> found;
  for (const std::string& page : test::filesIn("docs", ".md")) {
    const std::string text = test::readFile(page);
    for (std::sregex_iterator it(text.begin(), text.end(), fence), end; it != end; ++it) {
      const std::string what = (*it)[1];
      found.push_back({page, what.empty() ? what : what.substr(1), (*it)[2]});
    }
  }
  return found;
}

void expectGood(const std::vector<Problem>& problems, const Example& example) {
  for (const Problem& problem : problems) ADD_FAILURE() << example.page << ": " << problem.text();
}

void expectGoodFile(const Example& example) {
  const test::ScratchFolder folder;
  std::ofstream(folder.file("example")) << example.text;
  switch (kindOfFile(folder.file("example"))) {
    case FileKind::Lesson:
      return expectGood(checkLesson(example.text, "lesson", Glossary::bundled()).problems, example);
    case FileKind::Scenario:
      return expectGood(parseScenario(example.text, "scenario").problems, example);
    case FileKind::Glossary:
      return expectGood(parseGlossary(example.text, "glossary").problems, example);
    case FileKind::Ruleset:
      EXPECT_NO_THROW((void)parseRuleset(example.text, "ruleset")) << example.page;
      return;
    default:
      ADD_FAILURE() << example.page << ": no file that the program reads:\n" << example.text;
  }
}

/// In a scenario that has all else.
void expectGoodMembers(const Example& example) {
  const std::string scenario = R"({"format": "frontage-scenario", "version": 1, "armies": [{"id": "a"}, {"id": "b"}],
    "active": "a", "units": [], )" +
                               example.text + "}";
  const LoadResult result = parseScenario(scenario, "scenario");
  expectGood(result.problems, example);
  ASSERT_TRUE(result.ok());
  EXPECT_FALSE(result.scenario->houseRules.empty());
}

/// In a scenario that has the units.
void expectGoodLines(const Example& example) {
  const auto unit = [](const std::string& id, const std::string& army, int y) {
    return R"({"id": ")" + id + R"(", "army": ")" + army + R"(", "x": 20, "y": )" + std::to_string(y) +
           R"(, "facing": 0, "models": 10, "files": 5, "base_mm": [25, 50], "movement": 8, "leadership": 8})";
  };
  const std::string scenario = R"({"format": "frontage-scenario", "version": 1, "ruleset": "wap",
    "armies": [{"id": "a"}, {"id": "b"}], "active": "a", "units": [)" +
                               unit("knights", "a", 10) + ", " + unit("spears", "b", 20) + "], " + example.text + "}";
  const LoadResult result = parseScenario(scenario, "scenario");
  expectGood(result.problems, example);
  ASSERT_TRUE(result.ok());
  EXPECT_FALSE(result.scenario->orders.empty());
  EXPECT_FALSE(result.scenario->branches.empty());
}

std::filesystem::path copiedResources(const test::ScratchFolder& folder) {
  for (const char* part : {"units", "rulesets"})
    std::filesystem::copy(std::filesystem::path(FRONTAGE_SOURCE_DIR) / "resources" / part, folder.file(part),
                          std::filesystem::copy_options::recursive);
  return folder.path();
}

/// As the page says: added to the list of a troop type.
void expectGoodUnitType(const Example& example) {
  const test::ScratchFolder folder;
  const std::filesystem::path resources = copiedResources(folder);
  const std::filesystem::path file = resources / "units" / "cavalry.json";
  std::string text = test::readFile(file);
  const std::size_t list = text.find('[', text.find("\"units\""));
  text.insert(list + 1, example.text + ",");
  std::ofstream(file) << text;
  const UnitLibrary library = UnitLibrary::load(resources.string());
  const JsonDocument document(example.text, "unit");
  const UnitType* type = library.find(document.root().member("id")->text);
  ASSERT_TRUE(type) << example.page;
  EXPECT_TRUE(type->stats.missile) << "its bow is read too";
}

/// Each line is one, as a lesson names it.
void expectGoodEvents(const Example& example) {
  const std::string lesson = test::readFile(FRONTAGE_SOURCE_DIR "/tests/cases/lessons/good/straight.json");
  std::istringstream lines(example.text);
  for (std::string line; std::getline(lines, line);) {
    const JsonDocument document(lesson, "lesson");
    const JsonNode* task = document.root().member("steps")->children[1].member("task");
    std::string asked = lesson;
    asked.replace(
        task->begin, task->end - task->begin,
        R"({"kind": "happens", "charger": "knights", "targets": ["spears"], "event": )" + line +
            R"(, "ask": {"en": "So?"}, "solution": true, "wrong": [{"answer": false, "say": {"en": "No."}}]})");
    expectGood(parseLesson(asked, "lesson").problems, {example.page, line, {}});
  }
}

TEST(DocumentedJson, IsReadByTheReaderOfItsKind) {
  int whole = 0;
  for (const Example& example : examples()) {
    if (example.what.empty()) {
      expectGoodFile(example);
      ++whole;
    } else if (example.what == "members of a scenario") {
      expectGoodMembers(example);
    } else if (example.what == "lines of play of a scenario") {
      expectGoodLines(example);
    } else if (example.what == "a unit type") {
      expectGoodUnitType(example);
    } else if (example.what == "events") {
      expectGoodEvents(example);
    } else {
      ADD_FAILURE() << example.page << ": nobody knows what is " << example.what;
    }
  }
  EXPECT_GE(whole, 4);
  EXPECT_GE(examples().size(), 7U);
}

/// Everything between backquotes that is a JSON object or list, as in the tables of answers.
TEST(DocumentedJson, InsideSentencesIsJson) {
  static const std::regex quoted("`([\\[{][^`…]*[\\]}])`");
  int count = 0;
  for (const std::string& page : test::filesIn("docs", ".md")) {
    const std::string text = test::readFile(page);
    for (std::sregex_iterator it(text.begin(), text.end(), quoted), end; it != end; ++it, ++count) {
      const std::string json = (*it)[1];
      // `{"inches", "degrees"}` and `[{"id", "text"}]` only name members.
      static const std::regex names(R"(\{("\w+"(, )?)+\})");
      if (std::regex_search(json, names)) continue;
      const JsonDocument document(json, page);
      EXPECT_FALSE(document.fault()) << page << ": " << json;
    }
  }
  EXPECT_GE(count, 8);
}

/// The line of a page that begins so, below "When something is wrong".
std::string saidIn(const char* page, const std::string& beginning) {
  const std::string text = test::readFile(std::string(FRONTAGE_SOURCE_DIR) + "/docs/" + page);
  const std::size_t at = text.find("\n    " + beginning);
  EXPECT_NE(at, std::string::npos) << page;
  if (at == std::string::npos) return {};
  return text.substr(at + 5, text.find('\n', at + 1) - at - 5);
}

template <class Load>
std::string complaintOf(Load load) {
  try {
    load();
  } catch (const std::exception& e) {
    return e.what();
  }
  return "no complaint";
}

TEST(DocumentedJson, WhatIsSaidToAWrongRulesetIsWhatThePageSays) {
  std::string text = test::readFile(FRONTAGE_SOURCE_DIR "/resources/rulesets/wap.json");
  const std::string right = "\"range\": \"move_plus_highest\"";
  ASSERT_NE(text.find(right), std::string::npos);
  text.replace(text.find(right), right.size(), "\"range\": \"three_dice\"");
  EXPECT_EQ(complaintOf([&] { (void)parseRuleset(text, "our-club.json"); }), saidIn("rulesets.md", "our-club.json:"));
}

TEST(DocumentedJson, WhatIsSaidToAWrongUnitTypeIsWhatThePageSays) {
  const test::ScratchFolder folder;
  const std::filesystem::path resources = copiedResources(folder);
  const std::filesystem::path file = resources / "units" / "cavalry.json";
  std::string text = test::readFile(file);
  const JsonDocument document(text, "cavalry.json");
  const JsonNode* units = document.root().member("units");
  const JsonNode* movement = nullptr;
  for (std::size_t i = 0; i < units->children.size() && !movement; ++i)
    if (i == 3) movement = units->children[i].member("movement");
  ASSERT_TRUE(movement) << "the page speaks of the fourth";
  text.replace(movement->begin, movement->end - movement->begin, "\"fast\"");
  std::ofstream(file) << text;
  const std::string complaint = complaintOf([&] { (void)UnitLibrary::load(resources.string()); });
  const std::string name = "units/cavalry.json:";
  ASSERT_NE(complaint.find(name), std::string::npos) << complaint;
  EXPECT_EQ("resources/" + complaint.substr(complaint.find(name)), saidIn("units.md", "resources/units/cavalry.json:"));
}

}  // namespace
}  // namespace frontage::core
