#pragma once

#include "geometry/reach/approach.h"
#include "geometry/reach/blocker.h"
#include "geometry/reach/doorway.h"
#include "geometry/reach/heading.h"
#include "geometry/reach/span.h"

namespace frontage::geometry {

/// A stretch of wheels in one lane, in radians; from == to asks for exactly that wheel.
struct WheelRange {
  double from = 0;
  double to = 0;

  [[nodiscard]] double middle() const noexcept { return (from + to) / 2; }
  [[nodiscard]] double halfWidth() const noexcept { return (to - from) / 2; }
};

/// The moves of one lane, wheel by wheel.
class Slice {
 public:
  Slice(const ReachProblem& problem, Hand hand);

  [[nodiscard]] const Lane& lane() const noexcept { return m_lane; }
  /// The wheels, other than none, that end with the front turned towards the charged facing, cut where no door is left
  /// to close.
  [[nodiscard]] std::vector<WheelRange> parts() const;
  /// True when without a wheel the front runs into the charged facing first and nothing is in the way.
  [[nodiscard]] bool straightIsFree();
  /// The starts from which the move is legal: exactly these for one wheel; for a range of wheels at least all that are
  /// legal for some wheel of it, and the closer the narrower the range is. A range must not hold lane().turn inside.
  void freeStarts(WheelRange range, Spans& free);
  /// The offsets that these starts lead to: exactly for one wheel, at least all of them for a range.
  [[nodiscard]] Span offsets(WheelRange range, Span starts) const noexcept;

 private:
  struct View;

  [[nodiscard]] double farthest(Span starts) const noexcept;
  void narrow(const View& view, Span& whole) const noexcept;
  void forbidBehind(const View& view, const Heading& middle, Span whole);
  void forbidWheel(const View& view);
  void forbidAdvance(const View& view, Span whole);
  void forbidDoor(const View& view, Span whole);

  Lane m_lane;
  std::vector<Blocker> m_blockers;
  Doorway m_doorway;
  WheelRange m_wheels;
  double m_targetMargin = 0;   ///< how far the target is kept off before the touch
  double m_clearAhead = 0;     ///< how far the charger can go straight on before an obstacle stops it
  double m_furthestStart = 0;  ///< the longest first advance that makes sense
  Spans m_standing;            ///< offsets at which the charger may not stand in the end
  Approach m_approach;
  Spans m_forbidden;
  Spans m_offsets;
};

}  // namespace frontage::geometry
