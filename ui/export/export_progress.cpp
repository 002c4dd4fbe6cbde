#include "ui/export/export_progress.h"

#include "ui/theme/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>

namespace frontage::ui {

ExportProgress::ExportProgress(QWidget* parent)
    : QWidget(parent), m_doing(new QLabel(this)), m_bar(new QProgressBar(this)) {
  setObjectName(QStringLiteral("exportProgress"));
  m_doing->setObjectName(QStringLiteral("exportProgress/doing"));
  m_bar->setObjectName(QStringLiteral("exportProgress/bar"));
  m_bar->setRange(0, 100);
  m_bar->setFixedWidth(140);
  m_bar->setMaximumHeight(16);
  auto* cancel = new QToolButton(this);
  cancel->setObjectName(QStringLiteral("exportProgress/cancel"));
  cancel->setIcon(icon(QStringLiteral("x")));
  cancel->setAutoRaise(true);
  cancel->setToolTip(tr("Cancel the export"));
  cancel->setAccessibleName(tr("Cancel the export"));
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 8, 0);
  row->setSpacing(8);
  row->addWidget(m_doing);
  row->addWidget(m_bar);
  row->addWidget(cancel);
  connect(cancel, &QToolButton::clicked, this, &ExportProgress::cancelled);
}

void ExportProgress::begin(const QString& doing) {
  m_doing->setText(doing);
  m_bar->setValue(0);
  m_bar->setAccessibleName(doing);
  QWidget::show();
}

void ExportProgress::show(double share) {
  m_bar->setValue(static_cast<int>(100 * share));
}

}  // namespace frontage::ui
