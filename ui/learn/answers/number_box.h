#pragma once

#include "ui/learn/answers/answer_box.h"

class QDoubleSpinBox;

namespace frontage::ui {

/// A figure that is typed in.
class NumberBox : public AnswerBox {
  Q_OBJECT

 public:
  explicit NumberBox(const core::NumberTask& task, QWidget* parent);
  [[nodiscard]] std::optional<core::Answer> answer() const override;
  void put(const core::Answer& answer) override;
  [[nodiscard]] QString wanted() const override;

 private:
  QDoubleSpinBox* m_figure;
  bool m_typed = false;
};

}  // namespace frontage::ui
