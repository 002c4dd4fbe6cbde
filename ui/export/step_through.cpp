#include "ui/export/step_through.h"

#include "ui/overlays/event_marks.h"
#include "ui/overlays/sweep_marks.h"

#include <algorithm>
#include <cmath>

namespace frontage::ui {

namespace {

int timeFor(const core::Event& event, const Pace& pace) {
  return std::holds_alternative<core::StateChanged>(event.body) ? pace.note : pace.event;
}

}  // namespace

Timeline timelineOf(const core::PhaseRun& run) {
  Timeline timeline(run.start.field);
  int place = 0;
  for (const core::PhaseStep& step : run.steps)
    timeline.append(++place, step.transition.after.field, step.transition.events);
  return timeline;
}

Overlay marksAt(const Timeline& timeline, double t) {
  const int at = timeline.markAt(t);
  if (at < 0) return {};
  const TimelineMark& mark = timeline.marks()[static_cast<std::size_t>(at)];
  return eventMarks(timeline.fieldAt(t), mark.event, Timeline::pathTime(mark, t));
}

Overlay marksAfter(const core::PhaseRun& run, std::size_t steps) {
  if (steps == 0) return {};
  const core::Transition& last = run.steps[steps - 1].transition;
  Overlay marks;
  for (const core::Event& event : last.events)
    if (const auto path = movementOf(event).second; !path.empty()) add(marks, sweepMarks(path, 1));
  for (const core::Contact& contact : last.after.contacts)
    add(marks, contactMarks(last.after.field, contact.charger, contact.target));
  return marks;
}

std::vector<Frame> framesOf(const Timeline& timeline, const Pace& pace) {
  std::vector<Frame> frames{{0, pace.start}};
  for (const TimelineMark& mark : timeline.marks()) {
    if (!mark.moves()) {
      frames.push_back({mark.end(), timeFor(mark.event, pace)});
      continue;
    }
    const double frameTime = kFrameTime / 1000.0 * pace.speed;
    const int count = std::max(1, static_cast<int>(std::ceil(mark.duration / frameTime - 1e-9)));
    // The last of them would be the end, which has a frame of its own.
    for (int i = 1; i < count; ++i) frames.push_back({mark.start + mark.duration * i / count, kFrameTime});
    frames.push_back({mark.end(), kFrameTime + pace.afterMove});
  }
  if (frames.size() > 1) frames.back().milliseconds = std::max(frames.back().milliseconds, pace.end);
  return frames;
}

}  // namespace frontage::ui
