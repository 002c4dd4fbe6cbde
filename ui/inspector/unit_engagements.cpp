#include "core/phase/terrain/obstacle_front.h"
#include "ui/accessibility/tab_order.h"
#include "ui/document/document.h"
#include "ui/document/edits.h"
#include "ui/inspector/unit_page.h"
#include "ui/phase/reasons.h"
#include "ui/theme/theme.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>

#include <algorithm>

// Whom a unit is fighting as the phase begins: those that it touches, or is said to fight by the file.
namespace frontage::ui {

namespace {

bool isEngaged(const core::Unit& unit, const core::UnitId& with) {
  const auto& list = unit.state.engagedWith;
  return std::find(list.begin(), list.end(), with) != list.end();
}

void engage(core::Unit& unit, const core::UnitId& with, bool on) {
  auto& list = unit.state.engagedWith;
  if (!on)
    std::erase(list, with);
  else if (!isEngaged(unit, with))
    list.push_back(with);
}

}  // namespace

void UnitPage::addEngagements() {
  m_foes = addGroup(tr("Engaged with"));
  m_noFoes = new QLabel(tr("No enemy in contact: only units that touch can be engaged."), this);
  m_noFoes->setObjectName(QStringLiteral("unit/engaged_none"));
  m_noFoes->setFont(uiFont(TextSize::Small));
  m_noFoes->setWordWrap(true);
  m_foes->addRow(m_noFoes);
}

QCheckBox* UnitPage::foeBox(std::size_t index) {
  while (m_foeBoxes.size() <= index) {
    auto* box = new QCheckBox(this);
    box->setObjectName(QStringLiteral("unit/engaged%1").arg(m_foeBoxes.size()));
    m_foes->addRow(box);
    putInTabOrder(m_foeBoxes.empty() ? *static_cast<QWidget*>(m_noFoes) : *m_foeBoxes.back(), *box);
    const std::size_t at = m_foeBoxes.size();
    connect(box, &QCheckBox::clicked, this, [this, at](bool on) { setEngaged(m_foeIds.at(at), on); });
    m_foeBoxes.push_back(box);
  }
  return m_foeBoxes[index];
}

/// Both sides know of it, in one step of undo.
void UnitPage::setEngaged(const core::UnitId& foe, bool on) {
  const core::Unit* one = unit();
  const core::Unit* other = document().field().find(foe);
  if (!one || !other) return;
  Things both{{*one, *other}, {}};
  engage(both.units[0], foe, on);
  engage(both.units[1], one->id, on);
  const QString names = on ? tr("Engage %1 with %2") : tr("Part %1 and %2");
  report(replace(document(), both, names.arg(nameOf(Things{{*one}, {}}), nameOf(Things{{*other}, {}}))));
}

void UnitPage::syncEngagements(const core::Unit& unit) {
  m_foeIds.clear();
  for (const core::Unit& other : document().field().units) {
    if (other.id == unit.id || other.army == unit.army) continue;
    const bool touches = core::standInContact(document().field(), unit, other);
    const bool engaged = isEngaged(unit, other.id) || isEngaged(other, unit.id);
    if (!touches && !engaged) continue;
    QCheckBox* box = foeBox(m_foeIds.size());
    m_foeIds.push_back(other.id);
    box->setText(nameOf(Things{{other}, {}}));
    box->setChecked(engaged);
    const bool flees = unit.state.fleeing || other.state.fleeing;
    allow(box, engaged || !flees, tr("A unit that flees fights nobody."),
          !touches  ? tr("They do not touch any more.")
          : engaged ? tr("They fight each other.")
                    : tr("They touch: a phase that begins takes them as engaged."));
  }
  for (std::size_t i = 0; i < m_foeBoxes.size(); ++i) m_foeBoxes[i]->setVisible(i < m_foeIds.size());
  m_noFoes->setVisible(m_foeIds.empty());
}

}  // namespace frontage::ui
