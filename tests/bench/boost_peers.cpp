#include "tests/bench/boost_peers.h"

#include <boost/geometry.hpp>

#include <array>
#include <cmath>

namespace frontage::bench {

namespace {
namespace bg = boost::geometry;
using Point = bg::model::d2::point_xy<double>;
using Ring = bg::model::polygon<Point, false, true>;  // counter-clockwise, closed
using Segment = bg::model::segment<Point>;

template <typename Points>
Ring ringOf(const Points& points) {
  Ring ring;
  for (const geometry::Vec p : points) bg::append(ring.outer(), Point(p.x, p.y));
  bg::append(ring.outer(), Point(points[0].x, points[0].y));
  return ring;
}

std::array<geometry::Vec, 9> nineOf(const geometry::Footprint& f) {
  const std::array<geometry::Vec, 4> c = f.corners();
  return {c[0],
          c[1],
          c[2],
          c[3],
          lerp(c[0], c[1], 0.5),
          lerp(c[1], c[2], 0.5),
          lerp(c[2], c[3], 0.5),
          lerp(c[3], c[0], 0.5),
          f.pose.centre};
}

}  // namespace

struct BoostShapes::Shapes {
  std::vector<Ring> rings;
};

BoostShapes::BoostShapes() : m_shapes(std::make_unique<Shapes>()) {}
BoostShapes::BoostShapes(BoostShapes&&) noexcept = default;
BoostShapes& BoostShapes::operator=(BoostShapes&&) noexcept = default;
BoostShapes::~BoostShapes() = default;

BoostShapes::BoostShapes(std::span<const geometry::Footprint> footprints) : BoostShapes() {
  for (const geometry::Footprint& f : footprints) m_shapes->rings.push_back(ringOf(f.corners()));
}

BoostShapes::BoostShapes(std::span<const geometry::Polygon> polygons) : BoostShapes() {
  for (const geometry::Polygon& p : polygons) m_shapes->rings.push_back(ringOf(p.vertices));
}

bool BoostShapes::intersects(std::size_t i, const BoostShapes& other, std::size_t j) const {
  return bg::intersects(m_shapes->rings[i], other.m_shapes->rings[j]);
}

double BoostShapes::distance(std::size_t i, const BoostShapes& other, std::size_t j) const {
  return bg::distance(m_shapes->rings[i], other.m_shapes->rings[j]);
}

double BoostShapes::sharedArea(std::size_t i, const BoostShapes& other, std::size_t j) const {
  std::vector<Ring> shared;
  bg::intersection(m_shapes->rings[i], other.m_shapes->rings[j], shared);
  double area = 0;
  for (const Ring& r : shared) area += bg::area(r);
  return area;
}

bool BoostShapes::fanSees(const geometry::Looker& looker, const geometry::Footprint& target) const {
  const geometry::Vec ahead = looker.facing.forward();
  const geometry::Vec right = looker.facing.right();
  const std::array<geometry::Vec, 9> marks = nineOf(target);
  for (int i = 0; i < 5; ++i) {
    const geometry::Vec eye = lerp(looker.left, looker.right, i / 4.0);
    for (const geometry::Vec mark : marks) {
      if (std::fabs(dot(mark - eye, right)) > dot(mark - eye, ahead)) continue;
      const Segment line(Point(eye.x, eye.y), Point(mark.x, mark.y));
      bool open = true;
      for (const Ring& r : m_shapes->rings) {
        if (bg::intersects(line, r)) {
          open = false;
          break;
        }
      }
      if (open) return true;
    }
  }
  return false;
}

}  // namespace frontage::bench
