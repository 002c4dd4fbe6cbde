#include "core/soak/soak.h"

#include "core/battlefield/placement.h"
#include "core/rules/ruleset_library.h"
#include "core/soak/random_battle.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <set>

namespace frontage::core {
namespace {

/// A short soak of each kind; FRONTAGE_SOAK=1000 makes it 200,000 phases in all.
int phases() {
  const char* text = std::getenv("FRONTAGE_SOAK");
  return 40 * (text ? std::max(1, std::atoi(text)) : 1);
}

/// Where a run begins, so that a long one goes through others than the last.
std::uint64_t firstSeed() {
  const char* text = std::getenv("FRONTAGE_SEED");
  return text ? std::strtoull(text, nullptr, 10) : 20260101;
}

SoakWishes wishes(int count, std::uint64_t seed) {
  return {count, seed, RulesetLibrary::bundled().ids(), std::nullopt};
}

/// Every kind of battle under every ruleset.
class SoakOf : public ::testing::TestWithParam<BattleKind> {};

TEST_P(SoakOf, RandomPhasesKeepTheInvariants) {
  SoakWishes wanted = wishes(phases(), firstSeed());
  wanted.battle = GetParam();
  const SoakReport report = soak(wanted);
  EXPECT_EQ(report.phases, phases());
  EXPECT_GT(report.events, report.orders);
  for (const SoakFault& fault : report.faults)
    ADD_FAILURE() << "phase " << fault.phase << ", order " << fault.step << ": " << fault.what << "\n"
                  << toText(fault.scenario);
}

INSTANTIATE_TEST_SUITE_P(Battles, SoakOf,
                         ::testing::Values(BattleKind::Open, BattleKind::Terrain, BattleKind::Crowd,
                                           BattleKind::Surrounded, BattleKind::SmallTarget));

TEST(Soak, TheSameWishesGiveTheSameReport) {
  const SoakReport once = soak(wishes(8, 5));
  const SoakReport again = soak(wishes(8, 5));
  const SoakReport other = soak(wishes(8, 6));
  EXPECT_EQ(once.orders, again.orders);
  EXPECT_EQ(once.events, again.events);
  EXPECT_NE(once.events, other.events);
}

TEST(RandomBattles, StandWellAndHoldEveryKindOfThing) {
  std::set<TroopType> types;
  std::set<TerrainKind> kinds;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Chance chance(seed);
    const Battlefield field = randomBattle(chance);
    for (const Unit& unit : field.units) {
      EXPECT_FALSE(placementFault(field, unit)) << seed << " " << unit.id.value;
      types.insert(unit.stats.troopType);
    }
    for (const Terrain& terrain : field.terrain) kinds.insert(terrain.kind);
  }
  EXPECT_EQ(types.size(), 7U);
  EXPECT_EQ(kinds.size(), 7U);
}

}  // namespace
}  // namespace frontage::core
