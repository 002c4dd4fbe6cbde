#include "ui/window/tool_options.h"

#include "ui/document/document.h"
#include "ui/inspector/measure_edit.h"
#include "ui/text/figures.h"
#include "ui/text/terrain_names.h"
#include "ui/tools/manoeuvre_tool.h"
#include "ui/tools/terrain_tool.h"
#include "ui/window/table_tools.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace frontage::ui {

namespace {

QHBoxLayout* rowIn(QWidget* part) {
  auto* row = new QHBoxLayout(part);
  row->setContentsMargins(8, 0, 8, 0);
  row->setSpacing(8);
  return row;
}

}  // namespace

ToolOptions::ToolOptions(Document& document, TableTools& tools, QWidget* parent)
    : QWidget(parent), m_document(document), m_tools(tools), m_move(makeMovePart()), m_terrain(makeTerrainPart()) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(m_move);
  row->addWidget(m_terrain);
  row->addStretch(1);
  connect(&m_tools.desk(), &ManoeuvreDesk::changed, this, &ToolOptions::syncMove);
  connect(&m_document, &Document::changed, this, &ToolOptions::syncMove);
  setTool(nullptr);
}

QWidget* ToolOptions::makeMovePart() {
  auto* part = new QWidget(this);
  QHBoxLayout* row = rowIn(part);
  m_limit = new MeasureEdit(MeasureEdit::Kind::Inches, 0, 60, 1, part);
  m_limit->setObjectName(QStringLiteral("toolOptions/limit"));
  m_limit->setAccessibleName(tr("Limit of the move"));
  m_limit->setToolTip(tr("How far the unit may go: its Movement unless you type another figure"));
  m_limit->setMaximumWidth(72);
  auto* label = new QLabel(tr("Li&mit"), part);
  label->setBuddy(m_limit);
  m_used = new QLabel(part);
  m_used->setObjectName(QStringLiteral("toolOptions/used"));
  auto* again = new QPushButton(tr("Start again"), part);
  again->setObjectName(QStringLiteral("toolOptions/startOver"));
  again->setToolTip(tr("The next move starts from where the unit stands now, with all its inches (Esc)"));
  row->addWidget(label);
  row->addWidget(m_limit);
  row->addWidget(m_used);
  row->addWidget(again);
  connect(m_limit, &MeasureEdit::valueTyped, this, [this](double value) { m_tools.desk().setLimit(value); });
  connect(again, &QPushButton::clicked, &m_tools.desk(), &ManoeuvreDesk::startOver);
  return part;
}

QWidget* ToolOptions::makeTerrainPart() {
  auto* part = new QWidget(this);
  QHBoxLayout* row = rowIn(part);
  auto* kind = new QComboBox(part);
  kind->setObjectName(QStringLiteral("toolOptions/terrainKind"));
  kind->setAccessibleName(tr("Kind of terrain to draw"));
  for (const core::TerrainKind one : kTerrainKinds) kind->addItem(terrainName(one), static_cast<int>(one));
  auto* label = new QLabel(tr("&Kind"), part);
  label->setBuddy(kind);
  row->addWidget(label);
  row->addWidget(kind);
  connect(kind, &QComboBox::currentIndexChanged, this,
          [this, kind] { m_tools.terrain().setKind(static_cast<core::TerrainKind>(kind->currentData().toInt())); });
  return part;
}

void ToolOptions::setTool(const Tool* tool) {
  m_move->setVisible(tool && (tool == &m_tools.wheel() || tool == &m_tools.advance()));
  m_terrain->setVisible(tool && tool == &m_tools.terrain());
  syncMove();
}

void ToolOptions::syncMove() {
  const ManoeuvreDesk& desk = m_tools.desk();
  const Selection& selection = m_document.selection();
  const core::Unit* unit = selection.units.size() == 1 ? m_document.field().find(*selection.units.begin()) : nullptr;
  m_limit->setEnabled(unit || desk.limit());
  if (!m_limit->hasFocus()) {
    if (unit)
      m_limit->setValue(desk.limitFor(*unit));
    else if (desk.limit())
      m_limit->setValue(*desk.limit());
    else
      m_limit->clear();
  }
  const bool moving = desk.manoeuvre && unit && desk.manoeuvre->unit() == unit->id;
  m_used->setText(moving ? tr("used %1, left %2")
                               .arg(inchesText(desk.manoeuvre->used()),
                                    inchesText(std::max(0.0, desk.limitFor(*unit) - desk.manoeuvre->used())))
                         : QString());
}

}  // namespace frontage::ui
