#include "ui/scene/trace_item.h"

#include "ui/scene/coordinates.h"
#include "ui/scene/layers.h"
#include "ui/scene/pens.h"
#include "ui/theme/theme.h"

#include <QPainter>

namespace frontage::ui {

TraceItem::TraceItem() {
  setZValue(zOf(Layer::Swept));
  setAcceptedMouseButtons(Qt::NoButton);
}

void TraceItem::show(const geometry::Path& path) {
  constexpr int kSteps = 96;
  prepareGeometryChange();
  m_start = toScene(path.start().corners());
  m_left.clear();
  m_right.clear();
  for (int i = 0; i <= kSteps; ++i) {
    const geometry::Footprint at = path.start().at(path.at(double(i) / kSteps));
    m_left << toScene(at.frontLeft());
    m_right << toScene(at.frontRight());
  }
  update();
}

void TraceItem::clear() {
  prepareGeometryChange();
  m_start.clear();
  m_left.clear();
  m_right.clear();
}

QRectF TraceItem::boundingRect() const {
  return (m_start.boundingRect() | m_left.boundingRect() | m_right.boundingRect()).adjusted(-4, -4, 4, 4);
}

void TraceItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
  if (m_start.isEmpty()) return;
  const double zoom = zoomOf(*this);
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setBrush(Qt::NoBrush);
  painter->setPen(linePen(theme().colour(Role::SoftText), 1, zoom, Qt::DashLine));
  painter->drawPolygon(m_start);
  painter->setPen(linePen(theme().colour(Role::Accent), 1.5, zoom));
  painter->drawPolyline(m_left);
  painter->drawPolyline(m_right);
}

}  // namespace frontage::ui
