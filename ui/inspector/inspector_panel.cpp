#include "ui/inspector/inspector_panel.h"

#include "ui/document/document.h"
#include "ui/inspector/several_page.h"
#include "ui/inspector/table_page.h"
#include "ui/inspector/terrain_page.h"
#include "ui/inspector/unit_page.h"
#include "ui/theme/icons.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

namespace frontage::ui {

InspectorPanel::InspectorPanel(Document& document, QWidget* parent) : QScrollArea(parent), m_document(document) {
  setObjectName(QStringLiteral("inspector"));
  setFrameShape(QFrame::NoFrame);
  setWidgetResizable(true);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* body = new QWidget(this);
  auto* layout = new QVBoxLayout(body);
  layout->setContentsMargins(0, 0, 0, 0);
  m_locked = new QWidget(body);
  m_locked->setObjectName(QStringLiteral("inspector/locked"));
  m_because = new QLabel(m_locked);
  m_because->setObjectName(QStringLiteral("inspector/because"));
  m_because->setWordWrap(true);
  m_unlock = new QPushButton(icon(QStringLiteral("undo-2")), tr("Back to set-up"), m_locked);
  m_unlock->setObjectName(QStringLiteral("inspector/unlock"));
  m_unlock->setToolTip(tr("Puts the phase away; its orders stay with the file and can be played again"));
  connect(m_unlock, &QPushButton::clicked, this, &InspectorPanel::unlockWanted);
  auto* column = new QVBoxLayout(m_locked);
  column->setContentsMargins(12, 10, 12, 0);
  column->addWidget(m_because);
  column->addWidget(m_unlock, 0, Qt::AlignLeft);
  m_locked->hide();
  layout->addWidget(m_locked);
  m_table = new TablePage(document, body);
  m_unit = new UnitPage(document, body);
  m_terrain = new TerrainPage(document, body);
  m_several = new SeveralPage(document, body);
  for (InspectorPage* page : {m_table, m_unit, m_terrain, m_several}) {
    layout->addWidget(page);
    page->hide();
  }
  setWidget(body);
  connect(&m_document, &Document::changed, this, &InspectorPanel::onChanged);
  connect(&m_document, &Document::lockChanged, this, &InspectorPanel::onLock);
  connect(&m_document, &Document::questionChanged, this, [this] { m_current->sync(); });
  ChangeSet all;
  all.everything = true;
  onChanged(all);
}

void InspectorPanel::onLock() {
  m_because->setText(m_document.lockedBecause());
  m_locked->setVisible(m_document.isLocked());
  m_unlock->setVisible(!m_document.isLent());
  for (InspectorPage* page : {m_table, m_unit, m_terrain, m_several}) {
    page->setEnabled(!m_document.isLocked());
    page->setToolTip(m_document.lockedBecause());
  }
}

InspectorPage* InspectorPanel::wantedPage() const {
  const Selection& selection = m_document.selection();
  if (selection.empty()) return m_table;
  if (selection.count() > 1) return m_several;
  return selection.units.empty() ? m_terrain : m_unit;
}

void InspectorPanel::onChanged(const ChangeSet&) {
  InspectorPage* page = wantedPage();
  if (page != m_current) {
    if (m_current) m_current->hide();
    m_current = page;
    m_current->show();
    verticalScrollBar()->setValue(0);
  }
  m_current->forgetComplaint();
  m_current->sync();
}

}  // namespace frontage::ui
