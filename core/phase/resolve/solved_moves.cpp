#include "core/phase/resolve/solved_moves.h"

#include "core/phase/resolve/remembered.h"

namespace frontage::core {

namespace {

constexpr std::size_t kKept = 2000;  // some megabytes

void add(NumberKey& key, const Frontage& frontage) {
  for (const double number : {frontage.facingLength, frontage.chargerWidth, static_cast<double>(frontage.targetPlaces),
                              static_cast<double>(frontage.chargerPlaces)})
    key.add(number);
}

void add(NumberKey& key, const PlaceGoal& goal) {
  key.add(static_cast<double>(goal.priority));
  key.add(static_cast<double>(goal.further.size()));
  add(key, goal.frontage);
  for (const FurtherFront& front : goal.further) {
    add(key, front.frontage);
    key.add(front.shift);
  }
}

/// Everything that the answer depends on; tags of obstacles do not matter to it.
NumberKey keyOf(const geometry::ReachProblem& problem, const PlaceGoal& goal) {
  NumberKey key;
  key.reserve(64 + 10 * problem.obstacles.size());
  key.add(problem.charger);
  key.add(problem.target);
  for (const double number : {static_cast<double>(problem.facing), problem.tableWidth, problem.tableHeight,
                              static_cast<double>(problem.body), static_cast<double>(problem.tableEdge),
                              static_cast<double>(problem.door), static_cast<double>(problem.doorStaysOpen),
                              static_cast<double>(problem.ignoreObstaclesOnTheWay), problem.maxWheel.radians()})
    key.add(number);
  add(key, goal);
  for (const geometry::Obstacle& obstacle : problem.obstacles) {
    key.add(static_cast<double>(obstacle.keep));
    key.add(obstacle.shape);
  }
  return key;
}

}  // namespace

std::optional<geometry::ChargeMove> solvedMove(const geometry::ReachProblem& problem, const PlaceGoal& goal) {
  thread_local Remembered<std::optional<geometry::ChargeMove>> solved(kKept);
  return solved.find(keyOf(problem, goal), [&] { return geometry::bestMove(problem, contactObjective(goal)); });
}

}  // namespace frontage::core
