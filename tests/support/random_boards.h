#pragma once

#include "geometry/base/footprint.h"
#include "geometry/base/polygon.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <numbers>
#include <random>

namespace frontage::testing {

/// How often a randomized test repeats: `usual`, times the environment variable FRONTAGE_SOAK when that is set.
inline int repeats(int usual) {
  const char* soak = std::getenv("FRONTAGE_SOAK");
  const double factor = soak == nullptr ? 1 : std::atof(soak);
  return std::max(1, static_cast<int>(usual * (factor > 0 ? factor : 1)));
}

/// The same numbers on every machine: the standard's distributions are not.
class Random {
 public:
  explicit Random(std::uint64_t seed) : m_bits(seed) {}
  double uniform(double low, double high) {
    return low + (high - low) * static_cast<double>(m_bits() >> 11U) * 0x1p-53;
  }
  int below(int n) { return static_cast<int>(m_bits() % static_cast<std::uint64_t>(n)); }
  bool coin() { return below(2) == 0; }
  double angle() { return uniform(-std::numbers::pi, std::numbers::pi); }
  geometry::Vec point(double low, double high) { return {uniform(low, high), uniform(low, high)}; }
  geometry::Facing facing() { return geometry::Facing::fromBearing(geometry::Angle::fromRadians(angle())); }
  geometry::Footprint footprint(geometry::Vec centre) { return {{centre, facing()}, uniform(0.2, 6), uniform(0.2, 3)}; }

  /// Three to eight vertices on an ellipse, counter-clockwise.
  geometry::ConvexPolygon convex(geometry::Vec centre) {
    const int n = 3 + below(6);
    const double a = uniform(0.3, 4);
    const double b = uniform(0.3, 4);
    const geometry::Pose frame{centre, facing()};
    geometry::ConvexPolygon polygon;
    for (int i = 0; i < n; ++i) {
      const double t = 2 * std::numbers::pi * (i + uniform(0.1, 0.9)) / n;
      polygon.vertices.push_back(frame.toTable({a * std::cos(t), b * std::sin(t)}));
    }
    return polygon;
  }

 private:
  std::mt19937_64 m_bits;
};

/// A rigid motion, with or without a mirror image, of a whole board.
struct Isometry {
  geometry::Vec by;
  double turn = 0;
  bool mirror = false;

  static Isometry random(Random& random) { return {random.point(-40, 40), random.angle(), random.coin()}; }

  [[nodiscard]] geometry::Vec direction(geometry::Vec v) const {
    const double x = mirror ? -v.x : v.x;
    return {x * std::cos(turn) - v.y * std::sin(turn), x * std::sin(turn) + v.y * std::cos(turn)};
  }
  [[nodiscard]] geometry::Vec operator()(geometry::Vec p) const { return direction(p) + by; }
  [[nodiscard]] geometry::Footprint operator()(const geometry::Footprint& f) const {
    return {{(*this)(f.pose.centre), geometry::Facing::towards(direction(f.pose.facing.forward()))},
            f.halfWidth,
            f.halfDepth};
  }
  [[nodiscard]] geometry::ConvexPolygon operator()(const geometry::ConvexPolygon& p) const {
    geometry::ConvexPolygon image;
    for (const geometry::Vec v : p.vertices) image.vertices.push_back((*this)(v));
    if (mirror) std::reverse(image.vertices.begin(), image.vertices.end());
    return image;
  }
  [[nodiscard]] geometry::Angle operator()(geometry::Angle a) const { return mirror ? -a : a; }
};

}  // namespace frontage::testing
