#pragma once

#include "core/battlefield/battlefield.h"
#include "ui/tools/table_context.h"
#include "ui/tools/tool.h"

#include <memory>
#include <vector>

class QGraphicsPathItem;

namespace frontage::ui {

class SnapItem;

/// Draws a polygon corner by corner.
class TerrainTool : public Tool {
  Q_OBJECT

 public:
  explicit TerrainTool(const TableContext& context, QObject* parent = nullptr);
  ~TerrainTool() override;
  [[nodiscard]] QString hint() const override;
  [[nodiscard]] Qt::CursorShape cursor() const override { return Qt::CrossCursor; }
  void press(const TablePointer& at) override;
  void move(const TablePointer& at) override;
  void doubleClick(const TablePointer& at) override;
  bool key(QKeyEvent& event) override;
  void cancel() override;
  [[nodiscard]] bool isBusy() const override { return !m_corners.empty(); }

  void setKind(core::TerrainKind kind);
  [[nodiscard]] core::TerrainKind kind() const noexcept { return m_kind; }

 private:
  [[nodiscard]] geometry::Vec snapped(const TablePointer& at);
  void finish();
  void redraw();

  TableContext m_context;
  core::TerrainKind m_kind = core::TerrainKind::Hill;
  std::vector<geometry::Vec> m_corners;
  geometry::Vec m_pointer;
  std::unique_ptr<QGraphicsPathItem> m_outline;
  std::unique_ptr<SnapItem> m_snapMark;
};

}  // namespace frontage::ui
