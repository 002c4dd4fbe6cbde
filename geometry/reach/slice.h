#pragma once

#include "geometry/reach/approach.h"
#include "geometry/reach/blocker.h"
#include "geometry/reach/doorway.h"
#include "geometry/reach/heading.h"
#include "geometry/reach/landing.h"
#include "geometry/reach/span.h"
#include "geometry/reach/target_turn.h"

#include <cstdint>

namespace frontage::geometry::charge {

/// A stretch of wheels in one lane, in radians; from == to asks for exactly that wheel.
struct WheelRange {
  double from = 0;
  double to = 0;

  [[nodiscard]] double middle() const noexcept { return (from + to) / 2; }
  [[nodiscard]] double halfWidth() const noexcept { return (to - from) / 2; }
};

/// What is asked of the starts for a range of wheels: at least all that are free with some wheel of it, or only such as
/// are free with every one. The narrower the range, the closer the two; for a single wheel they are the same, and
/// exact.
enum class Sense : std::uint8_t { SomeWheel, EveryWheel };

/// The moves of one lane, wheel by wheel.
class Slice {
 public:
  Slice(const ReachProblem& problem, const std::vector<Barrier>& barriers, Hand hand);

  [[nodiscard]] const Lane& lane() const noexcept { return m_lane; }
  /// From here on the door closes by itself: what stands in its way no longer counts.
  void ignoreDoor();
  /// Only wheels after which no more than this of the door is left, radians.
  void keepDoorWithin(double most) noexcept;
  [[nodiscard]] bool hasBlockers() const noexcept { return !m_blockers.empty(); }
  /// The wheels, other than none, that end with the front turned towards the charged facing; none when from > to.
  [[nodiscard]] WheelRange wheels() const noexcept { return m_wheels; }
  /// The same, cut where no door is left to close.
  [[nodiscard]] std::vector<WheelRange> parts() const;
  /// True when without a wheel the front runs into the charged facing first and nothing is in the way.
  [[nodiscard]] bool straightIsFree();
  /// The starts from which the move is legal. Gives the length of the longest free stretch; where there is none, minus
  /// the least by which all is forbidden. A range must not hold lane().turn inside.
  double freeStarts(WheelRange range, Spans& free, Sense sense = Sense::SomeWheel);
  /// The offsets at which the charger can end from these starts, into `ends`: for some wheel at least all of them, for
  /// every wheel those that are surely reached with one or another. Requires: freeStarts() has just been asked the
  /// same.
  void offsets(WheelRange range, Span starts, Spans& ends, Sense sense = Sense::SomeWheel);
  /// The same without a wheel, once straightIsFree().
  void straightOffsets(Spans& ends);
  [[nodiscard]] const Landing& landing() const noexcept { return m_landing; }

 private:
  struct View;

  [[nodiscard]] bool standsClear(double advance) const noexcept;
  [[nodiscard]] Span contacts(const View& view, Span starts) const noexcept;
  [[nodiscard]] double farthest(Span starts) const noexcept;
  void narrow(const View& view, Span& whole) const noexcept;
  void forbidBehind(const Heading& heading, double least, Span whole);
  void forbid(Span no, Span& whole);
  void forbidWheel(const View& view, Span& whole);
  void forbidAdvance(const View& view, Span& whole);
  void forbidDoor(const View& view, Span whole);
  void forbidContactPose(const View& view, const Heading& middle, Span whole);
  void forbiddenContacts(double door, Span wanted);
  [[nodiscard]] bool isTooWide(const View& view, Span whole) const noexcept;

  Lane m_lane;
  std::vector<Blocker> m_blockers;
  Doorway m_doorway;
  TargetTurn m_targetTurn;
  ReachProblem::Door m_door;
  Landing m_landing;
  WheelRange m_wheels;
  bool m_mayGoStraight = true;
  double m_targetMargin = 0;   ///< how far the target is kept off before the touch
  double m_clearAhead = 0;     ///< how far the charger can go straight on before an obstacle stops it
  double m_furthestStart = 0;  ///< the longest first advance that makes sense
  Spans m_standing;            ///< offsets at which the charger may not stand in the end
  Approach m_approach;
  Spans m_forbidden;
  Spans m_offsets;  ///< forbidden meeting places, as offsets
  Spans m_contacts;
};

}  // namespace frontage::geometry::charge
