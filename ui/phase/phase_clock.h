#pragma once

#include "ui/phase/phase_session.h"
#include "ui/playback/playback.h"

#include <QObject>

#include <vector>

namespace frontage::ui {

/// Time and place of a phase kept together: the playback runs over the line that is looked at, the place follows the
/// time or waits at the end of what is being shown.
class PhaseClock : public QObject {
  Q_OBJECT

 public:
  explicit PhaseClock(PhaseSession& session, QObject* parent = nullptr);

  [[nodiscard]] Playback& playback() noexcept { return m_playback; }
  [[nodiscard]] const Playback& playback() const noexcept { return m_playback; }
  /// The place is at the end of all that has happened, not where somebody stepped or scrubbed to.
  [[nodiscard]] bool isAhead() const noexcept { return m_ahead; }
  /// Nothing is played, and the time is the end of all that led to the place: what can be ordered there can be seen.
  [[nodiscard]] bool isResting() const;
  /// The mark that is shown for the first time while the outcome of the order is still open; -1 when nothing is hidden
  /// from anybody.
  [[nodiscard]] int watched() const;

  /// Another phase.
  void begin();
  /// Plays a step that has just been made.
  void showNew(int place);
  /// The line or the place is another one. True when somebody went there; then its end is shown.
  bool showPlace();
  /// Plays the line that is looked at as if it had just been ordered.
  void showAgain();
  /// Back to the moment at which the current place waits for an order, from the middle of what came of an earlier one.
  void settle();
  /// To the end of what is being watched.
  void skip();
  /// A moment of the line that was looked at before, as isAhead() was then. Requires: the session is at its place.
  void comeBack(double t, bool ahead);

 signals:
  /// Another line is looked at: pictures of the old one are void.
  void lineChanged();
  /// Shows the moment t of the line.
  void shows(double t, bool resting);
  /// watched() is another one.
  void watchedChanged();

 private:
  void onSought(double t);
  void onTime(double t);
  void onPlaying(bool playing);
  void goTo(int place);
  void rebuild();
  void watch();

  PhaseSession& m_session;
  Playback m_playback;
  std::vector<int> m_line;  ///< that the timeline was made of
  /// The place is at the end of what is being shown, and stays there while it is played; false once somebody steps or
  /// scrubs: then the place follows the time.
  bool m_ahead = true;
  bool m_moving = false;  ///< the place is being set from the time
  int m_watched = -1;     ///< what was told last
};

}  // namespace frontage::ui
