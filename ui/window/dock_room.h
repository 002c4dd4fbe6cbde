#pragma once

#include <QSize>
#include <QWidget>

class QDockWidget;

namespace frontage::ui {

/// Keeps the room of a panel that is not built yet, so that nothing moves when it comes.
class DockRoom : public QWidget {
 public:
  /// `least`: as small as the panel can be.
  explicit DockRoom(QSize least, QWidget* parent = nullptr) : QWidget(parent), m_least(least) {}
  [[nodiscard]] QSize sizeHint() const override { return m_least; }
  [[nodiscard]] QSize minimumSizeHint() const override { return m_least; }

  /// Puts the panel into the dock in the place of what kept its room.
  static void fill(QDockWidget& dock, QWidget& panel);
  [[nodiscard]] static bool isFilled(const QDockWidget& dock);

 private:
  QSize m_least;
};

}  // namespace frontage::ui
