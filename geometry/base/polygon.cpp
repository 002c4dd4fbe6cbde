#include "geometry/base/polygon.h"

#include "geometry/base/tolerance.h"

#include <boost/geometry/algorithms/is_valid.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <boost/geometry/geometries/ring.hpp>

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace frontage::geometry {

namespace {

namespace bg = boost::geometry;
using BoostPoint = bg::model::d2::point_xy<double>;
using BoostRing = bg::model::ring<BoostPoint, /*clockwise*/ false, /*closed*/ false>;

double doubledArea(std::span<const Vec> ring) noexcept {
  double sum = 0;
  for (std::size_t i = 0; i < ring.size(); ++i) sum += cross(ring[i] - ring[0], ring[(i + 1) % ring.size()] - ring[0]);
  return sum;
}

std::vector<Vec> counterClockwise(std::span<const Vec> ring) {
  std::vector<Vec> vertices(ring.begin(), ring.end());
  if (doubledArea(ring) < 0) std::reverse(vertices.begin(), vertices.end());
  return vertices;
}

std::string place(Vec p) {
  std::array<char, 64> text{};
  std::snprintf(text.data(), text.size(), "(%g, %g)", p.x, p.y);
  return text.data();
}

std::optional<std::string> vertexFault(std::span<const Vec> ring) {
  if (ring.size() < 3) return "has fewer than three vertices";
  for (std::size_t i = 0; i < ring.size(); ++i) {
    if (!std::isfinite(ring[i].x) || !std::isfinite(ring[i].y)) {
      return "has no finite point as vertex " + std::to_string(i + 1);
    }
  }
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const std::size_t next = (i + 1) % ring.size();
    if (distance(ring[i], ring[next]) <= kContact) {
      return "has its vertices " + std::to_string(i + 1) + " and " + std::to_string(next + 1) + " in one place, " +
             place(ring[i]);
    }
  }
  return std::nullopt;
}

double distanceToSegment(Vec p, Vec from, Vec to) noexcept {
  const Vec along = to - from;
  const double square = dot(along, along);
  const double t = square > 0 ? std::clamp(dot(p - from, along) / square, 0.0, 1.0) : 0;
  return distance(p, lerp(from, to, t));
}

/// The place where two edges that are not neighbours meet, for the message.
std::optional<Vec> crossingPlace(std::span<const Vec> ring) noexcept {
  const std::size_t n = ring.size();
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t j = i + 2; j < n; ++j) {
      if (i == 0 && j + 1 == n) continue;
      const Vec a = ring[i];
      const Vec ab = ring[i + 1] - a;
      const Vec c = ring[j];
      const Vec cd = ring[(j + 1) % n] - c;
      const double parallel = cross(ab, cd);
      if (parallel == 0) continue;
      const double t = cross(c - a, cd) / parallel;
      const double u = cross(c - a, ab) / parallel;
      if (t >= 0 && t <= 1 && u >= 0 && u <= 1) return a + ab * t;
    }
  }
  return std::nullopt;
}

std::string ringFault(bg::validity_failure_type failure, std::span<const Vec> ring) {
  switch (failure) {
    case bg::failure_self_intersections:
    case bg::failure_spikes: {
      if (const auto where = crossingPlace(ring)) return "crosses itself near " + place(*where);
      return "runs back over itself";
    }
    case bg::failure_few_points:
    case bg::failure_wrong_topological_dimension:
      return "has no area";
    default:
      return std::string("is not a simple polygon (") + bg::validity_failure_type_message(failure) + ")";
  }
}

}  // namespace

ConvexPolygon toPolygon(const Footprint& footprint) {
  const auto corners = footprint.corners();
  return {{corners.begin(), corners.end()}};
}

std::optional<std::string> polygonFault(std::span<const Vec> ring) {
  if (auto fault = vertexFault(ring)) return fault;
  BoostRing boostRing;
  for (const Vec v : counterClockwise(ring)) boostRing.emplace_back(v.x, v.y);
  bg::validity_failure_type failure = bg::no_failure;
  if (!bg::is_valid(boostRing, failure)) return ringFault(failure, ring);
  double perimeter = 0;
  for (std::size_t i = 0; i < ring.size(); ++i) perimeter += distance(ring[i], ring[(i + 1) % ring.size()]);
  // A sliver thinner than the tolerance has an inside that nothing can be in.
  if (std::fabs(doubledArea(ring)) <= perimeter * kContact) return "has no area";
  return std::nullopt;
}

Polygon makePolygon(std::span<const Vec> ring) {
  return {counterClockwise(ring)};
}

bool contains(const Polygon& polygon, Vec point) noexcept {
  bool inside = false;
  Vec from = polygon.vertices.back();
  for (const Vec to : polygon.vertices) {
    if (distanceToSegment(point, from, to) <= kContact) return true;
    if ((from.y > point.y) != (to.y > point.y)) {
      const double x = from.x + (to.x - from.x) * (point.y - from.y) / (to.y - from.y);
      if (point.x < x) inside = !inside;
    }
    from = to;
  }
  return inside;
}

}  // namespace frontage::geometry
