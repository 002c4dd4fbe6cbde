#include "ui/window/dock_room.h"

#include <QDockWidget>

namespace frontage::ui {

void DockRoom::fill(QDockWidget& dock, QWidget& panel) {
  QWidget* room = dock.widget();
  dock.setWidget(&panel);
  delete room;
}

bool DockRoom::isFilled(const QDockWidget& dock) {
  return dock.widget() && !dynamic_cast<const DockRoom*>(dock.widget());
}

}  // namespace frontage::ui
