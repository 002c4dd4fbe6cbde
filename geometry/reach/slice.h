#pragma once

#include "geometry/reach/heading.h"
#include "geometry/reach/span.h"

namespace frontage::geometry {

/// A stretch of wheels in one lane, in radians; from == to asks for exactly that wheel.
struct WheelRange {
  double from = 0;
  double to = 0;
};

/// The moves of one lane, wheel by wheel.
class Slice {
 public:
  Slice(const ReachProblem& problem, Hand hand);

  [[nodiscard]] const Lane& lane() const noexcept { return m_lane; }
  /// The wheels, other than none, that end with the front turned towards the charged facing; empty when from > to.
  [[nodiscard]] WheelRange wheels() const noexcept { return m_wheels; }
  /// True when without a wheel the front runs into the charged facing first and nothing is in the way.
  [[nodiscard]] bool straightIsFree();
  /// The starts from which the move is legal: exactly these for one wheel; for a range of wheels at least all that are
  /// legal for some wheel of it, and the closer the narrower the range is. A range must not hold lane().turn inside.
  void freeStarts(WheelRange range, Spans& free);
  /// The offsets that these starts lead to: exactly for one wheel, at least all of them for a range.
  [[nodiscard]] Span offsets(WheelRange range, Span starts) const noexcept;

 private:
  void forbidFacing(WheelRange range, Span& whole);
  void forbidBehind(WheelRange range);
  void forbidWheel(WheelRange range);
  [[nodiscard]] double slack(WheelRange range) const noexcept;

  Lane m_lane;
  WheelRange m_wheels;
  double m_targetMargin = 0;
  double m_furthestStart = 0;
  double m_farthest = 0;  ///< from any pivot to any point of the charged edge
  Spans m_forbidden;
};

}  // namespace frontage::geometry
