#include "ui/inspector/page.h"

#include "ui/document/edits.h"
#include "ui/inspector/complaint.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace frontage::ui {

InspectorPage::InspectorPage(Document& document, const QString& name, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_name(name),
      m_layout(new QVBoxLayout(this)),
      m_title(new QLabel(this)),
      m_subtitle(new QLabel(this)),
      m_complaint(new Complaint(*this)) {
  setObjectName(name);
  m_layout->setContentsMargins(12, 10, 12, 12);
  m_layout->setSpacing(4);
  m_title->setFont(uiFont(TextSize::Large, QFont::DemiBold));
  m_title->setWordWrap(true);
  m_subtitle->setFont(uiFont(TextSize::Small));
  m_subtitle->setForegroundRole(QPalette::PlaceholderText);
  m_subtitle->setWordWrap(true);
  m_complaint->setObjectName(name + QStringLiteral("/complaint"));
  m_layout->addWidget(m_title);
  m_layout->addWidget(m_subtitle);
}

void InspectorPage::setHeading(const QString& title, const QString& subtitle) {
  m_title->setText(title);
  m_subtitle->setText(subtitle);
  m_subtitle->setVisible(!subtitle.isEmpty());
}

QFormLayout* InspectorPage::addGroup(const QString& title) {
  auto* heading = new QLabel(title, this);
  heading->setFont(uiFont(TextSize::Small, QFont::DemiBold));
  heading->setForegroundRole(QPalette::PlaceholderText);
  m_layout->addSpacing(10);
  m_layout->addWidget(heading);
  auto* form = new QFormLayout;
  form->setContentsMargins(0, 2, 0, 0);
  form->setHorizontalSpacing(12);
  form->setVerticalSpacing(5);
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  m_layout->addLayout(form);
  return form;
}

void InspectorPage::addField(QFormLayout* form, const QString& label, const QString& name, QWidget* field) {
  field->setObjectName(m_name + QLatin1Char('/') + name);
  field->setAccessibleName(label);
  form->addRow(label, field);
}

MeasureEdit* InspectorPage::addMeasure(QFormLayout* form, const QString& label, const QString& name,
                                       MeasureEdit::Kind kind, double least, double most, double step) {
  auto* edit = new MeasureEdit(kind, least, most, step, this);
  connect(edit, &MeasureEdit::complained, this, [this, edit](const QString& why) {
    m_edited = edit;
    complain(why);
    if (!why.isEmpty()) m_edited = nullptr;
  });
  edit->setObjectName(m_name + QLatin1Char('/') + name);
  edit->setAccessibleName(label);
  if (form) form->addRow(label, edit);
  return edit;
}

void InspectorPage::addPair(QFormLayout* form, const QString& label, const QString& sign, QWidget* first,
                            QWidget* second) {
  auto* row = new QHBoxLayout;
  row->setSpacing(6);
  row->addWidget(first, 1);
  auto* between = new QLabel(sign, this);
  between->setForegroundRole(QPalette::PlaceholderText);
  row->addWidget(between);
  row->addWidget(second, 1);
  auto* text = new QLabel(label, this);
  text->setBuddy(first);
  form->addRow(text, row);
}

void InspectorPage::addWidget(QWidget* widget) {
  m_layout->addWidget(widget);
}

void InspectorPage::finish() {
  m_layout->addStretch(1);
}

void InspectorPage::complain(const QString& why) {
  QWidget* field = m_edited ? m_edited.data() : QApplication::focusWidget();
  m_complaint->tell(why, field && isAncestorOf(field) ? field : nullptr);
}

void InspectorPage::forgetComplaint() {
  m_edited = nullptr;
  m_complaint->tell({}, nullptr);
}

void InspectorPage::report(const Outcome& outcome) {
  complain(outcome.why);
  m_edited = nullptr;
  if (!outcome) sync();
}

}  // namespace frontage::ui
