#include "geometry/detour/two_moves.h"

#include <algorithm>
#include <array>
#include <numbers>

namespace frontage::geometry::detail {

namespace {

constexpr double kStep = 0.1;  ///< inches of cost
constexpr std::array kKinds{Move::Kind::Advance, Move::Kind::Left, Move::Kind::Right};

}  // namespace

std::optional<Moves> cheapestOfTwoMoves(const RouteProblem& problem, const Clearing& clearing, double bound) {
  const double width = 2 * problem.mover.halfWidth;
  std::optional<Moves> best;
  const auto tryFrom = [&](const Move& first) {
    if (planCost({first}, problem.price, width) >= bound) return;
    const Footprint at = moved(problem.mover, first);
    for (const Move::Kind kind : kKinds) {
      const auto last = home(clearing, at, kind);
      if (!last) continue;
      Moves way = tidied({first, *last});
      const double cost = planCost(way, problem.price, width);
      if (way.empty() || cost >= bound) continue;
      bound = cost;
      best = std::move(way);
    }
  };
  for (const Move::Kind kind : kKinds) {
    const bool straight = kind == Move::Kind::Advance;
    const double step = straight ? kStep : kStep / width;
    const double free = clearing.free(problem.mover, {kind, straight ? bound : std::numbers::pi}).upTo;
    for (double amount = 0; amount < free; amount += step) tryFrom({kind, amount});
    tryFrom({kind, free});
  }
  return best;
}

}  // namespace frontage::geometry::detail
