#include "core/rules/ruleset_library.h"
#include "core/scenario/scenario.h"
#include "ui/phase/phase_session.h"
#include "ui/phase/roll_need.h"
#include "ui/phase/roll_outcomes.h"

#include <gtest/gtest.h>

#include <numeric>

namespace frontage::ui {
namespace {

core::Unit block(const char* id, const char* army, geometry::Vec centre, double bearing) {
  core::Unit unit;
  unit.id = {id};
  unit.name = id;
  unit.army = {army};
  unit.pose = {centre, geometry::Facing::fromBearingDegrees(bearing)};
  unit.models = 10;
  unit.files = 5;
  unit.base = {25.4, 25.4};
  unit.stats.movement = 4;
  unit.stats.leadership = 7;
  return unit;
}

core::PhaseState opposed(double apart, const char* ruleset) {
  core::PhaseState state;
  state.rules = core::RulesetLibrary::bundled().find(ruleset);
  state.active = {"red"};
  state.field.armies = {{{"red"}, "Red"}, {{"blue"}, "Blue"}};
  state.field.units = {block("Riders", "red", {36, 12}, 0), block("Bows", "blue", {36, 14 + apart}, 180)};
  return state;
}

PendingRoll rollOf(core::RollPurpose purpose, const char* unit, int count, core::Reading reading) {
  PendingRoll roll;
  roll.request = {purpose, {unit}, count, reading};
  return roll;
}

TEST(RollWords, TellWhichFacesHitWoundAndSave) {
  const core::PhaseState state = opposed(8, "wap");
  using core::Reading;
  using core::RollPurpose;
  const auto need = [&](RollPurpose purpose, Reading reading) {
    return needOf(state, rollOf(purpose, "Bows", 10, reading)).need.toStdString();
  };
  EXPECT_EQ(need(RollPurpose::ToHit, Reading::atLeast(5)), "One die a shot: 5 or more hits (33 % each).");
  EXPECT_EQ(need(RollPurpose::ToWound, Reading::atLeast(4)), "One die a hit: 4 or more wounds (50 % each).");
  EXPECT_EQ(need(RollPurpose::Save, Reading::atLeast(6)), "One die a wound: a 6 saves (17 % each).");
}

/// In one ruleset the low faces hurt, in another the high ones.
TEST(RollWords, TellWhichFacesHurtOnDangerousGround) {
  const core::PhaseState state = opposed(8, "t9a-3");
  const auto need = [&](int least, int most) {
    return needOf(state, rollOf(core::RollPurpose::Dangerous, "Bows", 10, core::Reading::showing(least, most)))
        .need.toStdString();
  };
  EXPECT_EQ(need(1, 1), "Dangerous ground: a 1 costs a wound (17 % each).");
  EXPECT_EQ(need(1, 3), "Dangerous ground: 1 to 3 costs a wound (50 % each).");
  EXPECT_EQ(need(4, 6), "Dangerous ground: 4 or more costs a wound (50 % each).");
}

/// Skill 1 at long range: 7 - 1, one more for the reaction, one for the distance, 8: a 6 and then a 5 (rules.md R4).
TEST(RollWords, TellThatAShotBeyondASixTakesTwoDice) {
  core::PhaseState state = opposed(20, "wap");
  core::Unit& bows = state.field.units[1];
  bows.stats.missile = core::MissileWeapon{"Bow", 24, 3, 1, 1, core::Shooters::Front};
  PendingRoll roll = rollOf(core::RollPurpose::ToHit, "Bows", 5, core::Reading::atLeast(6));
  roll.order = core::React{{"Bows"}, {"Riders"}, core::Reaction::StandAndShoot};
  EXPECT_EQ(needOf(state, roll).need.toStdString(),
            "One die a shot: a hit takes a 6, and then a second die (17 % each).");
  roll.made = {{core::RollPurpose::ToHit, {"Bows"}, {6, 6, 1, 1, 1}}};
  roll.request.count = 2;
  roll.request.reading = core::Reading::atLeast(5);
  EXPECT_EQ(needOf(state, roll).need.toStdString(), "One die for each 6: 5 or more hits (33 % each).");
}

/// Two dice that each count on 5 and 6: 4/9 none, 4/9 one, 1/9 both.
TEST(RollWords, ListHowManyOfTheDiceMayCount) {
  const core::RollRequest request{core::RollPurpose::ToHit, {"Bows"}, 2, core::Reading::atLeast(5)};
  const std::vector<RollOutcome> outcomes = outcomesOf(opposed(8, "wap"), request);
  ASSERT_EQ(outcomes.size(), 3U);
  EXPECT_NEAR(outcomes[0].probability, 1.0 / 9, 1e-12);
  EXPECT_NEAR(outcomes[1].probability, 4.0 / 9, 1e-12);
  EXPECT_NEAR(outcomes[2].probability, 4.0 / 9, 1e-12);
  EXPECT_EQ(outcomes[0].figure, QStringLiteral("2"));
}

TEST(RollWords, ListTheOutcomesOfManyDiceInFewRowsThatAddUpToOne) {
  const core::RollRequest request{core::RollPurpose::ToWound, {"Bows"}, 60, core::Reading::atLeast(4)};
  const std::vector<RollOutcome> outcomes = outcomesOf(opposed(8, "wap"), request);
  EXPECT_LT(outcomes.size(), 25U);
  const double all = std::accumulate(outcomes.begin(), outcomes.end(), 0.0,
                                     [](double sum, const RollOutcome& outcome) { return sum + outcome.probability; });
  EXPECT_NEAR(all, 1, 1e-12);
  EXPECT_TRUE(outcomes.front().figure.endsWith(QStringLiteral("or more")));
  EXPECT_TRUE(outcomes.back().figure.endsWith(QStringLiteral("or less")));
}

/// The charge is measured up to the wall that the enemy stands behind (rules.md M14), an inch less than to the enemy:
/// 10" to go, so that with Movement 4 a 6 is needed: 11 of 36. To the enemy itself, 11", no roll would reach.
TEST(RollWords, TheRangeIsToldUpToTheObstacleBeforeTheEnemy) {
  core::PhaseState state = opposed(11, "wap");
  core::Terrain wall;
  wall.id = {"wall"};
  wall.kind = core::TerrainKind::Obstacle;
  wall.shape.vertices = {{30, 23}, {42, 23}, {42, 24}, {30, 24}};
  state.field.terrain = {wall};
  core::Charge charge;
  charge.charger = {"Riders"};
  charge.targets = {{"Bows"}};
  charge.zones = {{{"Bows"}, geometry::Side::Front}};
  state.charges = {charge};
  const PendingRoll roll = rollOf(core::RollPurpose::Range, "Riders", 2, {});
  const QString need = needOf(state, roll).need;
  EXPECT_TRUE(need.contains(QStringLiteral("10″ away"))) << need.toStdString();
  EXPECT_TRUE(need.contains(QStringLiteral("31 %"))) << need.toStdString();
  const std::vector<RollOutcome> outcomes = outcomesOf(state, roll.request);
  ASSERT_EQ(outcomes.size(), 6U);
  EXPECT_TRUE(outcomes.front().good.value_or(false)) << "10″ suffice";
  EXPECT_FALSE(outcomes[1].good.value_or(true));
}

}  // namespace
}  // namespace frontage::ui
