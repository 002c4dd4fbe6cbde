#include "core/battlefield/formation.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace frontage::core {
namespace {

using geometry::Facing;
using geometry::Vec;

Unit regiment(int models, int files, double width = 25.4, double depth = 50.8) {
  Unit unit;
  unit.id = {"u"};
  unit.models = models;
  unit.files = files;
  unit.base = {width, depth};
  unit.pose = {{10, 20}, Facing::fromBearingDegrees(0)};
  return unit;
}

void expectNear(Vec a, Vec b) {
  EXPECT_NEAR(a.x, b.x, 1e-9);
  EXPECT_NEAR(a.y, b.y, 1e-9);
}

TEST(Formation, AFullBlockIsFilesByRanks) {
  const Unit unit = regiment(20, 5);
  EXPECT_EQ(ranksOf(unit), 4);
  EXPECT_NEAR(footprintOf(unit).halfWidth, 2.5, 1e-12);
  EXPECT_NEAR(footprintOf(unit).halfDepth, 4, 1e-12);
}

TEST(Formation, MillimetresBecomeInches) {
  // Five bases of 20 mm are 100 mm = 3.937" wide.
  EXPECT_NEAR(2 * footprintOf(regiment(5, 5, 20, 20)).halfWidth, 3.93700787, 1e-8);
}

TEST(Formation, AnIncompleteLastRankCountsAsAWholeOneInTheFootprint) {
  const Unit unit = regiment(12, 5);
  EXPECT_EQ(ranksOf(unit), 3);
  EXPECT_EQ(modelsInRank(unit, 0), 5);
  EXPECT_EQ(modelsInRank(unit, 2), 2);
  EXPECT_EQ(modelsInRank(unit, 3), 0);
  EXPECT_NEAR(footprintOf(unit).halfDepth, 3, 1e-12);
}

TEST(Formation, AnIncompleteLastRankStandsCentred) {
  const Unit unit = regiment(12, 5);
  // Three ranks of 2": the last one is centred 2" behind the middle; two bases of 1" lie either side of the axis.
  expectNear(baseAt(unit, 2, 0).pose.centre, {9.5, 18});
  expectNear(baseAt(unit, 2, 1).pose.centre, {10.5, 18});
}

TEST(Formation, PlacesCountFromTheUnitsLeft) {
  Unit unit = regiment(10, 5);
  unit.pose.facing = Facing::fromBearingDegrees(90);
  // Facing right, the unit's left is up; the front rank is centred 1" ahead of the middle.
  expectNear(baseAt(unit, 0, 0).pose.centre, {11, 22});
  expectNear(baseAt(unit, 1, 4).pose.centre, {9, 18});
}

TEST(Formation, FewerModelsThanFilesMakeANarrowerFront) {
  const Unit unit = regiment(3, 5);
  EXPECT_EQ(ranksOf(unit), 1);
  EXPECT_NEAR(footprintOf(unit).halfWidth, 1.5, 1e-12);
}

TEST(Formation, RemovingARankKeepsTheFrontEdge) {
  Unit unit = regiment(20, 5);
  const auto before = footprintOf(unit);
  removeModels(unit, 6);
  EXPECT_EQ(unit.models, 14);
  expectNear(footprintOf(unit).frontLeft(), before.frontLeft());
  expectNear(footprintOf(unit).frontRight(), before.frontRight());
  EXPECT_NEAR(footprintOf(unit).halfDepth, 3, 1e-12);
}

TEST(Formation, TooFewForARankNarrowsAboutTheFrontCentre) {
  Unit unit = regiment(7, 5);
  const auto before = footprintOf(unit);
  removeModels(unit, 4);
  EXPECT_EQ(unit.files, 3);
  expectNear(footprintOf(unit).frontCentre(), before.frontCentre());
  EXPECT_NEAR(footprintOf(unit).halfWidth, 1.5, 1e-12);
}

TEST(Formation, TheLastModelGoneDestroysTheUnit) {
  Unit unit = regiment(2, 2);
  removeModels(unit, 5);
  EXPECT_EQ(unit.models, 0);
  EXPECT_TRUE(unit.state.destroyed);
  EXPECT_EQ(ranksOf(unit), 0);
  EXPECT_TRUE(bases(unit).empty());
}

TEST(Formation, WoundsKillWholeModelsAndTheRestStays) {
  Unit unit = regiment(6, 3);
  unit.stats.wounds = 3;
  EXPECT_EQ(dealWounds(unit, 5), 1);
  EXPECT_EQ(unit.models, 5);
  EXPECT_EQ(unit.woundsTaken, 2);
  EXPECT_EQ(dealWounds(unit, 1), 1);
  EXPECT_EQ(unit.woundsTaken, 0);
  EXPECT_EQ(dealWounds(unit, 100), 4);
  EXPECT_TRUE(unit.state.destroyed);
  EXPECT_EQ(unit.woundsTaken, 0);
}

TEST(Formation, ReformingWiderKeepsTheFrontCentre) {
  Unit unit = regiment(20, 5);
  const auto before = footprintOf(unit);
  setFilesKeepingFront(unit, 10);
  EXPECT_EQ(ranksOf(unit), 2);
  expectNear(footprintOf(unit).frontCentre(), before.frontCentre());
}

TEST(Formation, UnitStrengthIsThatOfTheModelsAlive) {
  Unit unit = regiment(10, 5);
  unit.stats.unitStrength = 2;
  EXPECT_EQ(unitStrengthOf(unit), 20);
  removeModels(unit, 3);
  EXPECT_EQ(unitStrengthOf(unit), 14);
}

RC_GTEST_PROP(Formation, EveryBaseLiesInTheFootprintAndAllModelsAreThere, ()) {
  Unit unit = regiment(*rc::gen::inRange(1, 60), *rc::gen::inRange(1, 13));
  unit.pose.facing = Facing::fromBearingDegrees(*rc::gen::inRange(0, 3600) / 10.0);
  const auto footprint = footprintOf(unit);
  const auto all = bases(unit);
  RC_ASSERT(all.size() == static_cast<std::size_t>(unit.models));
  for (const auto& base : all)
    for (const Vec corner : base.corners()) {
      const Vec local = footprint.pose.toUnit(corner);
      RC_ASSERT(std::fabs(local.x) <= footprint.halfWidth + 1e-9);
      RC_ASSERT(std::fabs(local.y) <= footprint.halfDepth + 1e-9);
    }
}

RC_GTEST_PROP(Formation, RemovingModelsOneByOneIsTheSameAsAllAtOnce, ()) {
  Unit slow = regiment(*rc::gen::inRange(1, 40), *rc::gen::inRange(1, 9));
  Unit fast = slow;
  const int count = *rc::gen::inRange(0, slow.models);
  for (int i = 0; i < count; ++i) removeModels(slow, 1);
  removeModels(fast, count);
  RC_ASSERT(slow.models == fast.models);
  RC_ASSERT(slow.files == fast.files);
  RC_ASSERT(geometry::distance(slow.pose.centre, fast.pose.centre) < 1e-9);
}

}  // namespace
}  // namespace frontage::core
