#pragma once

#include "ui/playback/playback.h"
#include "ui/timeline/strip_layout.h"

#include <QWidget>

#include <functional>
#include <optional>

namespace frontage::ui {

/// The painted time axis: one cell an event with its icon and title, grouped by the order that caused it, the pieces of
/// a movement as ticks, and the playhead. A click on an event goes to its end, where stepping leads as well; dragging
/// scrubs. Keys: Left and Right step piece by piece, with Ctrl
/// event by event, Home and End, Space plays.
class TimelineStrip : public QWidget {
  Q_OBJECT

 public:
  /// `caption` names the order of a place.
  TimelineStrip(Playback& playback, std::function<QString(int place)> caption, QWidget* parent = nullptr);

  /// So many lines of play stand in the file and wait to be played: said as long as there is nothing to show.
  void setRecorded(int lines);
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;
  [[nodiscard]] const StripLayout& layoutOfMarks() const noexcept { return m_layout; }

 signals:
  void playheadMoved(int x);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool event(QEvent* event) override;

 private:
  void rebuild();
  void follow(double t);
  void paintEmpty(QPainter& painter) const;
  void paintCaptions(QPainter& painter) const;
  void paintCell(QPainter& painter, std::size_t index) const;
  void paintPlayhead(QPainter& painter) const;
  [[nodiscard]] QRectF cellRect(std::size_t index) const;
  [[nodiscard]] QString tipAt(QPoint at) const;

  Playback& m_playback;
  std::function<QString(int)> m_caption;
  StripLayout m_layout;
  int m_recorded = 0;
  std::optional<double> m_pressed;  ///< where the button went down, until the pointer has left from there
};

}  // namespace frontage::ui
