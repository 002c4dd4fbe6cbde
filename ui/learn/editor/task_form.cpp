#include "ui/learn/editor/task_form.h"

#include "core/lesson/model/lesson_names.h"
#include "ui/learn/editor/outcomes.h"
#include "ui/learn/editor/sentence_table.h"
#include "ui/learn/editor/task_choices.h"
#include "ui/learn/lesson_text.h"
#include "ui/text/names.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>
#include <array>
#include <map>

namespace frontage::ui {

namespace {

template <std::size_t N>
void fill(QComboBox* combo, const std::array<TaskChoice, N>& entries) {
  for (const TaskChoice& entry : entries) combo->addItem(TaskForm::tr(entry.words), QLatin1String(entry.id));
}

std::string idIn(const QComboBox* combo) {
  return combo->currentData().toString().toStdString();
}

}  // namespace

TaskForm::TaskForm(QWidget* parent) : QWidget(parent), m_form(new QFormLayout(this)) {
  setObjectName(QStringLiteral("taskForm"));
  m_form->setContentsMargins(0, 0, 0, 0);
  m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
  addKinds();
  addChoices();
  m_inches = addSpin("editorInches", tr("Exact to"), QStringLiteral("″"), 0.5);
  m_degrees = addSpin("editorDegrees", tr("Exact to"), QStringLiteral("°"), 5);
  m_figure = addSpin("editorTolerance", tr("Exact to"), {}, 0.1);
  showFields();
}

void TaskForm::addKinds() {
  m_kind = addCombo("editorKind", tr("What is asked"));
  fill(m_kind, kKinds);
  connect(m_kind, &QComboBox::currentIndexChanged, this, &TaskForm::showFields);
  m_ask = new QLineEdit(this);
  m_ask->setObjectName(QStringLiteral("editorAsk"));
  m_ask->setPlaceholderText(tr("The question, as the learner reads it"));
  m_form->addRow(tr("Question"), m_ask);
  connect(m_ask, &QLineEdit::textChanged, this, &TaskForm::changed);
}

void TaskForm::addChoices() {
  m_charger = addCombo("editorCharger", tr("Charger"));
  m_target = addCombo("editorTarget", tr("Target"));
  m_unit = addCombo("editorUnit", tr("Unit"));
  m_reactionAsked = addCombo("editorReactionAsked", tr("A reaction"));
  fill(m_reactionAsked, kReactionsAsked);
  m_targetAsked = addCombo("editorTargetAsked", tr("Units that"));
  fill(m_targetAsked, kTargetsAsked);
  m_quantity = addCombo("editorQuantity", tr("Figure"));
  fill(m_quantity, kQuantities);
  m_reaction = addCombo("editorReaction", tr("The target"));
  for (const auto& named : core::Names<core::Reaction>::table)
    m_reaction->addItem(reactionText(named.value),
                        QString::fromLatin1(named.name.data(), static_cast<int>(named.name.size())));
  m_zone = addCombo("editorZone", tr("Zone"));
  for (const auto& named : core::Names<geometry::Side>::table)
    m_zone->addItem(sideText(named.value), QString::fromLatin1(named.name.data(), static_cast<int>(named.name.size())));
  m_choose = addCombo("editorChoose", tr("The learner names"));
  m_choose->addItem(tr("one of them"), QStringLiteral("one"));
  m_choose->addItem(tr("all of them"), QStringLiteral("all"));
  m_outcome = addCombo("editorOutcome", tr("That"));
  fillOutcomes(*m_outcome);
  m_sentences = new SentenceTable(this);
  m_form->addRow(m_sentences);
  connect(m_sentences, &SentenceTable::changed, this, &TaskForm::changed);
  connect(m_quantity, &QComboBox::currentIndexChanged, this, &TaskForm::showFields);
  connect(m_targetAsked, &QComboBox::currentIndexChanged, this, &TaskForm::showFields);
}

QComboBox* TaskForm::addCombo(const char* name, const QString& title) {
  auto* combo = new QComboBox(this);
  combo->setObjectName(QLatin1String(name));
  m_form->addRow(title, combo);
  connect(combo, &QComboBox::currentIndexChanged, this, &TaskForm::changed);
  return combo;
}

QDoubleSpinBox* TaskForm::addSpin(const char* name, const QString& title, const QString& suffix, double value) {
  auto* spin = new QDoubleSpinBox(this);
  spin->setObjectName(QLatin1String(name));
  spin->setRange(0.01, 100);
  spin->setSuffix(suffix);
  spin->setValue(value);
  m_form->addRow(title, spin);
  connect(spin, &QDoubleSpinBox::valueChanged, this, &TaskForm::changed);
  return spin;
}

void TaskForm::setField(const core::Battlefield& field, const core::ArmyId& active) {
  for (QComboBox* combo : {m_charger, m_target, m_unit}) {
    const QSignalBlocker quiet(combo);
    const QVariant before = combo->currentData();
    combo->clear();
    for (const core::Unit& unit : field.units) {
      const bool own = unit.army == active;
      if (unit.state.destroyed || (combo == m_charger && !own) || (combo == m_target && own)) continue;
      combo->addItem(nameOf(field, unit.id), QString::fromStdString(unit.id.value));
    }
    combo->setCurrentIndex(std::max(0, combo->findData(before)));
  }
  emit changed();
}

bool TaskForm::showsSentences() const {
  return m_form->isRowVisible(m_sentences);
}

void TaskForm::showFields() {
  const std::string kind = idIn(m_kind);
  const std::string quantity = idIn(m_quantity);
  const std::string asked = idIn(m_targetAsked);
  const bool number = kind == "number";
  const bool ofUnit =
      number && (quantity == "unit_strength" || quantity == "test_chance" || quantity == "panic_losses");
  const bool target = kind == "target";
  const bool kept = kind == kKept;
  const bool sentences = kind == "choice" || kind == "order";
  m_sentences->allowNone(kind == "choice");
  const bool withTarget = !target || asked == "able" || asked == "blockers" || asked == "needed";
  const std::map<QWidget*, bool> shown{
      {m_ask, !kind.empty()},
      {m_charger, !kind.empty() && !kept && !ofUnit && !(target && asked == "able")},
      {m_target, !kind.empty() && !kept && !ofUnit && withTarget},
      {m_unit, ofUnit},
      {m_reactionAsked, kind == "reaction"},
      {m_targetAsked, target},
      {m_quantity, number},
      {m_reaction, number && quantity == "chance"},
      {m_zone, number && quantity == "models_in_zone"},
      {m_choose, kind == "reaction" || target},
      {m_outcome, kind == "happens" || kind == "play"},
      {m_sentences, sentences},
      {m_inches, kind == "place"},
      {m_degrees, kind == "place" || kind == "turn"},
      {m_figure, number},
  };
  for (const auto& [widget, on] : shown) m_form->setRowVisible(widget, on);
  emit changed();
}

}  // namespace frontage::ui
