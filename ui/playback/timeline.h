#pragma once

#include "core/phase/event.h"
#include "core/phase/phase_state.h"
#include "geometry/motion/path.h"

#include <map>
#include <memory>
#include <vector>

namespace frontage::ui {

/// One event on the time axis. Times in seconds.
struct TimelineMark {
  int place = 0;  ///< of the PhaseSession: the step that the event belongs to
  int index = 0;  ///< of the event within the step
  core::Event event;
  double start = 0;
  double duration = 0;
  core::UnitId mover;          ///< empty when nothing moves
  geometry::Path path;         ///< of the mover
  std::vector<double> pieces;  ///< shares of the duration at which the pieces of the path begin, then 1
  [[nodiscard]] double end() const noexcept { return start + duration; }
  [[nodiscard]] bool moves() const noexcept { return !path.empty(); }
};

/// The one time function (DESIGN.md idea 7): events laid out in time, and for every moment where everything stands.
/// A pure reading of the events' own paths and of the states between the steps; no motion is made up here.
///
/// Guarantees: poses(t) is a function of t alone, the same whichever way t is reached; at the start of a step it is
/// exactly the state before and at its end exactly the state after; within a movement it is path.at(pathTime).
class Timeline {
 public:
  Timeline() = default;
  /// Starts with a field that nothing has happened on.
  explicit Timeline(core::Battlefield start);

  /// Adds a step after the last: its events one after another. A step of which nothing is seen takes a moment all the
  /// same, so that every place has a time of its own and can be stepped back to.
  void append(int place, const core::Battlefield& after, const std::vector<core::Event>& events);

  [[nodiscard]] double duration() const noexcept { return m_steps.empty() ? 0 : m_steps.back().end; }
  [[nodiscard]] const std::vector<TimelineMark>& marks() const noexcept { return m_marks; }
  /// The event to speak of at t: the one that runs or has just ended (start < t <= end); -1 at the very beginning.
  [[nodiscard]] int markAt(double t) const noexcept;
  /// The last step that is over at t (0 = the root).
  [[nodiscard]] int placeAt(double t) const noexcept;
  /// When a step is over; 0 for the root and for a place that is not on this line.
  [[nodiscard]] double endOf(int place) const noexcept;

  /// Everything on the table at t (clamped to the length).
  [[nodiscard]] core::Battlefield fieldAt(double t) const;
  [[nodiscard]] std::map<core::UnitId, geometry::Pose> poses(double t) const;
  /// The path's own time in [0, 1] at t: each piece is eased in and out by itself.
  [[nodiscard]] static double pathTime(const TimelineMark& mark, double t) noexcept;

  /// The moments to step through: the ends of the events, or with `pieces` those of the pieces of each movement too.
  [[nodiscard]] std::vector<double> stops(bool pieces) const;

 private:
  struct Step {
    int place = 0;
    double end = 0;
    std::shared_ptr<const core::Battlefield> after;
  };
  [[nodiscard]] const core::Battlefield& settledAt(int mark) const noexcept;
  [[nodiscard]] const Step* stepOverAt(double t) const noexcept;

  std::shared_ptr<const core::Battlefield> m_start;
  std::vector<Step> m_steps;
  std::vector<TimelineMark> m_marks;
  std::vector<std::shared_ptr<const core::Battlefield>> m_settled;  ///< after each mark
};

/// How long an event is shown, in seconds: a charge 0.6 to 2 by the length of its path, dice and the rest briefly.
[[nodiscard]] double durationOf(const core::Event& event);
/// The movement that an event carries: who and along what. Nothing moves: an empty id.
[[nodiscard]] std::pair<core::UnitId, geometry::Path> movementOf(const core::Event& event);

}  // namespace frontage::ui
