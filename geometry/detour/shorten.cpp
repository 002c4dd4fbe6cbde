#include "geometry/detour/shorten.h"

#include "geometry/detour/connect.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace frontage::geometry::detail {

namespace {

constexpr int kMaxRounds = 8;

/// A round that saves less than this many inches is the last.
constexpr double kWorthAnother = 1e-3;

double widthOf(const RouteProblem& problem) noexcept {
  return 2 * problem.mover.halfWidth;
}

/// A way to the target: some moves, and one more that ends where it meets the target.
struct Plan {
  Moves moves;
  Move last;

  [[nodiscard]] Moves all() const {
    Moves way = moves;
    way.push_back(last);
    return way;
  }
};

/// A place on the way, and the cheapest moves found that lead there.
struct Station {
  Footprint at;
  Moves moves;
  double cost = 0;
};

/// Places along the moves, no farther apart than `step` inches of cost.
std::vector<Station> stationsOf(const RouteProblem& problem, const Moves& moves, double step) {
  std::vector<Station> stations{{problem.mover, {}, 0}};
  for (const Move& move : moves) {
    const double cost = planCost({move}, WheelPrice::Arc, widthOf(problem));
    const int parts = std::max(1, static_cast<int>(std::ceil(cost / step)));
    for (int i = 0; i < parts; ++i) {
      const Move part{move.kind, move.amount / parts};
      Station next = stations.back();
      next.at = moved(next.at, part);
      next.moves.push_back(part);
      next.cost = planCost(next.moves, problem.price, widthOf(problem));
      stations.push_back(std::move(next));
    }
  }
  return stations;
}

class Shortener {
 public:
  Shortener(const RouteProblem& problem, const Clearing& clearing) : m_problem(problem), m_clearing(clearing) {}

  [[nodiscard]] double costOf(const Moves& moves) const { return planCost(moves, m_problem.price, widthOf(m_problem)); }

  /// Joins the places of the way to each other, and each of them to the target, where that is cheaper.
  [[nodiscard]] Plan joined(const Plan& plan) const {
    Plan best = plan;
    double least = costOf(plan.all());
    std::vector<Station> stations = stationsOf(m_problem, plan.all(), std::max(0.25, least / 40));
    for (std::size_t to = 0; to < stations.size(); ++to) {
      for (std::size_t from = 0; from < to; ++from) improve(stations[to], stations[from]);
      if (stations[to].cost >= least) continue;
      for (const Move::Kind kind : {Move::Kind::Advance, Move::Kind::Left, Move::Kind::Right}) {
        const auto last = home(m_clearing, stations[to].at, kind);
        if (!last) continue;
        const Plan way{stations[to].moves, *last};
        if (costOf(way.all()) >= least) continue;
        least = costOf(way.all());
        best = way;
      }
    }
    best.moves = tidied(best.moves);
    return best;
  }

  /// Changes lengths and angles, one or two at a time, in steps that are halved when nothing helps any more. The last
  /// move is whatever leads to the target.
  [[nodiscard]] Plan adjusted(Plan plan) const {
    double least = costOf(plan.all());
    for (double step = kFirstStep; step > kLastStep; step /= 2) {
      for (int round = 0; round < kRounds && improveOnce(plan, least, step); ++round) {
      }
    }
    plan.moves = tidied(plan.moves);
    return plan;
  }

 private:
  static constexpr double kFirstStep = 0.5;  ///< inches of cost
  static constexpr double kLastStep = 1e-4;
  static constexpr int kRounds = 12;

  void improve(Station& to, const Station& from) const {
    const Connections connections = connect(from.at, to.at);
    for (std::size_t i = 0; i < connections.count; ++i) {
      Moves way = from.moves;
      way.insert(way.end(), connections.ways[i].begin(), connections.ways[i].end());
      const double cost = costOf(way);
      if (cost >= to.cost - 1e-9) continue;
      const auto& added = connections.ways[i];
      const auto end = follow(m_clearing, from.at, {added.begin(), added.end()});
      if (!end) continue;
      to = {*end, std::move(way), cost};
    }
  }

  /// The plan that begins with these moves, when they are legal and the kind of last move then leads to the target.
  [[nodiscard]] std::optional<Plan> completed(Moves moves, Move::Kind lastKind) const {
    const auto end = follow(m_clearing, m_problem.mover, moves);
    const auto last = end ? home(m_clearing, *end, lastKind) : std::nullopt;
    if (!last) return std::nullopt;
    return Plan{std::move(moves), *last};
  }

  /// A step of a move in its own unit.
  [[nodiscard]] double unitOf(const Move& move) const noexcept {
    return move.kind == Move::Kind::Advance ? 1 : 1 / widthOf(m_problem);
  }

  bool tryChange(Plan& plan, double& least, std::size_t i, double by, std::size_t j, double other) const {
    Moves changed = plan.moves;
    changed[i].amount += by * unitOf(changed[i]);
    if (j != i) changed[j].amount += other * unitOf(changed[j]);
    for (const std::size_t k : {i, j}) {
      if (changed[k].kind != Move::Kind::Advance && changed[k].amount > std::numbers::pi) return false;
      changed[k].amount = std::max(0.0, changed[k].amount);
    }
    if (costOf(changed) >= least) return false;
    const auto next = completed(std::move(changed), plan.last.kind);
    if (!next || costOf(next->all()) >= least - 1e-12) return false;
    plan = *next;
    least = costOf(plan.all());
    return true;
  }

  bool improveOnce(Plan& plan, double& least, double step) const {
    bool better = false;
    for (std::size_t i = 0; i < plan.moves.size(); ++i) {
      for (std::size_t j = i; j < std::min(plan.moves.size(), i + 4); ++j) {
        for (const double by : {-step, step}) {
          for (const double other : {-step, step}) {
            better = tryChange(plan, least, i, by, j, other) || better;
            if (j == i) break;
          }
        }
      }
    }
    return better;
  }

  const RouteProblem& m_problem;
  const Clearing& m_clearing;
};

}  // namespace

Moves shortened(const RouteProblem& problem, const Clearing& clearing, const Moves& moves) {
  const Shortener shortener(problem, clearing);
  Plan plan{moves, moves.back()};
  plan.moves.pop_back();
  double least = shortener.costOf(moves);
  for (int round = 0; round < kMaxRounds; ++round) {
    plan = shortener.adjusted(shortener.joined(plan));
    const double cost = shortener.costOf(plan.all());
    if (cost > least - kWorthAnother) break;
    least = cost;
  }
  return tidied(plan.all());
}

}  // namespace frontage::geometry::detail
