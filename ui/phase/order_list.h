#pragma once

#include "core/battlefield/battlefield.h"

#include <QListWidget>

#include <vector>

namespace frontage::ui {

/// Units in an order that is changed by dragging the rows, or with Alt and the arrow keys. As high as its rows.
class OrderList : public QListWidget {
  Q_OBJECT

 public:
  explicit OrderList(QWidget* parent = nullptr);
  /// The same units as before stay in the order that they were put into.
  void setUnits(const std::vector<core::UnitId>& units, const core::Battlefield& field);
  [[nodiscard]] std::vector<core::UnitId> order() const;
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

 signals:
  void orderChanged();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
};

}  // namespace frontage::ui
