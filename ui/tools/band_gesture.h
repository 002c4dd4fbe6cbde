#pragma once

#include "ui/document/selection.h"
#include "ui/tools/drag_gesture.h"

class QGraphicsRectItem;

namespace frontage::ui {

/// The rubber band: selects what it touches while it is drawn. With Shift it adds to what was selected.
class BandGesture : public DragGesture {
 public:
  BandGesture(const TableContext& context, const TablePointer& press);
  ~BandGesture() override;
  void move(const TablePointer& at) override;
  void cancel() override;
  [[nodiscard]] QString hint() const override;

 private:
  QPointF m_press;
  Selection m_before;
  bool m_adding;
  std::unique_ptr<QGraphicsRectItem> m_band;
};

}  // namespace frontage::ui
