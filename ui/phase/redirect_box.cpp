#include "ui/phase/redirect_box.h"

#include "ui/phase/phase_controller.h"
#include "ui/phase/phase_facts.h"
#include "ui/phase/reasons.h"
#include "ui/phase/row_list.h"
#include "ui/phase/verdict_rows.h"
#include "ui/phase/verdict_view.h"
#include "ui/text/clause_text.h"
#include "ui/text/figures.h"
#include "ui/text/names.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace frontage::ui {

namespace {

/// What the charge would be measured by (rules.md D5), where it is against this one alone.
QString distanceText(const core::Verdict& verdict) {
  const auto isRange = [](const core::ClauseCheck& check) { return check.clause == "D5" && check.value; };
  const auto range = std::find_if(verdict.clauses.begin(), verdict.clauses.end(), isRange);
  return range == verdict.clauses.end() ? QString() : inchesText(*range->value);
}

}  // namespace

RedirectBox::RedirectBox(PhaseController& controller, QWidget* parent)
    : QWidget(parent),
      m_controller(controller),
      m_title(new QLabel(this)),
      m_targets(new RowList(QStringLiteral("redirectTarget"), this)),
      m_redirect(new QPushButton(icon(QStringLiteral("split")), tr("&Redirect"), this)),
      m_pressOn(new QPushButton(icon(QStringLiteral("arrow-right")), tr("Press &on"), this)),
      m_verdict(new VerdictView(QStringLiteral("redirectVerdict"), controller, this)) {
  setObjectName(QStringLiteral("redirectBox"));
  m_title->setFont(uiFont(TextSize::Normal, QFont::DemiBold));
  m_title->setWordWrap(true);
  m_redirect->setObjectName(QStringLiteral("redirectButton"));
  m_pressOn->setObjectName(QStringLiteral("pressOnButton"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  column->addWidget(m_title);
  column->addWidget(m_targets);
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(m_redirect, 1);
  buttons->addWidget(m_pressOn, 1);
  column->addLayout(buttons);
  column->addWidget(m_verdict);
  connect(m_targets, &RowList::chosen, this, &RedirectBox::choose);
  connect(m_redirect, &QPushButton::clicked, this,
          [this] { m_controller.give(redirectTo(m_controller.state(), m_charger, m_controller.redirectTarget())); });
  connect(m_pressOn, &QPushButton::clicked, this, [this] { m_controller.give(core::PressOn{m_charger}); });
}

/// What a redirection that is possible would be.
QString RedirectBox::instead(const core::PhaseState& state, const core::Redirect& order, const core::UnitId& onto) {
  QStringList others;
  for (const core::UnitId& id : order.targets)
    if (id != onto) others.push_back(nameOf(state.field, id));
  return others.isEmpty() ? tr("Can be charged instead")
                          : tr("Can be charged instead, together with %1").arg(others.join(QStringLiteral(", ")));
}

void RedirectBox::refresh() {
  const StageReading reading = m_controller.stage();
  if (reading.redirects.empty()) return;
  const core::PhaseState& state = m_controller.state();
  m_charger = reading.redirects.front();
  m_title->setText(tr("%1 may turn to another enemy").arg(nameOf(state.field, m_charger)));
  m_ids.clear();
  std::vector<ChoiceRow::Content> rows;
  for (const core::Unit& unit : state.field.units) {
    const core::Charge* charge = state.chargeOf(m_charger);
    const bool already = charge && charge->isOn(unit.id);
    if (unit.army == state.active || unit.state.destroyed || already) continue;
    const core::Redirect order = redirectTo(state, m_charger, unit.id);
    const core::Verdict& verdict = m_controller.book().order(order);
    QString reason;
    for (const core::ClauseCheck& check : verdict.clauses)
      if (!check.ok && reason.isEmpty()) reason = clauseText(check, state.field);
    m_ids.push_back(unit.id);
    rows.push_back({verdict.legal() ? QStringLiteral("circle-check") : QStringLiteral("circle-x"),
                    verdict.legal() ? Role::Good : Role::Bad,
                    nameOf(state.field, unit.id),
                    verdict.legal() ? instead(state, order, unit.id) : reason,
                    distanceText(verdict),
                    {}});
  }
  m_targets->setRows(rows);
  const auto at = std::find(m_ids.begin(), m_ids.end(), m_controller.redirectTarget());
  m_targets->setChecked(at == m_ids.end() ? -1 : static_cast<int>(at - m_ids.begin()));
  refreshButtons();
}

void RedirectBox::choose(int row) {
  m_controller.chooseRedirect(m_ids.at(static_cast<std::size_t>(row)));
  m_targets->setChecked(row);
}

void RedirectBox::refreshButtons() {
  const core::PhaseState& state = m_controller.state();
  const core::UnitId& chosen = m_controller.redirectTarget();
  if (chosen.empty()) {
    allow(m_redirect, false, m_ids.empty() ? tr("There is no other enemy.") : tr("First choose the other enemy."));
    m_verdict->setRows({});
  } else {
    const core::Redirect order = redirectTo(state, m_charger, chosen);
    const core::Verdict& verdict = m_controller.book().order(order);
    QString reason;
    for (const core::ClauseCheck& check : verdict.clauses)
      if (!check.ok && reason.isEmpty()) reason = clauseText(check, state.field);
    const bool tests = state.rules && state.rules->redirectTest == core::RedirectTest::Leadership;
    allow(m_redirect, reason.isEmpty(), tr("Not possible: %1").arg(reason),
          tests ? tr("Takes a Leadership test; failing it, the charge goes on against the first target")
                : tr("No test is needed"));
    m_verdict->setRows(orderRows(state, verdict, chargesOf(m_controller.book(), m_charger, order.targets)));
  }
  allow(m_pressOn, true, {}, tr("Goes on against its target"));
}

}  // namespace frontage::ui
