#pragma once

#include "ui/phase/phase_stage.h"

#include <QWidget>

#include <array>

class QToolButton;

namespace frontage::ui {

/// The five steps of a charge across the top of the dock, the present one marked. Those that can be gone to are
/// buttons.
class StageGuide : public QWidget {
  Q_OBJECT

 public:
  explicit StageGuide(QWidget* parent = nullptr);
  /// `shown` is the step that the dock shows: the reading's own, or another one that may be done now too.
  void setReading(const StageReading& reading, Stage shown);
  /// No step can be gone to for now, and this is why.
  void setAllOff(const QString& why);

 signals:
  void wanted(frontage::ui::Stage stage);

 private:
  static constexpr std::array kSteps{Stage::Declare, Stage::React, Stage::Dice, Stage::Redirect, Stage::Resolve};
  std::array<QToolButton*, kSteps.size()> m_steps{};
};

}  // namespace frontage::ui
