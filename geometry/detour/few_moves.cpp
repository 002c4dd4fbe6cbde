#include "geometry/detour/few_moves.h"

#include "geometry/contact/touch.h"

#include <algorithm>
#include <array>
#include <numbers>
#include <optional>

namespace frontage::geometry::detail {

namespace {

// Inches of cost from one try to the next.
constexpr double kStep = 0.25;     ///< of a wheel and an advance, where both are tried
constexpr double kOnlyStep = 0.1;  ///< of the one, where there is no other

constexpr std::array kKinds{Move::Kind::Advance, Move::Kind::Left, Move::Kind::Right};

class FewMoves {
 public:
  FewMoves(const RouteProblem& problem, const Clearing& clearing, double bound)
      : m_problem(problem),
        m_clearing(clearing),
        m_bound(bound),
        m_width(2 * problem.mover.halfWidth),
        m_reach(2 * problem.mover.reach() + clearing.goalKeep()) {}

  std::vector<Moves> all() {
    advanceFrom(m_problem.mover, {}, kOnlyStep);
    for (const Move::Kind hand : {Move::Kind::Left, Move::Kind::Right}) {
      takeAll();
      const double free = m_clearing.free(m_problem.mover, {hand, std::numbers::pi}).upTo;
      forSteps(free, kOnlyStep / m_width, [&](double turn) {
        const Move wheel{hand, turn};
        finish(moved(m_problem.mover, wheel), {wheel});
      });
      forSteps(free, kStep / m_width, [&](double turn) {
        const Move wheel{hand, turn};
        advanceFrom(moved(m_problem.mover, wheel), {wheel}, kStep);
      });
    }
    takeAll();
    return std::move(m_ways);
  }

 private:
  /// From none to all of it.
  template <class Try>
  static void forSteps(double all, double step, Try&& one) {
    for (double amount = 0; amount < all; amount += step) one(amount);
    one(all);
  }

  [[nodiscard]] double costOf(const Moves& moves) const { return planCost(moves, m_problem.price, m_width); }

  /// Advances from there by all lengths, and then what leads to the target.
  void advanceFrom(const Footprint& there, const Moves& before, double step) {
    const double left = m_bound - costOf(before);
    if (left <= 0) return;
    const double free = m_clearing.free(there, {Move::Kind::Advance, left}).upTo;
    forSteps(free, step, [&](double length) {
      Moves moves = before;
      moves.push_back({Move::Kind::Advance, length});
      finish(moved(there, moves.back()), moves);
    });
  }

  /// The last move, from where these lead.
  void finish(const Footprint& there, const Moves& moves) {
    const double cost = costOf(moves);
    for (std::size_t i = 0; i < kKinds.size(); ++i) {
      if (cost >= std::min(m_bound, m_least[i]) || !mayLead(there, kKinds[i])) continue;
      const auto last = home(m_clearing, there, kKinds[i]);
      if (!last) continue;
      Moves way = moves;
      way.push_back(*last);
      way = tidied(way);
      const double whole = costOf(way);
      if (way.empty() || whole >= std::min(m_bound, m_least[i])) continue;
      m_least[i] = whole;
      m_best[i] = std::move(way);
    }
  }

  [[nodiscard]] bool mayLead(const Footprint& there, Move::Kind kind) const {
    if (kind == Move::Kind::Advance) return m_clearing.mayHaveGoalAhead(there);
    const Vec pivot = kind == Move::Kind::Left ? there.frontLeft() : there.frontRight();
    return distanceOf({&pivot, 1}, m_clearing.goal().vertices) <= m_reach;
  }

  void takeAll() {
    for (std::size_t i = 0; i < kKinds.size(); ++i) {
      if (m_best[i]) m_ways.push_back(std::move(*m_best[i]));
      m_best[i].reset();
      m_least[i] = m_bound;
    }
  }

  const RouteProblem& m_problem;
  const Clearing& m_clearing;
  double m_bound;
  double m_width;
  double m_reach;  ///< from a pivot to where the farthest corner comes near enough to the target
  std::array<std::optional<Moves>, 3> m_best;
  std::array<double, 3> m_least{m_bound, m_bound, m_bound};
  std::vector<Moves> m_ways;
};

}  // namespace

std::vector<Moves> waysOfFewMoves(const RouteProblem& problem, const Clearing& clearing, double bound) {
  return FewMoves(problem, clearing, bound).all();
}

}  // namespace frontage::geometry::detail
