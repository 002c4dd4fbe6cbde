#include "geometry/base/polygon.h"

#include "geometry/base/tolerance.h"
#include "geometry/contact/relation.h"
#include "tests/support/random_boards.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <limits>
#include <numeric>

namespace frontage::geometry {
namespace {

using frontage::testing::Random;
using frontage::testing::repeats;
using ::testing::HasSubstr;

double area(const std::vector<Vec>& ring) {
  double sum = 0;
  for (std::size_t i = 0; i < ring.size(); ++i) sum += cross(ring[i], ring[(i + 1) % ring.size()]);
  return sum / 2;
}

/// Simple and mostly hollow: radii jump about while the angle goes round.
std::vector<Vec> star(Random& random, Vec centre, int n) {
  std::vector<Vec> ring;
  for (int i = 0; i < n; ++i) {
    const double t = 2 * std::numbers::pi * (i + random.uniform(0, 0.8)) / n;
    ring.push_back(centre + Vec{std::cos(t), std::sin(t)} * random.uniform(0.5, 6));
  }
  return ring;
}

TEST(PolygonFault, AcceptsEitherWinding) {
  const std::vector<Vec> square{{0, 0}, {4, 0}, {4, 4}, {0, 4}};
  const std::vector<Vec> other(square.rbegin(), square.rend());
  EXPECT_EQ(polygonFault(square), std::nullopt);
  EXPECT_EQ(polygonFault(other), std::nullopt);
  EXPECT_GT(area(makePolygon(other).vertices), 0);
}

TEST(PolygonFault, SaysWhereARingCrossesItself) {
  const std::vector<Vec> bowTie{{0, 0}, {4, 4}, {4, 0}, {0, 4}};
  ASSERT_TRUE(polygonFault(bowTie));
  EXPECT_THAT(*polygonFault(bowTie), HasSubstr("crosses itself near (2, 2)"));
  const std::vector<Vec> lopsided{{0, 0}, {8, 0}, {8, 8}, {6, -2}};
  ASSERT_TRUE(polygonFault(lopsided));
  EXPECT_THAT(*polygonFault(lopsided), HasSubstr("crosses itself"));
}

TEST(PolygonFault, NamesTheOtherFaults) {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  const auto fault = [](std::vector<Vec> ring) { return polygonFault(ring).value_or("none"); };
  EXPECT_THAT(fault({{0, 0}, {1, 1}}), HasSubstr("fewer than three"));
  EXPECT_THAT(fault({{0, 0}, {1, 1}, {nan, 2}}), HasSubstr("has no finite point as vertex 3"));
  EXPECT_THAT(fault({{0, 0}, {4, 0}, {4, 0}, {4, 4}}), HasSubstr("has its vertices 2 and 3 in one place, (4, 0)"));
  EXPECT_THAT(fault({{0, 0}, {4, 0}, {4, 4}, {0, 0}}), HasSubstr("vertices 4 and 1 in one place"));
  EXPECT_NE(fault({{0, 0}, {4, 0}, {8, 0}}), "none");
  EXPECT_NE(fault({{0, 0}, {4, 0}, {4, 4}, {4, 8}, {4, 4.5}, {0, 4}}), "none");  // runs back over itself
}

TEST(ConvexParts, AConvexPolygonComesBackAsOnePiece) {
  const Polygon square{{{0, 0}, {2, 0}, {4, 0}, {4, 4}, {0, 4}}};
  const auto parts = convexParts(square);
  ASSERT_EQ(parts.size(), 1U);
  EXPECT_EQ(parts[0].vertices, square.vertices);
}

TEST(ConvexParts, AnElComesApartIntoTwo) {
  EXPECT_EQ(convexParts({{{0, 0}, {4, 0}, {4, 1}, {1, 1}, {1, 4}, {0, 4}}}).size(), 2U);
}

TEST(ConvexParts, CoverHollowPolygonsExactlyWithoutOverlap) {
  Random random(41);
  for (int i = 0; i < repeats(500); ++i) {
    const std::vector<Vec> ring = star(random, random.point(10, 60), 3 + random.below(20));
    if (polygonFault(ring)) continue;
    const Polygon polygon = makePolygon(ring);
    const auto parts = convexParts(polygon);
    double sum = 0;
    for (const ConvexPolygon& part : parts) {
      for (std::size_t k = 0; k < part.vertices.size(); ++k) {
        const std::size_t n = part.vertices.size();
        const Vec a = part.vertices[k];
        const Vec b = part.vertices[(k + 1) % n];
        ASSERT_GE(cross(b - a, part.vertices[(k + 2) % n] - b), -1e-9);
      }
      sum += area(part.vertices);
    }
    ASSERT_NEAR(sum, area(polygon.vertices), 1e-9);
    for (std::size_t a = 0; a < parts.size(); ++a) {
      for (std::size_t b = a + 1; b < parts.size(); ++b) ASSERT_NE(relate(parts[a], parts[b]), Relation::Overlapping);
    }
    for (int k = 0; k < 50; ++k) {
      const Vec p = polygon.vertices[0] + random.point(-8, 8);
      const bool inParts = std::any_of(parts.begin(), parts.end(),
                                       [p](const ConvexPolygon& part) { return contains(Polygon{part.vertices}, p); });
      ASSERT_EQ(contains(polygon, p), inParts);
    }
  }
}

TEST(Contains, CountsTheBoundaryToWithinTheTolerance) {
  const Polygon square{{{0, 0}, {4, 0}, {4, 4}, {0, 4}}};
  EXPECT_TRUE(contains(square, {2, 2}));
  EXPECT_TRUE(contains(square, {4, 2}));
  EXPECT_TRUE(contains(square, {4 + 0.9 * kContact, 2}));
  EXPECT_FALSE(contains(square, {4 + 1.1 * kContact, 2}));
  EXPECT_TRUE(contains(square, {0, 0}));
}

}  // namespace
}  // namespace frontage::geometry
