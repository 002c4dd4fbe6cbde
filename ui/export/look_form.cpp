#include "ui/export/look_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QVBoxLayout>

namespace frontage::ui {

namespace {

QSpinBox* pixelBox(const char* name, const QString& spoken, QWidget* parent) {
  auto* box = new QSpinBox(parent);
  box->setObjectName(QLatin1String(name));
  box->setRange(kShortestSide, kLongestSide);
  box->setSingleStep(100);
  box->setKeyboardTracking(false);
  box->setAccessibleName(spoken);
  return box;
}

}  // namespace

LookForm::LookForm(const PictureOptions& options, QSize natural, QWidget* parent)
    : QWidget(parent), m_options(options), m_rows(new QFormLayout(this)) {
  m_rows->setContentsMargins(0, 0, 0, 0);
  m_rows->setVerticalSpacing(8);
  m_rows->setLabelAlignment(Qt::AlignLeft);
  addSizes(natural);
  addParts();
  addLooks();
}

void LookForm::addSizes(QSize natural) {
  m_width = pixelBox("export/width", tr("Width in pixels"), this);
  m_tall = pixelBox("export/height", tr("Height in pixels"), this);
  m_width->setValue(natural.width());
  m_tall->setValue(natural.height());
  m_tall->setEnabled(false);
  auto* row = new QWidget(this);
  auto* boxes = new QHBoxLayout(row);
  boxes->setContentsMargins(0, 0, 0, 0);
  boxes->addWidget(m_width);
  boxes->addWidget(new QLabel(QStringLiteral("×"), row));
  boxes->addWidget(m_tall);
  boxes->addWidget(new QLabel(tr("pixels"), row));
  boxes->addStretch(1);
  auto* label = new QLabel(tr("&Size"), this);
  label->setBuddy(m_width);
  m_rows->addRow(label, row);
  m_natural = new QCheckBox(tr("&Height as the table needs it"), this);
  m_natural->setObjectName(QStringLiteral("export/natural"));
  m_natural->setChecked(true);
  m_rows->addRow(QString(), m_natural);
  connect(m_width, &QSpinBox::valueChanged, this, &LookForm::refresh);
  connect(m_tall, &QSpinBox::valueChanged, this, &LookForm::refresh);
  connect(m_natural, &QCheckBox::toggled, this, [this](bool on) {
    m_tall->setEnabled(!on);
    refresh();
  });
}

QCheckBox* LookForm::addCheck(const char* name, const QString& text, bool on) {
  auto* box = new QCheckBox(text, this);
  box->setObjectName(QLatin1String(name));
  box->setChecked(on);
  connect(box, &QCheckBox::toggled, this, &LookForm::refresh);
  return box;
}

void LookForm::addParts() {
  m_grid = addCheck("export/grid", tr("&Grid"), m_options.grid);
  m_rulers = addCheck("export/rulers", tr("&Rulers"), m_options.rulers);
  m_names = addCheck("export/names", tr("&Names"), m_options.names);
  m_deployment = addCheck("export/deployment", tr("&Deployment lines"), m_options.deployment);
  m_caption = addCheck("export/caption", tr("&Caption with ruleset and figures"), false);
  auto* column = new QWidget(this);
  auto* boxes = new QVBoxLayout(column);
  boxes->setContentsMargins(0, 0, 0, 0);
  boxes->setSpacing(4);
  m_parts = boxes;
  for (QCheckBox* box : {m_grid, m_rulers, m_names, m_deployment, m_caption}) boxes->addWidget(box);
  m_rows->addRow(tr("Shown"), column);
}

void LookForm::addPart(QCheckBox* box) {
  m_parts->insertWidget(m_parts->indexOf(m_caption), box);
}

void LookForm::addLooks() {
  m_look = new QComboBox(this);
  m_look->setObjectName(QStringLiteral("export/look"));
  m_look->addItem(tr("Light, for paper and forums"));
  m_look->addItem(tr("Dark"));
  m_look->setCurrentIndex(theme().isDark() ? 1 : 0);
  auto* label = new QLabel(tr("Colo&urs"), this);
  label->setBuddy(m_look);
  m_rows->addRow(label, m_look);
  connect(m_look, &QComboBox::currentIndexChanged, this, &LookForm::refresh);
}

void LookForm::setNaturalHeight(const std::function<int(const PictureOptions&)>& height) {
  m_height = height;
  refresh();
}

void LookForm::refresh() {
  if (m_settling) return;
  const QScopedValueRollback settling(m_settling, true);
  if (m_natural->isChecked() && m_height) m_tall->setValue(m_height(options()));
  emit changed();
}

PictureOptions LookForm::options() const {
  PictureOptions options = m_options;
  options.size = QSize(m_width->value(), m_tall->value());
  options.grid = m_grid->isChecked();
  options.rulers = m_rulers->isChecked();
  options.names = m_names->isChecked();
  options.deployment = m_deployment->isChecked();
  options.look = m_look->currentIndex() == 1 ? &Theme::dark() : &Theme::light();
  if (!m_caption->isChecked()) options.caption = {};
  return options;
}

}  // namespace frontage::ui
