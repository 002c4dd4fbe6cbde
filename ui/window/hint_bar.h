#pragma once

#include "geometry/base/vec.h"

#include <QStatusBar>

#include <optional>

class QLabel;

namespace frontage::ui {

/// The status bar: what can be done here, what became of the last action, and where the pointer is.
class HintBar : public QStatusBar {
  Q_OBJECT

 public:
  explicit HintBar(QWidget* parent = nullptr);
  void setHint(const QString& tool, const QString& hint);
  /// Takes the place of the hint until the next action; an empty line brings the hint back.
  void say(const QString& line);
  void setPointer(std::optional<geometry::Vec> inches);
  void setZoom(double pixelsPerInch);

 private:
  void refresh();
  QLabel* m_line;
  QLabel* m_pointer;
  QLabel* m_zoom;
  QString m_hint;
  QString m_said;
};

}  // namespace frontage::ui
