#pragma once

#include "core/battlefield/battlefield.h"

#include <QRectF>

class QPainter;

namespace frontage::ui {

/// The table: its surface, the grid, deployment lines and the rulers along its edges. The ground of the scene and not a
/// thing in it: it changes seldom, and a view keeps it as one picture while things are moved over it.
class TablePainter {
 public:
  /// Whether anything is different now.
  bool sync(const core::Table& table);
  void setParts(bool grid, bool rulers, bool deployment);
  [[nodiscard]] bool hasRulers() const noexcept { return m_rulers; }

  [[nodiscard]] QRectF surface() const noexcept;
  /// The surface with the rulers.
  [[nodiscard]] QRectF bounds() const noexcept;
  /// On a painter whose units are those of the scene.
  void paint(QPainter& painter, double pixelsPerUnit) const;

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
