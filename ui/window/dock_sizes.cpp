#include "ui/window/dock_sizes.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QTabBar>

#include <cstdlib>

namespace frontage::ui {

namespace {

constexpr int kSeam = 4;  // pixels that a style may leave between a bar of tabs and its docks

/// Where docks get their sizes, the bar of tabs counts as theirs.
int tabsHeightOver(const QMainWindow& window, QDockWidget& dock) {
  if (window.tabifiedDockWidgets(&dock).isEmpty()) return 0;
  for (const auto* bar : window.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
    const QRect tabs = bar->geometry();
    const bool inLine = tabs.left() < dock.geometry().right() && dock.x() < tabs.right();
    if (bar->isVisible() && inLine && std::abs(tabs.bottom() + 1 - dock.y()) <= kSeam) return dock.y() - tabs.top();
  }
  return 0;
}

}  // namespace

QVariantMap dockSizesOf(const QMainWindow& window) {
  QVariantMap sizes;
  for (QDockWidget* dock : window.findChildren<QDockWidget*>())
    if (dock->isVisible() && !dock->isFloating() && !dock->visibleRegion().isEmpty())
      sizes.insert(dock->objectName(), dock->size() + QSize(0, tabsHeightOver(window, *dock)));
  return sizes;
}

void restoreDockSizes(QMainWindow& window, const QVariantMap& sizes) {
  QList<QDockWidget*> docks;
  QList<int> widths;
  QList<int> heights;
  for (auto it = sizes.cbegin(); it != sizes.cend(); ++it) {
    auto* dock = window.findChild<QDockWidget*>(it.key());
    const QSize size = it.value().toSize();
    if (!dock || dock->isHidden() || dock->isFloating() || size.isEmpty()) continue;
    docks << dock;
    widths << size.width();
    heights << size.height();
  }
  window.resizeDocks(docks, widths, Qt::Horizontal);
  window.resizeDocks(docks, heights, Qt::Vertical);
}

}  // namespace frontage::ui
