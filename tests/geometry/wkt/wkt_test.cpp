#include "geometry/wkt/wkt.h"

#include "tests/support/random_boards.h"

#include <boost/geometry/geometries/linestring.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <boost/geometry/geometries/polygon.hpp>
#include <boost/geometry/io/wkt/read.hpp>
#include <gtest/gtest.h>

namespace frontage::geometry {
namespace {

namespace bg = boost::geometry;
using BoostPoint = bg::model::d2::point_xy<double>;

TEST(Wkt, AFootprintIsAClosedRingOfItsCorners) {
  const Footprint line{{{10, 10}, Facing::fromBearingDegrees(90)}, 2, 1};
  EXPECT_EQ(toWkt(line), "POLYGON((11 12,9 12,9 8,11 8,11 12))");
}

TEST(Wkt, NumbersAreTheShortestThatReadBackAndMinusZeroIsZero) {
  EXPECT_EQ(toWkt(Polygon{{{-0.0, 0}, {0.1, 0}, {1.0 / 3, 1e-7}}}),
            "POLYGON((0 0,0.1 0,0.3333333333333333 1e-07,0 0))");
}

TEST(Wkt, ReadsBackToTheSameDoubles) {
  frontage::testing::Random random(51);
  for (int i = 0; i < 200; ++i) {
    const ConvexPolygon shape = random.convex(random.point(0, 72));
    bg::model::polygon<BoostPoint, false, true> read;
    bg::read_wkt(toWkt(Polygon{shape.vertices}), read);
    ASSERT_EQ(read.outer().size(), shape.vertices.size() + 1);
    for (std::size_t k = 0; k < shape.vertices.size(); ++k) {
      EXPECT_EQ(read.outer()[k].x(), shape.vertices[k].x);
      EXPECT_EQ(read.outer()[k].y(), shape.vertices[k].y);
    }
  }
}

TEST(Wkt, APathIsALineWithArcsCutAtLeastEveryDegree) {
  Path path({{{0, 0}, Facing()}, 2, 1});
  path.advance(3_in).wheel(Hand::Left, Angle::fromDegrees(10.5));
  bg::model::linestring<BoostPoint> read;
  bg::read_wkt(toWkt(path), read);
  ASSERT_EQ(read.size(), 1U + 1U + 11U);
  EXPECT_EQ(read[1].y(), 3);
  EXPECT_EQ(read.back().x(), path.end().pose.centre.x);
  EXPECT_EQ(read.back().y(), path.end().pose.centre.y);
}

TEST(Wkt, APathThatGoesNowhereIsStillALine) {
  EXPECT_EQ(toWkt(Path({{{3, 4}, Facing()}, 2, 1})), "LINESTRING(3 4,3 4)");
}

}  // namespace
}  // namespace frontage::geometry
