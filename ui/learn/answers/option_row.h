#pragma once

#include "ui/phase/choice_row.h"

namespace frontage::ui {

/// An option of a question: a radio button where one of them is chosen, a tick box where several may be; all of the row
/// takes the click. Radio buttons in one parent are one group, which the arrow keys go through.
class OptionRow : public ChoiceRow {
  Q_OBJECT

 public:
  OptionRow(bool several, QWidget* parent);

 protected:
  [[nodiscard]] bool hasMark() const override { return true; }
  void paintMark(QPainter& painter, const QRect& place) const override;
  [[nodiscard]] int padding() const override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void paintRadio(QPainter& painter, const QRectF& place) const;
  void paintTick(QPainter& painter, const QRectF& place) const;

  bool m_several;
};

}  // namespace frontage::ui
