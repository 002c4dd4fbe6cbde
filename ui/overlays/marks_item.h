#pragma once

#include "ui/overlays/overlay_mark.h"
#include "ui/scene/layers.h"

#include <QGraphicsItem>

namespace frontage::ui {

/// Paints the marks that lie in one layer of the table. Catches no mouse.
class MarksItem : public QGraphicsItem {
 public:
  explicit MarksItem(Layer layer);
  void setMarks(Overlay marks);
  [[nodiscard]] const Overlay& marks() const noexcept { return m_marks; }

  [[nodiscard]] QRectF boundingRect() const override { return m_bounds; }
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

 private:
  Overlay m_marks;
  QRectF m_bounds;
};

/// The layer that a mark is painted in; the words of any mark lie in Layer::Labels.
[[nodiscard]] Layer layerOf(const OverlayMark& mark);

}  // namespace frontage::ui
