#pragma once

#include "geometry/reach/bend.h"
#include "geometry/reach/cover.h"
#include "geometry/reach/slice.h"

#include <array>

namespace frontage::geometry::charge {

/// All offsets that can be reached. Branch and bound over the wheels of both lanes, as in Search: a range of wheels is
/// dropped as soon as it could reach nothing that is not covered already.
class Survey {
 public:
  explicit Survey(const ReachProblem& problem);
  Survey(const ReachProblem& problem, const std::vector<Barrier>& barriers);

  /// All of them.
  [[nodiscard]] const Cover& run();
  [[nodiscard]] const Slice& slice(Hand hand) const noexcept { return m_slices[hand == Hand::Left ? 0 : 1]; }

 private:
  struct Node {
    double missing = 0;
    WheelRange range;
    Hand hand = Hand::Left;
    Reached atFrom;  ///< reached at the ends of the range
    Reached atTo;
    Spans reached;  ///< at most, anywhere in it
  };

  [[nodiscard]] Slice& sliceOf(Hand hand) noexcept { return m_slices[hand == Hand::Left ? 0 : 1]; }
  void addEnds(Hand hand, double wheel, Span starts);
  void addStraight();
  Reached addWheel(Hand hand, double wheel);
  void addRange(Hand hand, WheelRange range);
  void begin(Hand hand, WheelRange range);
  void expand(const Node& node);
  void push(Node node, const Bend& bend);
  void findReached(Node& node);
  [[nodiscard]] double missingOf(const Node& node) const noexcept;

  std::array<Slice, 2> m_slices;
  Cover m_cover;
  std::vector<Node> m_queue;
  Spans m_free;
  Spans m_ends;
};

}  // namespace frontage::geometry::charge
