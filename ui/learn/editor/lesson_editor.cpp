#include "ui/learn/editor/lesson_editor.h"

#include "core/lesson/check/check_lesson.h"
#include "core/lesson/judge/judge.h"
#include "core/lesson/judge/stage.h"
#include "core/lesson/write/lesson_text.h"
#include "core/rules/ruleset_library.h"
#include "ui/dialogs/dialogs.h"
#include "ui/document/document.h"
#include "ui/learn/editor/answer_input.h"
#include "ui/learn/editor/pointer_list.h"
#include "ui/learn/editor/problem_words.h"
#include "ui/learn/editor/step_list.h"
#include "ui/learn/editor/task_form.h"
#include "ui/learn/editor/wrong_table.h"
#include "ui/learn/learn_controller.h"
#include "ui/learn/lesson_text.h"
#include "ui/learn/table/pointer_marks.h"
#include "ui/overlays/overlay_board.h"
#include "ui/phase/phase_controller.h"
#include "ui/phase/phase_docks.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"
#include "ui/window/main_window.h"

#include <QCheckBox>
#include <QCloseEvent>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace frontage::ui {

namespace {

constexpr int kRest = 250;  ///< milliseconds without typing before the engine is asked

/// The words with this text in the language of the window; their other languages stay.
core::Words wordsFrom(const QString& text, core::Words words = {}) {
  if (text.trimmed().isEmpty())
    words.byLanguage.erase(lessonLanguage());
  else if (text.trimmed() != inWords(words))
    words.byLanguage[lessonLanguage()] = text.trimmed().toStdString();
  return words;
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
  setWindowTitle(tr("Lesson") + QStringLiteral("[*]"));
  makeForm();
  makeUndo();
  resize(600, 720);
  listen();
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
  m_steps = new StepList(m_draft, body);
  m_pointers = new PointerList(body);
  m_form->addRow(tr("Title"), m_title);
  m_form->addRow(tr("Steps"), m_steps);
  m_form->addRow(m_where);
  m_form->addRow(tr("Holds for"), makeRulesets(body));
  m_form->addRow(tr("Text"), m_text);
  m_form->addRow(tr("Points at"), m_pointers);
  m_form->addRow(m_task);
  m_form->addRow(tr("The engine says"), m_engine);
  m_form->addRow(m_wrong);
  m_form->addRow(tr("Otherwise"), m_otherwise);
  m_form->addRow(tr("Hints"), m_hints);
  m_form->addRow(tr("Explanation"), m_explain);
}

void LessonEditor::listen() {
  const auto later = [this] {
    if (!m_showing) m_later.start();
  };
  for (QLineEdit* edit : {m_title, m_otherwise}) connect(edit, &QLineEdit::textChanged, this, later);
  for (QPlainTextEdit* edit : {m_text, m_hints, m_explain}) connect(edit, &QPlainTextEdit::textChanged, this, later);
  for (QCheckBox* ruleset : m_rulesets) connect(ruleset, &QCheckBox::toggled, this, later);
  connect(m_task, &TaskForm::changed, this, later);
  connect(m_wrong, &WrongTable::changed, this, later);
  connect(m_pointers, &PointerList::changed, this, [this, later] {
    showPointers();
    later();
  });
  connect(m_pointers, &PointerList::pointing, this, &LessonEditor::point);
  connect(m_steps, &StepList::leaving, this, &LessonEditor::keep);
  connect(&m_draft, &LessonDraft::shown, this, &LessonEditor::showStep);
  connect(&m_draft.undoStack(), &QUndoStack::cleanChanged, this, [this](bool clean) { setWindowModified(!clean); });
  connect(&m_window.document(), &Document::changed, this, [this](const ChangeSet& what) {
    if (what.selection && m_pointers->isPointing()) followClick();
  });
}

QWidget* LessonEditor::makeRulesets(QWidget* body) {
  auto* box = new QWidget(body);
  auto* column = new QVBoxLayout(box);
  column->setContentsMargins(0, 0, 0, 0);
  for (const std::string& id : core::RulesetLibrary::bundled().ids()) {
    auto* ruleset = new QCheckBox(QString::fromStdString(core::RulesetLibrary::bundled().find(id)->title), box);
    ruleset->setObjectName(QStringLiteral("editorRuleset/") + QString::fromStdString(id));
    ruleset->setProperty("id", QString::fromStdString(id));
    column->addWidget(ruleset);
    m_rulesets.push_back(ruleset);
  }
  return box;
}

/// What is being typed is taken back by the field itself; everything else by these.
void LessonEditor::makeUndo() {
  QAction* undo = m_draft.undoStack().createUndoAction(this, tr("Undo"));
  QAction* redo = m_draft.undoStack().createRedoAction(this, tr("Redo"));
  undo->setObjectName(QStringLiteral("editorUndo"));
  redo->setObjectName(QStringLiteral("editorRedo"));
  undo->setShortcuts(QKeySequence::Undo);
  redo->setShortcuts(QKeySequence::Redo);
  undo->setIcon(icon(QStringLiteral("undo-2")));
  redo->setIcon(icon(QStringLiteral("redo-2")));
  auto* row = new QHBoxLayout;
  for (QAction* action : {undo, redo}) {
    addAction(action);
    auto* button = new QToolButton(this);
    button->setObjectName(action->objectName() + QStringLiteral("Button"));
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    row->addWidget(button);
  }
  row->addStretch(1);
  qobject_cast<QVBoxLayout*>(layout())->insertLayout(0, row);
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
    m_pointers->stopPointing();
    keep();
    takePosition();
  });
  connect(m_try, &QPushButton::clicked, this, &LessonEditor::tryOut);
  connect(m_save, &QPushButton::clicked, this, [this] { save([] {}); });
  return buttons;
}

void LessonEditor::begin() {
  whenSafe([this] {
    core::Lesson lesson;
    lesson.steps.resize(1);
    m_path.clear();
    m_draft.reset(std::move(lesson));
    takePosition();
    m_draft.undoStack().clear();
    show();
    raise();
  });
}

void LessonEditor::edit(const core::Lesson& lesson, const QString& path) {
  whenSafe([this, lesson, path] {
    m_path = path;
    m_draft.reset(lesson);
    show();
    raise();
  });
}

void LessonEditor::takePosition() {
  core::Scenario position = m_window.document().own();
  const PhaseController& phase = m_window.phase().controller();
  PhaseSession& session = m_window.phase().controller().session();
  position.orders.clear();
  position.given.clear();
  position.unknown.clear();
  if (phase.ready() && phase.started()) {
    position.orders = session.ordersTo(session.current());
    position.given = session.diceTo(session.current());
  }
  core::Lesson next = m_draft.lesson();
  core::Step& step = next.steps[m_draft.at()];
  step.position = position;
  step.orders.clear();
  step.dice = {};
  if (next.rulesets.empty()) next.rulesets = {position.rulesetId};
  m_draft.change(std::move(next), m_draft.at(), tr("Take the position"));
}

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
  step.rulesets = rulesets();
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

/// The draft with what the fields say; steps that hold for all rulesets of the lesson name none.
core::Lesson LessonEditor::written() const {
  core::Lesson lesson = m_draft.lesson();
  for (std::size_t i = 0; i < lesson.steps.size(); ++i) lesson.steps[i].rulesets = lesson.rulesetsOf(i);
  lesson.steps[m_draft.at()] = step();
  std::vector<std::string> all;
  for (const std::string& id : core::RulesetLibrary::bundled().ids())
    if (std::any_of(lesson.steps.begin(), lesson.steps.end(), [&](const core::Step& one) {
          return std::find(one.rulesets.begin(), one.rulesets.end(), id) != one.rulesets.end();
        }))
      all.push_back(id);
  for (core::Step& one : lesson.steps)
    if (one.rulesets.size() == all.size()) one.rulesets.clear();
  lesson.rulesets = std::move(all);
  lesson.title = wordsFrom(m_title->text(), lesson.title);
  if (m_path.isEmpty()) lesson.id = idFrom(m_title->text()).toStdString();
  return lesson;
}

core::Lesson LessonEditor::lesson() const {
  core::Lesson lesson = written();
  if (auto& task = lesson.steps[m_draft.at()].task; task && !lesson.rulesetsOf(m_draft.at()).empty()) {
    const core::StepStage stage = core::stageOf(lesson, m_draft.at(), lesson.rulesetsOf(m_draft.at()).front());
    const core::TaskJudge judge(stage.state, *task);
    if (judge.answer() && !std::holds_alternative<core::PlayTask>(task->body) &&
        (task->solution.index() != judge.answer()->index() || !judge.judge(task->solution).right))
      task->solution = *judge.answer();
  }
  return lesson;
}

bool LessonEditor::isUnsaved() const {
  return !m_draft.undoStack().isClean() || core::toText(lesson()) != core::toText(m_draft.lesson());
}

/// What the fields say goes into the draft.
void LessonEditor::keep() {
  if (m_showing || m_keeping || m_draft.lesson().steps.empty()) return;
  const QScopedValueRollback keeping(m_keeping, true);
  try {
    m_draft.change(lesson(), m_draft.at(), tr("Edit the step"));
  } catch (const std::exception&) {
    m_draft.change(written(), m_draft.at(), tr("Edit the step"));  // no engine's answer yet
  }
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
void LessonEditor::showStep() {
  m_later.stop();
  if (!m_keeping) {
    const QScopedValueRollback showing(m_showing, true);
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
    if (m_pointers->isPointing()) point(true);
  }
  m_steps->refresh();
  if (!m_keeping) refresh();
}

void LessonEditor::showEngine(const core::Step& step) {
  QString engine;
  if (step.task) {
    core::Lesson made = lesson();
    const core::StepStage stage = core::stageOf(made, m_draft.at(), made.rulesetsOf(m_draft.at()).at(0));
    const core::TaskJudge judge(stage.state, *step.task);
    if (stage.problem || judge.problem())
      engine = problemWords(stage.problem ? *stage.problem : *judge.problem(), field());
    else if (const auto* place = std::get_if<core::Placing>(&*judge.answer()))
      engine = tr("%1″ from the left, %2″ from below, facing %3°")
                   .arg(place->x, 0, 'f', 2)
                   .arg(place->y, 0, 'f', 2)
                   .arg(place->facing, 0, 'f', 1);
    else if (!std::holds_alternative<core::PlayTask>(step.task->body))
      engine = answerWords(judge.rightPicks().empty() ? *judge.answer() : core::Answer(judge.rightPicks()), *step.task,
                           field());
    m_wrong->setExample(answerExample(*step.task));
  }
  m_engine->setText(engine);
}

void LessonEditor::refresh() {
  m_later.stop();
  QString fault;
  const auto task = m_task->task();
  for (QWidget* asked :
       {static_cast<QWidget*>(m_engine), static_cast<QWidget*>(m_wrong), static_cast<QWidget*>(m_otherwise),
        static_cast<QWidget*>(m_hints), static_cast<QWidget*>(m_explain)})
    m_form->setRowVisible(asked, task.has_value());
  keep();
  try {
    showEngine(step());
    fault = problem();
  } catch (const std::exception& e) {
    fault = QString::fromUtf8(e.what());
  }
  m_problem->setText(fault);
  m_try->setEnabled(fault.isEmpty());
  m_save->setEnabled(fault.isEmpty());
  m_try->setToolTip(fault);
  m_save->setToolTip(fault);
  setWindowModified(isUnsaved());
}

// ---- pointing at things on the table

/// The step's position is on the table while things are clicked; the own one waits.
void LessonEditor::point(bool on) {
  if (on) {
    m_learn.leave();
    core::Scenario shown = m_shownPosition;
    shown.orders.clear();
    shown.given.clear();
    m_learn.lendTable(std::move(shown), tr("A lesson is being written: click what its text points at."));
    m_window.raise();
  } else {
    m_learn.giveTableBack();
  }
  showPointers();
}

void LessonEditor::showPointers() {
  OverlayBoard& board = m_window.phase().controller().overlays();
  const PhaseController& phase = m_window.phase().controller();
  if (!m_pointers->isPointing() || !phase.ready()) return board.clear(OverlayBoard::Source::Lesson);
  board.set(OverlayBoard::Source::Lesson, pointerMarks(phase.state(), m_pointers->pointers()));
}

void LessonEditor::followClick() {
  const Selection selection = m_window.document().selection();
  if (selection.count() != 1) return;
  if (!selection.units.empty()) m_pointers->take(*selection.units.begin());
  if (!selection.terrain.empty()) m_pointers->take(*selection.terrain.begin());
}

// ---- trying, saving, leaving

void LessonEditor::tryOut() {
  refresh();
  if (!m_try->isEnabled()) return;
  m_pointers->stopPointing();
  m_trying = true;
  m_learn.tryLesson(lesson(), m_draft.at());
  hide();
  m_window.raise();
}

void LessonEditor::endPointing() {
  m_pointers->stopPointing();
}

void LessonEditor::comeBack() {
  if (!m_trying) return;
  m_trying = false;
  show();
  raise();
}

void LessonEditor::saveTo(const QString& path) {
  const core::Lesson made = lesson();
  if (const auto problem = core::saveLesson(made, path.toStdString())) {
    m_window.dialogs().tell(this, tr("“%1” cannot be saved.").arg(QFileInfo(path).fileName()),
                            QString::fromStdString(*problem));
    return;
  }
  m_path = path;
  keep();
  m_draft.undoStack().setClean();
  setWindowModified(false);
  m_window.say(tr("Saved. Hand the file on; Learn ▸ Open Lesson opens it."));
}

void LessonEditor::save(std::function<void()> then) {
  refresh();
  if (!m_save->isEnabled()) return;
  if (!m_path.isEmpty()) {
    saveTo(m_path);
    if (!isUnsaved()) then();
    return;
  }
  const QString name = QString::fromStdString(lesson().id) + QStringLiteral(".json");
  const QString folder = m_window.settings().lastFolder.isEmpty() ? QDir::homePath() : m_window.settings().lastFolder;
  m_window.dialogs().askSaveLesson(this, QDir(folder).filePath(name),
                                   [this, then = std::move(then)](const QString& path) {
                                     saveTo(path);
                                     if (!isUnsaved()) then();
                                   });
}

void LessonEditor::whenSafe(std::function<void()> then) {
  keep();
  if (m_draft.lesson().steps.empty() || m_draft.undoStack().isClean()) return then();
  const QString title = m_title->text().trimmed();
  m_window.dialogs().askUnsaved(this, title.isEmpty() ? tr("Lesson") : title, [this, then](SaveAnswer answer) {
    if (answer == SaveAnswer::Save) save(then);
    if (answer == SaveAnswer::Discard) {
      m_draft.undoStack().setClean();
      then();
    }
  });
}

void LessonEditor::closeEvent(QCloseEvent* event) {
  if (!m_draft.lesson().steps.empty()) keep();
  if (m_draft.undoStack().isClean()) {
    m_pointers->stopPointing();
    event->accept();
    return;
  }
  event->ignore();
  whenSafe([this] { QMetaObject::invokeMethod(this, &QWidget::close, Qt::QueuedConnection); });
}

}  // namespace frontage::ui
