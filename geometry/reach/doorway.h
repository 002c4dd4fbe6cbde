#pragma once

#include "geometry/reach/blocker.h"
#include "geometry/reach/span.h"

#include <cstddef>
#include <span>
#include <vector>

namespace frontage::geometry::charge {

/// What closing the door may not run into. For a turn that is given, this depends on the offset alone: the charger ends
/// flush there, and the point about which it turned is the end of the charged edge on its front, or its corner on the
/// edge. The longer the turn, the more it covers.
class Doorway {
 public:
  Doorway(const ReachProblem& problem, const Lane& lane, const std::vector<Blocker>& blockers);

  /// Adds the offsets (of the lane) at which the charger may not stand flush.
  void forbidStanding(Spans& offsets) const;
  /// Adds those at which it may not have turned by `door` (left positive) before it stood so, of those in `wanted` and
  /// perhaps others. Nothing unless the charger is the one that turns.
  void forbidTurning(double door, Span wanted, Spans& offsets) const;

 private:
  /// Where one obstacle's corners are in m_points: in a frame with its origin at the middle of the charged edge, x away
  /// from it into the open, y along it towards the end that a left-turning door turns about.
  struct Hindrance {
    std::size_t way = 0;       ///< what the turning charger meets; its mirror image, for a right-turning door, follows
    std::size_t wayCount = 0;  ///< 0: nothing
    std::size_t end = 0;       ///< what the charger meets that stands flush
    std::size_t endCount = 0;
  };

  [[nodiscard]] std::span<const Vec> points(std::size_t from, std::size_t count) const noexcept {
    return {m_points.data() + from, count};
  }
  void add(const Lane& lane, const Blocker& blocker, bool chargerTurns);

  double m_halfWidth;
  double m_halfEdge;
  double m_depth;
  double m_bodyDepth;
  std::vector<Hindrance> m_hindrances;
  std::vector<Vec> m_points;
};

/// How much room a rectangle has on each side of a point of its front about which it turns. The rectangle is
/// [0, depth] x [-below, above] about the pivot and turns to the left by `angle` (at most a quarter turn).
struct Room {
  double below = 0;
  double above = 0;
};
[[nodiscard]] Room roomToTurn(double depth, double angle, Vec pivot, std::span<const Vec> polygon) noexcept;

}  // namespace frontage::geometry::charge
