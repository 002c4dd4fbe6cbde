#include "ui/scene/unit_item.h"

#include "ui/scene/coordinates.h"
#include "ui/scene/pens.h"
#include "ui/scene/unit_painter.h"

#include <QPainter>

namespace frontage::ui {

namespace {

/// Room around the footprint for the selection outline and the front edge, scene units.
constexpr double kMargin = 12;

}  // namespace

UnitItem::UnitItem() {
  setAcceptedMouseButtons(Qt::NoButton);
}

void UnitItem::sync(const core::Unit& unit, std::size_t armyIndex) {
  const bool sameShape = m_unit.models == unit.models && m_unit.files == unit.files && m_unit.base == unit.base;
  if (!sameShape || m_bases.isEmpty()) prepareGeometryChange();
  m_unit = unit;
  m_armyIndex = armyIndex;
  if (!sameShape || m_bases.isEmpty()) layOut();
  setPos(toScene(unit.pose.centre));
  setRotation(toSceneRotation(unit.pose.facing));
  setVisible(!unit.state.destroyed);
  update();
}

void UnitItem::setSelected(bool selected) {
  if (std::exchange(m_selected, selected) != selected) update();
}

void UnitItem::setHovered(bool hovered) {
  if (std::exchange(m_hovered, hovered) != hovered) update();
}

void UnitItem::setGhost(bool ghost) {
  if (std::exchange(m_ghost, ghost) != ghost) update();
}

void UnitItem::layOut() {
  const BasePlan plan = basePlanOf(m_unit);
  m_half = plan.half;
  m_bases = plan.bases;
}

QRectF UnitItem::boundingRect() const {
  return QRectF(-m_half.width(), -m_half.height(), 2 * m_half.width(), 2 * m_half.height())
      .adjusted(-kMargin, -kMargin, kMargin, kMargin);
}

QPainterPath UnitItem::shape() const {
  QPainterPath path;
  path.addRect(-m_half.width(), -m_half.height(), 2 * m_half.width(), 2 * m_half.height());
  return path;
}

void UnitItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
  UnitPicture picture;
  picture.half = m_half;
  picture.bases = m_bases;
  picture.army = &theme().army(m_armyIndex);
  picture.armyIndex = m_armyIndex;
  picture.pixelsPerUnit = zoomOf(*this);
  picture.selected = m_selected;
  picture.hovered = m_hovered;
  picture.ghost = m_ghost;
  picture.fleeing = m_unit.state.fleeing;
  paintUnit(*painter, picture);
}

}  // namespace frontage::ui
