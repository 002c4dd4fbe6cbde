#include "core/rules/clause_book.h"

#include "core/rules/ruleset_fields.h"
#include "core/rules/ruleset_library.h"
#include "tests/support/places.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

namespace frontage::core {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;

const std::string kResources = std::string(FRONTAGE_SOURCE_DIR) + "/resources";

std::string faultOf(const std::string& text) {
  try {
    (void)ClauseBook::parse(text, "mine.json");
  } catch (const std::runtime_error& e) {
    return e.what();
  }
  return "no fault";
}

TEST(ClauseBooks, DescribeEveryClauseThatAFieldBelongsTo) {
  const std::vector<Clause> clauses = ClauseBook::load(kResources).clauses();
  for (const RulesetField& field : rulesetFields()) EXPECT_THAT(clauses, Contains(std::string(field.clause)));
}

TEST(ClauseBooks, DescribeEverySectionWithoutAGap) {
  // rules.md: how many clauses each section has.
  const std::pair<char, int> sections[] = {{'T', 7}, {'Z', 5}, {'D', 9}, {'R', 9}, {'F', 6}, {'M', 17}, {'N', 2}};
  const std::vector<Clause> clauses = ClauseBook::load(kResources).clauses();
  for (const auto& [letter, count] : sections)
    for (int i = 1; i <= count; ++i) EXPECT_THAT(clauses, Contains(letter + std::to_string(i)));
}

/// Every word of every policy, and both ways of every switch that says anything at all, has its sentence: no ruleset,
/// not even one with house rules, is left without words.
TEST(ClauseBooks, HaveWordsForEveryValueOfEveryField) {
  const ClauseBook book = ClauseBook::load(kResources);
  for (const RulesetField& field : rulesetFields()) {
    std::vector<FieldValue> values;
    for (const std::string_view word : field.options()) values.emplace_back(std::string(word));
    if (values.empty() && std::holds_alternative<bool>(field.get(Ruleset{}))) values = {true, false};
    if (values.empty()) values = {3.0};
    std::set<std::string> texts;
    for (const FieldValue& value : values) {
      Ruleset rules;
      ASSERT_TRUE(field.set(rules, value)) << field.name;
      texts.insert(book.text(Clause(field.clause), rules));
    }
    EXPECT_EQ(texts.size(), values.size()) << field.name;
    for (const std::string& text : texts) EXPECT_EQ(text.find("{}"), std::string::npos) << text;
  }
}

TEST(ClauseBooks, MarkWhatIsAssumedAndSpellOutNumbers) {
  const ClauseBook book = ClauseBook::load(kResources);
  const auto rules = RulesetLibrary::load(kResources).find("t9a-3");
  EXPECT_THAT(book.text("D7", *rules), HasSubstr("(Assumed.)"));
  EXPECT_THAT(book.text("M7", *rules), HasSubstr("less than 5"));
  EXPECT_TRUE(book.sentences("X1", *rules).empty());
}

TEST(ClauseBooks, NameThePlaceOfAFault) {
  EXPECT_THAT(faultOf(R"({"clauses": [{"clause": "D7"}]})"), HasSubstr("/clauses/0"));
  EXPECT_THAT(faultOf(R"({"clauses": [{"clause": "D7", "words": "a"}, {"clause": "D7", "words": "b"}]})"),
              HasSubstr("twice"));
  EXPECT_THAT(faultOf(R"({"clauses": [{"clause": "D7", "words": "a", "rules": [{"field": "door", "words": "b"}]}]})"),
              HasSubstr("belongs to clause D7"));
  EXPECT_THAT(faultOf(R"({"clauses": [{"clause": "D7", "words": "a",
                         "rules": [{"field": "several_targets", "value": "often", "words": "b"}]}]})"),
              HasSubstr("when_unavoidable"));
  EXPECT_THAT(faultOf("[]"), HasSubstr("mine.json"));
}

}  // namespace
}  // namespace frontage::core
