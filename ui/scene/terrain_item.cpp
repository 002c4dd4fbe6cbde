#include "ui/scene/terrain_item.h"

#include "ui/scene/coordinates.h"
#include "ui/scene/pens.h"
#include "ui/scene/terrain_painter.h"

#include <QPainter>

namespace frontage::ui {

TerrainItem::TerrainItem() {
  setAcceptedMouseButtons(Qt::NoButton);
}

void TerrainItem::sync(const core::Terrain& terrain) {
  if (m_terrain.shape != terrain.shape) prepareGeometryChange();
  m_terrain = terrain;
  m_polygon = toScene(terrain.shape.vertices);
  update();
}

void TerrainItem::setSelected(bool selected) {
  if (std::exchange(m_selected, selected) != selected) update();
}

void TerrainItem::setHovered(bool hovered) {
  if (std::exchange(m_hovered, hovered) != hovered) update();
}

QRectF TerrainItem::boundingRect() const {
  return m_polygon.boundingRect().adjusted(-6, -6, 6, 6);
}

QPainterPath TerrainItem::shape() const {
  QPainterPath path;
  path.addPolygon(m_polygon);
  path.closeSubpath();
  return path;
}

void TerrainItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
  const double pixelsPerUnit = zoomOf(*this);
  paintTerrain(*painter, m_polygon, m_terrain.kind, pixelsPerUnit);
  if (!m_selected && !m_hovered) return;
  painter->setPen(linePen(theme().colour(Role::Accent), m_selected ? 2 : 1, pixelsPerUnit));
  painter->setBrush(Qt::NoBrush);
  painter->drawPolygon(m_polygon);
}

}  // namespace frontage::ui
