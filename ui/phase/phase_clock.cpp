#include "ui/phase/phase_clock.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace frontage::ui {

namespace {

/// Whether seeing the event means learning how something came out: not for what somebody said.
bool tellsOutcome(const core::Event& event) {
  return !std::holds_alternative<core::Declared>(event.body) && !std::holds_alternative<core::Reacted>(event.body) &&
         !std::holds_alternative<core::Redirected>(event.body) &&
         !std::holds_alternative<core::StateChanged>(event.body);
}

}  // namespace

PhaseClock::PhaseClock(PhaseSession& session, QObject* parent) : QObject(parent), m_session(session) {
  connect(&m_playback, &Playback::sought, this, &PhaseClock::onSought);
  connect(&m_playback, &Playback::timeChanged, this, &PhaseClock::onTime);
  connect(&m_playback, &Playback::playingChanged, this, &PhaseClock::onPlaying);
}

void PhaseClock::begin() {
  m_playback.pause();
  m_ahead = true;
  m_line.clear();
  rebuild();
}

void PhaseClock::showNew(int place) {
  m_ahead = true;
  const double from = m_playback.timeline().endOf(m_session.node(place).parent);
  rebuild();
  m_playback.playNew(from);
}

bool PhaseClock::showPlace() {
  rebuild();
  if (m_moving || m_playback.playing()) return false;
  m_ahead = true;
  m_playback.show(m_playback.timeline().endOf(m_session.current()));
  return true;
}

void PhaseClock::showAgain() {
  m_ahead = true;
  m_playback.show(0);
  m_playback.playNew(0);
}

void PhaseClock::skip() {
  m_playback.show(m_playback.timeline().duration());
  m_playback.pause();
}

void PhaseClock::settle() {
  if (m_ahead || isResting()) return;
  const double decision = m_playback.timeline().endOf(m_session.current());
  const QScopedValueRollback moving(m_moving, true);
  m_playback.pause();
  m_playback.show(decision);
}

void PhaseClock::comeBack(double t, bool ahead) {
  begin();
  m_ahead = ahead;
  m_playback.show(t);
}

void PhaseClock::goTo(int place) {
  const QScopedValueRollback moving(m_moving, true);
  m_session.goTo(place);
}

void PhaseClock::onSought(double t) {
  m_ahead = false;
  goTo(m_playback.timeline().placeAt(t));
}

void PhaseClock::onTime(double t) {
  emit shows(t, isResting());
  watch();
  if (!m_ahead && m_playback.playing()) goTo(m_playback.timeline().placeAt(t));
}

void PhaseClock::onPlaying(bool playing) {
  if (!playing && m_playback.atEnd()) {
    goTo(m_session.tip());
    m_ahead = true;
    emit shows(m_playback.time(), isResting());
  }
  watch();
}

bool PhaseClock::isResting() const {
  return m_session.running() && !m_playback.playing() &&
         m_playback.time() == m_playback.timeline().endOf(m_session.current());
}

int PhaseClock::watched() const {
  if (!m_ahead || !m_playback.playing()) return -1;
  const std::vector<TimelineMark>& marks = m_playback.timeline().marks();
  const bool open = std::any_of(marks.begin(), marks.end(), [this](const TimelineMark& mark) {
    return mark.end() > m_playback.time() && tellsOutcome(mark.event);
  });
  return open ? std::max(0, m_playback.timeline().markAt(m_playback.time())) : -1;
}

/// The dock follows from event to event while something is watched.
void PhaseClock::watch() {
  if (std::exchange(m_watched, watched()) != m_watched) emit watchedChanged();
}

void PhaseClock::rebuild() {
  const std::vector<int> line = m_session.line();
  if (line == m_line) return;
  m_line = line;
  emit lineChanged();
  Timeline timeline(m_session.running() ? m_session.node(0).state.field : core::Battlefield{});
  for (const int place : line)
    if (place > 0) timeline.append(place, m_session.node(place).state.field, m_session.node(place).events);
  m_playback.setTimeline(std::move(timeline));
}

}  // namespace frontage::ui
