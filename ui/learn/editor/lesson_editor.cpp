#include "ui/learn/editor/lesson_editor.h"

#include "core/lesson/write/lesson_text.h"
#include "ui/dialogs/dialogs.h"
#include "ui/document/document.h"
#include "ui/learn/editor/pointer_list.h"
#include "ui/learn/editor/step_list.h"
#include "ui/learn/editor/task_form.h"
#include "ui/learn/editor/wrong_table.h"
#include "ui/learn/learn_controller.h"
#include "ui/learn/table/pointer_marks.h"
#include "ui/overlays/overlay_board.h"
#include "ui/phase/phase_controller.h"
#include "ui/phase/phase_docks.h"
#include "ui/window/main_window.h"

#include <QCheckBox>
#include <QCloseEvent>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopedValueRollback>

#include <utility>

namespace frontage::ui {

namespace {

constexpr int kRest = 250;  ///< milliseconds without typing before the engine is asked

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

bool LessonEditor::isUnsaved() const {
  if (m_draft.lesson().steps.empty()) return false;  // nothing was begun
  return !m_draft.undoStack().isClean() || core::toText(lesson()) != core::toText(m_draft.lesson());
}

/// What the fields say goes into the draft.
void LessonEditor::keep() {
  if (m_showing || m_keeping || m_draft.lesson().steps.empty()) return;
  const QScopedValueRollback keeping(m_keeping, true);
  m_draft.change(lesson(), m_draft.at(), tr("Edit the step"));
}

void LessonEditor::refresh() {
  m_later.stop();
  if (m_draft.lesson().steps.empty()) return;
  const auto task = m_task->task();
  for (QWidget* asked :
       {static_cast<QWidget*>(m_engine), static_cast<QWidget*>(m_wrong), static_cast<QWidget*>(m_otherwise),
        static_cast<QWidget*>(m_hints), static_cast<QWidget*>(m_explain)})
    m_form->setRowVisible(asked, task.has_value());
  keep();
  showEngine();
  const QString fault = problem();
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
  std::vector<core::OpenPointer> shown;
  for (const core::Pointer& pointer : m_pointers->pointers()) shown.push_back({pointer});
  board.set(OverlayBoard::Source::Lesson, pointerMarks(phase.state(), shown));
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
  if (!m_save->isEnabled()) {
    show();
    m_window.dialogs().tell(this, tr("“%1” cannot be saved.").arg(m_title->text().trimmed()), m_problem->text());
    return;
  }
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
