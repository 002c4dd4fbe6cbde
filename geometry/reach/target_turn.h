#pragma once

#include "geometry/reach/lane.h"
#include "geometry/reach/ring.h"
#include "geometry/reach/span.h"

#include <array>
#include <limits>
#include <vector>

namespace frontage::geometry::charge {

/// The target's own turn about the point of contact onto the charger's front (rules.md M7, M8): at which meeting
/// places, as offsets, it would turn into something or off the table. It may touch anything: it is no charge of its
/// own.
class TargetTurn {
 public:
  TargetTurn(const ReachProblem& problem, const Lane& lane);

  /// Adds the offsets at which it may not turn. `door` is what the charger would have had to turn. To 1e-6".
  void forbid(double door, Spans& offsets);

 private:
  /// An obstacle in a frame with its origin at the middle of the charged edge, x into the target, y along the edge away
  /// from the end that a left-turning door turns about.
  struct Hindrance {
    std::vector<Vec> corners;
    std::vector<Vec> outward;   ///< of the edge after each corner, of any length
    std::vector<double> limit;  ///< the edge's line: dot(outward, p) = limit
  };

  /// What was found for a door: the same one is asked for again and again, by ranges of wheels that have an end in
  /// common.
  struct Memory {
    double door = std::numeric_limits<double>::quiet_NaN();
    Spans offsets;
  };

  [[nodiscard]] static Hindrance makeHindrance(const Ring& ring);
  [[nodiscard]] Span pivotsInTheWay(const Hindrance& hindrance, double angle) const noexcept;
  [[nodiscard]] bool hitsAboutEnd(double angle, const Hindrance& hindrance) const;

  void work(double door, Spans& offsets) const;

  double m_halfWidth;  ///< of the charger
  double m_halfEdge;
  double m_depth;                                      ///< of the target
  std::array<std::vector<Hindrance>, 2> m_hindrances;  ///< [1] is the mirror image, for doors that turn right
  std::array<Memory, 64> m_memory;
};

}  // namespace frontage::geometry::charge
