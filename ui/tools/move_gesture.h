#pragma once

#include "ui/document/things.h"
#include "ui/tools/drag_gesture.h"
#include "ui/tools/drag_threshold.h"

#include <memory>
#include <optional>
#include <vector>

namespace frontage::ui {

class GhostItem;
class SnapItem;

/// Drags the selection. Where it may not stand, it waits at its last good place while a red ghost follows the pointer.
class MoveGesture : public DragGesture {
 public:
  /// `grabbed` is the unit under the pointer: the one that snaps.
  MoveGesture(const TableContext& context, const TablePointer& press, std::optional<core::UnitId> grabbed);
  ~MoveGesture() override;
  void move(const TablePointer& at) override;
  void cancel() override;
  [[nodiscard]] QString hint() const override;

 private:
  [[nodiscard]] Things wanted(const TablePointer& at);
  [[nodiscard]] Things outlinesSnapped(Things things);
  void showGhosts(const Things& things);

  Things m_start;
  geometry::Vec m_press;
  DragThreshold m_threshold;
  std::optional<core::UnitId> m_grabbed;
  std::vector<std::unique_ptr<GhostItem>> m_ghosts;
  std::unique_ptr<SnapItem> m_snapMark;
};

}  // namespace frontage::ui
