#include "core/lesson/check/check_lesson.h"
#include "core/lesson/judge/judge.h"
#include "core/lesson/judge/stage.h"
#include "core/lesson/write/lesson_text.h"
#include "core/rules/ruleset_library.h"
#include "ui/learn/editor/answer_input.h"
#include "ui/learn/editor/lesson_editor.h"
#include "ui/learn/editor/pointer_list.h"
#include "ui/learn/editor/problem_words.h"
#include "ui/learn/editor/step_list.h"
#include "ui/learn/editor/task_form.h"
#include "ui/learn/editor/wrong_table.h"
#include "ui/learn/lesson_text.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRegularExpression>
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

bool isYesNo(const core::Task& task) {
  return std::holds_alternative<core::LegalTask>(task.body) || std::holds_alternative<core::HappensTask>(task.body);
}

/// "Flank at the ford!" -> "flank-at-the-ford".
QString idFrom(const QString& title) {
  QString id = title.normalized(QString::NormalizationForm_D).toLower();
  id.replace(QRegularExpression(QStringLiteral("[^a-z0-9]+")), QStringLiteral("-"));
  while (id.startsWith(QLatin1Char('-'))) id.remove(0, 1);
  while (id.endsWith(QLatin1Char('-'))) id.chop(1);
  return id.isEmpty() ? QStringLiteral("lesson") : id;
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
  step.task->otherwise = wordsFrom(m_otherwise->text(), before ? before->otherwise : core::Words{});
  QString fault;
  if (auto wrong = m_wrong->answers(*step.task, field(), fault)) step.task->wrong = std::move(*wrong);
  return step;
}

/// The draft with what the fields say.
core::Lesson LessonEditor::written() const {
  core::Lesson lesson = m_draft.lesson();
  const std::vector<std::string> before = lesson.rulesetsOf(m_draft.at());
  lesson.steps[m_draft.at()] = step();
  if (const auto ids = rulesets(); !sameSet(ids, before)) holdFor(lesson, m_draft.at(), ids);
  lesson.title = wordsFrom(m_title->text(), lesson.title);
  if (m_path.isEmpty()) lesson.id = idFrom(m_title->text()).toStdString();
  return lesson;
}

core::Lesson LessonEditor::lesson() const {
  core::Lesson lesson = written();
  const std::size_t at = m_draft.at();
  auto& task = lesson.steps[at].task;
  if (!task || m_task->lacksUnits() || lesson.rulesetsOf(at).empty() ||
      std::holds_alternative<core::PlayTask>(task->body))
    return lesson;
  try {
    const core::StepStage stage = core::stageOf(lesson, at, lesson.rulesetsOf(at).front());
    const core::TaskJudge judge(stage.state, *task);
    if (judge.answer() && (task->solution.index() != judge.answer()->index() || !judge.judge(task->solution).right))
      task->solution = *judge.answer();
  } catch (const std::exception&) {  // no answer of the engine yet; problem() says why
  }
  return lesson;
}

QString LessonEditor::missing(const core::Step& step) const {
  if (step.text.empty()) return tr("Write what the learner reads.");
  if (step.rulesets.empty() && m_draft.lesson().rulesets.empty()) return tr("Choose a ruleset.");
  if (!step.task) return {};
  if (step.task->ask.empty()) return tr("Write the question.");
  if (!isYesNo(*step.task) && step.task->otherwise.empty()) return tr("Say something to other wrong answers.");
  if (step.task->wrong.empty()) return tr("Name at least one wrong answer and what to say to it.");
  return {};
}

QString LessonEditor::problem() const {
  if (m_title->text().trimmed().isEmpty()) return tr("Give it a title.");
  if (rulesets().empty()) return tr("Choose a ruleset.");
  QString fault;
  if (const auto task = m_task->task(); task && !m_wrong->answers(*task, field(), fault)) return fault;
  const core::Lesson made = lesson();
  const std::size_t count = made.steps.size();
  const auto inStep = [&](std::size_t i, const QString& what) {
    return count == 1 ? what : tr("Step %1: %2").arg(i + 1).arg(what);
  };
  for (std::size_t i = 0; i < count; ++i)
    if (const QString what = missing(made.steps[i]); !what.isEmpty()) return inStep(i, what);
  const core::LessonLoad checked = core::checkLesson(core::toText(made), "lesson", core::Glossary::bundled());
  static const QRegularExpression place(QStringLiteral("^/steps/(\\d+)"));
  for (const core::Problem& found : checked.problems) {
    if (found.severity != core::Problem::Severity::Error) continue;
    const QString words = problemWords(found.what, field());
    const auto match = place.match(QString::fromStdString(found.path));
    return match.hasMatch() ? inStep(match.captured(1).toULong(), words) : words;
  }
  return {};
}

/// The fields, from the draft.
void LessonEditor::fillFields() {
  const core::Lesson& lesson = m_draft.lesson();
  const core::Step& step = lesson.steps[m_draft.at()];
  m_shownPosition = positionOf(lesson, m_draft.at());
  try {
    const core::StepStage stage = core::stageOf(lesson, m_draft.at(), lesson.rulesetsOf(m_draft.at()).at(0));
    m_shownPosition.field = inWords(stage.state.field, lesson);
    m_shownPosition.active = stage.state.active;
  } catch (const std::exception&) {  // the position is shown as it is; problem() says why
  }
  const int orders = static_cast<int>(positionOf(lesson, m_draft.at()).orders.size());
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
                      step.task ? &*step.task : nullptr, field());
  m_otherwise->setText(step.task ? inWords(step.task->otherwise) : QString());
  QStringList hints;
  for (const core::Words& hint : step.hints) hints << inWords(hint);
  m_hints->setPlainText(hints.join(QLatin1Char('\n')));
  m_explain->setPlainText(inWords(step.explain));
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

QString LessonEditor::engineWords(const core::Task& task) const {
  const core::Lesson made = lesson();
  if (m_task->lacksUnits() || made.rulesetsOf(m_draft.at()).empty()) return {};
  const core::StepStage stage = core::stageOf(made, m_draft.at(), made.rulesetsOf(m_draft.at()).front());
  const core::TaskJudge judge(stage.state, task);
  if (stage.problem || judge.problem()) return problemWords(stage.problem ? *stage.problem : *judge.problem(), field());
  if (const auto* place = std::get_if<core::Placing>(&*judge.answer()))
    return tr("%1″ from the left, %2″ from below, facing %3°")
        .arg(place->x, 0, 'f', 2)
        .arg(place->y, 0, 'f', 2)
        .arg(place->facing, 0, 'f', 1);
  if (std::holds_alternative<core::PlayTask>(task.body)) return {};
  return answerWords(judge.rightPicks().empty() ? *judge.answer() : core::Answer(judge.rightPicks()), task, field());
}

void LessonEditor::showEngine() {
  const core::Step now = step();
  QString engine;
  try {
    if (now.task) engine = engineWords(*now.task);
  } catch (const std::exception&) {  // problem() says why
  }
  if (now.task) m_wrong->setExample(answerExample(*now.task));
  m_engine->setText(engine);
}

}  // namespace frontage::ui
