#include "ui/scene/snap_item.h"

#include "ui/scene/coordinates.h"
#include "ui/scene/layers.h"
#include "ui/scene/pens.h"
#include "ui/theme/theme.h"

#include <QPainter>

namespace frontage::ui {

SnapItem::SnapItem() {
  setZValue(zOf(Layer::Handles));
  setAcceptedMouseButtons(Qt::NoButton);
}

void SnapItem::show(const std::vector<Line>& lines) {
  prepareGeometryChange();
  m_lines.clear();
  for (const Line& line : lines) m_lines << QLineF(toScene(line.from), toScene(line.to));
  update();
}

QRectF SnapItem::boundingRect() const {
  QRectF box;
  for (const QLineF& line : m_lines) box |= QRectF(line.p1(), line.p2()).normalized().adjusted(-1, -1, 1, 1);
  const double room = 16 / zoomOf(*this);
  return m_lines.isEmpty() ? QRectF() : box.adjusted(-room, -room, room, room);
}

void SnapItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
  if (m_lines.isEmpty()) return;
  const double zoom = zoomOf(*this);
  const QColor colour = theme().colour(Role::Snap);
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setPen(linePen(colour, 2, zoom));
  painter->drawLines(m_lines);
  PixelFrame frame(*painter, m_lines.front().center(), zoom);
  painter->setPen(QPen(colour, 2));
  painter->setBrush(theme().colour(Role::Halo));
  painter->drawEllipse(QPointF(), 8, 8);
  painter->setBrush(Qt::NoBrush);
  // A horseshoe with its two ends.
  painter->drawArc(QRectF(-3.5, -4.5, 7, 7), 0, 180 * 16);
  painter->drawLine(QPointF(-3.5, -1), QPointF(-3.5, 4));
  painter->drawLine(QPointF(3.5, -1), QPointF(3.5, 4));
}

}  // namespace frontage::ui
