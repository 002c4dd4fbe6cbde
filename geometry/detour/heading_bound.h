#pragma once

#include "geometry/detour/box_store.h"
#include "geometry/detour/pose_grid.h"

#include <vector>

namespace frontage::geometry::detail {

/// What a way to the target costs at least from a pose, nearly: with the heading looked at, and all that must be kept
/// clear of made smaller by what a pose may differ from the box of PoseGrid that it is in. Worked out backwards from
/// the target, as far as it is asked for.
class HeadingBound {
 public:
  HeadingBound(const RouteProblem& problem, const Clearing& clearing, const PoseGrid::Resolution& resolution,
               double longest);

  /// Whether it looks as closely as was wished.
  [[nodiscard]] bool isFull() const noexcept { return m_grid.isFull(); }

  /// Looks at everything that can be part of a way that costs no more than `limit`. Returns whether that was all that
  /// there is.
  void spreadTo(double limit);

  /// Until the start is come to, or all was looked at that can be part of a way of that cost.
  void spreadToStart(double limit);

  /// Infinite where no way leads on that was looked at. `front`: the front centre, in the frame of the first pose;
  /// `turns`: how far to the left it is turned from its first
  /// heading, in full turns, in [0, 1).
  [[nodiscard]] double from(Vec front, double turns) const noexcept;

  /// The least of the boxes around it. Places are kept one for each box, and where there is little play the one that
  /// leads on may miss a box that others would pass.
  [[nodiscard]] double near(Vec front, double turns) const noexcept;

  /// The same of the first pose, looking no farther than it has to for a box from which a way leads on. It may stand at
  /// the rim of all that leads to the target, where the boxes that the search has come to lie scattered.
  [[nodiscard]] double nearStart() const noexcept;

  /// How far from() may be below what a way to the target costs on ground without gaps.
  [[nodiscard]] double error() const noexcept { return m_error; }

 private:
  /// How one went on from a place.
  enum class Came : std::uint8_t { Straight, Left, Right };
  /// A place that the search has come to. Kept small: there are many.
  struct Node {
    float x;  ///< of the front centre
    float y;
    float way;
    int box;
    int next;   ///< in the same bucket, or -1
    Came came;  ///< a wheel back is no use
  };

  void block(const RouteProblem& problem, const Clearing& clearing);
  void begin(const Clearing& clearing);
  void spreadFrom(const Node& node);
  void reach(Vec front, int k, float way, Came came);
  [[nodiscard]] int headingAt(double turns) const noexcept;
  /// The least of the boxes around, so many squares to each side.
  [[nodiscard]] float knownNear(Vec front, int k, int squares = 1) const noexcept;
  /// False: none is left that is cheaper than limit.
  bool step(double limit);

  PoseGrid m_grid;
  double m_width;
  double m_step;
  double m_error = 0;
  BoxBits m_blocked;
  BoxWays m_ways;
  std::vector<Node> m_nodes;
  std::vector<int> m_buckets;  ///< the first node of each
  std::size_t m_current = 0;
};

}  // namespace frontage::geometry::detail
