#include "ui/learn/editor/lesson_editor.h"

#include "core/lesson/check/check_lesson.h"
#include "core/lesson/judge/judge.h"
#include "core/lesson/judge/stage.h"
#include "core/lesson/write/lesson_text.h"
#include "ui/dialogs/dialogs.h"
#include "ui/document/document.h"
#include "ui/learn/editor/answer_input.h"
#include "ui/learn/editor/task_form.h"
#include "ui/learn/editor/wrong_table.h"
#include "ui/learn/learn_controller.h"
#include "ui/learn/lesson_text.h"
#include "ui/phase/phase_controller.h"
#include "ui/phase/phase_docks.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"
#include "ui/window/main_window.h"

#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QVBoxLayout>

#include <stdexcept>

namespace frontage::ui {

namespace {

constexpr int kRest = 250;  ///< milliseconds without typing before the engine is asked

core::Words wordsFrom(const QString& text) {
  core::Words words;
  if (!text.trimmed().isEmpty()) words.byLanguage[lessonLanguage()] = text.trimmed().toStdString();
  return words;
}

/// "Flank at the ford!" -> "flank-at-the-ford".
QString idFrom(const QString& title) {
  QString id = title.normalized(QString::NormalizationForm_D).toLower();
  id.replace(QRegularExpression(QStringLiteral("[^a-z0-9]+")), QStringLiteral("-"));
  while (id.startsWith(QLatin1Char('-'))) id.remove(0, 1);
  while (id.endsWith(QLatin1Char('-'))) id.chop(1);
  return id.isEmpty() ? QStringLiteral("lesson") : id;
}

QPlainTextEdit* makeText(const char* name, const QString& placeholder, int lines, QWidget* parent) {
  auto* edit = new QPlainTextEdit(parent);
  edit->setObjectName(QLatin1String(name));
  edit->setPlaceholderText(placeholder);
  edit->setTabChangesFocus(true);
  edit->setFixedHeight(edit->fontMetrics().lineSpacing() * lines + 14);
  return edit;
}

}  // namespace

LessonEditor::LessonEditor(LearnController& learn, MainWindow& window)
    : QDialog(&window), m_learn(learn), m_window(window) {
  setObjectName(QStringLiteral("lessonEditor"));
  setWindowTitle(tr("New lesson"));
  makeForm();
  resize(560, 720);
  m_later.setSingleShot(true);
  m_later.setInterval(kRest);
  connect(&m_later, &QTimer::timeout, this, &LessonEditor::refresh);
}

LessonEditor::~LessonEditor() = default;

void LessonEditor::makeForm() {
  auto* outer = new QVBoxLayout(this);
  auto* scroll = new QScrollArea(this);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  auto* body = new QWidget(scroll);
  auto* column = new QVBoxLayout(body);
  m_form = new QFormLayout;
  m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
  column->addLayout(m_form);
  column->addStretch(1);
  makeFields(body);
  scroll->setWidget(body);
  outer->addWidget(scroll, 1);
  m_problem = new QLabel(this);
  m_problem->setObjectName(QStringLiteral("editorProblem"));
  m_problem->setWordWrap(true);
  outer->addWidget(m_problem);
  outer->addLayout(makeButtons());
}

void LessonEditor::makeFields(QWidget* body) {
  m_where = new QLabel(body);
  m_where->setObjectName(QStringLiteral("editorWhere"));
  m_where->setWordWrap(true);
  m_title = new QLineEdit(body);
  m_title->setObjectName(QStringLiteral("editorTitle"));
  m_title->setPlaceholderText(tr("What the list of lessons calls it"));
  m_text = makeText("editorText", tr("What the learner reads. Short sentences; one idea."), 5, body);
  m_task = new TaskForm(body);
  m_engine = new QLabel(body);
  m_engine->setObjectName(QStringLiteral("editorEngine"));
  m_engine->setWordWrap(true);
  m_engine->setFont(uiFont(TextSize::Normal, QFont::DemiBold));
  m_wrong = new WrongTable(body);
  m_otherwise = new QLineEdit(body);
  m_otherwise->setObjectName(QStringLiteral("editorOtherwise"));
  m_otherwise->setPlaceholderText(tr("What to say to any other wrong answer"));
  m_hints = makeText("editorHints", tr("A hint a line"), 2, body);
  m_explain = makeText("editorExplain", tr("Why it is so; shown after the right answer"), 3, body);
  m_form->addRow(m_where);
  m_form->addRow(tr("Title"), m_title);
  m_form->addRow(tr("Text"), m_text);
  m_form->addRow(m_task);
  m_form->addRow(tr("The engine says"), m_engine);
  m_form->addRow(m_wrong);
  m_form->addRow(tr("Otherwise"), m_otherwise);
  m_form->addRow(tr("Hints"), m_hints);
  m_form->addRow(tr("Explanation"), m_explain);
  const auto later = [this] { m_later.start(); };
  for (QLineEdit* edit : {m_title, m_otherwise}) connect(edit, &QLineEdit::textChanged, this, later);
  for (QPlainTextEdit* edit : {m_text, m_hints, m_explain}) connect(edit, &QPlainTextEdit::textChanged, this, later);
  connect(m_task, &TaskForm::changed, this, later);
  connect(m_wrong, &WrongTable::changed, this, later);
}

QLayout* LessonEditor::makeButtons() {
  auto* buttons = new QHBoxLayout;
  auto* here = new QPushButton(icon(QStringLiteral("refresh-cw")), tr("Take the position again"), this);
  here->setObjectName(QStringLiteral("editorTake"));
  m_try = new QPushButton(icon(QStringLiteral("play")), tr("Test it"), this);
  m_try->setObjectName(QStringLiteral("editorTry"));
  m_save = new QPushButton(icon(QStringLiteral("save")), tr("Save…"), this);
  m_save->setObjectName(QStringLiteral("editorSave"));
  buttons->addWidget(here);
  buttons->addStretch(1);
  buttons->addWidget(m_try);
  buttons->addWidget(m_save);
  connect(here, &QPushButton::clicked, this, [this] {
    m_learn.leave();
    takePosition();
  });
  connect(m_try, &QPushButton::clicked, this, &LessonEditor::tryOut);
  connect(m_save, &QPushButton::clicked, this, &LessonEditor::save);
  return buttons;
}

void LessonEditor::takePosition() {
  m_position = m_window.document().own();
  const PhaseController& phase = m_window.phase().controller();
  PhaseSession& session = m_window.phase().controller().session();
  m_position.orders.clear();
  m_position.given.clear();
  m_position.unknown.clear();
  if (phase.ready() && phase.started()) {
    m_position.orders = session.ordersTo(session.current());
    m_position.given = session.diceTo(session.current());
  }
  const std::size_t orders = m_position.orders.size();
  m_where->setText(
      orders == 0 ? tr("The position is that of the table now.")
                  : tr("The position is that of the table now, after %n order(s).", nullptr, static_cast<int>(orders)));
  m_task->setField(m_position.field, m_position.active);
  refresh();
}

core::Step LessonEditor::step() const {
  core::Step step;
  step.position = m_position;
  step.text = wordsFrom(m_text->toPlainText());
  step.task = m_task->task();
  if (!step.task) return step;
  for (const QString& line : m_hints->toPlainText().split(QLatin1Char('\n'), Qt::SkipEmptyParts))
    if (!line.trimmed().isEmpty()) step.hints.push_back(wordsFrom(line));
  step.explain = wordsFrom(m_explain->toPlainText());
  step.task->otherwise = wordsFrom(m_otherwise->text());
  QString fault;
  if (auto wrong = m_wrong->answers(*step.task, m_position.field, fault)) step.task->wrong = std::move(*wrong);
  return step;
}

core::Lesson LessonEditor::lesson() const {
  core::Lesson lesson;
  lesson.id = idFrom(m_title->text()).toStdString();
  lesson.title = wordsFrom(m_title->text());
  lesson.rulesets = {m_position.rulesetId};
  lesson.steps = {step()};
  if (auto& task = lesson.steps.front().task) {
    const core::StepStage stage = core::stageOf(lesson, 0, m_position.rulesetId);
    const core::TaskJudge judge(stage.state, *task);
    if (judge.answer()) task->solution = *judge.answer();
  }
  return lesson;
}

QString LessonEditor::problem() const {
  if (m_title->text().trimmed().isEmpty()) return tr("Give it a title.");
  if (m_text->toPlainText().trimmed().isEmpty()) return tr("Write what the learner reads.");
  const auto task = m_task->task();
  if (!task) return {};
  if (task->ask.empty()) return tr("Write the question.");
  const bool yesNo =
      std::holds_alternative<core::LegalTask>(task->body) || std::holds_alternative<core::HappensTask>(task->body);
  if (!yesNo && m_otherwise->text().trimmed().isEmpty()) return tr("Say something to other wrong answers.");
  QString fault;
  const auto wrong = m_wrong->answers(*task, m_position.field, fault);
  if (!wrong) return fault;
  if (wrong->empty()) return tr("Name at least one wrong answer and what to say to it.");
  const core::LessonLoad checked = core::checkLesson(core::toText(lesson()), "lesson", core::Glossary::bundled());
  for (const core::Problem& found : checked.problems)
    if (found.severity == core::Problem::Severity::Error) return QString::fromStdString(found.what);
  return {};
}

void LessonEditor::refresh() {
  m_later.stop();
  QString engine;
  QString fault;
  try {
    const auto task = m_task->task();
    for (QWidget* asked :
         {static_cast<QWidget*>(m_engine), static_cast<QWidget*>(m_wrong), static_cast<QWidget*>(m_otherwise),
          static_cast<QWidget*>(m_hints), static_cast<QWidget*>(m_explain)})
      m_form->setRowVisible(asked, task.has_value());
    if (task) {
      core::Lesson made = lesson();
      const core::StepStage stage = core::stageOf(made, 0, m_position.rulesetId);
      const core::TaskJudge judge(stage.state, *made.steps.front().task);
      if (stage.problem || judge.problem())
        engine = QString::fromStdString(stage.problem ? *stage.problem : *judge.problem());
      else if (const auto* place = std::get_if<core::Placing>(&*judge.answer()))
        engine = tr("%1″ from the left, %2″ from below, facing %3°")
                     .arg(place->x, 0, 'f', 2)
                     .arg(place->y, 0, 'f', 2)
                     .arg(place->facing, 0, 'f', 1);
      else if (!std::holds_alternative<core::PlayTask>(task->body))
        engine = answerWords(judge.rightPicks().empty() ? *judge.answer() : core::Answer(judge.rightPicks()), *task,
                             m_position.field);
      m_wrong->setExample(answerExample(*task));
    }
    fault = problem();
  } catch (const std::exception& e) {
    fault = QString::fromUtf8(e.what());
  }
  m_engine->setText(engine);
  m_problem->setText(fault);
  m_try->setEnabled(fault.isEmpty());
  m_save->setEnabled(fault.isEmpty());
  m_try->setToolTip(fault);
  m_save->setToolTip(fault);
}

void LessonEditor::tryOut() {
  refresh();
  if (!m_try->isEnabled()) return;
  m_learn.start(lesson());
  m_window.raise();
}

void LessonEditor::save() {
  refresh();
  if (!m_save->isEnabled()) return;
  const core::Lesson made = lesson();
  const QString name = QString::fromStdString(made.id) + QStringLiteral(".json");
  const QString folder = m_window.settings().lastFolder.isEmpty() ? QDir::homePath() : m_window.settings().lastFolder;
  m_window.dialogs().askSaveLesson(this, QDir(folder).filePath(name), [this, made](const QString& path) {
    if (const auto problem = core::saveLesson(made, path.toStdString()))
      m_window.dialogs().tell(this, tr("“%1” cannot be saved.").arg(QFileInfo(path).fileName()),
                              QString::fromStdString(*problem));
    else
      m_window.say(tr("Saved. Hand the file on; Learn ▸ Open Lesson opens it."));
  });
}

}  // namespace frontage::ui
