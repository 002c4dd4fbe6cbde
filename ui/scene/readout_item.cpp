#include "ui/scene/readout_item.h"

#include "ui/scene/layers.h"
#include "ui/scene/pens.h"
#include "ui/theme/theme.h"

#include <QFontMetricsF>
#include <QGraphicsScene>
#include <QGraphicsView>
#include <QPainter>

namespace frontage::ui {

namespace {

constexpr double kAside = 16;  ///< pixels from the pointer
constexpr double kAbove = 4;

QFont textFont() {
  return boardFont(12, QFont::DemiBold);
}

}  // namespace

ReadoutItem::ReadoutItem() {
  setZValue(zOf(Layer::Dragged));
  setAcceptedMouseButtons(Qt::NoButton);
  setVisible(false);
}

void ReadoutItem::show(QPointF scenePoint, const QString& text, bool limited) {
  prepareGeometryChange();
  m_text = text;
  m_limited = limited;
  setPos(scenePoint);
  m_leftOf = m_below = false;
  if (const QGraphicsScene* board = scene(); board && !board->views().isEmpty()) placeIn(*board->views().front());
  setVisible(true);
  update();
}

/// On the other side of the pointer where it would be cut off.
void ReadoutItem::placeIn(const QGraphicsView& view) {
  const QPointF pointer = view.mapFromScene(pos());
  const QRectF wanted = box().translated(pointer);
  const QRect seen = view.viewport()->rect();
  m_leftOf = wanted.right() > seen.right();
  m_below = wanted.top() < seen.top();
}

QRectF ReadoutItem::box() const {
  const QFontMetricsF metrics(textFont());
  const QSizeF size(metrics.horizontalAdvance(m_text) + 16, metrics.height() + 8);
  return {QPointF(m_leftOf ? -kAside - size.width() : kAside, m_below ? kAside : -kAbove - size.height()), size};
}

QRectF ReadoutItem::boundingRect() const {
  const double pixel = 1 / zoomOf(*this);
  const QRectF b = box().adjusted(-2, -2, 2, 2);
  return {b.topLeft() * pixel, b.size() * pixel};
}

void ReadoutItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
  PixelFrame frame(*painter, {}, zoomOf(*this));
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setPen(QPen(theme().colour(m_limited ? Role::Bad : Role::Line), 1));
  painter->setBrush(theme().colour(Role::Surface));
  painter->drawRoundedRect(box(), 4, 4);
  painter->setFont(textFont());
  painter->setPen(theme().colour(m_limited ? Role::Bad : Role::Text));
  painter->drawText(box(), Qt::AlignCenter, m_text);
}

}  // namespace frontage::ui
