#pragma once

#include <QPen>
#include <QPointF>

class QGraphicsItem;
class QPainter;

namespace frontage::ui {

// Lines and text keep their size on the screen while the table is zoomed. They do so by the scene's own zoom
// (BattlefieldScene::zoom, pixels for one scene unit) and not by the device, so that an export at 300 dpi gives the
// same picture with finer pixels instead of hair-thin lines.

/// The zoom of the scene that the item is in; 1 outside a BattlefieldScene.
[[nodiscard]] double zoomOf(const QGraphicsItem& item);

/// A line so many pixels wide.
[[nodiscard]] QPen linePen(const QColor& colour, double pixels, double zoom, Qt::PenStyle style = Qt::SolidLine);

/// While it lives, the painter's units are pixels, upright, with the origin at `at` (in the painter's frame before).
class PixelFrame {
 public:
  PixelFrame(QPainter& painter, QPointF at, double zoom);
  ~PixelFrame();
  PixelFrame(const PixelFrame&) = delete;
  PixelFrame& operator=(const PixelFrame&) = delete;

 private:
  QPainter& m_painter;
};

}  // namespace frontage::ui
