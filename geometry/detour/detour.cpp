#include "geometry/detour/detour.h"

#include "geometry/detour/few_moves.h"
#include "geometry/detour/lattice_search.h"
#include "geometry/detour/moves.h"
#include "geometry/detour/shorten.h"

#include <algorithm>
#include <array>
#include <cmath>
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

/// As many places as are looked at to see that the mover can go nowhere at all.
struct FewPlaces {
  detail::Lattice lattice;
  std::size_t most = 0;
};
constexpr std::array<FewPlaces, 3> kFewPlaces{{{kCoarse, 300}, {kFine, 1500}, {kFinest, 5000}}};

/// As many places are looked at on a lattice: where no way is known yet, and where one is, but may not be the best.
constexpr std::size_t kMostPlaces = 200'000;
constexpr std::size_t kMostToImprove = 50'000;

/// A way on a lattice may be this much dearer than a smooth one and still become the cheaper of the two.
constexpr double kRoughness = 1.06;
/// The fine lattices look for what the coarse one cannot pass through, which shows by being cheaper as it is.
constexpr double kFineRoughness = 0.995;
/// The same of ways that are smooth already, but not to the last.
constexpr double kSmoothness = 1.02;

/// The boxes in which is found out what a way costs about: usually, and where there is little play.
constexpr detail::PoseGrid::Resolution kRoughGrid{0.5, 48, 2e6};
constexpr detail::PoseGrid::Resolution kFineGrid{0.25, 96, 12e6};

/// A way that costs no more than this, for each inch of what it seemed to cost at least, is not looked at further: the
/// way that seems is rough, ends a little short, and passes obstacles that are a little smaller.
constexpr double kSettled = 1.1;
/// The first look is for ways up to the one, the next for ways up to the other.
constexpr double kLikely = 1.2;
constexpr double kLessLikely = 1.7;

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
    if (!isHemmedIn()) searchLattices();
    return shortest();
  }

 private:
  /// Whether a few steps show that there is nowhere to go.
  [[nodiscard]] bool isHemmedIn() const {
    return std::all_of(kFewPlaces.begin(), kFewPlaces.end(), [this](const FewPlaces& few) {
      const detail::Harvest harvest = latticeSearch(m_problem, m_clearing, nullptr, few.lattice, longest(), few.most);
      return harvest.complete && harvest.ways.empty();
    });
  }

  [[nodiscard]] double longest() const noexcept { return std::min(m_longest * kRoughAllowance, m_least * kRoughness); }

  void searchLattices() {
    detail::HeadingBound rough(m_problem, m_clearing, kRoughGrid, longest());
    if (isSettled(rough)) return;
    search(rough, kCoarse, std::min(longest(), kLikely * rough.nearStart()));
    if (m_least <= kSettled * rough.nearStart()) return;
    // A table so large that one cannot look at it closely has a rough look only.
    if (!rough.isFull()) return searchOn(rough);
    detail::HeadingBound fine(m_problem, m_clearing, kFineGrid, longest());
    if (isSettled(fine)) return;
    search(fine, kCoarse, std::min(longest(), kLikely * fine.nearStart()));
    searchOn(fine);
  }

  void searchOn(detail::HeadingBound& far) {
    for (const double bound : {kLessLikely * far.nearStart(), m_longest * kRoughAllowance})
      if (m_smooth.empty()) search(far, kCoarse, std::min(longest(), bound));
    if (m_least <= kSettled * far.nearStart()) return;
    const bool complete = search(far, kFine, std::min(longest(), m_least * kFineRoughness));
    // Where the fine one did not come to an end, one finer still gets less far.
    if (m_smooth.empty() && complete) search(far, kFinest, longest());
  }

  /// Whether there is no way, or none that is much cheaper than the one found.
  bool isSettled(detail::HeadingBound& far) const {
    far.spreadToStart(longest());
    const double least = far.nearStart();
    return !std::isfinite(least) || m_least <= kSettled * least;
  }

  /// Whether all was looked at.
  bool search(detail::HeadingBound& far, const detail::Lattice& lattice, double bound) {
    far.spreadTo(bound + far.error());
    const std::size_t most = m_smooth.empty() ? kMostPlaces : kMostToImprove;
    detail::Harvest harvest = latticeSearch(m_problem, m_clearing, &far, lattice, bound, most);
    takeBest(std::move(harvest.ways));
    return harvest.complete;
  }

  void takeBest(std::vector<Moves> ways) {
    for (Moves& way : ways) {
      if (costOf(way) >= m_least * kRoughness) continue;
      way = detail::smoothed(m_problem, m_clearing, way);
      m_least = std::min(m_least, costOf(way));
      m_smooth.push_back(std::move(way));
    }
  }

  /// The cheapest of all when the best of them are made as cheap as they get.
  [[nodiscard]] std::optional<Moves> shortest() {
    std::stable_sort(m_smooth.begin(), m_smooth.end(),
                     [this](const Moves& a, const Moves& b) { return costOf(a) < costOf(b); });
    std::optional<Moves> best;
    for (const Moves& way : m_smooth) {
      if (best && costOf(way) >= kSmoothness * costOf(*best)) break;
      Moves moves = detail::shortened(m_problem, m_clearing, way);
      if (!best || costOf(moves) < costOf(*best)) best = std::move(moves);
    }
    if (best) best = detail::polished(m_problem, m_clearing, *best);
    return best;
  }

  [[nodiscard]] double costOf(const Moves& moves) const {
    return planCost(moves, m_problem.price, 2 * m_problem.mover.halfWidth);
  }

  const RouteProblem& m_problem;
  Clearing m_clearing;
  double m_longest;
  std::vector<Moves> m_smooth;
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
