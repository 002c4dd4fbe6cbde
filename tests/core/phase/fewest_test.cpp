#include "core/phase/declare/fewest.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace frontage::test {

namespace {

using Set = std::vector<std::size_t>;

bool holdsAll(const Set& set, const Set& wanted) {
  return std::includes(set.begin(), set.end(), wanted.begin(), wanted.end());
}

/// Every set by its size, then by its numbers: the first that is enough.
Set firstOfAll(std::size_t count, const core::IsEnough& isEnough) {
  Set best;
  bool any = false;
  for (std::size_t mask = 0; mask < std::size_t{1} << count; ++mask) {
    Set set;
    for (std::size_t i = 0; i < count; ++i)
      if (mask >> i & 1U) set.push_back(i);
    if (!isEnough(set)) continue;
    if (!any || set.size() < best.size() || (set.size() == best.size() && set < best)) best = set;
    any = true;
  }
  return best;
}

}  // namespace

RC_GTEST_PROP(Fewest, AreTheFirstOfTheSmallestSetsThatAreEnough, ()) {
  const auto count = *rc::gen::inRange<std::size_t>(1, 9);
  // Enough is what holds all of one of these ways.
  std::vector<Set> ways(*rc::gen::inRange<std::size_t>(1, 6));
  for (Set& way : ways)
    for (std::size_t i = 0; i < count; ++i)
      if (*rc::gen::inRange(0, 3) == 0) way.push_back(i);
  const auto isEnough = [&](const Set& set) {
    return std::any_of(ways.begin(), ways.end(), [&](const Set& way) { return holdsAll(set, way); });
  };
  RC_ASSERT(core::fewestThatAreEnough(count, isEnough) == firstOfAll(count, isEnough));
}

/// Ten of twenty, which choosing one set after another would find after six hundred thousand.
TEST(Fewest, AreFoundInFewQuestions) {
  Set wanted;
  for (std::size_t i = 0; i < 20; i += 2) wanted.push_back(i);
  int questions = 0;
  const auto isEnough = [&](const Set& set) {
    ++questions;
    return holdsAll(set, wanted);
  };
  EXPECT_EQ(core::fewestThatAreEnough(20, isEnough), wanted);
  EXPECT_LT(questions, 300);
}

}  // namespace frontage::test
