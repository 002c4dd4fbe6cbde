#include "ui/scene/overlay_item.h"

namespace frontage::ui {

OverlayItem::OverlayItem(Layer layer) {
  setZValue(zOf(layer));
  setFlag(ItemHasNoContents);
  setAcceptedMouseButtons(Qt::NoButton);
}

void OverlayItem::clear() {
  const QList<QGraphicsItem*> children = childItems();
  qDeleteAll(children);
}

}  // namespace frontage::ui
