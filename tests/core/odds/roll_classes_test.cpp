#include "core/odds/roll_classes.h"

#include "core/odds/outcomes.h"
#include "core/odds/range_odds.h"
#include "core/odds/volley_odds.h"
#include "tests/core/phase/board.h"

#include <cmath>
#include <numeric>

namespace frontage::test {

namespace {

using namespace core;

double total(const std::vector<RollClass>& classes) {
  return std::accumulate(classes.begin(), classes.end(), 0.0,
                         [](double sum, const RollClass& each) { return sum + each.chance; });
}

PhaseState oneUnit() {
  Board board("wap");
  board.add("r", "red", 36, 10, 0);
  return board.begin();
}

/// How a roll reads, written out once more.
int valueOf(const Reading& reading, const std::vector<int>& dice) {
  int sum = 0;
  int showing = 0;
  for (const int die : dice) {
    sum += die;
    showing += die >= reading.from && die <= reading.to;
  }
  if (reading.kind == Reading::Kind::SumAtMost) return sum <= reading.to;
  if (reading.kind == Reading::Kind::Showing) return showing;
  return dice.size() == 3 ? sum - *std::min_element(dice.begin(), dice.end()) : sum;
}

}  // namespace

TEST(RollClasses, HaveTheChancesThatCountingEveryRollGives) {
  const PhaseState state = oneUnit();
  for (const Reading reading :
       {Reading::sumAtMost(7), Reading::sumAtMost(12), Reading::sumAtMost(1), Reading::atLeast(5),
        Reading::showing(1, 1), Reading::showing(1, 3), Reading::keptSum()})
    for (int count = 1; count <= (reading.kind == Reading::Kind::Showing ? 5 : 3); ++count) {
      std::map<int, int> rolls;
      forEachRoll(count, [&](const std::vector<int>& dice) { ++rolls[valueOf(reading, dice)]; });
      const auto classes = rollClasses(state, {RollPurpose::Dangerous, {"r"}, count, reading});
      ASSERT_EQ(classes.size(), rolls.size());
      for (const RollClass& each : classes) {
        ASSERT_EQ(each.values.size(), static_cast<std::size_t>(count));
        EXPECT_NEAR(each.chance, rolls.at(valueOf(reading, each.values)) / std::pow(6.0, count), 1e-15);
      }
    }
}

TEST(RollClasses, SumToOneForManyDice) {
  for (const int count : {1, 10, 60, 400})
    EXPECT_NEAR(total(rollClasses(oneUnit(), {RollPurpose::ToHit, {"r"}, count, Reading::atLeast(4)})), 1, 1e-12);
}

TEST(RollClasses, OfARangeAreToldApartByRangeAndFailedDistance) {
  // wap rolls two dice and adds the higher to M; the higher is also the failed distance: six classes.
  const auto classes = rollClasses(oneUnit(), {RollPurpose::Range, {"r"}, 2, {}});
  ASSERT_EQ(classes.size(), 6U);
  for (std::size_t i = 0; i < 6; ++i) EXPECT_NEAR(classes[i].chance, (2.0 * static_cast<double>(i) + 1) / 36, 1e-15);
}

TEST(RangeOdds, AreTheKnownFractions) {
  const auto rules = [](const char* id) { return *RulesetLibrary::bundled().find(id); };
  Characteristics walker;
  walker.movement = 4;
  Characteristics swift = walker;
  swift.swiftstride = true;
  EXPECT_NEAR(chanceToReach(rules("battleaxe"), walker, 0, 9), 10.0 / 36, 1e-15);   // 2D6 >= 9
  EXPECT_NEAR(chanceToReach(rules("wap"), walker, 0, 9), 20.0 / 36, 1e-15);         // higher of 2D6 >= 5
  EXPECT_NEAR(chanceToReach(rules("battleaxe"), swift, 0, 9), 113.0 / 216, 1e-15);  // 3D6 drop lowest >= 9
  EXPECT_NEAR(chanceToReach(rules("t9a-2"), walker, 0, 13), 10.0 / 36, 1e-15);
  EXPECT_NEAR(chanceToReach(rules("t9a-3"), walker, 0, 12), 3.0 / 6, 1e-15);  // 4 + D6 + 4
  EXPECT_NEAR(chanceToReach(rules("t9a-3"), swift, 0, 13), 20.0 / 36, 1e-15);
}

TEST(VolleyOdds, GiveTheCasualtiesThatRollingStepByStepGives) {
  // Hit, wound, save and the 7+ that needs a 6 and then more, each against the tree of single rolls.
  for (const VolleyNumbers numbers : {VolleyNumbers{4, 4, 4, 4, 7}, VolleyNumbers{5, 5, 3, 5, 4},
                                      VolleyNumbers{6, 6, 8, 2, 6}, VolleyNumbers{3, 3, 10, 2, 7}}) {
    const bool twice = numbers.toHit > 6;
    const auto shoot = [&](Play& play) {
      const auto count = [&](RollPurpose purpose, int dice, int needed) {
        int showing = 0;
        for (const int die : play.roll(purpose, {"r"}, dice, Reading::atLeast(needed))) showing += die >= needed;
        return showing;
      };
      int left = count(RollPurpose::ToHit, numbers.shots, twice ? 6 : numbers.toHit);
      if (twice) left = numbers.toHit - 3 > 6 ? 0 : count(RollPurpose::ToHit, left, numbers.toHit - 3);
      left = count(RollPurpose::ToWound, left, numbers.toWound);
      if (numbers.save < 7) left -= count(RollPurpose::Save, left, numbers.save);
      play.unit({"r"}).woundsTaken = left;
    };
    std::map<int, double> chances;
    forEachOutcome(oneUnit(), shoot, [&](const Play& play, double chance) {
      chances[play.state().field.units.front().woundsTaken] += chance;
    });
    const auto outcomes = volleyOutcomes(numbers, {"r"}, {"r"}, 100);
    ASSERT_EQ(outcomes.size(), chances.size());
    for (const VolleyOutcome& each : outcomes) EXPECT_NEAR(each.chance, chances.at(each.wounds), 1e-14);
  }
}

}  // namespace frontage::test
