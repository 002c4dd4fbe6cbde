#include "ui/learn/editor/task_form.h"

#include "core/lesson/model/lesson_names.h"
#include "core/lesson/write/lesson_text.h"
#include "ui/learn/editor/outcomes.h"
#include "ui/learn/editor/sentence_table.h"
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

struct Named {
  const char* id;
  const char* words;
};

constexpr std::array kKinds{
    Named{"", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "Nothing: reading only")},
    Named{"place", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "Drag the unit to where it ends")},
    Named{"turn", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "How far does it wheel?")},
    Named{"zone", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "Which zone counts?")},
    Named{"reaction", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "Which reaction?")},
    Named{"target", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "Which units?")},
    Named{"legal", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "May this charge be declared?")},
    Named{"happens", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "Does this happen?")},
    Named{"choice", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "Which sentence is true?")},
    Named{"order", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "In which order does it happen?")},
    Named{"number", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "What is the figure?")},
    Named{"play", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "Play a charge to a goal")},
};

constexpr std::array kReactionsAsked{
    Named{"allowed", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "that is allowed")},
    Named{"forbidden", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "that is forbidden")},
    Named{"safest", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "that is least likely to end in contact")},
};

constexpr std::array kTargetsAsked{
    Named{"chargeable", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "may be charged")},
    Named{"not_chargeable", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "may not be charged")},
    Named{"able", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "may charge the target")},
    Named{"seen", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "are seen")},
    Named{"in_arc", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "are in front")},
    Named{"in_range", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "are in range")},
    Named{"closest", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "are nearest")},
    Named{"blockers", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "are in the way")},
    Named{"needed", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "have to be declared on")},
};

constexpr std::array kQuantities{
    Named{"distance", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "distance")},
    Named{"max_range", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "greatest range")},
    Named{"roll_needed", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "roll needed")},
    Named{"chance", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "chance of the charge")},
    Named{"wheel", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "angle of the wheel")},
    Named{"charger_models", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "charging models in contact")},
    Named{"target_models", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "charged models in contact")},
    Named{"models_in_contact", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "all models in contact")},
    Named{"models_in_zone", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "models in a zone")},
    Named{"unit_strength", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "Unit Strength")},
    Named{"test_chance", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "chance of a Leadership test")},
    Named{"panic_losses", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "losses for a Panic test")},
};

constexpr const char* kKept = "kept";  ///< a task of a file that the fields cannot say

/// The same question, whatever is answered to it.
bool sameBody(const core::TaskBody& one, const core::TaskBody& other) {
  const auto text = [](const core::TaskBody& body) {
    core::Lesson lesson;
    core::Task task;
    task.body = body;
    lesson.steps.resize(1);
    lesson.steps[0].task = std::move(task);
    return core::toText(lesson);
  };
  return text(one) == text(other);
}

void choose(QComboBox* combo, std::string_view data) {
  const int index = combo->findData(QString::fromUtf8(data.data(), static_cast<int>(data.size())));
  if (index >= 0) combo->setCurrentIndex(index);
}

template <std::size_t N>
void fill(QComboBox* combo, const std::array<Named, N>& entries) {
  for (const Named& entry : entries) combo->addItem(TaskForm::tr(entry.words), QLatin1String(entry.id));
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

core::UnitId TaskForm::unitIn(const QComboBox* combo) const {
  return {idIn(combo)};
}

core::Played TaskForm::charge() const {
  core::Played played;
  played.charge = core::Declare{unitIn(m_charger), {unitIn(m_target)}};
  return played;
}

core::EventPattern TaskForm::outcome() const {
  return outcomePattern(m_outcome->currentData().toString(), unitIn(m_charger), unitIn(m_target));
}

std::optional<core::TaskBody> TaskForm::body() const {
  const std::string kind = idIn(m_kind);
  const core::UnitId charger = unitIn(m_charger);
  const core::UnitId target = unitIn(m_target);
  const auto choose = *core::fromName<core::Choose>(idIn(m_choose));
  if (kind == "place") return core::PlaceTask{charger, m_inches->value(), m_degrees->value(), charge()};
  if (kind == "turn") return core::TurnTask{charger, core::TurnTask::Measure::Wheel, m_degrees->value(), charge()};
  if (kind == "zone") return core::ZoneTask{charger, target, std::nullopt};
  if (kind == "reaction")
    return core::ReactionTask{target, charger, *core::fromName<core::ReactionTask::Which>(idIn(m_reactionAsked)),
                              choose};
  if (kind == "target")
    return core::TargetTask{*core::fromName<core::TargetTask::Which>(idIn(m_targetAsked)), charger, target, choose, {}};
  if (kind == "legal") return core::LegalTask{core::Declare{charger, {target}}, {}};
  if (kind == "happens") return core::HappensTask{outcome(), charge()};
  if (kind == "choice") return core::ChoiceTask{m_sentences->sentences(charger, target), charge()};
  if (kind == "order") return core::OrderTask{m_sentences->sentences(charger, target), charge()};
  if (kind == kKept && m_given) return m_given->body;
  if (kind == "play") return core::PlayTask{{outcome()}, {}, {}};
  if (kind != "number") return std::nullopt;
  core::NumberTask number;
  number.quantity = *core::fromName<core::Quantity>(idIn(m_quantity));
  number.tolerance = m_figure->value();
  number.charger = charger;
  number.target = target;
  number.unit = m_form->isRowVisible(m_unit) ? unitIn(m_unit) : core::UnitId{};
  number.zone = *core::fromName<geometry::Side>(idIn(m_zone));
  number.reaction = *core::fromName<core::Reaction>(idIn(m_reaction));
  return number;
}

std::optional<core::Task> TaskForm::task() const {
  auto asked = body();
  if (!asked) return std::nullopt;
  core::Task task;
  if (m_given) task = *m_given;
  const bool same = m_given && sameBody(*asked, m_given->body);
  task.wrong.clear();
  task.otherwise = {};
  task.body = std::move(*asked);
  task.ask.byLanguage[lessonLanguage()] = m_ask->text().trimmed().toStdString();
  if (m_ask->text().trimmed().isEmpty()) task.ask = {};
  if (std::holds_alternative<core::PlayTask>(task.body) && !same) task.solution = charge().all();
  return task;
}

namespace {

/// The units that a task of one charge is about.
struct Pair {
  core::UnitId charger;
  core::UnitId target;
};

Pair pairOf(const core::Played& played) {
  if (!played.charge || played.charge->targets.empty()) return {};
  return {played.charge->charger, played.charge->targets.front()};
}

Pair pairOf(const core::Task& task) {
  if (const core::Played* played = core::playedOf(task); played && played->charge) return pairOf(*played);
  if (const auto* zone = std::get_if<core::ZoneTask>(&task.body)) return {zone->charger, zone->target};
  if (const auto* reaction = std::get_if<core::ReactionTask>(&task.body)) return {reaction->charger, reaction->unit};
  if (const auto* target = std::get_if<core::TargetTask>(&task.body)) return {target->charger, target->target};
  if (const auto* number = std::get_if<core::NumberTask>(&task.body)) return {number->charger, number->target};
  const core::Declare* declare = nullptr;
  if (const auto* legal = std::get_if<core::LegalTask>(&task.body)) declare = std::get_if<core::Declare>(&legal->order);
  if (const auto* orders = std::get_if<std::vector<core::Order>>(&task.solution); orders && !orders->empty())
    declare = std::get_if<core::Declare>(&orders->front());
  if (!declare || declare->targets.empty()) return {};
  return {declare->charger, declare->targets.front()};
}

}  // namespace

bool TaskForm::lacksUnits() const {
  const auto asked = task();
  if (!asked) return false;
  if (m_charger->count() == 0 || m_target->count() == 0 || m_unit->count() == 0) return true;
  const Pair pair = pairOf(*asked);
  const auto gone = [this](const core::UnitId& id) {
    return !id.empty() && m_unit->findData(QString::fromStdString(id.value)) < 0;
  };
  return gone(pair.charger) || gone(pair.target);
}

void TaskForm::showBody(const core::TaskBody& body) {
  const core::UnitId charger = unitIn(m_charger);
  const core::UnitId target = unitIn(m_target);
  const auto showOutcome = [&](const core::EventPattern& event) {
    choose(m_outcome, outcomeOf(event, charger, target).toStdString());
  };
  if (const auto* place = std::get_if<core::PlaceTask>(&body)) {
    m_inches->setValue(place->inches);
    m_degrees->setValue(place->degrees);
  } else if (const auto* turn = std::get_if<core::TurnTask>(&body)) {
    m_degrees->setValue(turn->tolerance);
  } else if (const auto* reaction = std::get_if<core::ReactionTask>(&body)) {
    choose(m_reactionAsked, core::nameOf(reaction->which));
    choose(m_choose, core::nameOf(reaction->choose));
  } else if (const auto* units = std::get_if<core::TargetTask>(&body)) {
    choose(m_targetAsked, core::nameOf(units->which));
    choose(m_choose, core::nameOf(units->choose));
  } else if (const auto* happens = std::get_if<core::HappensTask>(&body)) {
    showOutcome(happens->event);
  } else if (const auto* choice = std::get_if<core::ChoiceTask>(&body)) {
    m_sentences->setSentences(choice->options, charger, target);
  } else if (const auto* order = std::get_if<core::OrderTask>(&body)) {
    m_sentences->setSentences(order->events, charger, target);
  } else if (const auto* play = std::get_if<core::PlayTask>(&body)) {
    if (play->events.size() == 1) showOutcome(play->events.front());
  } else if (const auto* number = std::get_if<core::NumberTask>(&body)) {
    choose(m_quantity, core::nameOf(number->quantity));
    choose(m_unit, number->unit.value);
    choose(m_zone, core::nameOf(number->zone));
    choose(m_reaction, core::nameOf(number->reaction));
    m_figure->setValue(number->tolerance);
  }
}

void TaskForm::setTask(const std::optional<core::Task>& task) {
  const QSignalBlocker quiet(this);
  m_given = task;
  m_sentences->setSentences({}, {}, {});
  if (const int kept = m_kind->findData(QLatin1String(kKept)); kept >= 0) m_kind->removeItem(kept);
  m_ask->setText(task ? inWords(task->ask) : QString());
  choose(m_kind, task ? core::kTaskNames[task->body.index()] : std::string_view());
  if (task) {
    const Pair pair = pairOf(*task);
    choose(m_charger, pair.charger.value);
    choose(m_target, pair.target.value);
    showBody(task->body);
    const auto said = body();
    if (!said || !sameBody(*said, task->body)) {
      m_kind->addItem(tr("As the file has it"), QLatin1String(kKept));
      choose(m_kind, kKept);
    }
  }
  showFields();
}

}  // namespace frontage::ui
