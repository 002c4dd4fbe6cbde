#include "geometry/motion/path.h"

#include "tests/support/random_boards.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace frontage::geometry {
namespace {

using frontage::testing::Isometry;
using frontage::testing::Random;

Path randomPath(Random& random, const Footprint& start) {
  Path path(start);
  const int n = random.below(6);
  for (int i = 0; i < n; ++i) {
    switch (random.below(5)) {
      case 0:
        path.advance(Length::fromInches(random.uniform(0, 10)));
        break;
      case 1:
        path.wheel(random.coin() ? Hand::Left : Hand::Right, Angle::fromRadians(random.uniform(0, 1.5)));
        break;
      case 2:
        path.pivot(path.end().pose.centre, Angle::fromRadians(random.angle()));
        break;
      case 3:
        path.align(path.end().frontCentre(), Angle::fromRadians(random.uniform(-1, 1)));
        break;
      default:
        path.shift(random.point(-3, 3));
    }
  }
  return path;
}

const Footprint kLine{{{10, 10}, Facing()}, 2, 1};

TEST(Path, AWheelKeepsItsCornerAndSwingsTheOtherForward) {
  for (const Hand hand : {Hand::Left, Hand::Right}) {
    Path path(kLine);
    path.wheel(hand, 40_deg);
    for (double t = 0; t <= 1; t += 1.0 / 64) {
      const Footprint now = kLine.at(path.at(t));
      const bool left = hand == Hand::Left;
      EXPECT_LT(distance(left ? now.frontLeft() : now.frontRight(), left ? kLine.frontLeft() : kLine.frontRight()),
                1e-9);
      EXPECT_GE((left ? now.frontRight() : now.frontLeft()).y, 11 - 1e-12);
    }
    EXPECT_NEAR(path.end().pose.facing.bearingDegrees(), hand == Hand::Left ? 320 : 40, 1e-12);
  }
}

TEST(Path, LengthIsStraightWaysPlusTheArcsOfWheels) {
  Path path(kLine);
  path.advance(3_in).wheel(Hand::Right, 90_deg).advance(2_in).pivot({0, 0}, 30_deg);
  EXPECT_NEAR(path.length().inches(), 5 + 4 * std::numbers::pi / 2, 1e-12);
}

TEST(Path, AWheelCostsItsArcOrItsChord) {
  EXPECT_NEAR(wheelArc(kLine, 60_deg).inches(), 4 * std::numbers::pi / 3, 1e-12);
  EXPECT_NEAR(wheelChord(kLine, -60_deg).inches(), 4, 1e-12);
}

TEST(Path, EachPieceTakesTimeAfterItsFastestCorner) {
  Path path(kLine);
  path.advance(6_in).pivot({10, 16}, 90_deg);  // about the centre: the corners go sqrt 5 times pi / 2
  const double turn = std::sqrt(5.0) * std::numbers::pi / 2;
  ASSERT_EQ(path.marks().size(), 3U);
  EXPECT_EQ(path.marks()[0], 0);
  EXPECT_NEAR(path.marks()[1], 6 / (6 + turn), 1e-12);
  EXPECT_EQ(path.marks()[2], 1);
  EXPECT_NEAR(distance(path.at(path.marks()[1] / 2).centre, {10, 13}), 0, 1e-12);
}

TEST(Path, AnEmptyPathStaysWhereItIs) {
  const Path path(kLine);
  EXPECT_EQ(path.at(0.5), kLine.pose);
  EXPECT_EQ(path.end(), kLine);
  EXPECT_EQ(path.length(), Length());
  EXPECT_EQ(path.marks(), std::vector<double>{1});
}

TEST(Path, APieceWithoutLengthTakesNoTime) {
  Path path(kLine);
  path.advance(0_in).wheel(Hand::Left, Angle()).advance(2_in);
  EXPECT_NEAR(distance(path.at(0.5).centre, {10, 11}), 0, 1e-12);  // half of the 2"
}

RC_GTEST_PROP(Path, StartsAndEndsExactlyAndNeverJumps, (std::uint64_t seed)) {
  Random random(seed);
  const Footprint start = random.footprint(random.point(0, 72));
  const Path path = randomPath(random, start);
  RC_ASSERT(path.at(0) == start.pose);
  RC_ASSERT(path.at(1) == path.end().pose);
  RC_ASSERT(path.at(-3) == start.pose);
  RC_ASSERT(path.at(4) == path.end().pose);
  const auto& pieces = path.pieces();
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    RC_ASSERT(pieces[i].from == (i == 0 ? start.pose : pieces[i - 1].to()));
  }
  double total = 0;
  for (const PathPiece& piece : pieces) {
    double fastest = std::max(piece.length.inches(), norm(piece.shift));
    for (const Vec corner : start.at(piece.from).corners()) {
      fastest = std::max(fastest, distance(corner, piece.centre) * std::fabs(piece.angle.radians()));
    }
    total += fastest;
  }
  constexpr int kSteps = 300;
  for (int k = 1; k <= kSteps; ++k) {
    const auto before = start.at(path.at((k - 1.0) / kSteps)).corners();
    const auto after = start.at(path.at(static_cast<double>(k) / kSteps)).corners();
    for (std::size_t i = 0; i < 4; ++i) RC_ASSERT(distance(before[i], after[i]) <= total / kSteps + 1e-9);
  }
}

RC_GTEST_PROP(Path, MovesWithTheBoard, (std::uint64_t seed)) {
  Random random(seed);
  const Footprint start = random.footprint(random.point(0, 72));
  const Path path = randomPath(random, start);
  Isometry move = Isometry::random(random);
  move.mirror = false;
  Path image(move(start));
  for (const PathPiece& piece : path.pieces()) {
    if (piece.kind == PathPiece::Kind::Advance) image.advance(piece.length);
    if (piece.kind == PathPiece::Kind::Wheel) {
      image.wheel(piece.angle.radians() < 0 ? Hand::Right : Hand::Left, abs(piece.angle));
    }
    if (piece.kind == PathPiece::Kind::Pivot) image.pivot(move(piece.centre), piece.angle);
    if (piece.kind == PathPiece::Kind::Align) image.align(move(piece.centre), piece.angle);
    if (piece.kind == PathPiece::Kind::Shift) image.shift(move.direction(piece.shift));
  }
  for (int k = 0; k <= 20; ++k) {
    const Footprint expected = move(start.at(path.at(k / 20.0)));
    const Footprint got = start.at(image.at(k / 20.0));
    RC_ASSERT(distance(expected.frontLeft(), got.frontLeft()) < 1e-9);
    RC_ASSERT(distance(expected.rearRight(), got.rearRight()) < 1e-9);
  }
}

}  // namespace
}  // namespace frontage::geometry
