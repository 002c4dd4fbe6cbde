#include "geometry/detour/detour.h"

#include "geometry/detour/lattice_search.h"
#include "geometry/detour/moves.h"
#include "geometry/detour/shorten.h"

#include <limits>
#include <set>
#include <vector>

namespace frontage::geometry {

namespace {

using detail::Clearing;
using detail::Found;
using detail::Moves;

/// A coarse lattice finds most ways at little cost; a fine one then looks for those that need more precision, below
/// what is known already.
constexpr detail::Lattice kCoarse{0.5, 48};
constexpr detail::Lattice kFine{0.25, 96};

/// A rough way may be this much dearer than a smooth one and still become the cheaper of the two.
constexpr double kRoughness = 1.07;

class Planner {
 public:
  explicit Planner(const RouteProblem& problem) : m_problem(problem), m_clearing(problem, Clearing::Gone::StopThere) {}

  std::optional<Moves> plan() {
    take(latticeSearch(m_problem, m_clearing, kCoarse, std::numeric_limits<double>::infinity()));
    take(latticeSearch(m_problem, m_clearing, kFine, m_least * kRoughness));
    return m_best;
  }

 private:
  void take(const std::vector<Found>& ways) {
    for (const Found& way : ways) {
      if (!m_seen.insert(way.sides).second) continue;
      Moves moves = shortened(m_problem, m_clearing, way.moves);
      const double cost = planCost(moves, m_problem.price, 2 * m_problem.mover.halfWidth);
      if (cost >= m_least) continue;
      m_least = cost;
      m_best = std::move(moves);
    }
  }

  const RouteProblem& m_problem;
  Clearing m_clearing;
  std::set<std::vector<bool>> m_seen;
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
