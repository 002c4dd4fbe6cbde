#pragma once

#include "ui/document/commands.h"
#include "ui/tools/table_context.h"
#include "ui/tools/tool.h"

#include <memory>

namespace frontage::ui {

/// One drag of the pointer, from press to release. Each move works from the state at the press, so that errors do not
/// add up, and pushes an edit of the same gesture, so that the document is always the truth and the whole drag is one
/// step of undo.
class DragGesture {
 public:
  explicit DragGesture(const TableContext& context) : m_context(context) {}
  virtual ~DragGesture() = default;
  virtual void move(const TablePointer& at) = 0;
  /// The pointer was let go.
  virtual void finish(const TablePointer&) {}
  /// Esc: everything as it was at the press.
  virtual void cancel() = 0;
  [[nodiscard]] virtual QString hint() const = 0;

 protected:
  [[nodiscard]] const TableContext& context() const noexcept { return m_context; }
  [[nodiscard]] const Gesture& gesture() const noexcept { return m_gesture; }

 private:
  TableContext m_context;
  Gesture m_gesture;
};

}  // namespace frontage::ui
