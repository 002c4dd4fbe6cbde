#include "geometry/base/pose.h"

#include "geometry/base/footprint.h"

#include <gtest/gtest.h>

namespace frontage::geometry {
namespace {

TEST(Facing, BearingsAreLessThanAFullCircle) {
  EXPECT_EQ(Facing::fromBearingDegrees(-1e-15).bearingDegrees(), 0);
  EXPECT_LT(Facing::fromBearingDegrees(-1e-9).bearingDegrees(), 360);
}

TEST(Facing, BearingNinetyLooksToTheRightExactly) {
  EXPECT_EQ(Facing::fromBearingDegrees(90).forward(), (Vec{1, 0}));
  EXPECT_EQ(Facing::fromBearingDegrees(-90).forward(), (Vec{-1, 0}));
  EXPECT_EQ(Facing::fromBearingDegrees(180).right(), (Vec{-1, 0}));
}

TEST(Facing, TurningLeftLowersTheBearing) {
  EXPECT_NEAR(Facing::fromBearingDegrees(30).turned(Angle::fromDegrees(50)).bearingDegrees(), 340, 1e-12);
}

TEST(Facing, TurnToIsTheShortSignedTurn) {
  const Facing f = Facing::fromBearingDegrees(350);
  EXPECT_NEAR(f.turnTo(Facing::fromBearingDegrees(20)).degrees(), -30, 1e-12);
}

TEST(Pose, AThousandWheelsThereAndBackReturnAndKeepThePivot) {
  Footprint f{{{36, 24}, Facing::fromBearingDegrees(37)}, 2.4606, 1.9685};
  const Pose start = f.pose;
  for (int i = 0; i < 1000; ++i) {
    const Angle step = Angle::fromDegrees(0.1 + 0.089 * i);
    const Vec left = f.frontLeft();
    f.pose = f.pose.turnedAbout(left, step);
    ASSERT_LT(distance(f.frontLeft(), left), 1e-9);
    f.pose = f.pose.turnedAbout(left, -step);
    const Vec right = f.frontRight();
    f.pose = f.pose.turnedAbout(right, -step);
    ASSERT_LT(distance(f.frontRight(), right), 1e-9);
    f.pose = f.pose.turnedAbout(right, step);
  }
  EXPECT_LT(distance(f.pose.centre, start.centre), 1e-9);
  EXPECT_LT(std::fabs(f.pose.facing.turnTo(start.facing).radians()), 1e-9);
}

}  // namespace
}  // namespace frontage::geometry
