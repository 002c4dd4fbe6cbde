#pragma once

#include "ui/playback/timeline.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace frontage::ui {

/// The clock over a Timeline: play, pause, step, scrub. Time comes from a monotonic clock, never from counting ticks.
/// With reduced motion nothing glides: playing jumps from event to event.
class Playback : public QObject {
  Q_OBJECT

 public:
  explicit Playback(QObject* parent = nullptr);

  /// Another timeline; the time is kept, clamped to its length. Goes on playing if it was. All of it counts as
  /// shown but what playNew() says.
  void setTimeline(Timeline timeline);
  [[nodiscard]] const Timeline& timeline() const noexcept { return m_timeline; }

  [[nodiscard]] double time() const noexcept { return m_time; }
  [[nodiscard]] bool playing() const noexcept { return m_ticker.isActive(); }
  [[nodiscard]] bool atEnd() const noexcept { return m_time >= m_timeline.duration(); }
  [[nodiscard]] double speed() const noexcept { return m_speed; }
  [[nodiscard]] bool loops() const noexcept { return m_loops; }
  [[nodiscard]] bool reducedMotion() const noexcept { return m_reduced; }

  /// From here to the end, or from the start when it is at the end.
  void play();
  /// From the moment t to the end.
  void playFrom(double t);
  /// The same for events that are new from t on: until they have been played nobody knows of them (hasShown).
  void playNew(double t);
  /// False for an event that is new and has not begun to be shown.
  [[nodiscard]] bool hasShown(const TimelineMark& mark) const noexcept { return mark.start < m_seen; }
  void pause();
  void toggle();
  /// Shows the moment t; goes on playing from there if it was. Not a person's doing: no sought().
  void show(double t);
  /// Stops playing and shows the moment t.
  void seek(double t);
  /// One stop on or back: to the end of an event or, with `pieces`, of a piece of a movement.
  void stepForward(bool pieces);
  void stepBack(bool pieces);
  void home();
  void end();
  /// 1/4 to 4.
  void setSpeed(double speed);
  void setLoops(bool loops);
  void setReducedMotion(bool reduced);
  /// Lets so many seconds of the clock go by; the ticker calls this, and so may a test or an exporter.
  void elapse(double seconds);

 signals:
  void timeChanged(double t);
  void playingChanged(bool playing);
  void timelineChanged();
  void settingsChanged();
  /// The time was set by a person, not by playing.
  void sought(double t);

 private:
  void tick();
  void jump();

  Timeline m_timeline;
  double m_time = 0;
  double m_seen = 0;  ///< the latest moment that has been shown
  double m_speed = 1;
  bool m_loops = false;
  bool m_reduced = false;
  QTimer m_ticker;
  QElapsedTimer m_clock;
};

}  // namespace frontage::ui
