#include "core/lesson/write/lesson_text.h"
#include "core/odds/interruption.h"
#include "ui/learn/editor/answer_input.h"
#include "ui/learn/editor/lesson_editor.h"
#include "ui/learn/editor/problem_words.h"
#include "ui/learn/editor/ruling_table.h"
#include "ui/learn/editor/task_form.h"
#include "ui/learn/editor/wrong_table.h"
#include "ui/learn/lesson_text.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScopedValueRollback>

#include <utility>

// What the engine says to the draft. It takes its time, so that it is asked beside the window; what it says to an older
// draft is never shown.

namespace frontage::ui {

namespace {

bool isYesNo(const core::Task& task) {
  return std::holds_alternative<core::LegalTask>(task.body) || std::holds_alternative<core::HappensTask>(task.body);
}

/// What is missing in a step that no engine is needed for.
QString missing(const core::Lesson& lesson, const core::Step& step) {
  if (step.text.empty()) return LessonEditor::tr("Write what the learner reads.");
  if (step.rulesets.empty() && lesson.rulesets.empty()) return LessonEditor::tr("Choose a ruleset.");
  if (!step.task) return {};
  if (step.task->ask.empty()) return LessonEditor::tr("Write the question.");
  if (!isYesNo(*step.task) && step.task->otherwise.empty())
    return LessonEditor::tr("Say something to other wrong answers.");
  if (step.task->wrong.empty()) return LessonEditor::tr("Name at least one wrong answer and what to say to it.");
  return {};
}

QString inStep(const core::Lesson& lesson, std::size_t step, const QString& what) {
  return lesson.steps.size() == 1 ? what : LessonEditor::tr("Step %1: %2").arg(step + 1).arg(what);
}

/// All that the answer to a step's question depends on: the lesson without its words.
std::string questionOf(core::Lesson lesson, std::size_t at) {
  lesson.steps.resize(at + 1);
  lesson.title = {};
  lesson.summary = {};
  for (core::Step& step : lesson.steps) {
    step.text = {};
    step.explain = {};
    step.hints.clear();
    step.pointAt.clear();
    step.rulings.clear();
    if (!step.task) continue;
    step.task->ask = {};
    step.task->wrong.clear();
    step.task->otherwise = {};
  }
  if (lesson.steps[at].task) lesson.steps[at].task->solution = {};
  return core::toText(lesson);
}

}  // namespace

bool LessonEditor::isChecked() const {
  return !m_later.isActive() && !m_asking;
}

void LessonEditor::refresh() {
  m_later.stop();
  if (m_draft.lesson().steps.empty()) return;
  const auto task = m_task->task();
  for (QWidget* asked :
       {static_cast<QWidget*>(m_engine), static_cast<QWidget*>(m_wrong), static_cast<QWidget*>(m_otherwise),
        static_cast<QWidget*>(m_hints), static_cast<QWidget*>(m_explain), static_cast<QWidget*>(m_rulings)})
    m_form->setRowVisible(asked, task.has_value());
  if (task) m_wrong->setExample(answerExample(*task));
  keep();
  const core::Lesson now = lesson();
  if (const QString fault = formFault(now); !fault.isEmpty()) showProblem(fault);
  setWindowModified(isUnsaved());
  askEngine(now);
}

void LessonEditor::askEngine(const core::Lesson& now) {
  std::string question = questionOf(now, m_draft.at());
  if (m_question != question) m_engine->setText(now.steps[m_draft.at()].task ? tr("Asking…") : QString());
  m_question = std::move(question);
  m_asking = true;
  const std::size_t at = m_draft.at();
  m_engineWork.ask([now, at, asks = !m_task->lacksUnits()] { return examine(now, at, asks); },
                   [this, now](const std::optional<LessonFindings>& findings, const std::string& why) {
                     m_asking = false;
                     if (findings)
                       hear(now, *findings);
                     else
                       showProblem(QString::fromStdString(why));
                   });
}

/// The engine's answer to the lesson as it still is; had anything changed, it would have been asked anew.
void LessonEditor::hear(const core::Lesson& asked, const LessonFindings& findings) {
  if (m_later.isActive()) return;  // something is being typed: it will be asked again
  if (findings.solution || findings.rulings) {
    const QScopedValueRollback keeping(m_keeping, true);
    core::Lesson solved = asked;
    core::Step& step = solved.steps[m_draft.at()];
    if (findings.solution) step.task->solution = *findings.solution;
    if (findings.rulings) step.rulings = *findings.rulings;
    m_rulings->setAnswers(step.rulings, *step.task, field());
    m_draft.amend(std::move(solved));
  }
  m_engine->setText(engineWords(findings));
  const QString fault = formFault(lesson());
  showProblem(fault.isEmpty() ? engineFault(findings) : fault);
  setWindowModified(isUnsaved());
  for (const auto& then : std::exchange(m_waiting, {})) then();
}

/// As soon as the engine has said what it has to say to what stands in the fields now.
void LessonEditor::whenChecked(std::function<void()> then) {
  if (isChecked()) return then();
  m_waiting.push_back(std::move(then));
  if (m_later.isActive()) refresh();
}

void LessonEditor::showProblem(const QString& problem) {
  m_problem->setText(problem);
  for (QPushButton* button : {m_try, m_save}) {
    button->setEnabled(problem.isEmpty());
    button->setToolTip(problem);
  }
}

QString LessonEditor::formFault(const core::Lesson& now) const {
  if (m_title->text().trimmed().isEmpty()) return tr("Give it a title.");
  if (rulesets().empty()) return tr("Choose a ruleset.");
  QString fault;
  if (const auto task = m_task->task(); task && !m_wrong->answers(*task, field(), fault)) return fault;
  for (std::size_t i = 0; i < now.steps.size(); ++i)
    if (const QString what = missing(now, now.steps[i]); !what.isEmpty()) return inStep(now, i, what);
  return {};
}

QString LessonEditor::engineFault(const LessonFindings& findings) const {
  static const QRegularExpression place(QStringLiteral("^/steps/(\\d+)"));
  for (const core::Problem& found : findings.problems) {
    if (found.severity != core::Problem::Severity::Error) continue;
    const QString words = problemWords(found.what, field());
    const auto match = place.match(QString::fromStdString(found.path));
    return match.hasMatch() ? inStep(m_draft.lesson(), match.captured(1).toULong(), words) : words;
  }
  return {};
}

QString LessonEditor::engineWords(const LessonFindings& findings) const {
  if (findings.fault) return problemWords(*findings.fault, field());
  const auto task = m_task->task();
  if (!findings.answer || !task) return {};
  if (const auto* place = std::get_if<core::Placing>(&*findings.answer))
    return tr("%1″ from the left, %2″ from below, facing %3°")
        .arg(place->x, 0, 'f', 2)
        .arg(place->y, 0, 'f', 2)
        .arg(place->facing, 0, 'f', 1);
  return answerWords(findings.rightPicks.empty() ? *findings.answer : core::Answer(findings.rightPicks), *task,
                     field());
}

}  // namespace frontage::ui
