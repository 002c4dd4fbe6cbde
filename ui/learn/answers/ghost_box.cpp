#include "ui/learn/answers/ghost_box.h"

#include "core/lesson/judge/end_place.h"
#include "ui/learn/table/lesson_tool.h"

#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QScopedValueRollback>

namespace frontage::ui {

GhostBox::GhostBox(Asked asked, LessonTool& tool, QWidget* parent) : AnswerBox(parent), m_asked(asked), m_tool(tool) {
  auto* form = new QFormLayout(this);
  form->setContentsMargins(0, 0, 0, 0);
  form->setRowWrapPolicy(QFormLayout::WrapLongRows);
  if (asked == Asked::Place) {
    form->addRow(tr("From the left edge"), addField("lessonX", tr("From the left edge"), QStringLiteral("″")));
    form->addRow(tr("From the bottom edge"), addField("lessonY", tr("From the bottom edge"), QStringLiteral("″")));
  }
  if (asked == Asked::Wheel)
    form->addRow(tr("Wheel, + to the left"), addField("lessonWheel", tr("Wheel"), QStringLiteral("°")));
  else
    form->addRow(tr("Facing"), addField("lessonFacing", tr("Facing"), QStringLiteral("°")));
  connect(&tool, &LessonTool::answered, this, &GhostBox::fromTool);
  fromTool();
}

QDoubleSpinBox* GhostBox::addField(const char* name, const QString& title, const QString& suffix) {
  auto* field = new QDoubleSpinBox(this);
  field->setObjectName(QLatin1String(name));
  field->setAccessibleName(title);
  field->setRange(-10'000, 10'000);
  field->setDecimals(2);
  field->setSuffix(suffix);
  field->setKeyboardTracking(false);
  connect(field, &QDoubleSpinBox::valueChanged, this, &GhostBox::fromFields);
  m_fields.push_back(field);
  return field;
}

void GhostBox::fromTool() {
  const QScopedValueRollback syncing(m_syncing, true);
  const core::Placing placing = core::toPlacing(m_tool.pose());
  if (m_asked == Asked::Place) {
    m_fields[0]->setValue(placing.x);
    m_fields[1]->setValue(placing.y);
  }
  m_fields.back()->setValue(m_asked == Asked::Wheel ? m_tool.wheel() : placing.facing);
  emit changed();
}

void GhostBox::fromFields() {
  if (m_syncing) return;
  core::Placing placing = core::toPlacing(m_tool.pose());
  if (m_asked == Asked::Wheel) return m_tool.setWheel(m_fields.back()->value());
  if (m_asked == Asked::Place) {
    placing.x = m_fields[0]->value();
    placing.y = m_fields[1]->value();
  }
  placing.facing = m_fields.back()->value();
  m_tool.setPose(core::toPose(placing));
}

std::optional<core::Answer> GhostBox::answer() const {
  if (m_asked == Asked::Wheel) return core::Answer(core::Span::of(m_tool.wheel()));
  const core::Placing placing = core::toPlacing(m_tool.pose());
  if (m_asked == Asked::Facing) return core::Answer(core::Span::of(placing.facing));
  return core::Answer(placing);
}

void GhostBox::put(const core::Answer& answer) {
  if (const auto* placing = std::get_if<core::Placing>(&answer)) m_tool.setPose(core::toPose(*placing));
  const auto* span = std::get_if<core::Span>(&answer);
  if (span && m_asked == Asked::Wheel) m_tool.setWheel(span->least);
  if (span && m_asked == Asked::Facing)
    m_tool.setPose({m_tool.pose().centre, geometry::Facing::fromBearingDegrees(span->least)});
}

QString GhostBox::wanted() const {
  return m_asked == Asked::Place ? tr("Drag the ghost on the table to where the regiment will end.")
                                 : tr("Turn the ghost on the table by its handle.");
}

}  // namespace frontage::ui
