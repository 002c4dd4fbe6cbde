#include "geometry/detour/detour.h"
#include "tests/support/route_boards.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

namespace frontage::geometry {
namespace {

using frontage::testing::Random;

/// Far from every edge, so that the board can be turned by any angle.
constexpr Board kPlain{400, 400};
constexpr Vec kMiddle{200, 200};

/// Where two ways are equally good either may be found, and each may be longer than the shortest by that (geometry.md):
/// costs are compared, not paths.
constexpr double kSameCost = 0.02;

/// A motion of the plane, with or without a mirror image.
struct Rigid {
  double angle = 0;
  Vec by;
  bool mirror = false;

  [[nodiscard]] Vec direction(Vec v) const {
    if (mirror) v.x = -v.x;
    return {v.x * std::cos(angle) - v.y * std::sin(angle), v.x * std::sin(angle) + v.y * std::cos(angle)};
  }
  [[nodiscard]] Vec operator()(Vec p) const { return direction(p - kMiddle) + kMiddle + by; }
  [[nodiscard]] Footprint operator()(const Footprint& f) const {
    return f.at({(*this)(f.pose.centre), Facing::towards(direction(f.pose.facing.forward()))});
  }
  [[nodiscard]] ConvexPolygon operator()(ConvexPolygon p) const {
    for (Vec& v : p.vertices) v = (*this)(v);
    if (mirror) std::reverse(p.vertices.begin(), p.vertices.end());
    return p;
  }
};

RouteProblem imageOf(RouteProblem p, const Rigid& motion) {
  p.mover = motion(p.mover);
  p.target = motion(p.target);
  for (ConvexPolygon& shape : p.obstacles) shape = motion(shape);
  return p;
}

/// One or two things between the two, in the middle of the plain.
std::optional<RouteProblem> boardFrom(std::uint64_t seed) {
  Random random(seed);
  auto p = frontage::testing::strewnBoard(random);
  if (!p || p->obstacles.empty()) return std::nullopt;
  p->obstacles.resize(std::min<std::size_t>(p->obstacles.size(), 2));
  Rigid shift;
  shift.by = kMiddle - p->mover.pose.centre;
  p = imageOf(*p, shift);
  p->board = kPlain;
  return p;
}

void expectSameCost(const RouteProblem& a, const RouteProblem& b) {
  const auto here = shortestDetour(a);
  const auto there = shortestDetour(b);
  RC_ASSERT(here.has_value() == there.has_value());
  if (!here) return;
  RC_ASSERT(std::fabs((here->cost - there->cost).inches()) < kSameCost * here->cost.inches());
}

RC_GTEST_PROP(DetourLaws, TurnedMovedOrMirroredTheBoardHasADetourOfTheSameCost,
              (std::uint64_t seed, bool mirror, std::uint16_t turn)) {
  const auto p = boardFrom(seed);
  RC_PRE(p.has_value());
  Rigid motion;
  motion.angle = 2 * std::numbers::pi * turn / 65536.0;
  motion.by = {turn % 7 - 3.0, turn % 5 - 2.0};
  motion.mirror = mirror;
  expectSameCost(*p, imageOf(*p, motion));
}

RC_GTEST_PROP(DetourLaws, TheOrderOfTheObstaclesDoesNotMatter, (std::uint64_t seed)) {
  const auto p = boardFrom(seed);
  RC_PRE(p.has_value());
  RouteProblem q = *p;
  std::reverse(q.obstacles.begin(), q.obstacles.end());
  expectSameCost(*p, q);
}

}  // namespace
}  // namespace frontage::geometry
