#pragma once

#include <QComboBox>

namespace frontage::ui {

/// A box to choose from whose choice may be longer than the room for it: then it ends in dots, and the tooltip has it
/// whole. The list that it opens is as wide as the longest line.
class LineBox : public QComboBox {
 public:
  explicit LineBox(QWidget* parent = nullptr);
  void showPopup() override;

 protected:
  void paintEvent(QPaintEvent* event) override;
};

}  // namespace frontage::ui
