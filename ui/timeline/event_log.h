#pragma once

#include "ui/playback/playback.h"

#include <QListWidget>

class QLabel;

namespace frontage::ui {

/// The events of the line in words, one a row: the equal of the painted timeline for readers and screen readers. The
/// row of the moment shown is current; choosing a row goes to the end of that event. What has not been shown yet has no
/// row: the log does not run ahead of the table.
class EventLog : public QListWidget {
  Q_OBJECT

 public:
  explicit EventLog(Playback& playback, QWidget* parent = nullptr);

 private:
  void rebuild();
  void follow(double t);

  Playback& m_playback;
  QLabel* m_empty;  ///< what will stand here
  bool m_following = false;
};

}  // namespace frontage::ui
