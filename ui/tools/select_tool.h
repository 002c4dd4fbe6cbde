#pragma once

#include "ui/document/selection.h"
#include "ui/tools/drag_gesture.h"
#include "ui/tools/table_context.h"
#include "ui/tools/tool.h"

#include <memory>
#include <optional>

namespace frontage::ui {

class HandlesItem;
class TableGrip;

/// Selects, moves and turns. What a press begins is a gesture of its own class.
class SelectTool : public Tool {
  Q_OBJECT

 public:
  explicit SelectTool(const TableContext& context, QObject* parent = nullptr);
  ~SelectTool() override;

  [[nodiscard]] QString hint() const override;
  [[nodiscard]] Qt::CursorShape cursor() const override { return m_cursor; }
  void activate() override;
  void deactivate() override;
  void press(const TablePointer& at) override;
  void move(const TablePointer& at) override;
  void release(const TablePointer& at) override;
  void doubleClick(const TablePointer& at) override;
  bool key(QKeyEvent& event) override;
  void cancel() override;
  /// Asked for each press before anything else is; it outlives the tool's use. Null = none.
  void setGrip(TableGrip* grip) noexcept { m_grip = grip; }
  [[nodiscard]] bool isBusy() const override { return m_gesture != nullptr; }
  [[nodiscard]] HandlesItem& handles() const noexcept { return *m_handles; }

 private:
  [[nodiscard]] std::unique_ptr<DragGesture> gestureAt(const TablePointer& at);
  std::unique_ptr<DragGesture> pressOnThing(const TablePointer& at);
  void begin(std::unique_ptr<DragGesture> gesture);
  void syncHandles();
  void keepHandleFree();
  void setCursor(Qt::CursorShape cursor);

  TableContext m_context;
  std::unique_ptr<HandlesItem> m_handles;
  std::unique_ptr<DragGesture> m_gesture;
  TableGrip* m_grip = nullptr;
  std::optional<Selection> m_clicked;  ///< one of several was pressed: it alone is chosen, if it is not dragged
  int m_stepsBefore = 0;               ///< of the undo stack, as it was pressed
  Qt::CursorShape m_cursor = Qt::ArrowCursor;
  bool m_active = false;
};

}  // namespace frontage::ui
