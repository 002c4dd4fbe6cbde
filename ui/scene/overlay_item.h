#pragma once

#include "ui/scene/layers.h"

#include <QGraphicsItem>

namespace frontage::ui {

/// An empty parent for the items of one overlay, lying in its layer; so that a whole overlay is cleared or hidden at
/// once. Children are given in scene coordinates. Catches no mouse.
class OverlayItem : public QGraphicsItem {
 public:
  explicit OverlayItem(Layer layer);
  /// Deletes all children.
  void clear();
  [[nodiscard]] QRectF boundingRect() const override { return {}; }
  void paint(QPainter*, const QStyleOptionGraphicsItem*, QWidget*) override {}
};

}  // namespace frontage::ui
