#pragma once

#include "geometry/base/vec.h"

#include <QStatusBar>
#include <QTimer>

#include <optional>

class QLabel;

namespace frontage::ui {

/// The status bar: what can be done here, what became of the last action, and where the pointer is.
class HintBar : public QStatusBar {
  Q_OBJECT

 public:
  explicit HintBar(QWidget* parent = nullptr);
  void setHint(const QString& tool, const QString& hint);
  /// How long a line stands in the place of the hint: what became of an action for as long as it takes to read it, what
  /// is wanted until it is done.
  enum class Stays { WhileRead, UntilNext };
  /// Takes the place of the hint, at the longest until the next action; an empty line brings the hint back.
  void say(const QString& line, Stays stays = Stays::WhileRead);
  void setPointer(std::optional<geometry::Vec> inches);
  void setZoom(double pixelsPerInch);

 private:
  void refresh();
  QLabel* m_line;
  QLabel* m_pointer;
  QLabel* m_zoom;
  QString m_hint;
  QString m_said;
  QTimer m_read{this};
};

}  // namespace frontage::ui
