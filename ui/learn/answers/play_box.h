#pragma once

#include "ui/learn/answers/answer_box.h"

namespace frontage::ui {

/// Says where a real charge is played: in the Charge panel. Judged by what happens.
class PlayBox : public AnswerBox {
  Q_OBJECT

 public:
  explicit PlayBox(QWidget* parent);
  [[nodiscard]] std::optional<core::Answer> answer() const override { return std::nullopt; }
  void put(const core::Answer&) override {}
  [[nodiscard]] QString wanted() const override;
};

}  // namespace frontage::ui
