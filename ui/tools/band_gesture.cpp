#include "ui/tools/band_gesture.h"

#include "ui/document/document.h"
#include "ui/scene/battlefield_scene.h"
#include "ui/scene/layers.h"
#include "ui/scene/pens.h"
#include "ui/scene/terrain_item.h"
#include "ui/scene/unit_item.h"
#include "ui/theme/theme.h"

#include <QCoreApplication>
#include <QGraphicsRectItem>

namespace frontage::ui {

BandGesture::BandGesture(const TableContext& context, const TablePointer& press)
    : DragGesture(context),
      m_press(press.scene),
      m_before(context.document.selection()),
      m_adding(press.modifiers.testFlag(Qt::ShiftModifier)),
      m_band(std::make_unique<QGraphicsRectItem>()) {
  QColor tint = theme().colour(Role::Accent);
  m_band->setPen(linePen(tint, 1, context.scene.zoom()));
  tint.setAlphaF(0.12F);
  m_band->setBrush(tint);
  m_band->setZValue(zOf(Layer::Dragged));
  context.scene.addItem(m_band.get());
}

BandGesture::~BandGesture() = default;

QString BandGesture::hint() const {
  return QCoreApplication::translate("frontage::ui::BandGesture", "Draw a box round what you want to select.");
}

void BandGesture::move(const TablePointer& at) {
  const QRectF box = QRectF(m_press, at.scene).normalized();
  m_band->setRect(box);
  Selection selection = m_adding ? m_before : Selection{};
  for (const QGraphicsItem* item : context().scene.items(box, Qt::IntersectsItemShape)) {
    if (const auto* unit = qgraphicsitem_cast<const UnitItem*>(item)) selection.units.insert(unit->unit().id);
    if (const auto* terrain = qgraphicsitem_cast<const TerrainItem*>(item))
      if (box.contains(terrain->shape().boundingRect())) selection.terrain.insert(terrain->terrain().id);
  }
  context().document.select(std::move(selection));
}

void BandGesture::cancel() {
  context().document.select(m_before);
}

}  // namespace frontage::ui
