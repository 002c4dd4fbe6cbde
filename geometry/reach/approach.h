#pragma once

#include "geometry/reach/blocker.h"
#include "geometry/reach/heading.h"
#include "geometry/reach/shadow.h"

namespace frontage::geometry::charge {

/// The second advance, from the end of the wheel to the touch: for which starts it runs into an obstacle. Keeps its
/// memory between calls.
class Approach {
 public:
  /// False when the front, going on to the touch, misses the blocker whatever the start. Quick.
  [[nodiscard]] static bool canMeet(const Heading& heading, double width, const Blocker& blocker, double in,
                                    Span starts) noexcept;
  /// Adds the starts, of those in `starts`, for which the front passes through inner points of the ring, drawn in by
  /// `in`, between the end of the wheel and the touch.
  void forbidPassing(const Heading& heading, double width, const Ring& ring, double in, Span starts, Spans& forbidden);
  /// Adds the starts for which a body of this depth, its front at the touch, holds inner points of the ring drawn in.
  void forbidStanding(const Heading& heading, double width, double depth, const Ring& ring, double in, Span starts,
                      Spans& forbidden);

 private:
  /// One side of the knee: on it the touch moves along a straight line.
  struct Leg {
    double rise = 0;
    bool before = false;
  };

  [[nodiscard]] bool look(const Heading& heading, double width, const Ring& ring, double in, Span starts);
  void forbid(const Heading& heading, double width, std::optional<double> depth, Span starts, Spans& forbidden);
  void forbidOnLeg(const Heading& heading, double width, std::optional<double> depth, Leg leg, Span starts,
                   Spans& forbidden);

  std::vector<Vec> m_corners;  ///< of the ring, across the new front and along the new heading
  Shadow m_shadow;
};

}  // namespace frontage::geometry::charge
