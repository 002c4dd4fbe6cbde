#include "ui/export/picture_dialog.h"

#include "ui/export/look_form.h"
#include "ui/export/picture_preview.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace frontage::ui {

PictureDialog::PictureDialog(PictureContent content, const QRectF& seen, QWidget* parent)
    : QDialog(parent), m_content(std::move(content)), m_seen(seen) {
  setObjectName(QStringLiteral("pictureDialog"));
  setWindowTitle(tr("Export Picture"));
  auto* columns = new QHBoxLayout;
  m_preview = new PicturePreview(this);
  m_preview->setObjectName(QStringLiteral("export/preview"));
  m_form = new LookForm(m_content.options, layOutPicture(m_content.field.table, m_content.options).pixels(), this);
  fill();
  columns->addWidget(m_preview, 1);
  columns->addSpacing(8);
  columns->addWidget(m_form);
  auto* column = new QVBoxLayout(this);
  resize(960, 600);
  column->setContentsMargins(16, 16, 16, 14);
  column->setSpacing(12);
  column->addLayout(columns, 1);
  column->addWidget(makeButtons());
  connect(m_form, &LookForm::changed, this, &PictureDialog::refresh);
  m_form->setNaturalHeight([this](const PictureOptions& options) {
    PictureOptions natural = options;
    natural.size = {};
    if (m_area->currentIndex() == 1) natural.part = m_seen;
    const QSizeF page = layOutPicture(m_content.field.table, natural).page;
    return qRound(page.height() * options.size.width() / page.width());
  });
}

void PictureDialog::fill() {
  m_format = new QComboBox(this);
  m_format->setObjectName(QStringLiteral("export/format"));
  m_format->addItem(tr("PNG: pixels"), static_cast<int>(PictureFormat::Png));
  m_format->addItem(tr("SVG: lines and words, to draw on"), static_cast<int>(PictureFormat::Svg));
  m_format->addItem(tr("PDF: for printing"), static_cast<int>(PictureFormat::Pdf));
  auto* format = new QLabel(tr("&Format"), this);
  format->setBuddy(m_format);
  m_form->rows().insertRow(0, format, m_format);
  m_area = new QComboBox(this);
  m_area->setObjectName(QStringLiteral("export/area"));
  m_area->addItem(tr("The whole table"));
  m_area->addItem(tr("What the window shows"));
  auto* area = new QLabel(tr("&Area"), this);
  area->setBuddy(m_area);
  m_form->rows().insertRow(1, area, m_area);
  m_marks = new QCheckBox(tr("&Marks over the table"), this);
  m_marks->setObjectName(QStringLiteral("export/marks"));
  m_marks->setChecked(true);
  m_marks->setVisible(!m_content.marks.empty());
  m_form->rows().addRow(QString(), m_marks);
  connect(m_marks, &QCheckBox::toggled, m_form, &LookForm::changed);
  connect(m_area, &QComboBox::currentIndexChanged, this, [this] { m_form->refresh(); });
}

QWidget* PictureDialog::makeButtons() {
  auto* row = new QWidget(this);
  auto* line = new QHBoxLayout(row);
  line->setContentsMargins(0, 0, 0, 0);
  m_problem = new QLabel(row);
  m_problem->setObjectName(QStringLiteral("export/problem"));
  m_problem->setWordWrap(true);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, row);
  QPushButton* copy = buttons->addButton(tr("C&opy"), QDialogButtonBox::ActionRole);
  copy->setObjectName(QStringLiteral("export/copy"));
  m_go = buttons->addButton(tr("&Export…"), QDialogButtonBox::AcceptRole);
  m_go->setObjectName(QStringLiteral("export/go"));
  m_go->setDefault(true);
  line->addWidget(m_problem, 1);
  line->addWidget(buttons);
  connect(m_go, &QPushButton::clicked, this, &PictureDialog::exportWanted);
  connect(copy, &QPushButton::clicked, this, &PictureDialog::copyWanted);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  return row;
}

void PictureDialog::refresh() {
  const PictureContent wanted = content();
  const QString problem = sizeProblem(wanted.options.size);
  m_problem->setText(problem);
  m_go->setEnabled(problem.isEmpty());
  if (problem.isEmpty()) m_preview->show(wanted);
}

PictureContent PictureDialog::content() const {
  PictureContent content = m_content;
  content.options = m_form->options();
  if (m_area->currentIndex() == 1) content.options.part = m_seen;
  if (!m_marks->isChecked()) content.marks.clear();
  return content;
}

PictureFormat PictureDialog::format() const {
  return static_cast<PictureFormat>(m_format->currentData().toInt());
}

}  // namespace frontage::ui
