#include "ui/scene/ghost_item.h"

#include "ui/scene/coordinates.h"
#include "ui/scene/layers.h"
#include "ui/scene/pens.h"
#include "ui/scene/unit_painter.h"

#include <QPainter>

namespace frontage::ui {

GhostItem::GhostItem() {
  setZValue(zOf(Layer::Dragged));
  setAcceptedMouseButtons(Qt::NoButton);
  setVisible(false);
}

void GhostItem::show(const core::Unit& unit, std::size_t armyIndex, bool forbidden) {
  prepareGeometryChange();
  m_unit = unit;
  m_armyIndex = armyIndex;
  m_forbidden = forbidden;
  const BasePlan plan = basePlanOf(unit);
  m_half = plan.half;
  m_bases = plan.bases;
  setPos(toScene(unit.pose.centre));
  setRotation(toSceneRotation(unit.pose.facing));
  setVisible(true);
  update();
}

QRectF GhostItem::sceneBox() const {
  return mapRectToScene(QRectF(-m_half.width(), -m_half.height(), 2 * m_half.width(), 2 * m_half.height()));
}

QRectF GhostItem::boundingRect() const {
  return QRectF(-m_half.width(), -m_half.height(), 2 * m_half.width(), 2 * m_half.height()).adjusted(-12, -12, 12, 12);
}

void GhostItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
  UnitPicture picture;
  picture.half = m_half;
  picture.bases = m_bases;
  picture.army = &theme().army(m_armyIndex);
  picture.armyIndex = m_armyIndex;
  picture.pixelsPerUnit = zoomOf(*this);
  picture.ghost = true;
  picture.forbidden = m_forbidden;
  paintUnit(*painter, picture);
}

}  // namespace frontage::ui
