#pragma once

#include "geometry/base/vec.h"

#include <QGraphicsItem>

#include <vector>

namespace frontage::ui {

/// The magnet mark: the lines that hold what is being moved, with a small magnet on the first.
class SnapItem : public QGraphicsItem {
 public:
  struct Line {
    geometry::Vec from;
    geometry::Vec to;
  };
  SnapItem();
  void show(const std::vector<Line>& lines);
  /// The lines as they are drawn, in the scene.
  [[nodiscard]] const QVector<QLineF>& lines() const noexcept { return m_lines; }
  [[nodiscard]] bool isShown() const noexcept { return !m_lines.isEmpty(); }
  [[nodiscard]] QRectF boundingRect() const override;
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

 private:
  QVector<QLineF> m_lines;
};

}  // namespace frontage::ui
