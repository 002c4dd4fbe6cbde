#include "ui/phase/declare_box.h"

#include "ui/phase/phase_controller.h"
#include "ui/phase/phase_facts.h"
#include "ui/phase/primary_button.h"
#include "ui/phase/reasons.h"
#include "ui/phase/row_list.h"
#include "ui/phase/verdict_rows.h"
#include "ui/phase/verdict_view.h"
#include "ui/text/clause_text.h"
#include "ui/text/names.h"
#include "ui/theme/theme.h"

#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>

namespace frontage::ui {

namespace {

constexpr std::chrono::milliseconds kPause{80};

QLabel* heading(const QString& text, QWidget* parent) {
  auto* label = new QLabel(text, parent);
  label->setFont(uiFont(TextSize::Small, QFont::DemiBold));
  return label;
}

/// The first clause that forbids, in words; empty when none does.
QString firstReason(const std::vector<core::ClauseCheck>& checks, const core::Battlefield& field) {
  const auto it = std::find_if(checks.begin(), checks.end(), [](const core::ClauseCheck& c) { return !c.ok; });
  return it == checks.end() ? QString() : clauseText(*it, field);
}

}  // namespace

DeclareBox::DeclareBox(PhaseController& controller, QWidget* parent)
    : QWidget(parent),
      m_controller(controller),
      m_who(heading(tr("Who charges?"), this)),
      m_chargers(new RowList(QStringLiteral("charger"), this)),
      m_whom(heading(tr("Whom?"), this)),
      m_targets(new RowList(QStringLiteral("target"), this)),
      m_several(new QCheckBox(tr("Several targets at once"), this)),
      m_declare(new PrimaryButton(QStringLiteral("megaphone"), tr("&Declare the charge"), this)),
      m_verdict(new VerdictView(QStringLiteral("verdict"), controller, this)) {
  setObjectName(QStringLiteral("declareBox"));
  m_several->setObjectName(QStringLiteral("severalTargets"));
  m_declare->setObjectName(QStringLiteral("declareButton"));
  m_declare->setDefault(true);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  for (QWidget* widget :
       {static_cast<QWidget*>(m_who), static_cast<QWidget*>(m_chargers), static_cast<QWidget*>(m_whom),
        static_cast<QWidget*>(m_targets), static_cast<QWidget*>(m_several), static_cast<QWidget*>(m_declare),
        static_cast<QWidget*>(m_verdict)})
    column->addWidget(widget);
  setTabOrder(m_several, m_declare);  // as they stand
  connect(m_chargers, &RowList::chosen, this, &DeclareBox::chooseCharger);
  connect(m_targets, &RowList::chosen, this, [this](int row) {
    m_controller.chooseTarget(m_targetIds.at(static_cast<std::size_t>(row)), m_several->isChecked());
  });
  connect(m_declare, &QPushButton::clicked, this, &DeclareBox::declare);
  m_pause.setSingleShot(true);
  m_pause.setInterval(kPause);
  connect(&m_pause, &QTimer::timeout, this, &DeclareBox::workOutNext);
}

void DeclareBox::refresh() {
  refreshChargers();
  refreshTargets();
  refreshVerdict();
  refreshButton();
}

/// Before the choice: all of one's own units. After it: only the chosen one; a click on it goes back to all.
void DeclareBox::refreshChargers() {
  const core::PhaseState& state = m_controller.state();
  const bool chosen = !m_controller.charger().empty();
  m_chargerIds.clear();
  std::vector<ChoiceRow::Content> rows;
  std::vector<QString> reasons;
  for (const core::Unit& unit : state.field.units) {
    if (unit.army != state.active || unit.state.destroyed) continue;
    if (chosen && unit.id != m_controller.charger()) continue;
    const QString reason = firstReason(mayCharge(state, unit.id), state.field);
    m_chargerIds.push_back(unit.id);
    reasons.push_back(reason);
    rows.push_back({reason.isEmpty() ? QStringLiteral("flag") : QStringLiteral("circle-x"),
                    reason.isEmpty() ? Role::SoftText : Role::Bad,
                    nameOf(state.field, unit.id),
                    chosen && reason.isEmpty() ? tr("Click to choose another") : reason,
                    {},
                    {}});
  }
  m_chargers->setRows(rows);
  for (int i = 0; i < m_chargers->count(); ++i) {
    const QString& reason = reasons[static_cast<std::size_t>(i)];
    allow(m_chargers->row(i), chosen || reason.isEmpty(), reason);
    m_chargers->row(i)->setChecked(chosen);
  }
}

void DeclareBox::chooseCharger(int row) {
  const core::UnitId id = m_chargerIds.at(static_cast<std::size_t>(row));
  m_controller.chooseCharger(id == m_controller.charger() ? core::UnitId{} : id);
}

void DeclareBox::refreshTargets() {
  const core::PhaseState& state = m_controller.state();
  const core::UnitId& charger = m_controller.charger();
  m_targetIds.clear();
  std::vector<ChoiceRow::Content> rows;
  bool working = false;
  for (const core::Unit& unit : state.field.units) {
    if (charger.empty() || unit.army == state.active || unit.state.destroyed) continue;
    m_targetIds.push_back(unit.id);
    const core::ChargeVerdict* verdict = m_controller.book().known(charger, unit.id);
    working = working || !verdict;
    rows.push_back(verdict ? targetRow(state, *verdict)
                           : ChoiceRow::Content{QStringLiteral("circle-dot"),
                                                Role::SoftText,
                                                nameOf(state.field, unit.id),
                                                tr("Working it out…"),
                                                {},
                                                {}});
  }
  const std::vector<core::UnitId>& chosen = m_controller.targets();
  if (chosen.size() > 1 && m_controller.book().order(core::Declare{charger, chosen}).legal())
    for (std::size_t i = 0; i < rows.size(); ++i)
      if (std::find(chosen.begin(), chosen.end(), m_targetIds[i]) != chosen.end()) {
        rows[i].icon = QStringLiteral("circle-check");
        rows[i].iconRole = Role::Good;
        rows[i].detail = tr("Can be charged together with the others");
      }
  m_targets->setRows(rows);
  for (int i = 0; i < m_targets->count(); ++i) {
    allow(m_targets->row(i), true, {});
    m_targets->row(i)->setChecked(std::find(chosen.begin(), chosen.end(), m_targetIds[static_cast<std::size_t>(i)]) !=
                                  chosen.end());
  }
  m_whom->setVisible(!charger.empty());
  m_targets->setVisible(!charger.empty());
  m_several->setVisible(m_targetIds.size() > 1);
  if (working) m_pause.start();
}

/// Behind another dock nothing was worked out.
void DeclareBox::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  m_pause.start();
}

void DeclareBox::workOutNext() {
  if (!m_controller.ready() || !isVisible() || m_working) return;
  const core::UnitId charger = m_controller.charger();
  const VerdictBook& book = m_controller.book();
  if (charger.empty() || !book.isOpen()) return;
  const auto target = std::find_if(m_targetIds.begin(), m_targetIds.end(),
                                   [&](const core::UnitId& id) { return !book.known(charger, id); });
  if (target == m_targetIds.end()) return;
  m_working = true;
  m_work.ask([state = book.kept(), charger, id = *target] { return core::inspectCharge(*state, charger, id); },
             [this, state = book.kept()](const std::optional<core::ChargeVerdict>& verdict, const std::string&) {
               m_working = false;
               if (verdict) onWorkedOut(state, *verdict);
             });
}

void DeclareBox::onWorkedOut(const std::shared_ptr<const core::PhaseState>& state, const core::ChargeVerdict& verdict) {
  if (m_controller.take(state, verdict)) refreshTargets();
  // A state that came meanwhile begins after its own pause; this one goes on at once.
  if (!m_pause.isActive() || m_controller.book().kept() == state) workOutNext();
}

void DeclareBox::refreshVerdict() {
  const std::vector<core::UnitId>& targets = m_controller.targets();
  const core::PhaseState& state = m_controller.state();
  std::vector<VerdictRow> rows;
  if (targets.size() == 1)
    rows = verdictRows(state, m_controller.book().charge(m_controller.charger(), targets.front()));
  else if (targets.size() > 1)
    rows = orderRows(state, m_controller.book().order(core::Declare{m_controller.charger(), targets}),
                     chargesOf(m_controller.book(), m_controller.charger(), targets));
  m_verdict->setRows(std::move(rows));
  m_verdict->setVisible(!targets.empty());
}

void DeclareBox::refreshButton() {
  const core::PhaseState& state = m_controller.state();
  const core::UnitId& charger = m_controller.charger();
  const std::vector<core::UnitId>& targets = m_controller.targets();
  if (charger.empty()) return allow(m_declare, false, tr("First choose who charges: click a unit of the active side."));
  if (targets.empty()) return allow(m_declare, false, tr("Now choose whom: click an enemy."));
  const QString reason = firstReason(m_controller.book().order(core::Declare{charger, targets}).clauses, state.field);
  allow(m_declare, reason.isEmpty(), tr("Not possible: %1").arg(reason), tr("The charged unit answers next"));
}

QString DeclareBox::whatNext() const {
  const core::UnitId& charger = m_controller.charger();
  const std::vector<core::UnitId>& targets = m_controller.targets();
  if (charger.empty()) return tr("Choose who charges, then whom.");
  const core::PhaseState& state = m_controller.state();
  if (!firstReason(mayCharge(state, charger), state.field).isEmpty()) return tr("Choose another to charge.");
  if (targets.empty()) return tr("Choose whom: click an enemy.");
  const QString reason = firstReason(m_controller.book().order(core::Declare{charger, targets}).clauses, state.field);
  return reason.isEmpty() ? tr("Declare the charge, or choose otherwise.") : tr("Not possible: %1").arg(reason);
}

void DeclareBox::declare() {
  m_controller.give(core::Declare{m_controller.charger(), m_controller.targets()});
}

}  // namespace frontage::ui
