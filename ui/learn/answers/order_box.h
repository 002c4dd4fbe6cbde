#pragma once

#include "ui/learn/answers/answer_box.h"

class QListWidget;

namespace frontage::ui {

/// Sentences that are put into order, by dragging or with two buttons.
class OrderBox : public AnswerBox {
  Q_OBJECT

 public:
  OrderBox(const core::OrderTask& task, QWidget* parent);
  [[nodiscard]] std::optional<core::Answer> answer() const override;
  void put(const core::Answer& answer) override;
  [[nodiscard]] QString wanted() const override { return {}; }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void fit();
  void fill(const core::Picks& ids);
  void shift(int by);

  core::OrderTask m_task;
  QListWidget* m_list;
};

}  // namespace frontage::ui
