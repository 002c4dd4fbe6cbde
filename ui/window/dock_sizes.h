#pragma once

#include <QVariantMap>

class QMainWindow;

namespace frontage::ui {

/// The sizes of the docks that are seen, by their names, with the bar of tabs that they share with others: what
/// QMainWindow::saveState() alone does not bring back in a window that is not shown yet.
[[nodiscard]] QVariantMap dockSizesOf(const QMainWindow& window);
/// Gives them their sizes again: beside the table and below it, and those that stand below one another. Names that the
/// window has no dock for are passed over.
void restoreDockSizes(QMainWindow& window, const QVariantMap& sizes);

}  // namespace frontage::ui
