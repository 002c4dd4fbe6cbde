#include "core/rules/clause_book.h"
#include "core/rules/ruleset_library.h"
#include "tests/core/cases/clause_case.h"
#include "tests/support/places.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <ostream>
#include <set>

namespace frontage::test {

void PrintTo(const ClauseCase& one, std::ostream* out) {
  *out << one.name;
}

namespace {

const std::string kFolder = std::string(FRONTAGE_TEST_DIR) + "/cases/clauses";

class ClausePosition : public testing::TestWithParam<ClauseCase> {};

std::string testName(const testing::TestParamInfo<ClauseCase>& info) {
  std::string name = info.param.name;
  std::replace_if(
      name.begin(), name.end(), [](unsigned char c) { return !std::isalnum(c); }, '_');
  return name;
}

}  // namespace

TEST_P(ClausePosition, EndsAsWorkedOutByHand) {
  for (const std::string& one : differences(GetParam())) ADD_FAILURE() << GetParam().name << ": " << one;
}

INSTANTIATE_TEST_SUITE_P(Clauses, ClausePosition, testing::ValuesIn(clauseCases(kFolder)), testName);

TEST(ClausePositions, CarryTheirClauseInTheirName) {
  for (const ClauseCase& position : clauseCases(kFolder)) {
    std::string start = position.clause + "-";
    std::transform(start.begin(), start.end(), start.begin(), [](unsigned char c) { return std::tolower(c); });
    EXPECT_EQ(position.name.rfind(start, 0), 0u) << position.name << " shows " << position.clause;
  }
}

TEST(ClausePositions, ShowEveryClauseUnderEveryRuleset) {
  std::set<std::string> shown;
  for (const ClauseCase& position : clauseCases(kFolder)) shown.insert(position.clause + " " + position.ruleset);
  for (const core::Clause& clause : core::ClauseBook::bundled().clauses())
    for (const std::string& ruleset : core::RulesetLibrary::bundled().ids())
      EXPECT_TRUE(shown.count(clause + " " + ruleset))
          << "no position in tests/cases/clauses shows " << clause << " under " << ruleset;
}

/// Besides those of tests/cases/worked, which came from outside.
TEST(ClausePositions, AreAtLeastAHundredAndFifty) {
  EXPECT_GE(clauseCases(kFolder).size(), 150u);
}

}  // namespace frontage::test
