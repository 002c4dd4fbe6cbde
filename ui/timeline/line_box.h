#pragma once

#include <QComboBox>

namespace frontage::ui {

/// A box to choose from whose choice may be longer than the room for it: then it ends in dots, and the tooltip has it
/// whole.
class LineBox : public QComboBox {
 public:
  explicit LineBox(QWidget* parent = nullptr);

 protected:
  void paintEvent(QPaintEvent* event) override;
};

}  // namespace frontage::ui
