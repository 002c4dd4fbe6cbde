#include "geometry/detour/detour.h"

#include "geometry/detour/few_moves.h"
#include "geometry/detour/lattice_search.h"
#include "geometry/detour/moves.h"
#include "geometry/detour/shorten.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace frontage::geometry {

namespace {

using detail::Clearing;
using detail::Moves;

/// A coarse lattice finds most ways at little cost; a fine one then looks for those that need more precision, below
/// what is known already.
constexpr detail::Lattice kCoarse{0.5, 48};
constexpr detail::Lattice kFine{0.25, 120};
/// Only where neither finds any way: for gaps with little play.
constexpr detail::Lattice kFinest{0.125, 120};

/// A way on the coarse lattice may be this much dearer than a smooth one and still become the cheaper of the two.
constexpr double kCoarseRoughness = 1.12;
/// The fine lattices look for what the coarse one cannot pass through, which shows by being cheaper as it is.
constexpr double kFineRoughness = 0.995;
/// The same of ways that are smooth already, but not to the last.
constexpr double kSmoothness = 1.02;

/// By how much a rough way may be longer than the longest that is of interest.
constexpr double kRoughAllowance = 1.1;

/// A way longer than this is no way to the target. No more than 24" of any is ever walked, on paper; half as much again
/// as the straight distance, and some for the wheels, must be possible too.
double longestDetour(const RouteProblem& problem) noexcept {
  return std::max(24.0, 1.5 * distance(problem.mover.pose.centre, problem.target.pose.centre) + 6);
}

class Planner {
 public:
  explicit Planner(const RouteProblem& problem)
      : m_problem(problem), m_clearing(problem, Clearing::Gone::StopThere), m_longest(longestDetour(problem)) {}

  std::optional<Moves> plan() {
    takeBest(detail::waysOfFewMoves(m_problem, m_clearing, m_longest));
    const double longest = std::min(m_longest * kRoughAllowance, m_least * kCoarseRoughness);
    const detail::FarBound far(m_problem, m_clearing.goal(), m_clearing.goalKeep(), longest);
    search(far, kCoarse, kCoarseRoughness);
    const bool complete = search(far, kFine, kFineRoughness);
    // Where the fine one did not come to an end, one finer still gets less far.
    if (!m_best && complete) search(far, kFinest, kFineRoughness);
    return m_best;
  }

 private:
  /// Whether all was looked at.
  bool search(const detail::FarBound& far, const detail::Lattice& lattice, double roughness) {
    const double bound = std::min(m_longest * kRoughAllowance, m_least * roughness);
    detail::Harvest harvest = latticeSearch(m_problem, m_clearing, far, lattice, bound);
    takeBest(std::move(harvest.ways));
    return harvest.complete;
  }

  void takeBest(std::vector<Moves> ways) {
    for (Moves& way : ways) way = detail::smoothed(m_problem, m_clearing, way);
    std::stable_sort(ways.begin(), ways.end(),
                     [this](const Moves& a, const Moves& b) { return costOf(a) < costOf(b); });
    for (const Moves& way : ways) {
      if (costOf(way) < kSmoothness * m_least) take(way);
    }
  }

  void take(const Moves& way) {
    Moves moves = shortened(m_problem, m_clearing, way);
    if (costOf(moves) >= m_least) return;
    m_least = costOf(moves);
    m_best = std::move(moves);
  }

  [[nodiscard]] double costOf(const Moves& moves) const {
    return planCost(moves, m_problem.price, 2 * m_problem.mover.halfWidth);
  }

  const RouteProblem& m_problem;
  Clearing m_clearing;
  double m_longest;
  std::optional<Moves> m_best;
  double m_least = std::numeric_limits<double>::infinity();
};

}  // namespace

std::optional<Moves> detail::planDetour(const RouteProblem& problem) {
  return Planner(problem).plan();
}

std::optional<Detour> shortestDetour(const RouteProblem& problem) {
  const auto moves = detail::planDetour(problem);
  if (!moves) return std::nullopt;
  return Detour{detail::pathOf(problem.mover, *moves),
                Length::fromInches(detail::planCost(*moves, problem.price, 2 * problem.mover.halfWidth))};
}

}  // namespace frontage::geometry
