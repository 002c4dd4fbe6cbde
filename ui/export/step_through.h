#pragma once

#include "core/run/play_orders.h"
#include "ui/overlays/overlay_mark.h"
#include "ui/playback/timeline.h"

#include <vector>

namespace frontage::ui {

/// A phase that was played, as the window's timeline has it: the same times, the same ways.
[[nodiscard]] Timeline timelineOf(const core::PhaseRun& run);

/// What is drawn over the table at a moment of it: the marks of the event that runs or has just ended.
[[nodiscard]] Overlay marksAt(const Timeline& timeline, double t);
/// What is drawn over a table that rests after so many steps: the ways that the last step's movements took, and who is
/// in contact.
[[nodiscard]] Overlay marksAfter(const core::PhaseRun& run, std::size_t steps);

/// A picture of an animation: the moment it shows, and for how long.
struct Frame {
  double t = 0;  ///< seconds of the timeline
  int milliseconds = 0;
  bool operator==(const Frame&) const = default;
};

/// How an animation goes through a phase. All times are multiples of kFrameTime.
struct Pace {
  double speed = 1;  ///< of movements
  int start = 1000;  ///< milliseconds for the table as it is at first
  int event = 1200;  ///< for an event that is read, not seen
  int note = 200;    ///< for a change of state, which the events around it tell of anyway
  int afterMove = 400;
  int end = 2000;
};
/// 25 frames a second, which GIF (hundredths), WebP (thousandths) and video all have exactly.
inline constexpr int kFrameTime = 40;

/// The frames: movements at the timeline's own times, the first moment included and the end shown last; everything
/// else as one frame for as long as its reading takes.
[[nodiscard]] std::vector<Frame> framesOf(const Timeline& timeline, const Pace& pace);

}  // namespace frontage::ui
