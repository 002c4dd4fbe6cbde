#pragma once

#include "geometry/reach/lane.h"
#include "geometry/reach/ring.h"

#include <array>
#include <vector>

namespace frontage::geometry::charge {

/// The target's own turn about the point of contact onto the charger's front (rules.md M7, M8): at which meeting
/// places, as offsets, it would turn into something or off the table. It may touch anything: it is no charge of its
/// own.
class TargetTurn {
 public:
  TargetTurn(const ReachProblem& problem, const Lane& lane);

  /// Adds the offsets at which it may not turn. `door` is what the charger would have had to turn. To 1e-6".
  void forbid(double door, Spans& offsets) const;

 private:
  void forbidAbout(double angle, const Ring& ring, Span places, Spans& forbidden) const;
  [[nodiscard]] bool hits(double angle, const Ring& ring, double in, double place) const;

  double m_halfWidth;  ///< of the charger
  double m_halfEdge;
  double m_depth;  ///< of the target
  /// Each obstacle in a frame with its origin at the middle of the charged edge, x into the target, y along the edge
  /// away from the end that a left-turning door turns about; [1] is the mirror image.
  std::array<std::vector<Ring>, 2> m_rings;
  mutable std::vector<Vec> m_corners;  ///< of the ring looked at, moved
};

}  // namespace frontage::geometry::charge
