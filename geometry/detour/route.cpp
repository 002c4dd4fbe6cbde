#include "geometry/detour/route.h"

#include "geometry/detour/clearing.h"
#include "geometry/detour/detour.h"
#include "geometry/detour/moves.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace frontage::geometry {

namespace {

using detail::Clearing;
using detail::Move;
using detail::Moves;

constexpr double kEndless = std::numeric_limits<double>::infinity();

/// How much of a move `budget` pays for.
double affordable(const Move& move, WheelPrice price, double width, double budget) noexcept {
  if (move.kind == Move::Kind::Advance) return std::min(move.amount, budget);
  switch (price) {
    case WheelPrice::Arc:
      return std::min(move.amount, budget / width);
    case WheelPrice::Chord:
      return std::min(move.amount, 2 * std::asin(std::min(1.0, budget / (2 * width))));
    case WheelPrice::Free:
      break;
  }
  return move.amount;
}

double priceOf(const Move& move, WheelPrice price, double width) noexcept {
  return move.kind == Move::Kind::Advance ? move.amount : wheelPrice(price, width, move.amount);
}

RouteEnd endBy(int by) noexcept {
  return by == Clearing::kTarget ? RouteEnd::Reached : RouteEnd::Obstructed;
}

struct OneWheel {
  Moves moves;
  RouteEnd end = RouteEnd::Obstructed;
};

/// The one-wheel route for a budget.
OneWheel planOneWheel(const RouteProblem& problem, const Clearing& clearing, Vec aim, Angle maxWheel, double budget) {
  const double width = 2 * problem.mover.halfWidth;
  const double wanted = wheelToFace(problem.mover, aim).value_or(Angle()).radians();
  const double most = std::min({std::fabs(wanted), maxWheel.radians(), std::numbers::pi});
  const Move wheel{wanted < 0 ? Move::Kind::Right : Move::Kind::Left, most};
  const double paid = affordable(wheel, problem.price, width, budget);
  const Clearing::Free swing = clearing.free(problem.mover, {wheel.kind, paid});
  OneWheel plan;
  plan.moves.push_back({wheel.kind, swing.upTo});
  const Footprint turned = detail::moved(problem.mover, plan.moves[0]);
  if (paid < most && swing.by == Clearing::kNobody) {
    plan.end = RouteEnd::Spent;
    return plan;
  }
  const double left = budget - priceOf(plan.moves[0], problem.price, width);
  const double toAim = std::max(0.0, turned.pose.toUnit(aim).y);
  const Clearing::Free run = clearing.free(turned, {Move::Kind::Advance, std::min(left, toAim)});
  plan.moves.push_back({Move::Kind::Advance, run.upTo});
  if (run.by != Clearing::kNobody) {
    plan.end = endBy(run.by);
  } else {
    plan.end = left < toAim ? RouteEnd::Spent : RouteEnd::Reached;
  }
  return plan;
}

/// The first part of the moves that the allowance pays for.
Route cutOff(const RouteProblem& problem, const Moves& moves, RouteEnd end) {
  const double width = 2 * problem.mover.halfWidth;
  double left = problem.allowance.inches();
  Moves paid;
  for (const Move& move : detail::tidied(moves)) {
    const double amount = affordable(move, problem.price, width, left);
    left -= priceOf({move.kind, amount}, problem.price, width);
    paid.push_back({move.kind, amount});
    if (amount < move.amount) {
      end = RouteEnd::Spent;
      break;
    }
  }
  return {detail::pathOf(problem.mover, detail::tidied(paid)), problem.allowance - Length::fromInches(left), end};
}

}  // namespace

double wheelPrice(WheelPrice price, double width, double radians) noexcept {
  switch (price) {
    case WheelPrice::Arc:
      return width * radians;
    case WheelPrice::Chord:
      return 2 * width * std::sin(radians / 2);
    case WheelPrice::Free:
      break;
  }
  return 0;
}

std::optional<Angle> wheelToFace(const Footprint& mover, Vec aim) noexcept {
  const Vec local = mover.pose.toUnit(aim);
  // Rounding must not ask for a full turn where the aim is straight ahead already.
  if (std::fabs(local.x) <= 1e-12 && local.y > mover.halfDepth) return Angle();
  // Mirrored to a left wheel. The line ahead of the centre stays at half the width from the pivot corner.
  const bool left = local.x < 0;
  const Vec arm{mover.halfWidth - std::fabs(local.x), local.y - mover.halfDepth};
  const double reach = norm(arm);
  if (reach < mover.halfWidth) return std::nullopt;
  double angle = std::atan2(arm.y, arm.x) - std::acos(mover.halfWidth / reach);
  if (angle < 0) angle += 2 * std::numbers::pi;
  return Angle::fromRadians(left ? angle : -angle);
}

Route oneWheelRoute(const RouteProblem& problem, Vec aim, Angle maxWheel) {
  const Clearing clearing(problem, Clearing::Gone::Ignore);
  const OneWheel plan = planOneWheel(problem, clearing, aim, maxWheel, problem.allowance.inches());
  return cutOff(problem, plan.moves, plan.end);
}

Route routeRound(const RouteProblem& problem) {
  const Vec aim = problem.target.pose.centre;
  const Angle halfTurn = Angle::fromRadians(std::numbers::pi);
  const Clearing clearing(problem, Clearing::Gone::Ignore);
  const OneWheel direct = planOneWheel(problem, clearing, aim, halfTurn, kEndless);
  if (direct.end == RouteEnd::Reached) return cutOff(problem, direct.moves, RouteEnd::Reached);
  if (const auto detour = detail::planDetour(problem)) return cutOff(problem, *detour, RouteEnd::Reached);
  return oneWheelRoute(problem, aim, halfTurn);
}

}  // namespace frontage::geometry
