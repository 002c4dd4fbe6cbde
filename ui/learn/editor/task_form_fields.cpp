#include "core/lesson/model/lesson_names.h"
#include "ui/learn/editor/outcomes.h"
#include "ui/learn/editor/sentence_table.h"
#include "ui/learn/editor/task_choices.h"
#include "ui/learn/editor/task_form.h"
#include "ui/learn/editor/task_subject.h"
#include "ui/learn/lesson_text.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSignalBlocker>

#include <utility>

// Between the fields of the form and the task that they say.

namespace frontage::ui {

namespace {

void choose(QComboBox* combo, std::string_view data) {
  const int index = combo->findData(QString::fromUtf8(data.data(), static_cast<int>(data.size())));
  if (index >= 0) combo->setCurrentIndex(index);
}

std::string idIn(const QComboBox* combo) {
  return combo->currentData().toString().toStdString();
}

}  // namespace

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
  const bool same = m_given && isSameQuestion(*asked, m_given->body);
  task.wrong.clear();
  task.otherwise = {};
  task.body = std::move(*asked);
  task.ask.byLanguage[lessonLanguage()] = m_ask->text().trimmed().toStdString();
  if (m_ask->text().trimmed().isEmpty()) task.ask = {};
  if (std::holds_alternative<core::PlayTask>(task.body) && !same) task.solution = charge().all();
  return task;
}

bool TaskForm::lacksUnits() const {
  const auto asked = task();
  if (!asked) return false;
  if (m_charger->count() == 0 || m_target->count() == 0 || m_unit->count() == 0) return true;
  const TaskSubject pair = subjectOf(*asked);
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
    const TaskSubject pair = subjectOf(*task);
    choose(m_charger, pair.charger.value);
    choose(m_target, pair.target.value);
    showBody(task->body);
    const auto said = body();
    if (!said || !isSameQuestion(*said, task->body)) {
      m_kind->addItem(tr("As the file has it"), QLatin1String(kKept));
      choose(m_kind, kKept);
    }
  }
  showFields();
}

}  // namespace frontage::ui
