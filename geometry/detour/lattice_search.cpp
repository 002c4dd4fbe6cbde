#include "geometry/detour/lattice_search.h"

#include "geometry/base/tolerance.h"
#include "geometry/contact/touch.h"
#include "geometry/detour/passing_side.h"
#include "geometry/detour/pose_room.h"

#include <boost/unordered/unordered_flat_map.hpp>

#include <queue>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <numbers>
#include <optional>
#include <set>
#include <utility>

namespace frontage::geometry::detail {

namespace {

constexpr std::size_t kMaxFound = 6;

/// How far ahead one looks at once.
constexpr double kStepsAhead = 4;

/// Of a way through gaps with little play some places are not known to lead on. One goes on for so many inches.
constexpr double kLost = 2;

/// Added to a cell's number along an axis, which has 24 bits.
constexpr long kMiddle = 1L << 23U;

/// Less than 1 / sqrt(2).
constexpr double kCellPerStep = 0.7;

/// Ways this much dearer than the cheapest may still become the cheapest when they are smoothed.
constexpr double kSlack = 1.06;

/// Room is looked up as far as it serves so many moves.
constexpr double kRoomAhead = 3;

/// What comes so much too near, in inches, is not legal by any tolerance.
constexpr double kTooNear = 2 * kContact;

/// Not looked up yet: no cell has this number.
constexpr std::uint64_t kNoCell = ~std::uint64_t{0};

struct Node {
  Vec front;  ///< the front centre, in the frame of the first pose
  double cost = 0;
  std::uint64_t cell = kNoCell;
  Move last;
  int parent = -1;
  int heading = 0;
  double far = 0;    ///< what the rest of the way costs about
  double known = 0;  ///< the cost where that was known last
  double apart = 0;  ///< from the target, less what is kept from it
  double room = 0;   ///< at least so much farther from everything than it has to be; see roomOf()
  bool hasPlay = false;
  std::optional<Clearing::Free> ahead;  ///< straight on from here, as far as it is known
};

class Search {
 public:
  Search(const RouteProblem& problem, const Clearing& clearing, const HeadingBound* far, const Lattice& lattice,
         double bound, std::size_t most)
      : m_problem(problem),
        m_clearing(clearing),
        m_far(far),
        m_lattice(lattice),
        m_turn(2 * std::numbers::pi / lattice.headings),
        m_reach(2 * problem.mover.reach()),
        m_atStart(far ? far->nearStart() : 0),
        m_swing(m_turn * m_reach),
        m_enough(std::max(lattice.step, m_swing)),
        m_rooms(problem, clearing, lattice.headings, kRoomAhead * m_enough),
        m_middles(middlesOf(problem)),
        m_bound(bound),
        m_most(most) {}

  Harvest run() {
    Node start;
    start.front = {0, m_problem.mover.halfDepth};
    findRoom(start, 0);
    if (isNear(start) && admits(start)) add(start);
    while (!m_open.empty()) {
      const Entry entry = m_open.top();
      m_open.pop();
      if (entry.estimate > limit()) break;
      m_harvest.complete = m_nodes.size() <= m_most;
      if (!m_harvest.complete) break;
      if (isStale(entry.node)) continue;
      expand(entry.node);
    }
    m_harvest.ways = bestOfEachSide();
    return std::move(m_harvest);
  }

 private:
  struct Entry {
    double estimate = 0;
    int node = 0;
    /// The queue hands out the greatest: the least estimate, then the oldest node.
    bool operator<(const Entry& o) const noexcept {
      return estimate != o.estimate ? estimate > o.estimate : node > o.node;
    }
  };
  struct Goal {
    double cost = 0;
    int node = 0;
    Move last;  ///< the move from the node that leads to the target
  };

  [[nodiscard]] double limit() const noexcept { return std::min(m_bound, kSlack * m_best); }

  /// Sets what is known of the room about a node, whose parent had `room` and which is no farther than `gone` from it
  /// with any of its points: looked up only where that is not enough to go on freely.
  void findRoom(Node& node, double gone) {
    node.room -= gone;
    if (node.room < m_enough) node.room = m_rooms.at(node.front, node.heading);
    // Where there is little play a hair decides what can go on, and more places are kept.
    node.hasPlay = node.room >= m_lattice.step / 2;
    node.cell = cellOf(node);
  }

  [[nodiscard]] std::uint64_t cellOf(const Node& node) const noexcept {
    // A cell is so small that an advance of one step always leaves it, in any direction: else the place that it leads
    // to would be dropped for the cheaper one that it comes from.
    const double side = m_lattice.step * (node.hasPlay ? kCellPerStep : kCellPerStep / 2);
    const auto place = [side](double x) { return static_cast<std::uint64_t>(std::lround(x / side) + kMiddle); };
    return (place(node.front.x) << 40U) | (place(node.front.y) << 16U) |
           static_cast<std::uint64_t>(2 * node.heading + (node.hasPlay ? 1 : 0));
  }

  [[nodiscard]] bool isStale(int index) const {
    const Node& node = m_nodes[static_cast<std::size_t>(index)];
    return m_cheapest.at(node.cell) < node.cost;
  }

  [[nodiscard]] Footprint at(const Node& node) const noexcept { return m_rooms.footprint(node.front, node.heading); }

  /// A few steps ahead.
  [[nodiscard]] Clearing::Free straightOn(const Node& node) const {
    return m_clearing.free(at(node), {Move::Kind::Advance, kStepsAhead * m_lattice.step});
  }
  [[nodiscard]] bool isKnownAhead(const Node& node) const noexcept {
    return node.ahead && (node.ahead->upTo >= m_lattice.step || node.ahead->by != Clearing::kNobody);
  }

  /// At least what the whole way takes: no point of the front goes farther than it costs, and the centre goes round.
  [[nodiscard]] double estimate(const Node& node) const noexcept { return node.cost + std::max(node.apart, node.far); }

  /// Whether the node is worth looking at: the cheapest so far in its cell, and not too dear. Most are not, so nothing
  /// is worked out before that is known.
  bool admits(Node& node) {
    const auto [cell, isNew] = m_cheapest.try_emplace(node.cell, node.cost);
    if (!isNew && cell->second <= node.cost) return false;
    cell->second = node.cost;
    node.apart = m_rooms.fromGoal(node.front, node.heading);
    return estimate(node) <= limit();
  }

  /// Of a node that has still what its parent knew.
  void lookFar(Node& node) const noexcept {
    if (!m_far) return;
    const double turns = static_cast<double>(node.heading) / m_lattice.headings;
    double far = m_far->from(node.front, turns);
    if (node.cost + far > limit()) far = std::min(far, m_far->near(node.front, turns) + m_far->error());
    // Where it starts it may have no play at all.
    if (node.cost <= kLost) far = std::min(far, m_atStart);
    if (std::isfinite(far)) {
      node.far = far;
      node.known = node.cost;
    } else if (node.cost - node.known > kLost) {
      node.far = far;
    }
  }

  void add(const Node& node) {
    m_open.push({estimate(node), static_cast<int>(m_nodes.size())});
    m_nodes.push_back(node);
  }

  void reach(const Goal& goal) {
    m_goals.push_back(goal);
    m_best = std::min(m_best, goal.cost);
  }

  [[nodiscard]] double arcOf(double angle) const noexcept {
    return wheelPrice(WheelPrice::Arc, 2 * m_problem.mover.halfWidth, angle);
  }

  void expand(int index) {
    const Node node = m_nodes[static_cast<std::size_t>(index)];
    lookHome(node, index);
    goStraightOn(node, index);
    for (const Move::Kind kind : {Move::Kind::Left, Move::Kind::Right}) {
      wheelHome(node, index, kind);
      wheelOn(node, index, {kind, m_turn});
    }
  }

  /// Whether the target lies straight ahead: the same of all places that one comes to straight on.
  void lookHome(const Node& node, int index) {
    if (node.last.kind == Move::Kind::Advance && node.parent >= 0) return;
    const Footprint there = at(node);
    if (!m_clearing.mayHaveGoalAhead(there)) return;
    const double most = std::clamp(limit() - node.cost, 0.0, Clearing::kAcross);
    const auto ahead = m_clearing.toTarget(there, {Move::Kind::Advance, most});
    if (ahead) reach({node.cost + *ahead, index, {Move::Kind::Advance, *ahead}});
  }

  void goStraightOn(const Node& node, int index) {
    const bool isKnown = isKnownAhead(node);
    if (!isKnown && stepFreely(node, index)) return;
    const Clearing::Free ahead = isKnown ? *node.ahead : straightOn(node);
    const double step = std::min(m_lattice.step, ahead.upTo);
    if (step <= m_lattice.step / 16) return;
    Node next = advanced(node, index, step);
    next.ahead = Clearing::Free{ahead.upTo - step, ahead.by};
    if (!isNear(next)) return;
    findRoom(next, step);
    if (admits(next)) add(next);
  }

  /// The next step, where there is so much room that nothing can be in the way of it. False: it may be.
  bool stepFreely(const Node& node, int index) {
    const double step = m_lattice.step;
    if (node.room < step / 2) return false;
    Node next = advanced(node, index, step);
    if (!isNear(next)) return true;
    findRoom(next, step);
    // No point is farther than half the step from where it is at one of the two ends.
    if (next.room < step / 2) return false;
    if (admits(next)) add(next);
    return true;
  }

  /// The whole wheel at once, where it may lead to the target: step by step it could be dropped for cheaper places that
  /// lead nowhere. A wheel that goes on with the last one was looked at where that began.
  void wheelHome(const Node& node, int index, Move::Kind kind) {
    if (node.last.kind == kind && node.last.amount > 0) return;
    if (node.apart > 2 * m_reach) return;
    const Footprint there = at(node);
    const Vec pivot = kind == Move::Kind::Left ? there.frontLeft() : there.frontRight();
    if (distanceOf({&pivot, 1}, m_clearing.goal().vertices) > m_reach + m_clearing.goalKeep()) return;
    const double most = std::clamp((limit() - node.cost) / arcOf(1), 0.0, std::numbers::pi);
    const auto last = m_clearing.toTarget(there, {kind, most});
    if (last && *last > 0) reach({node.cost + arcOf(*last), index, {kind, *last}});
  }

  [[nodiscard]] static Node after(const Node& node, int index, const Move& move) {
    Node next = node;
    next.ahead.reset();
    next.cell = kNoCell;
    next.last = move;
    next.parent = index;
    return next;
  }

  [[nodiscard]] Node advanced(const Node& node, int index, double by) const {
    Node next = after(node, index, {Move::Kind::Advance, by});
    next.front += m_rooms.forward(node.heading) * by;
    next.cost += by;
    return next;
  }

  [[nodiscard]] Node wheeled(const Node& node, int index, const Move& wheel) const {
    Node next = after(node, index, wheel);
    const bool isLeft = wheel.kind == Move::Kind::Left;
    next.heading = (node.heading + (isLeft ? 1 : m_lattice.headings - 1)) % m_lattice.headings;
    const Vec swung = (m_rooms.right(next.heading) - m_rooms.right(node.heading)) * m_problem.mover.halfWidth;
    next.front += isLeft ? swung : -swung;
    next.cost += arcOf(wheel.amount);
    return next;
  }

  void wheelOn(const Node& node, int index, const Move& wheel) {
    Node next = wheeled(node, index, wheel);
    if (!isNear(next)) return;
    findRoom(next, m_swing);
    if (next.room < -kTooNear || !isWorthMore(next)) return;
    const bool isSurelyFree = std::min(node.room, next.room) >= m_swing / 2;
    if ((isSurelyFree || m_clearing.isFree(at(node), wheel)) && admits(next)) add(next);
  }

  /// Whether a way may go on from here that is not too dear.
  [[nodiscard]] bool isNear(Node& node) const {
    lookFar(node);
    return node.cost + node.far <= limit();
  }

  /// Whether admits() might say yes.
  [[nodiscard]] bool isWorthMore(const Node& node) const {
    const auto known = m_cheapest.find(node.cell);
    return known == m_cheapest.end() || node.cost < known->second;
  }

  [[nodiscard]] Moves movesTo(const Goal& goal) const {
    Moves moves{goal.last};
    for (int i = goal.node; m_nodes[static_cast<std::size_t>(i)].parent >= 0;
         i = m_nodes[static_cast<std::size_t>(i)].parent) {
      moves.push_back(m_nodes[static_cast<std::size_t>(i)].last);
    }
    std::reverse(moves.begin(), moves.end());
    return tidied(moves);
  }

  /// The centre's way to a goal, backwards, in the frame of the first pose.
  [[nodiscard]] std::vector<Vec> wayOf(const Goal& goal) const {
    const Node& last = m_nodes[static_cast<std::size_t>(goal.node)];
    std::vector<Vec> way{m_problem.mover.pose.toUnit(moved(at(last), goal.last).pose.centre)};
    for (int i = goal.node; i >= 0; i = m_nodes[static_cast<std::size_t>(i)].parent) {
      const Node& node = m_nodes[static_cast<std::size_t>(i)];
      way.push_back(node.front - m_rooms.forward(node.heading) * m_problem.mover.halfDepth);
    }
    return way;
  }

  /// On which side each obstacle is passed: the sign of the angle through which one looks at it on the way.
  [[nodiscard]] std::vector<bool> sidesOf(const Goal& goal) const {
    std::vector<Vec> way = wayOf(goal);
    std::reverse(way.begin(), way.end());
    return passingSides(way, m_middles);
  }

  [[nodiscard]] std::vector<Moves> bestOfEachSide() {
    std::stable_sort(m_goals.begin(), m_goals.end(), [](const Goal& a, const Goal& b) { return a.cost < b.cost; });
    std::set<std::pair<std::vector<bool>, Move::Kind>> seen;
    std::vector<Moves> found;
    for (const Goal& goal : m_goals) {
      if (goal.cost > limit() || found.size() == kMaxFound) break;
      if (seen.insert({sidesOf(goal), goal.last.kind}).second) found.push_back(movesTo(goal));
    }
    return found;
  }

  const RouteProblem& m_problem;
  const Clearing& m_clearing;
  const HeadingBound* m_far;
  Lattice m_lattice;
  double m_turn;
  double m_reach;    ///< from a pivot to the farthest corner
  double m_atStart;  ///< what the whole way costs about
  double m_swing;    ///< of the farthest corner, in one wheel
  double m_enough;   ///< with so much room one can go on in any way
  PoseRoom m_rooms;
  std::vector<Vec> m_middles;  ///< of the obstacles, in the frame of the first pose
  double m_bound;
  std::size_t m_most;  ///< nodes
  std::vector<Node> m_nodes;
  std::priority_queue<Entry> m_open;
  boost::unordered_flat_map<std::uint64_t, double> m_cheapest;
  std::vector<Goal> m_goals;
  Harvest m_harvest;
  double m_best = std::numeric_limits<double>::infinity();
};

}  // namespace

Harvest latticeSearch(const RouteProblem& problem, const Clearing& clearing, const HeadingBound* far,
                      const Lattice& lattice, double bound, std::size_t most) {
  return Search(problem, clearing, far, lattice, bound, most).run();
}

}  // namespace frontage::geometry::detail
