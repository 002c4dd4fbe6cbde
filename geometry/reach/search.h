#pragma once

#include "geometry/reach/bend.h"
#include "geometry/reach/candidate.h"
#include "geometry/reach/score_table.h"
#include "geometry/reach/slice.h"

#include <array>
#include <cstdint>
#include <optional>

namespace frontage::geometry::charge {

/// Branch and bound over the wheels of both lanes: a range of wheels is dropped as soon as the most that it could reach
/// is no better than what has been found; else it is looked at more closely, down to the rounding of an angle.
class Search {
 public:
  explicit Search(const ReachProblem& problem);
  Search(const ReachProblem& problem, const std::vector<Barrier>& barriers);

  /// Highest score, then smallest wheel, then shortest way; the left wheel first. `table` is in offsets of the table.
  [[nodiscard]] std::optional<Candidate> best(const ScoreTable& table);
  /// That which leaves the least of the door to turn, to what the tolerance lets a wheel be off; of the moves that do
  /// the best. The search is good for nothing else afterwards.
  [[nodiscard]] std::optional<Candidate> leastDoor(const ScoreTable& table);
  /// One that has any score at all, the first that is come to.
  [[nodiscard]] std::optional<Candidate> any(const ScoreTable& table);

  [[nodiscard]] const Slice& slice(Hand hand) const noexcept { return m_slices[hand == Hand::Left ? 0 : 1]; }

 private:
  static constexpr double kUnknown = std::numeric_limits<double>::infinity();
  /// A wheel that has been tried.
  struct Tried {
    double gap = kUnknown;  ///< what it lacks of the score asked for, see tryWheel()
    Reached reached;
  };
  struct Node {
    double score = ScoreTable::kNone;  ///< the most that the range may hold
    WheelRange range;
    Hand hand = Hand::Left;
    Tried first;  ///< its ends
    Tried last;
    bool halve = false;  ///< rather than to cut about a guess
  };

  [[nodiscard]] Slice& sliceOf(Hand hand) noexcept { return m_slices[hand == Hand::Left ? 0 : 1]; }
  void tryStraight();
  double tryWheel(Hand hand, double wheel, double score, Reached& reached);
  void offerStarts(Candidate candidate, const Heading& heading, Span starts);
  void offer(Candidate candidate, const Heading& heading, Span starts, Span ends);
  [[nodiscard]] Span startsFor(Hand hand, const Heading& heading, Span starts, Span ends) const noexcept;
  [[nodiscard]] double boundOf(const Node& node, const Bend& bend);
  void begin(Hand hand, WheelRange range);
  void pushRange(Node node, const Bend& bend);
  void push(Node node);
  void expand(const Node& node);
  void cutAbout(const Node& node, double guess);
  void settle();
  /// What is to be small: the wheel, or what it leaves of the door.
  enum class Small : std::uint8_t { Wheel, Door };
  [[nodiscard]] double costOf(Hand hand, double wheel) const noexcept;
  [[nodiscard]] double leastCost(const Node& node) const noexcept;
  [[nodiscard]] bool isBetter(const Candidate& a, const Candidate& b) const noexcept;
  [[nodiscard]] bool couldImprove(double score, double cost) const noexcept;
  enum class Until : std::uint8_t { Best, Found };
  void look(const ScoreTable& table, Until until);
  [[nodiscard]] bool comesLater(const Node& a, const Node& b) const noexcept;

  std::array<Slice, 2> m_slices;
  const ScoreTable* m_table = nullptr;
  Small m_small = Small::Wheel;
  std::optional<Candidate> m_best;
  std::vector<Node> m_queue;
  Spans m_free;
  Spans m_ends;
  Spans m_stretches;
  Reached m_reached;
};

}  // namespace frontage::geometry::charge
