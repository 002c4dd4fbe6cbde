#include "ui/phase/reform_box.h"

#include "core/battlefield/formation.h"
#include "ui/phase/phase_controller.h"
#include "ui/phase/reasons.h"
#include "ui/text/clause_text.h"
#include "ui/text/names.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

namespace frontage::ui {

ReformBox::ReformBox(PhaseController& controller, QWidget* parent)
    : QWidget(parent),
      m_controller(controller),
      m_title(new QLabel(this)),
      m_facing(new QDoubleSpinBox(this)),
      m_files(new QSpinBox(this)),
      m_reform(new QPushButton(icon(QStringLiteral("refresh-cw")), tr("&Test and reform"), this)) {
  setObjectName(QStringLiteral("reformBox"));
  m_title->setFont(uiFont(TextSize::Normal, QFont::DemiBold));
  m_title->setWordWrap(true);
  m_facing->setObjectName(QStringLiteral("reformFacing"));
  m_facing->setRange(0, 359.9);
  m_facing->setDecimals(1);
  m_facing->setWrapping(true);
  m_facing->setSingleStep(15);
  m_facing->setSuffix(QStringLiteral("\u00b0"));
  m_facing->setAccessibleName(tr("New facing"));
  m_files->setObjectName(QStringLiteral("reformFiles"));
  m_files->setAccessibleName(tr("Models wide"));
  m_reform->setObjectName(QStringLiteral("reformButton"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  column->addWidget(m_title);
  auto* form = new QFormLayout;
  form->addRow(tr("Facing"), m_facing);
  form->addRow(tr("Models wide"), m_files);
  column->addLayout(form);
  column->addWidget(m_reform);
  connect(m_facing, &QDoubleSpinBox::valueChanged, this, &ReformBox::preview);
  connect(m_files, &QSpinBox::valueChanged, this, &ReformBox::preview);
  connect(m_reform, &QPushButton::clicked, this, [this] {
    m_controller.overlays().clear(OverlayBoard::Source::Choice);
    m_controller.give(core::Reform{m_unit, m_facing->value(), m_files->value()});
  });
}

void ReformBox::refresh() {
  const StageReading reading = m_controller.stage();
  if (reading.reforms.empty()) {
    m_unit = {};
    return;
  }
  const core::PhaseState& state = m_controller.state();
  const core::Unit* unit = state.field.find(reading.reforms.front());
  m_title->setText(tr("%1 may reform: a Leadership test of %2 or less, then any facing about the same centre.")
                       .arg(nameOf(state.field, unit->id))
                       .arg(unit->stats.leadership));
  if (m_unit != unit->id) {
    m_unit = unit->id;
    const QSignalBlocker facing(m_facing);
    const QSignalBlocker files(m_files);
    m_facing->setValue(unit->pose.facing.bearingDegrees());
    m_files->setRange(1, unit->models);
    m_files->setValue(unit->files);
  }
  refreshButton();
}

void ReformBox::refreshButton() {
  const core::Verdict& verdict = m_controller.book().order(core::Reform{m_unit, m_facing->value(), m_files->value()});
  QString reason;
  for (const core::ClauseCheck& check : verdict.clauses)
    if (!check.ok && reason.isEmpty()) reason = clauseText(check, m_controller.state().field);
  allow(m_reform, reason.isEmpty(), tr("Not possible: %1").arg(reason), tr("Failing the test, they stay as they are"));
}

void ReformBox::preview() {
  const core::Unit* unit = m_controller.state().field.find(m_unit);
  if (!unit) return;
  refreshButton();
  core::Unit turned = *unit;
  turned.files = m_files->value();
  turned.pose.facing = geometry::Facing::fromBearingDegrees(m_facing->value());
  const auto corners = core::footprintOf(turned).corners();
  m_controller.overlays().set(OverlayBoard::Source::Choice, {{OverlayKind::Places,
                                                              OverlayMark::Shape::Outline,
                                                              m_reform->isEnabled() ? Role::Accent : Role::Bad,
                                                              {{corners.begin(), corners.end()}},
                                                              {},
                                                              true,
                                                              1}});
}

}  // namespace frontage::ui
