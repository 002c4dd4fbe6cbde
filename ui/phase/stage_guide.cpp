#include "ui/phase/stage_guide.h"

#include "ui/phase/reasons.h"
#include "ui/theme/theme.h"

#include <QHBoxLayout>
#include <QToolButton>

namespace frontage::ui {

StageGuide::StageGuide(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("stageGuide"));
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(0);
  for (std::size_t i = 0; i < kSteps.size(); ++i) {
    auto* step = new QToolButton(this);
    step->setObjectName(QStringLiteral("stage%1").arg(i + 1));
    step->setText(stageTitle(kSteps[i]));
    step->setCheckable(true);
    step->setAutoRaise(true);
    step->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(step, &QToolButton::clicked, this, [this, stage = kSteps[i]] { emit wanted(stage); });
    row->addWidget(step);
    m_steps[i] = step;
  }
}

void StageGuide::setReading(const StageReading& reading, Stage shown) {
  for (std::size_t i = 0; i < kSteps.size(); ++i) {
    const Stage stage = kSteps[i];
    const bool here = stage == shown;
    const bool calm = reading.stage == Stage::Resolve || reading.stage == Stage::Declare;
    const bool open = stage == reading.stage || (calm && stage == Stage::Declare && reading.mayDeclare) ||
                      (calm && stage == Stage::Resolve && reading.mayResolve());
    m_steps[i]->setChecked(here);
    m_steps[i]->setFont(uiFont(TextSize::Small, here ? QFont::DemiBold : QFont::Normal));
    allow(m_steps[i], open, whyNot(stage, reading), here ? tr("This is where the phase is.") : tr("Go to this step"));
  }
}

void StageGuide::setAllOff(const QString& why) {
  for (QToolButton* step : m_steps) {
    step->setChecked(false);
    step->setFont(uiFont(TextSize::Small));
    allow(step, false, why);
  }
}

}  // namespace frontage::ui
