#include "ui/export/export_dialog.h"

#include "ui/export/look_form.h"
#include "ui/export/picture_job.h"
#include "ui/export/picture_preview.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace frontage::ui {

ExportDialog::ExportDialog(const PictureOptions& options, QSize natural, QWidget* parent)
    : QDialog(parent), m_preview(new PicturePreview(this)), m_form(new LookForm(options, natural, this)) {
  m_preview->setObjectName(QStringLiteral("export/preview"));
  m_format = addChoice(0, tr("&Format"), QStringLiteral("export/format"));
  auto* columns = new QHBoxLayout;
  columns->addWidget(m_preview, 1);
  columns->addSpacing(8);
  columns->addWidget(m_form);
  auto* column = new QVBoxLayout(this);
  resize(960, 600);
  column->setContentsMargins(16, 16, 16, 14);
  column->setSpacing(12);
  column->addLayout(columns, 1);
  column->addWidget(makeButtons());
}

QComboBox* ExportDialog::addChoice(int row, const QString& label, const QString& name) {
  auto* choice = new QComboBox(this);
  choice->setObjectName(name);
  auto* words = new QLabel(label, this);
  words->setBuddy(choice);
  m_form->rows().insertRow(row, words, choice);
  return choice;
}

QWidget* ExportDialog::makeButtons() {
  auto* row = new QWidget(this);
  auto* line = new QHBoxLayout(row);
  line->setContentsMargins(0, 0, 0, 0);
  m_words = new QLabel(row);
  m_words->setObjectName(QStringLiteral("export/about"));
  m_words->setWordWrap(true);
  m_buttons = new QDialogButtonBox(row);
  m_buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
  m_go = m_buttons->addButton(tr("&Export…"), QDialogButtonBox::AcceptRole);
  m_go->setObjectName(QStringLiteral("export/go"));
  m_go->setDefault(true);
  line->addWidget(m_words, 1);
  line->addWidget(m_buttons);
  connect(m_go, &QPushButton::clicked, this, &ExportDialog::exportWanted);
  connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  return row;
}

void ExportDialog::tell(const QString& words, const QString& problem) {
  m_words->setText(problem.isEmpty() ? words : problem);
  m_go->setEnabled(problem.isEmpty());
}

void ExportDialog::preview(const PictureContent& content) {
  if (sizeProblem(content.options.size).isEmpty()) m_preview->show(content);
}

}  // namespace frontage::ui
