#pragma once

#include "core/battlefield/battlefield.h"
#include "core/lesson/model/task.h"

#include <QWidget>

#include <optional>

namespace frontage::ui {

class LessonTool;

/// The controls with which a task is answered.
class AnswerBox : public QWidget {
  Q_OBJECT

 public:
  using QWidget::QWidget;
  /// Nothing while there is none yet.
  [[nodiscard]] virtual std::optional<core::Answer> answer() const = 0;
  /// Puts an answer in, as if the learner had given it.
  virtual void put(const core::Answer& answer) = 0;
  /// What has to be said before there is an answer: "Choose one."
  [[nodiscard]] virtual QString wanted() const = 0;
  /// What of the answer is seen on the table: ids of units and terrain.
  [[nodiscard]] virtual core::Picks picks() const { return {}; }

 signals:
  void changed();
};

/// The box for the task, its ghost or clicks taken from `tool`. A `play` task has none to fill in. Requires: the field
/// is that of the step.
[[nodiscard]] AnswerBox* makeAnswerBox(const core::Task& task, const core::Battlefield& field, LessonTool& tool,
                                       QWidget* parent);

}  // namespace frontage::ui
