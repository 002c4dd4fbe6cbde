#include "ui/export/picture_dialog.h"

#include "ui/export/look_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>

namespace frontage::ui {

PictureDialog::PictureDialog(PictureContent content, const QRectF& seen, QWidget* parent)
    : ExportDialog(content.options, layOutPicture(content.field.table, content.options).pixels(), parent),
      m_content(std::move(content)),
      m_seen(seen) {
  setObjectName(QStringLiteral("pictureDialog"));
  setWindowTitle(tr("Export Picture"));
  fill();
  connect(&form(), &LookForm::changed, this, &PictureDialog::refresh);
  form().setNaturalHeight([this](const PictureOptions& options) {
    PictureOptions natural = options;
    natural.size = {};
    if (m_area->currentIndex() == 1) natural.part = m_seen;
    const QSizeF page = layOutPicture(m_content.field.table, natural).page;
    return qRound(page.height() * options.size.width() / page.width());
  });
}

void PictureDialog::fill() {
  QComboBox& formats = formatChoice();
  formats.addItem(tr("PNG: pixels"), static_cast<int>(PictureFormat::Png));
  formats.addItem(tr("SVG: lines and words, to draw on"), static_cast<int>(PictureFormat::Svg));
  formats.addItem(tr("PDF: for printing"), static_cast<int>(PictureFormat::Pdf));
  m_area = addChoice(1, tr("&Area"), QStringLiteral("export/area"));
  m_area->addItem(tr("The whole table"));
  m_area->addItem(tr("What the window shows"));
  m_marks = new QCheckBox(tr("&Marks over the table"), this);
  m_marks->setObjectName(QStringLiteral("export/marks"));
  m_marks->setChecked(true);
  m_marks->setVisible(!m_content.marks.empty());
  form().addPart(m_marks);
  QPushButton* copy = buttons().addButton(tr("C&opy"), QDialogButtonBox::ActionRole);
  copy->setObjectName(QStringLiteral("export/copy"));
  connect(copy, &QPushButton::clicked, this, &PictureDialog::copyWanted);
  connect(m_marks, &QCheckBox::toggled, &form(), &LookForm::changed);
  connect(m_area, &QComboBox::currentIndexChanged, this, [this] { form().refresh(); });
}

void PictureDialog::refresh() {
  const PictureContent wanted = content();
  tell({}, sizeProblem(wanted.options.size));
  preview(wanted);
}

PictureContent PictureDialog::content() const {
  PictureContent content = m_content;
  content.options = form().options();
  if (m_area->currentIndex() == 1) content.options.part = m_seen;
  if (!m_marks->isChecked()) content.marks.clear();
  return content;
}

PictureFormat PictureDialog::format() const {
  return static_cast<PictureFormat>(formatChoice().currentData().toInt());
}

}  // namespace frontage::ui
