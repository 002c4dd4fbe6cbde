#include "core/phase/resolve/failed_route.h"

#include "core/battlefield/formation.h"
#include "core/phase/resolve/remembered.h"
#include "geometry/base/polygon.h"
#include "geometry/base/tolerance.h"
#include "geometry/contact/closest_points.h"

#include <algorithm>
#include <numbers>

namespace frontage::core {

namespace {

using geometry::Angle;
using geometry::Length;
using geometry::Route;
using geometry::RouteProblem;

/// "Just before contact": far enough to be apart by the one tolerance.
constexpr double kJustBefore = 2 * geometry::kContact;

geometry::WheelPrice priceOf(WheelCost cost) noexcept {
  switch (cost) {
    case WheelCost::Arc:
      return geometry::WheelPrice::Arc;
    case WheelCost::Chord:
      return geometry::WheelPrice::Chord;
    case WheelCost::Free:
      return geometry::WheelPrice::Free;
  }
  return geometry::WheelPrice::Arc;
}

RouteProblem problemOf(const Ruleset& rules, const Battlefield& field, const Unit& charger, const Unit& target,
                       double allowed) {
  RouteProblem problem;
  problem.mover = footprintOf(charger);
  problem.target = footprintOf(target);
  problem.targetStands = !target.state.destroyed;
  problem.clearance = Length::fromInches(std::max(rules.failedClearance, kJustBefore));
  problem.board = {field.table.width, field.table.height};
  problem.price = priceOf(rules.wheelCost);
  problem.allowance = Length::fromInches(allowed);
  for (const Unit& other : field.units)
    if (other.id != charger.id && other.id != target.id && !other.state.destroyed)
      problem.obstacles.push_back(geometry::toPolygon(footprintOf(other)));
  for (const Terrain& terrain : field.terrain)
    if (blocksMovement(terrain.kind))
      for (geometry::ConvexPolygon& part : geometry::convexParts(terrain.shape))
        problem.obstacles.push_back(std::move(part));
  return problem;
}

NumberKey keyOf(const RouteProblem& problem) {
  NumberKey key;
  key.reserve(32 + 9 * problem.obstacles.size());
  key.add(problem.mover);
  key.add(problem.target);
  for (const double number :
       {static_cast<double>(problem.targetStands), problem.clearance.inches(), problem.board.width,
        problem.board.height, static_cast<double>(problem.price), problem.allowance.inches()})
    key.add(number);
  for (const geometry::ConvexPolygon& obstacle : problem.obstacles) key.add(obstacle);
  return key;
}

/// The shortest way round may take a tenth of a second to find, and a phase that is stepped through, undone or replayed
/// asks for the same one again and again.
Route shortestRound(const RouteProblem& problem) {
  constexpr std::size_t kKept = 200;
  thread_local Remembered<Route> routes(kKept);
  return routes.find(keyOf(problem), [&] { return geometry::routeRound(problem); });
}

Route routeBy(FailedRoute rule, const RouteProblem& problem, geometry::Side facing) {
  switch (rule) {
    case FailedRoute::ShortestRound:
      return shortestRound(problem);
    case FailedRoute::OneWheelToCentre:
      return geometry::oneWheelRoute(problem, problem.target.pose.centre, Angle::fromRadians(2 * std::numbers::pi));
    case FailedRoute::OneWheelToFacing:
      return geometry::oneWheelRoute(problem, problem.target.edge(facing).centre(), Angle::fromDegrees(90));
  }
  return {};
}

bool mayRest(const RouteProblem& problem, const geometry::Footprint& there) {
  return std::all_of(problem.obstacles.begin(), problem.obstacles.end(), [&](const geometry::ConvexPolygon& obstacle) {
    return geometry::closestPoints(there, obstacle).distance.inches() >=
           problem.clearance.inches() - geometry::kContact;
  });
}

}  // namespace

Route failedRoute(const Ruleset& rules, const Battlefield& field, const Unit& charger, const Unit& target,
                  geometry::Side facing, double allowed) {
  const RouteProblem problem = problemOf(rules, field, charger, target, allowed);
  if (charger.stats.flying) {
    RouteProblem over = problem;
    over.obstacles.clear();
    Route route = routeBy(rules.failedRoute, over, facing);
    if (mayRest(problem, route.path.end())) return route;
  }
  return routeBy(rules.failedRoute, problem, facing);
}

}  // namespace frontage::core
