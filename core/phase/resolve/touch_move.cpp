#include "core/phase/resolve/touch_move.h"

#include "core/phase/resolve/solved_moves.h"

#include <cmath>

namespace frontage::core {

namespace {

/// Two wheels or ways that differ by less are the same (reach.h).
constexpr double kSame = 1e-9;

}  // namespace

bool isBetterTouch(const geometry::ChargeMove& a, const geometry::ChargeMove& b) {
  const double wheels = std::abs(a.wheel.radians()) - std::abs(b.wheel.radians());
  if (std::abs(wheels) > kSame) return wheels < 0;
  return a.path.length().inches() < b.path.length().inches() - kSame;
}

std::optional<geometry::ChargeMove> touchMove(const ChargeQuestion& question) {
  geometry::ReachProblem problem = question.problem;
  problem.door = geometry::ReachProblem::Door::TargetTurns;
  problem.doorStaysOpen = true;
  std::optional<geometry::ChargeMove> best;
  for (const geometry::Side facing : geometry::kSides) {
    problem.facing = facing;
    auto move = solvedTouch(problem);
    if (move && (!best || isBetterTouch(*move, *best))) best = std::move(move);
  }
  if (best) best->targetEnd = question.targetPose;
  return best;
}

}  // namespace frontage::core
