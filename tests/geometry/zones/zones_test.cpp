#include "geometry/zones/zones.h"

#include "geometry/base/tolerance.h"
#include "tests/support/random_boards.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace frontage::geometry {
namespace {

using frontage::testing::Isometry;
using frontage::testing::Random;
using frontage::testing::repeats;

const Footprint kLine{{{0, 0}, Facing()}, 2, 1};  // corners at (+-2, +-1), looking up

TEST(ZoneOf, NamesTheFourZones) {
  EXPECT_EQ(zoneOf(kLine, {0, 5}).zone, Side::Front);
  EXPECT_EQ(zoneOf(kLine, {-6, 4.9}).zone, Side::LeftFlank);
  EXPECT_EQ(zoneOf(kLine, {6, 4.9}).zone, Side::RightFlank);
  EXPECT_EQ(zoneOf(kLine, {3, -5}).zone, Side::Rear);
  EXPECT_FALSE(zoneOf(kLine, {0, 5}).onRay);
}

TEST(ZoneOf, FollowsTheFacing) {
  const Footprint east{{{30, 20}, Facing::fromBearingDegrees(90)}, 2, 1};
  EXPECT_EQ(zoneOf(east, {40, 20}).zone, Side::Front);
  EXPECT_EQ(zoneOf(east, {30, 30}).zone, Side::LeftFlank);
  EXPECT_EQ(zoneOf(east, {30, 10}).zone, Side::RightFlank);
  EXPECT_EQ(zoneOf(east, {20, 20}).zone, Side::Rear);
}

TEST(ZoneOf, APointOnARayIsOfBothZonesTheOneNearerTheFrontFirst) {
  struct Row {
    Vec point;
    Side zone;
    Side other;
  };
  const Row rows[] = {{{5, 4}, Side::Front, Side::RightFlank},
                      {{-5, 4}, Side::Front, Side::LeftFlank},
                      {{5, -4}, Side::RightFlank, Side::Rear},
                      {{-5, -4}, Side::LeftFlank, Side::Rear}};
  for (const Row& row : rows) {
    for (const double off : {0.0, 0.9 * kContact, -0.9 * kContact}) {
      const ZoneReading reading = zoneOf(kLine, row.point + Vec{off, 0});
      EXPECT_TRUE(reading.onRay);
      EXPECT_EQ(reading.zone, row.zone);
      EXPECT_EQ(reading.other, row.other);
    }
    EXPECT_FALSE(zoneOf(kLine, row.point + Vec{1.1 * kContact, 0}).onRay);
    EXPECT_FALSE(zoneOf(kLine, row.point - Vec{1.1 * kContact, 0}).onRay);
  }
}

TEST(ReachesFrontZone, ASliverInsideTheRayIsEnough) {
  // The ray from (2, 1) to the right front passes (7, 6).
  const Footprint base{{{8, 5}, Facing()}, 1, 1};  // its corner (7, 6) lies on the ray
  EXPECT_TRUE(reachesFrontZone(kLine, base));
  EXPECT_TRUE(reachesFrontZone(kLine, base.at({{7.9, 5}, Facing()})));
  EXPECT_FALSE(reachesFrontZone(kLine, base.at({{8.001, 5}, Facing()})));
}

TEST(ReachesFrontZone, AWideUnitMayCrossTheZoneWithNoCornerInIt) {
  const Footprint wide{{{0, 30}, Facing()}, 60, 0.5};
  EXPECT_TRUE(reachesFrontZone(kLine, wide));
  EXPECT_FALSE(reachesFrontZone(kLine, wide.at({{0, -30}, Facing()})));
}

TEST(ReachesFrontZone, BesideOrBehindIsOutside) {
  const Footprint base{{{5, 0}, Facing()}, 1, 1};
  EXPECT_FALSE(reachesFrontZone(kLine, base));
  EXPECT_FALSE(reachesFrontZone(kLine, base.at({{0, -3}, Facing()})));
}

TEST(ReachesFrontZone, AgreesWithTheZonesOfAGridOfPoints) {
  Random random(31);
  int inside = 0;
  for (int i = 0; i < repeats(2'000); ++i) {
    const Footprint looker = random.footprint({0, 0});
    const Footprint other = random.footprint(random.point(-12, 12));
    bool any = false;
    bool anyNear = false;
    for (int ix = 0; ix <= 40; ++ix) {
      for (int iy = 0; iy <= 40; ++iy) {
        const Vec p = other.pose.toTable({other.halfWidth * (ix / 20.0 - 1), other.halfDepth * (iy / 20.0 - 1)});
        const Vec local = looker.pose.toUnit(p);
        const double ahead = local.y - looker.halfDepth - std::max(0.0, std::fabs(local.x) - looker.halfWidth);
        any = any || ahead >= 0;
        anyNear = anyNear || ahead >= -0.5;  // wider than a cell of the grid
      }
    }
    if (any) {
      ASSERT_TRUE(reachesFrontZone(looker, other)) << i;
    }
    if (!anyNear) {
      ASSERT_FALSE(reachesFrontZone(looker, other)) << i;
    }
    inside += any ? 1 : 0;
  }
  EXPECT_GT(inside, repeats(2'000) / 8);
}

Side mirrored(Side side) {
  if (side == Side::LeftFlank) return Side::RightFlank;
  return side == Side::RightFlank ? Side::LeftFlank : side;
}

RC_GTEST_PROP(Zones, MoveWithTheBoardAndSwapFlanksInAMirror, (std::uint64_t seed)) {
  Random random(seed);
  const Footprint target = random.footprint(random.point(-20, 20));
  const Footprint other = random.footprint(target.pose.centre + random.point(-15, 15));
  const Vec p = other.pose.centre;
  const Isometry move = Isometry::random(random);
  const ZoneReading here = zoneOf(target, p);
  const ZoneReading there = zoneOf(move(target), move(p));
  RC_ASSERT(here.onRay == there.onRay);
  RC_ASSERT(there.zone == (move.mirror ? mirrored(here.zone) : here.zone));
  RC_ASSERT(there.other == (move.mirror ? mirrored(here.other) : here.other));
  RC_ASSERT(reachesFrontZone(target, other) == reachesFrontZone(move(target), move(other)));
}

}  // namespace
}  // namespace frontage::geometry
