#pragma once

#include "core/battlefield/battlefield.h"
#include "ui/tools/drag_gesture.h"
#include "ui/tools/drag_threshold.h"

#include <memory>

namespace frontage::ui {

class SnapItem;

/// Drags a corner of a piece of terrain; taken at the middle of an edge, a new corner comes into being there.
class CornerGesture : public DragGesture {
 public:
  CornerGesture(const TableContext& context, const TablePointer& press, core::TerrainId id, std::size_t index,
                bool newCorner);
  ~CornerGesture() override;
  void move(const TablePointer& at) override;
  void cancel() override;
  [[nodiscard]] QString hint() const override;

 private:
  core::Terrain m_start;
  std::size_t m_index;
  bool m_newCorner;
  DragThreshold m_threshold;
  std::unique_ptr<SnapItem> m_snapMark;
};

/// Takes a corner away; refused for the last three.
bool removeCorner(const TableContext& context, const core::TerrainId& id, std::size_t index);

}  // namespace frontage::ui
