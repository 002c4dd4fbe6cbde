#include "core/lesson/judge/stage.h"
#include "core/rules/ruleset_library.h"
#include "ui/learn/editor/lesson_editor.h"
#include "ui/learn/editor/pointer_list.h"
#include "ui/learn/editor/ruling_table.h"
#include "ui/learn/editor/step_list.h"
#include "ui/learn/editor/task_form.h"
#include "ui/learn/editor/wrong_table.h"
#include "ui/learn/lesson_text.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScopedValueRollback>

#include <algorithm>
#include <exception>
#include <utility>

// Between the fields and the draft: one step is in the fields, the others wait in the draft.

namespace frontage::ui {

namespace {

/// The words with this text in the language of the window; their other languages stay.
core::Words wordsFrom(const QString& text, core::Words words = {}) {
  if (text.trimmed().isEmpty())
    words.byLanguage.erase(lessonLanguage());
  else if (text.trimmed() != inWords(words))
    words.byLanguage[lessonLanguage()] = text.trimmed().toStdString();
  return words;
}

bool sameSet(std::vector<std::string> one, std::vector<std::string> other) {
  std::sort(one.begin(), one.end());
  std::sort(other.begin(), other.end());
  return one == other;
}

/// One step holds for these rulesets now; the lesson holds for all that a step holds for, and steps that hold for all
/// of them name none.
void holdFor(core::Lesson& lesson, std::size_t step, const std::vector<std::string>& rulesets) {
  for (std::size_t i = 0; i < lesson.steps.size(); ++i)
    lesson.steps[i].rulesets = i == step ? rulesets : std::vector<std::string>(lesson.rulesetsOf(i));
  std::vector<std::string> all;
  for (const std::string& id : core::RulesetLibrary::bundled().ids())
    if (std::any_of(lesson.steps.begin(), lesson.steps.end(), [&](const core::Step& one) {
          return std::find(one.rulesets.begin(), one.rulesets.end(), id) != one.rulesets.end();
        }))
      all.push_back(id);
  for (core::Step& one : lesson.steps)
    if (sameSet(one.rulesets, all)) one.rulesets.clear();
  lesson.rulesets = std::move(all);
}

}  // namespace

std::vector<std::string> LessonEditor::rulesets() const {
  std::vector<std::string> ids;
  for (const QCheckBox* ruleset : m_rulesets)
    if (ruleset->isChecked()) ids.push_back(ruleset->property("id").toString().toStdString());
  return ids;
}

/// The step as the fields have it, without the engine's answer.
core::Step LessonEditor::step() const {
  core::Step step = m_draft.lesson().steps[m_draft.at()];
  step.text = wordsFrom(m_text->toPlainText(), step.text);
  step.pointAt = m_pointers->pointers();
  const auto before = step.task;
  step.task = m_task->task();
  if (!step.task) {
    step.hints.clear();
    step.explain = {};
    step.rulings.clear();
    return step;
  }
  const QStringList lines = m_hints->toPlainText().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
  std::vector<core::Words> hints;
  for (const QString& line : lines)
    if (!line.trimmed().isEmpty())
      hints.push_back(wordsFrom(line, hints.size() < step.hints.size() ? step.hints[hints.size()] : core::Words{}));
  step.hints = std::move(hints);
  step.explain = wordsFrom(m_explain->toPlainText(), step.explain);
  // Until the engine has answered a new question there is only what it said before.
  const bool same = before && before->body.index() == step.task->body.index();
  if (same && !std::holds_alternative<core::PlayTask>(step.task->body)) step.task->solution = before->solution;
  step.task->otherwise = wordsFrom(m_otherwise->text(), before ? before->otherwise : core::Words{});
  step.rulings = m_rulings->rulings();
  QString fault;
  if (auto wrong = m_wrong->answers(*step.task, field(), fault)) step.task->wrong = std::move(*wrong);
  return step;
}

/// The draft with what the fields say.
core::Lesson LessonEditor::lesson() const {
  core::Lesson lesson = m_draft.lesson();
  const std::vector<std::string> before = lesson.rulesetsOf(m_draft.at());
  lesson.steps[m_draft.at()] = step();
  if (const auto ids = rulesets(); !sameSet(ids, before)) holdFor(lesson, m_draft.at(), ids);
  lesson.title = wordsFrom(m_title->text(), lesson.title);
  if (m_path.isEmpty()) lesson.id = lessonIdFrom(m_title->text()).toStdString();
  return lesson;
}

/// The fields, from the draft.
void LessonEditor::fillFields() {
  const core::Lesson& lesson = m_draft.lesson();
  const core::Step& step = lesson.steps[m_draft.at()];
  std::size_t from = m_draft.at();
  while (from > 0 && !lesson.steps[from].position) --from;
  m_shownPosition = lesson.steps[from].position.value_or(core::Scenario{});
  try {
    const core::StepStage stage = core::stageOf(lesson, m_draft.at(), lesson.rulesetsOf(m_draft.at()).at(0));
    m_shownPosition.field = inWords(stage.state.field, lesson);
    m_shownPosition.active = stage.state.active;
  } catch (const std::exception&) {  // the position is shown as it is; the check says why
  }
  const int orders = static_cast<int>(m_shownPosition.orders.size());
  m_where->setText(!step.position ? tr("The position is that of the step before.")
                   : orders == 0  ? tr("The position is that of the table now.")
                                  : tr("The position is that of the table now, after %n order(s).", nullptr, orders));
  if (m_title->text().trimmed() != inWords(lesson.title)) m_title->setText(inWords(lesson.title));
  m_text->setPlainText(inWords(step.text));
  for (QCheckBox* ruleset : m_rulesets) {
    const auto& ids = lesson.rulesetsOf(m_draft.at());
    ruleset->setChecked(std::find(ids.begin(), ids.end(), ruleset->property("id").toString().toStdString()) !=
                        ids.end());
  }
  m_pointers->setPointers(step.pointAt, field());
  m_task->setField(field(), m_shownPosition.active);
  m_task->setTask(step.task);
  m_wrong->setAnswers(step.task ? step.task->wrong : std::vector<core::WrongAnswer>{},
                      step.task ? &*step.task : nullptr, field(), m_task->showsSentences());
  m_otherwise->setText(step.task ? inWords(step.task->otherwise) : QString());
  QStringList hints;
  for (const core::Words& hint : step.hints) hints << inWords(hint);
  m_hints->setPlainText(hints.join(QLatin1Char('\n')));
  m_explain->setPlainText(inWords(step.explain));
  m_rulings->setRulings(step.rulings, step.task ? &*step.task : nullptr, field());
}

void LessonEditor::showStep() {
  m_later.stop();
  if (!m_keeping) {
    const QScopedValueRollback showing(m_showing, true);
    fillFields();
    if (m_pointers->isPointing()) point(true);
  }
  m_steps->refresh();
  if (!m_keeping) refresh();
}

}  // namespace frontage::ui
