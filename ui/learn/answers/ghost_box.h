#pragma once

#include "ui/learn/answers/answer_box.h"

#include <vector>

class QDoubleSpinBox;

namespace frontage::ui {

/// The figures of the ghost on the table, which can also be typed in: where it stands and looks, or how far it wheels.
class GhostBox : public AnswerBox {
  Q_OBJECT

 public:
  enum class Asked { Place, Facing, Wheel };
  GhostBox(Asked asked, LessonTool& tool, QWidget* parent);
  [[nodiscard]] std::optional<core::Answer> answer() const override;
  void put(const core::Answer& answer) override;
  [[nodiscard]] QString wanted() const override;

 private:
  QDoubleSpinBox* addField(const char* name, const QString& title, const QString& suffix);
  void fromTool();
  void fromFields();

  Asked m_asked;
  LessonTool& m_tool;
  std::vector<QDoubleSpinBox*> m_fields;  ///< x, y, facing; or the one that is asked for
  bool m_syncing = false;
};

}  // namespace frontage::ui
