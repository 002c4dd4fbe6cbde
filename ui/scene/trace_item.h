#pragma once

#include "geometry/motion/path.h"

#include <QGraphicsItem>
#include <QPainterPath>

namespace frontage::ui {

/// Where a unit came from and the ways of its front corners.
class TraceItem : public QGraphicsItem {
 public:
  TraceItem();
  void show(const geometry::Path& path);
  void clear();
  [[nodiscard]] QRectF boundingRect() const override;
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

 private:
  QPolygonF m_start;
  QPolygonF m_left;
  QPolygonF m_right;
};

}  // namespace frontage::ui
