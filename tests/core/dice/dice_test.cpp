#include "core/dice/dice.h"

#include "core/text/names.h"

#include <gtest/gtest.h>

#include <array>

namespace frontage::core {
namespace {

const UnitId kKnights{"knights"};
const UnitId kSpears{"spears"};

std::string complaint(Dice dice, const RollRequest& request) {
  try {
    (void)dice.roll(request);
  } catch (const DiceMissing& missing) {
    EXPECT_EQ(missing.request, request);
    return missing.what();
  }
  return "no complaint";
}

TEST(Dice, TheFirstUnusedGivenEntryOfThatNameIsTaken) {
  Dice dice({{RollPurpose::Flee, kKnights, {1, 1}},
             {RollPurpose::Range, kSpears, {2, 2}},
             {RollPurpose::Range, kKnights, {3, 4}},
             {RollPurpose::Range, kKnights, {5, 6}}},
            std::nullopt);
  EXPECT_EQ(dice.roll({RollPurpose::Range, kKnights, 2}), (std::vector<int>{3, 4}));
  EXPECT_EQ(dice.roll({RollPurpose::Range, kKnights, 2}), (std::vector<int>{5, 6}));
  EXPECT_EQ(dice.unused().size(), 2U);
}

TEST(Dice, GivenDiceComeBeforeTheSeed) {
  Dice dice({{RollPurpose::Range, kKnights, {6, 6, 6, 6, 6, 6, 6, 6}}}, 1);
  EXPECT_EQ(dice.roll({RollPurpose::Range, kKnights, 8}), (std::vector<int>(8, 6)));
  EXPECT_EQ(dice.roll({RollPurpose::Range, kKnights, 8}).size(), 8U);
}

TEST(Dice, AWrongCountIsAnErrorEvenWithASeed) {
  const Dice dice({{RollPurpose::Range, kKnights, {3}}}, 7);
  EXPECT_EQ(complaint(dice, {RollPurpose::Range, kKnights, 2}), "dice for range of knights: 2 wanted, 1 given");
}

TEST(Dice, AValueThatNoDieShowsIsAnError) {
  const Dice dice({{RollPurpose::ToHit, kKnights, {3, 7}}}, 7);
  EXPECT_EQ(complaint(dice, {RollPurpose::ToHit, kKnights, 2}), "dice for to_hit of knights: no die shows 7");
}

TEST(Dice, WithNeitherTheWantedRollIsNamed) {
  EXPECT_EQ(complaint(Dice{}, {RollPurpose::Flee, kSpears, 2}), "no dice for flee of spears: 2 wanted");
}

TEST(Dice, ARefusedRollLeavesTheQueueAsItWas) {
  Dice dice({{RollPurpose::Range, kKnights, {3}}}, 7);
  const Dice before = dice;
  EXPECT_THROW((void)dice.roll({RollPurpose::Range, kKnights, 2}), DiceMissing);
  EXPECT_EQ(dice, before);
}

TEST(Dice, TheSameSeedGivesTheSameDiceOnEveryMachine) {
  // Worked out from the published SplitMix64 with seed 7, by another program (Python integers).
  Dice dice({}, 7);
  EXPECT_EQ(dice.roll({RollPurpose::Range, kKnights, 12}), (std::vector<int>{4, 1, 1, 4, 5, 4, 5, 1, 6, 6, 2, 5}));
}

TEST(Dice, ACopyGoesOnFromTheSamePlace) {
  Dice one({}, 99);
  (void)one.roll({RollPurpose::Flee, kSpears, 5});
  Dice two = one;
  EXPECT_EQ(one.roll({RollPurpose::Flee, kSpears, 20}), two.roll({RollPurpose::Flee, kSpears, 20}));
  EXPECT_EQ(one, two);
}

TEST(Dice, AllFacesAreEquallyLikely) {
  Dice dice({}, 12345);
  std::array<int, 7> seen{};
  constexpr int rolls = 60000;
  for (const int value : dice.roll({RollPurpose::Save, kKnights, rolls})) {
    ASSERT_GE(value, 1);
    ASSERT_LE(value, 6);
    ++seen.at(static_cast<std::size_t>(value));
  }
  double chiSquared = 0;
  for (int face = 1; face <= 6; ++face) {
    const double off = seen.at(static_cast<std::size_t>(face)) - rolls / 6.0;
    chiSquared += off * off / (rolls / 6.0);
  }
  EXPECT_LT(chiSquared, 20.5);  // five degrees of freedom: above this with probability 0.001
}

TEST(Dice, EveryPurposeHasANameAndIsFoundByIt) {
  for (const auto& named : Names<RollPurpose>::table) EXPECT_EQ(fromName<RollPurpose>(named.name), named.value);
  EXPECT_EQ(Names<RollPurpose>::table.size(), static_cast<std::size_t>(RollPurpose::Reform) + 1);
  EXPECT_EQ(fromName<RollPurpose>("charge"), std::nullopt);
}

}  // namespace
}  // namespace frontage::core
