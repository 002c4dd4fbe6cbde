#include "geometry/detour/shorten.h"

#include "geometry/detour/connect.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace frontage::geometry::detail {

namespace {

constexpr int kMaxRounds = 8;

/// A way that ends with another kind of move may be this much dearer before it is adjusted and be the cheaper one
/// after.
constexpr double kOtherEnd = 1.25;

constexpr std::array kKinds{Move::Kind::Advance, Move::Kind::Left, Move::Kind::Right};

/// A round that saves less than this many inches is the last.
constexpr double kWorthAnother = 0.01;

/// Two places are not joined anew to save less than this many inches.
constexpr double kWorthJoining = 1e-3;

/// A way that is smooth, but not to the last, may become so much cheaper.
constexpr double kNearlySmooth = 1.02;

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
    const double cost = costOf(plan.all());
    std::vector<Station> stations = stationsOf(m_problem, plan.all(), placesApart(cost));
    for (std::size_t to = 0; to < stations.size(); ++to) {
      for (std::size_t from = 0; from < to; ++from) improve(stations[to], stations[from]);
    }
    Plan best = plan;
    double least = cost;
    for (const Move::Kind kind : kKinds) {
      const auto way = cheapestHome(stations, kind, least);
      if (!way) continue;
      least = costOf(way->all());
      best = *way;
    }
    return best;
  }

  /// The plan that leaves the way at one of its places by that kind of last move, the cheapest below `bound`.
  [[nodiscard]] std::optional<Plan> endedBy(const Plan& plan, Move::Kind kind, double bound) const {
    return cheapestHome(stationsOf(m_problem, plan.all(), placesApart(costOf(plan.all()))), kind, bound);
  }

  /// Joined and adjusted in turns, as long as that helps; to be adjusted once more for the last hundredth of an inch.
  [[nodiscard]] Plan shortest(Plan plan) const {
    double least = costOf(plan.all());
    for (int round = 0; round < kMaxRounds; ++round) {
      plan = adjusted(joined(plan), kFirstStep, kNearStep);
      const double cost = costOf(plan.all());
      if (cost > least - kWorthAnother) break;
      least = cost;
    }
    return plan;
  }

  /// Roughly.
  [[nodiscard]] Plan smooth(const Plan& plan) const { return adjusted(joined(plan), kFirstStep, kRoughStep); }

  /// Changes lengths and angles, one or two at a time, in steps that are halved when nothing helps any more. The last
  /// move is whatever leads to the target.
  [[nodiscard]] Plan adjusted(Plan plan, double firstStep, double lastStep) const {
    double least = costOf(plan.all());
    for (double step = firstStep; step > lastStep; step /= 2) {
      for (int round = 0; round < kRounds && improveOnce(plan, least, step); ++round) {
      }
    }
    plan.moves = tidied(plan.moves);
    return plan;
  }

  /// The first and the last steps of adjusting, in inches of cost: for a first look, on the way, and for good.
  static constexpr double kFirstStep = 0.5;
  static constexpr double kFinerStep = 1.0 / 64;
  static constexpr double kRoughStep = 0.05;
  static constexpr double kNearStep = 0.01;
  static constexpr double kLastStep = 1e-4;

 private:
  static constexpr int kRounds = 12;

  static double placesApart(double cost) noexcept { return std::max(0.25, cost / 40); }

  [[nodiscard]] std::optional<Plan> cheapestHome(const std::vector<Station>& stations, Move::Kind kind,
                                                 double bound) const {
    std::optional<Plan> best;
    for (const Station& station : stations) {
      if (station.cost >= bound) continue;
      const auto last = home(m_clearing, station.at, kind);
      if (!last) continue;
      Plan way{station.moves, *last};
      const double cost = costOf(way.all());
      if (cost >= bound) continue;
      bound = cost;
      way.moves = tidied(way.moves);
      best = std::move(way);
    }
    return best;
  }

  /// At least what the moves add to the cost of any way. By chords a wheel that goes on with another may add nothing.
  [[nodiscard]] double leastPrice(const std::array<Move, 3>& moves) const noexcept {
    double cost = 0;
    for (const Move& move : moves) {
      if (move.kind == Move::Kind::Advance) cost += move.amount;
      if (move.kind != Move::Kind::Advance && m_problem.price != WheelPrice::Chord)
        cost += move.amount * widthOf(m_problem);
    }
    return cost;
  }

  /// At least what any moves from there to here cost more. A wheel costs twice the way that the front centre goes in
  /// it, which is no less than the turn about half the width.
  [[nodiscard]] double leastBetween(const Station& from, const Station& to) const noexcept {
    if (m_problem.price == WheelPrice::Chord) return 0;
    const double turn = std::fabs(from.at.pose.facing.turnTo(to.at.pose.facing).radians());
    return distance(from.at.frontCentre(), to.at.frontCentre()) + m_problem.mover.halfWidth * turn;
  }

  void improve(Station& to, const Station& from) const {
    if (from.cost + leastBetween(from, to) >= to.cost - kWorthJoining) return;
    const Connections connections = connect(from.at, to.at);
    for (std::size_t i = 0; i < connections.count; ++i) {
      if (from.cost + leastPrice(connections.ways[i]) >= to.cost) continue;
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

  /// Whether the moves are legal from the one numbered `from` on, which begins there, and so is the last.
  [[nodiscard]] bool isLegal(const Plan& plan, std::size_t from, const Footprint& there) const {
    const Moves rest{plan.moves.begin() + static_cast<std::ptrdiff_t>(from), plan.moves.end()};
    const auto end = follow(m_clearing, there, rest);
    return end && m_clearing.isFree(*end, plan.last);
  }

  /// A step of a move in its own unit.
  [[nodiscard]] double unitOf(const Move& move) const noexcept {
    return move.kind == Move::Kind::Advance ? 1 : 1 / widthOf(m_problem);
  }

  bool tryChange(Plan& plan, double& least, const Footprint& there, std::size_t i, double by, std::size_t j,
                 double other) const {
    Moves changed = plan.moves;
    changed[i].amount += by * unitOf(changed[i]);
    if (j != i) changed[j].amount += other * unitOf(changed[j]);
    for (const std::size_t k : {i, j}) {
      if (changed[k].kind != Move::Kind::Advance && changed[k].amount > std::numbers::pi) return false;
      changed[k].amount = std::max(0.0, changed[k].amount);
    }
    if (costOf(changed) >= least) return false;
    // What it would cost is known soonest, and most changes make it no cheaper.
    Footprint end = there;
    for (std::size_t k = i; k < changed.size(); ++k) end = moved(end, changed[k]);
    const auto last = aimedHome(m_clearing, end, plan.last.kind);
    if (!last) return false;
    Plan next{std::move(changed), *last};
    const double cost = costOf(next.all());
    if (cost >= least - 1e-12 || !isLegal(next, i, there)) return false;
    plan = std::move(next);
    least = cost;
    return true;
  }

  bool improveOnce(Plan& plan, double& least, double step) const {
    bool better = false;
    Footprint there = m_problem.mover;  // where move i begins
    for (std::size_t i = 0; i < plan.moves.size(); there = moved(there, plan.moves[i]), ++i) {
      for (std::size_t j = i; j < std::min(plan.moves.size(), i + 4); ++j) {
        for (const double by : {-step, step}) {
          for (const double other : {-step, step}) {
            better = tryChange(plan, least, there, i, by, j, other) || better;
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

Plan planOf(const Moves& moves) {
  Plan plan{moves, moves.back()};
  plan.moves.pop_back();
  return plan;
}

}  // namespace

// A way may be none at all: the mover stands as near as it may, to within what tidied() leaves out.

Moves smoothed(const RouteProblem& problem, const Clearing& clearing, const Moves& moves) {
  if (moves.empty()) return moves;
  const Shortener shortener(problem, clearing);
  return tidied(shortener.smooth(planOf(moves)).all());
}

Moves shortened(const RouteProblem& problem, const Clearing& clearing, const Moves& moves) {
  if (moves.empty()) return moves;
  const Shortener shortener(problem, clearing);
  Plan plan = shortener.shortest(planOf(moves));
  for (const Move::Kind kind : kKinds) {
    if (kind == plan.last.kind) continue;
    const double cost = shortener.costOf(plan.all());
    const auto other = shortener.endedBy(plan, kind, kOtherEnd * cost);
    if (!other) continue;
    Plan way = shortener.smooth(*other);
    if (shortener.costOf(way.all()) >= kNearlySmooth * cost) continue;
    way = shortener.shortest(way);
    if (shortener.costOf(way.all()) < cost) plan = way;
  }
  return tidied(plan.all());
}

Moves polished(const RouteProblem& problem, const Clearing& clearing, const Moves& moves) {
  if (moves.empty()) return moves;
  return tidied(
      Shortener(problem, clearing).adjusted(planOf(moves), Shortener::kFinerStep, Shortener::kLastStep).all());
}

}  // namespace frontage::geometry::detail
