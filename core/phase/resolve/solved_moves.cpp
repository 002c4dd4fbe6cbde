#include "core/phase/resolve/solved_moves.h"

#include <bit>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace frontage::core {

namespace {

/// Everything that the answer depends on, written out as numbers; tags of obstacles do not matter to it.
class Key {
 public:
  Key(const geometry::ReachProblem& problem, const PlaceGoal& goal) {
    m_numbers.reserve(64 + 10 * problem.obstacles.size());
    add(problem.charger);
    add(problem.target);
    for (const double number : {static_cast<double>(problem.facing), problem.tableWidth, problem.tableHeight,
                                static_cast<double>(problem.body), static_cast<double>(problem.tableEdge),
                                static_cast<double>(problem.door), static_cast<double>(problem.doorStaysOpen),
                                static_cast<double>(problem.ignoreObstaclesOnTheWay), problem.maxWheel.radians()})
      m_numbers.push_back(number);
    add(goal);
    for (const geometry::Obstacle& obstacle : problem.obstacles) add(obstacle);
  }
  bool operator==(const Key&) const = default;
  [[nodiscard]] std::size_t hash() const noexcept {
    std::uint64_t mixed = m_numbers.size();
    for (const double number : m_numbers) {
      mixed = (mixed ^ std::bit_cast<std::uint64_t>(number)) * 0x9E3779B97F4A7C15ULL;
      mixed ^= mixed >> 29U;
    }
    return static_cast<std::size_t>(mixed);
  }

 private:
  void add(geometry::Vec point) {
    m_numbers.push_back(point.x);
    m_numbers.push_back(point.y);
  }
  void add(const geometry::Footprint& footprint) {
    add(footprint.pose.centre);
    add(footprint.pose.facing.forward());
    add(geometry::Vec{footprint.halfWidth, footprint.halfDepth});
  }
  void add(const Frontage& frontage) {
    add(geometry::Vec{frontage.facingLength, frontage.chargerWidth});
    add(geometry::Vec{static_cast<double>(frontage.targetPlaces), static_cast<double>(frontage.chargerPlaces)});
  }
  void add(const PlaceGoal& goal) {
    m_numbers.push_back(static_cast<double>(goal.priority));
    m_numbers.push_back(static_cast<double>(goal.further.size()));
    add(goal.frontage);
    for (const FurtherFront& front : goal.further) {
      add(front.frontage);
      m_numbers.push_back(front.shift);
    }
  }
  void add(const geometry::Obstacle& obstacle) {
    m_numbers.push_back(static_cast<double>(obstacle.keep));
    m_numbers.push_back(static_cast<double>(obstacle.shape.vertices.size()));
    for (const geometry::Vec vertex : obstacle.shape.vertices) add(vertex);
  }

  std::vector<double> m_numbers;
};

struct HashOfKey {
  std::size_t operator()(const Key& key) const noexcept { return key.hash(); }
};

/// Two generations: when the young one is full it becomes the old one, and what nobody asked about is forgotten.
class SolvedMoves {
 public:
  using Answer = std::optional<geometry::ChargeMove>;

  const Answer& find(const geometry::ReachProblem& problem, const PlaceGoal& goal) {
    Key key(problem, goal);
    if (const auto young = m_young.find(key); young != m_young.end()) return young->second;
    Answer answer;
    if (const auto old = m_old.find(key); old != m_old.end())
      answer = std::move(old->second);
    else
      answer = geometry::bestMove(problem, contactObjective(goal));
    if (m_young.size() >= kKept) {
      m_old = std::move(m_young);
      m_young.clear();
    }
    return m_young.emplace(std::move(key), std::move(answer)).first->second;
  }

 private:
  static constexpr std::size_t kKept = 2000;  // some megabytes
  std::unordered_map<Key, Answer, HashOfKey> m_young;
  std::unordered_map<Key, Answer, HashOfKey> m_old;
};

}  // namespace

std::optional<geometry::ChargeMove> solvedMove(const geometry::ReachProblem& problem, const PlaceGoal& goal) {
  thread_local SolvedMoves solved;
  return solved.find(problem, goal);
}

}  // namespace frontage::core
