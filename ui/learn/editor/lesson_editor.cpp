#include "ui/learn/editor/lesson_editor.h"

#include "core/lesson/write/lesson_text.h"
#include "ui/dialogs/dialogs.h"
#include "ui/document/document.h"
#include "ui/learn/editor/pointer_list.h"
#include "ui/learn/editor/ruling_table.h"
#include "ui/learn/editor/step_list.h"
#include "ui/learn/editor/task_form.h"
#include "ui/learn/editor/wrong_table.h"
#include "ui/learn/learn_controller.h"
#include "ui/learn/lesson_text.h"
#include "ui/learn/table/pointer_marks.h"
#include "ui/overlays/overlay_board.h"
#include "ui/phase/phase_controller.h"
#include "ui/phase/phase_docks.h"
#include "ui/scene/battlefield_scene.h"
#include "ui/scene/coordinates.h"
#include "ui/view/battlefield_view.h"
#include "ui/window/main_window.h"

#include <QCheckBox>
#include <QCloseEvent>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScreen>

#include <algorithm>
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
  // Return in a field is no press of whatever button stands first.
  for (QPushButton* button : findChildren<QPushButton*>()) button->setAutoDefault(false);
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
  connect(m_rulings, &RulingTable::changed, this, later);
  m_window.view().viewport()->installEventFilter(this);
}

void LessonEditor::begin() {
  whenSafe([this] {
    core::Lesson lesson;
    lesson.steps.resize(1);
    m_path.clear();
    m_draft.reset(std::move(lesson));
    takePosition();
    m_draft.undoStack().clear();
    showBeside();
  });
}

void LessonEditor::edit(const core::Lesson& lesson, const QString& path) {
  whenSafe([this, lesson, path] {
    m_path = path;
    core::Lesson opened = lesson;
    if (path.isEmpty()) opened.id = lessonIdFrom(inWords(opened.title)).toStdString();
    m_draft.reset(std::move(opened));
    showBeside();
  });
}

/// Where it covers the least of the table, which is what a lesson is about.
void LessonEditor::showBeside() {
  if (!isVisible()) {
    const QWidget& view = m_window.view();
    const QRect table(view.mapToGlobal(QPoint()), view.size());
    const QRect room = m_window.screen()->availableGeometry();
    const int right = room.right() + 1 - width();
    const bool coversLessThere = table.right() - right < room.left() + width() - table.left();
    move(coversLessThere ? right : room.left(),
         std::clamp(table.top(), room.top(), std::max(room.top(), room.bottom() - height())));
  }
  show();
  raise();
}

void LessonEditor::takePosition() {
  core::Scenario position = m_window.document().own();
  const PhaseController& phase = m_window.phase().controller();
  PhaseSession& session = m_window.phase().controller().session();
  position.orders.clear();
  position.given.clear();
  position.branches.clear();
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

// ---- pointing at things on the table

/// The step's position is on the table while things are clicked; the own one waits.
void LessonEditor::point(bool on) {
  if (on) {
    m_learn.leave();
    core::Scenario shown = m_shownPosition;
    shown.orders.clear();
    shown.given.clear();
    shown.branches.clear();
    m_learn.lendTable(std::move(shown), tr("A lesson is being written: click what its text points at."));
    m_window.raise();
  } else {
    m_learn.giveTableBack();
    m_window.say({});
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
  m_window.askFor(tr("Click on the table what the text points at."));
}

bool LessonEditor::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::MouseButtonRelease && m_pointers->isPointing()) {
    const auto* mouse = static_cast<const QMouseEvent*>(event);
    const QPointF at = m_window.view().mapToScene(mouse->position().toPoint());
    if (mouse->button() == Qt::LeftButton)
      m_pointers->click(toTable(at), m_window.scene().unitAt(at), m_window.scene().terrainAt(at));
  }
  return QDialog::eventFilter(watched, event);
}

// ---- trying, saving, leaving

void LessonEditor::tryOut() {
  whenChecked([this] {
    if (!m_try->isEnabled()) return;
    m_pointers->stopPointing();
    m_trying = true;
    m_learn.tryLesson(lesson(), m_draft.at());
    hide();
    m_window.raise();
  });
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
  keep();
  if (const auto problem = core::saveLesson(lesson(), path.toStdString())) {
    m_window.dialogs().tell(this, tr("“%1” cannot be saved.").arg(QFileInfo(path).fileName()),
                            QString::fromStdString(*problem));
    return;
  }
  m_path = path;
  m_learn.rememberFolder(path);
  m_draft.undoStack().setClean();
  setWindowModified(false);
  m_window.say(tr("Saved. Hand the file on; Learn ▸ Open Lesson opens it."));
}

void LessonEditor::save(std::function<void()> then) {
  whenChecked([this, then = std::move(then)] {
    if (!m_save->isEnabled()) {
      show();
      m_window.dialogs().tell(this, tr("“%1” cannot be saved.").arg(m_title->text().trimmed()), m_problem->text());
    } else if (!m_path.isEmpty()) {
      saveTo(m_path);
      if (!isUnsaved()) then();
    } else {
      askWhere(then);
    }
  });
}

void LessonEditor::askWhere(const std::function<void()>& then) {
  const QString name = QString::fromStdString(lesson().id) + QStringLiteral(".json");
  m_window.dialogs().askSaveLesson(this, QDir(m_learn.folder()).filePath(name), [this, then](const QString& path) {
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
