#pragma once

#include "ui/tools/drag_threshold.h"
#include "ui/tools/table_context.h"
#include "ui/tools/tool.h"

#include <memory>
#include <optional>

class QGraphicsLineItem;

namespace frontage::ui {

class ReadoutItem;

/// Measures from where it was pressed to the pointer; between units the closest points.
class RulerTool : public Tool {
  Q_OBJECT

 public:
  explicit RulerTool(const TableContext& context, QObject* parent = nullptr);
  ~RulerTool() override;
  [[nodiscard]] QString hint() const override;
  [[nodiscard]] Qt::CursorShape cursor() const override { return Qt::CrossCursor; }
  void press(const TablePointer& at) override;
  void move(const TablePointer& at) override;
  void release(const TablePointer& at) override;
  bool key(QKeyEvent& event) override;
  void cancel() override;
  /// What was measured last, inches.
  [[nodiscard]] std::optional<double> measured() const noexcept { return m_measured; }

 private:
  TableContext m_context;
  std::optional<TablePointer> m_from;
  DragThreshold m_threshold;
  std::optional<double> m_measured;
  std::unique_ptr<QGraphicsLineItem> m_line;
  std::unique_ptr<ReadoutItem> m_readout;
};

}  // namespace frontage::ui
