#pragma once

#include "geometry/base/angle.h"
#include "ui/document/things.h"
#include "ui/tools/drag_gesture.h"
#include "ui/tools/drag_threshold.h"

namespace frontage::ui {

class ReadoutItem;

/// Turns the selection by its handle.
class TurnGesture : public DragGesture {
 public:
  TurnGesture(const TableContext& context, const TablePointer& press);
  ~TurnGesture() override;
  void move(const TablePointer& at) override;
  void cancel() override;
  [[nodiscard]] QString hint() const override;

 private:
  [[nodiscard]] geometry::Angle wanted(const TablePointer& at) const;

  Things m_start;
  geometry::Vec m_centre;
  geometry::Vec m_press;
  DragThreshold m_threshold;
  std::unique_ptr<ReadoutItem> m_readout;
};

}  // namespace frontage::ui
