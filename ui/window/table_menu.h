#pragma once

#include <QPoint>

class QMenu;

namespace frontage::ui {

class MainWindow;

/// What can be done with what is selected, or with the table where nothing is: opened by the right button or the menu
/// key. The right button on something that is not selected selects it first, as the left one does. While the table is
/// locked there is only what looks at it.
class TableMenu {
 public:
  explicit TableMenu(MainWindow& window) : m_window(window) {}
  /// `at` in the view's pixels.
  void open(QPoint at, bool byKey);

 private:
  void selectUnder(QPoint at);
  [[nodiscard]] QPoint placeForKey() const;
  void fill(QMenu& menu) const;

  MainWindow& m_window;
};

}  // namespace frontage::ui
