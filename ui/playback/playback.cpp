#include "ui/playback/playback.h"

#include <algorithm>
#include <utility>

namespace frontage::ui {

namespace {
constexpr int kFrame = 16;            // milliseconds
constexpr double kSameMoment = 1e-9;  // seconds; guards against rounding in sums of durations
}  // namespace

Playback::Playback(QObject* parent) : QObject(parent) {
  m_ticker.setInterval(kFrame);
  m_ticker.setTimerType(Qt::PreciseTimer);
  connect(&m_ticker, &QTimer::timeout, this, &Playback::tick);
}

void Playback::setTimeline(Timeline timeline) {
  const bool behind = playing() && m_seen < m_timeline.duration();
  m_timeline = std::move(timeline);
  m_time = std::clamp(m_time, 0.0, m_timeline.duration());
  if (!behind) m_seen = m_timeline.duration();
  emit timelineChanged();
  emit timeChanged(m_time);
}

void Playback::play() {
  if (m_timeline.duration() <= 0) return;
  playFrom(atEnd() ? 0 : m_time);
}

void Playback::playFrom(double t) {
  if (m_timeline.duration() <= t) return show(t);
  const bool before = playing();
  m_clock.start();
  m_ticker.start();
  show(t);
  if (!before) emit playingChanged(true);
}

void Playback::playNew(double t) {
  m_seen = m_reduced ? m_timeline.duration() : std::min(m_seen, std::max(t, m_time));
  if (!playing()) playFrom(t);
}

void Playback::pause() {
  if (!playing()) return;
  m_ticker.stop();
  emit playingChanged(false);
}

void Playback::toggle() {
  if (playing())
    pause();
  else
    play();
}

void Playback::seek(double t) {
  pause();
  show(t);
  emit sought(m_time);
}

void Playback::stepForward(bool pieces) {
  for (const double stop : m_timeline.stops(pieces))
    if (stop > m_time + kSameMoment) return seek(stop);
  seek(m_timeline.duration());
}

void Playback::stepBack(bool pieces) {
  const std::vector<double> stops = m_timeline.stops(pieces);
  for (auto it = stops.rbegin(); it != stops.rend(); ++it)
    if (*it < m_time - kSameMoment) return seek(*it);
  seek(0);
}

void Playback::home() {
  seek(0);
}

void Playback::end() {
  seek(m_timeline.duration());
}

void Playback::setSpeed(double speed) {
  m_speed = std::clamp(speed, 0.25, 4.0);
  emit settingsChanged();
}

void Playback::setLoops(bool loops) {
  m_loops = loops;
  emit settingsChanged();
}

void Playback::setReducedMotion(bool reduced) {
  m_reduced = reduced;
  emit settingsChanged();
}

void Playback::show(double t) {
  m_time = std::clamp(t, 0.0, m_timeline.duration());
  m_seen = std::max(m_seen, m_time);
  emit timeChanged(m_time);
}

void Playback::tick() {
  const double seconds = static_cast<double>(m_clock.nsecsElapsed()) * 1e-9;
  m_clock.restart();
  elapse(seconds);
}

void Playback::elapse(double seconds) {
  if (m_reduced) return jump();
  const double next = m_time + seconds * m_speed;
  if (next < m_timeline.duration()) return show(next);
  // What is new is shown to its end first: whoever waits for it is told once it has been seen.
  if (m_loops && m_seen >= m_timeline.duration()) return show(0);
  show(m_timeline.duration());
  pause();
}

void Playback::jump() {
  if (m_loops) {
    m_loops = false;  // a loop of jumps would only flicker
    emit settingsChanged();
  }
  show(m_timeline.duration());
  pause();
}

}  // namespace frontage::ui
