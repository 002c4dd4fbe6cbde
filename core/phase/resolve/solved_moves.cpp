#include "core/phase/resolve/solved_moves.h"

#include "core/phase/resolve/remembered.h"

#include <cmath>
#include <limits>

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
  key.add(static_cast<double>(goal.leastTurn));
  key.add(static_cast<double>(goal.further.size()));
  add(key, goal.frontage);
  for (const FurtherFront& front : goal.further) {
    add(key, front.frontage);
    key.add(front.shift);
  }
}

/// Tags of obstacles do not matter to an answer.
void add(NumberKey& key, const geometry::ReachProblem& problem) {
  key.add(problem.charger);
  key.add(problem.target);
  for (const double number : {static_cast<double>(problem.facing), problem.tableWidth, problem.tableHeight,
                              static_cast<double>(problem.body), static_cast<double>(problem.tableEdge),
                              static_cast<double>(problem.door), static_cast<double>(problem.doorStaysOpen),
                              static_cast<double>(problem.ignoreObstaclesOnTheWay), problem.maxWheel.radians()})
    key.add(number);
  for (const geometry::Obstacle& obstacle : problem.obstacles) {
    key.add(static_cast<double>(obstacle.keep));
    key.add(obstacle.shape);
  }
}

NumberKey roomyKey(const geometry::ReachProblem& problem) {
  NumberKey key;
  key.reserve(64 + 10 * problem.obstacles.size());
  return key;
}

std::optional<geometry::ChargeMove> solve(const geometry::ReachProblem& problem, const PlaceGoal& goal) {
  geometry::OffsetObjective objective = contactObjective(goal);
  if (!goal.leastTurn) return geometry::bestMove(problem, objective);
  const double along = farthestAlong(goal.frontage);
  const auto isAlong = [along](double offset) { return std::abs(offset) < along; };
  return geometry::leastTurn(problem, {objective.breakpoints, [objective, isAlong](double offset) {
                                         return isAlong(offset) ? objective.score(offset)
                                                                : -std::numeric_limits<double>::infinity();
                                       }});
}

}  // namespace

std::optional<geometry::ChargeMove> solvedMove(const geometry::ReachProblem& problem, const PlaceGoal& goal) {
  thread_local Remembered<std::optional<geometry::ChargeMove>> solved(kKept);
  NumberKey key = roomyKey(problem);
  add(key, goal);
  add(key, problem);
  return solved.find(std::move(key), [&] { return solve(problem, goal); });
}

std::optional<geometry::ChargeMove> solvedTouch(const geometry::ReachProblem& problem) {
  thread_local Remembered<std::optional<geometry::ChargeMove>> touches(kKept);
  NumberKey key = roomyKey(problem);
  add(key, problem);
  const geometry::OffsetObjective anywhere{{}, [](double) { return 0.0; }};
  return touches.find(std::move(key), [&] { return geometry::bestMove(problem, anywhere); });
}

std::optional<geometry::ChargeMove> foundMove(const geometry::ReachProblem& problem, double most) {
  thread_local Remembered<std::optional<geometry::ChargeMove>> found(kKept);
  NumberKey key = roomyKey(problem);
  key.add(most);
  add(key, problem);
  return found.find(std::move(key), [&] { return geometry::anyMove(problem, most); });
}

}  // namespace frontage::core
