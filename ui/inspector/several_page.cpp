#include "ui/inspector/several_page.h"

#include "core/battlefield/formation.h"
#include "ui/document/document.h"
#include "ui/document/edits.h"
#include "ui/text/figures.h"
#include "ui/theme/icons.h"

#include <QPushButton>

namespace frontage::ui {

SeveralPage::SeveralPage(Document& document, QWidget* parent)
    : InspectorPage(document, QStringLiteral("several"), parent),
      m_align(addButton(QStringLiteral("compass"), tr("Align facing"), QStringLiteral("align"))),
      m_lineUp(addButton(QStringLiteral("align-start-horizontal"), tr("Line up fronts"), QStringLiteral("line_up"))) {
  m_align->setToolTip(tr("All take the facing of the first one"));
  m_lineUp->setToolTip(tr("All fronts come onto the front line of the first one"));
  finish();
  connect(m_align, &QPushButton::clicked, this, [this] { report(alignFacing(this->document())); });
  connect(m_lineUp, &QPushButton::clicked, this, [this] { report(lineUp(this->document())); });
}

QPushButton* SeveralPage::addButton(const QString& iconName, const QString& text, const QString& name) {
  auto* button = new QPushButton(icon(iconName), text, this);
  button->setObjectName(QStringLiteral("several/") + name);
  addWidget(button);
  return button;
}

void SeveralPage::sync() {
  const Things things = selectedIn(document().field(), document().selection());
  double strength = 0;
  for (const core::Unit& unit : things.units) strength += core::unitStrengthOf(unit);
  const bool asked = document().question() && document().question()->aboutLabels;
  setHeading(tr("%n selected", nullptr, static_cast<int>(things.count())),
             things.units.empty() || asked ? QString() : tr("Unit Strength %1 together").arg(numberText(strength)));
  m_align->setEnabled(things.units.size() > 1);
  m_lineUp->setEnabled(things.units.size() > 1);
}

}  // namespace frontage::ui
