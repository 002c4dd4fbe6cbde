#pragma once

#include "core/battlefield/battlefield.h"

#include <QGraphicsItem>

namespace frontage::ui {

/// The table: its surface, the grid, deployment lines and the rulers along its edges.
class TableItem : public QGraphicsItem {
 public:
  TableItem();
  void sync(const core::Table& table);
  void setParts(bool grid, bool rulers, bool deployment);
  /// Room that the rulers take outside the table, scene units.
  static constexpr double kRulerRoom = 44;

  [[nodiscard]] QRectF surface() const noexcept;
  [[nodiscard]] QRectF boundingRect() const override;
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

 private:
  void paintGrid(QPainter& painter, double pixelsPerUnit) const;
  void paintRulers(QPainter& painter, double pixelsPerUnit) const;
  void paintDeployment(QPainter& painter, double pixelsPerUnit) const;

  core::Table m_table;
  bool m_grid = true;
  bool m_rulers = true;
  bool m_deployment = false;
};

}  // namespace frontage::ui
