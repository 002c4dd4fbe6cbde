#include "ui/phase/react_box.h"

#include "ui/accessibility/tab_order.h"
#include "ui/overlays/flight_marks.h"
#include "ui/phase/phase_controller.h"
#include "ui/phase/reasons.h"
#include "ui/phase/row_list.h"
#include "ui/text/clause_text.h"
#include "ui/text/figures.h"
#include "ui/text/names.h"
#include "ui/theme/theme.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace frontage::ui {

namespace {

constexpr std::array kReactions{core::Reaction::Hold, core::Reaction::StandAndShoot, core::Reaction::Flee};

QString iconOf(core::Reaction reaction) {
  switch (reaction) {
    case core::Reaction::Hold:
      return QStringLiteral("shield");
    case core::Reaction::StandAndShoot:
      return QStringLiteral("bow-arrow");
    case core::Reaction::Flee:
      return QStringLiteral("wind");
  }
  return {};
}

QString whatItDoes(core::Reaction reaction) {
  switch (reaction) {
    case core::Reaction::Hold:
      return ReactBox::tr("Stays as it is and takes the charge.");
    case core::Reaction::StandAndShoot:
      return ReactBox::tr("Shoots at the charger at once, then takes the charge.");
    case core::Reaction::Flee:
      return ReactBox::tr("Turns about and runs, straight away from the charger.");
  }
  return {};
}

}  // namespace

ReactBox::ReactBox(PhaseController& controller, QWidget* parent) : QWidget(parent), m_controller(controller) {
  setObjectName(QStringLiteral("reactBox"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
}

void ReactBox::setGroupCount(std::size_t count) {
  while (m_groups.size() > count) {
    m_groups.back().title->deleteLater();
    m_groups.back().rows->deleteLater();
    m_groups.pop_back();
  }
  while (m_groups.size() < count) {
    Group group;
    group.title = new QLabel(this);
    group.title->setFont(uiFont(TextSize::Normal, QFont::DemiBold));
    group.title->setWordWrap(true);
    const std::size_t index = m_groups.size();
    group.rows = new RowList(QStringLiteral("reaction%1").arg(index), this);
    connect(group.rows, &RowList::chosen, this, [this, index](int row) {
      const Group& chosen = m_groups.at(index);
      m_controller.give(core::React{chosen.unit, chosen.charger, kReactions.at(static_cast<std::size_t>(row))});
    });
    connect(group.rows, &RowList::pointedAt, this, [this, index](int row, bool on) {
      if (index < m_groups.size()) point(m_groups[index], row, on);
    });
    layout()->addWidget(group.title);
    layout()->addWidget(group.rows);
    m_groups.push_back(group);
  }
}

void ReactBox::refresh() {
  const StageReading reading = m_controller.stage();
  setGroupCount(reading.reactions.size());
  QWidget* last = nullptr;
  for (std::size_t i = 0; i < m_groups.size(); ++i) {
    m_groups[i].title->setVisible(m_groups.size() > 1);  // for one, the dock's own line says it
    m_groups[i].unit = reading.reactions[i].unit;
    m_groups[i].charger = reading.reactions[i].charger;
    fill(m_groups[i]);
    for (int row = 0; row < m_groups[i].rows->count(); ++row) {
      putInTabOrder(last ? *last : *this, *m_groups[i].rows->row(row));
      last = m_groups[i].rows->row(row);
    }
  }
  askForOdds();
}

void ReactBox::askForOdds() {
  if (m_groups.empty()) {
    m_asked.reset();
    m_odds.clear();
    m_work.forget();
    return;
  }
  const core::PhaseState& state = m_controller.state();
  Asked now{m_controller.session().current(), state.field, {}};
  for (const Group& group : m_groups) now.charges.emplace_back(group.charger, group.unit);
  if (m_asked == now) return;
  m_asked = now;
  m_odds.clear();
  m_work.ask(
      [state, charges = now.charges] {
        std::map<std::pair<core::UnitId, core::UnitId>, core::ChargeOdds> odds;
        for (const auto& [charger, target] : charges)
          odds.emplace(std::pair(charger, target), core::chargeOdds(state, charger, target));
        return odds;
      },
      [this](const auto& odds, const std::string&) {
        if (!odds) return;
        m_odds = *odds;
        for (Group& group : m_groups) fill(group);
      });
}

QString ReactBox::chanceOf(const Group& group, core::Reaction reaction) const {
  const auto found = m_odds.find({group.charger, group.unit});
  if (found == m_odds.end()) return {};
  const core::ChargeOdds& odds = found->second;
  switch (reaction) {
    case core::Reaction::Hold:
      return odds.hold ? tr("arrives %1").arg(percentText(odds.hold->contact)) : QString();
    case core::Reaction::StandAndShoot:
      return odds.standAndShoot ? tr("arrives %1").arg(percentText(odds.standAndShoot->contact)) : QString();
    case core::Reaction::Flee:
      return odds.flee ? tr("caught %1").arg(percentText(odds.flee->success)) : QString();
  }
  return {};
}

void ReactBox::fill(Group& group) {
  const core::PhaseState& state = m_controller.state();
  group.title->setText(
      tr("%1: answer to the charge of %2").arg(nameOf(state.field, group.unit), nameOf(state.field, group.charger)));
  std::vector<ChoiceRow::Content> rows;
  std::vector<QString> reasons;
  for (const core::Reaction reaction : kReactions) {
    QStringList why;
    const core::Verdict& verdict = m_controller.book().order(core::React{group.unit, group.charger, reaction});
    QString close;
    for (const core::ClauseCheck& check : verdict.clauses) {
      if (!check.ok) why << clauseText(check, state.field);
      if (close.isEmpty()) close = closeCall(check);
    }
    reasons.push_back(why.join(QLatin1Char(' ')));
    rows.push_back({iconOf(reaction), verdict.legal() ? Role::Text : Role::SoftText, reactionText(reaction),
                    verdict.legal() ? whatItDoes(reaction) : why.front(),
                    verdict.legal() ? chanceOf(group, reaction) : QString(), close});
  }
  group.rows->setRows(rows);
  for (int i = 0; i < group.rows->count(); ++i) {
    const QString& reason = reasons[static_cast<std::size_t>(i)];
    allow(group.rows->row(i), reason.isEmpty(), reason);
    group.rows->row(i)->setChecked(false);
  }
}

void ReactBox::point(const Group& group, int row, bool on) {
  const bool flee = kReactions.at(static_cast<std::size_t>(row)) == core::Reaction::Flee;
  m_controller.overlays().set(OverlayBoard::Source::Pointed,
                              on && flee ? flightMarks(m_controller.state(), group.charger, group.unit) : Overlay{});
}

}  // namespace frontage::ui
