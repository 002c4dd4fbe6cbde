#include "ui/scene/pens.h"

#include "ui/scene/battlefield_scene.h"

#include <QGraphicsItem>
#include <QPainter>

namespace frontage::ui {

double zoomOf(const QGraphicsItem& item) {
  const auto* scene = qobject_cast<const BattlefieldScene*>(item.scene());
  return scene ? scene->zoom() : 1;
}

QPen linePen(const QColor& colour, double pixels, double zoom, Qt::PenStyle style) {
  return {colour, pixels / zoom, style, Qt::FlatCap, Qt::MiterJoin};
}

PixelFrame::PixelFrame(QPainter& painter, QPointF at, double zoom) : m_painter(painter) {
  m_painter.save();
  m_painter.translate(at);
  m_painter.scale(1 / zoom, 1 / zoom);
}

PixelFrame::~PixelFrame() {
  m_painter.restore();
}

}  // namespace frontage::ui
