#include "ui/learn/learn_controller.h"

#include "core/lesson/course/glossary.h"
#include "core/lesson/read/lesson_file.h"
#include "core/rules/resources.h"
#include "ui/dialogs/dialogs.h"
#include "ui/document/document.h"
#include "ui/learn/answers/answer_box.h"
#include "ui/learn/editor/lesson_editor.h"
#include "ui/learn/learn_table.h"
#include "ui/learn/lesson_text.h"
#include "ui/learn/list/lesson_list.h"
#include "ui/learn/reading/reading_page.h"
#include "ui/learn/table/lesson_tool.h"
#include "ui/phase/phase_controller.h"
#include "ui/phase/phase_docks.h"
#include "ui/tools/select_tool.h"
#include "ui/view/battlefield_view.h"
#include "ui/window/actions.h"
#include "ui/window/main_window.h"
#include "ui/window/notice_bar.h"
#include "ui/window/table_tools.h"

#include <QDockWidget>
#include <QFileInfo>
#include <QMenu>
#include <QStackedWidget>

#include <utility>

namespace frontage::ui {

LearnController::LearnController(MainWindow& window)
    : QObject(&window),
      m_window(window),
      m_progress(core::Progress::fromText(window.settings().lessons.toStdString())),
      m_reader(new LessonReader(m_progress, this)),
      m_tool(std::make_unique<LessonTool>(window.scene())),
      m_table(std::make_unique<LearnTable>(window, *m_reader, *m_tool)),
      m_dock(new QDockWidget(tr("Learn"), &window)),
      m_pages(new QStackedWidget(m_dock)) {
  m_dock->setObjectName(QStringLiteral("learnDock"));
  m_dock->setWidget(m_pages);
  window.addDockWidget(Qt::LeftDockWidgetArea, m_dock);
  m_dock->hide();
  fillMenu();
  connect(m_reader, &LessonReader::stepChanged, this, &LearnController::onStep);
  connect(m_reader, &LessonReader::changed, this, &LearnController::keepProgress);
  connect(m_tool.get(), &Tool::hintChanged, this, [this] {
    if (isReading()) m_window.useSelectTool();
  });
  // Another scenario was opened: the lesson is over.
  connect(&window.document(), &Document::changed, this, [this](const ChangeSet& what) {
    if (what.everything && isReading() && !m_window.document().isLent()) leave();
  });
  // Closed by its own cross.
  connect(m_dock->toggleViewAction(), &QAction::toggled, this, [this](bool shown) {
    if (!shown && !m_layout.isEmpty()) close();
  });
}

LearnController::~LearnController() {
  delete m_pages;  // before the tool that its pages answer with
  if (m_window.view().tool() == m_tool.get()) m_window.view().setTool(nullptr);
}

void LearnController::fillMenu() {
  const auto add = [this](const char* name, const QString& text, const QList<QKeySequence>& keys, const char* iconName,
                          auto run) {
    m_window.learnMenu()->addAction(
        makeAction(m_window, {QLatin1String(name), text, keys, QLatin1String(iconName)}, run));
  };
  add("learn/list", tr("&Lessons and Puzzles"), {QKeySequence(Qt::Key_F2)}, "lightbulb", [this] { showList(); });
  add("learn/tour", tr("&Five-minute Tour"), {}, "", [this] { startTour(); });
  m_window.learnMenu()->addSeparator();
  add("learn/new", tr("&New Lesson from Here…"), {}, "file-plus", [this] { newLesson(); });
  add("learn/edit", tr("E&dit a Lesson…"), {}, "", [this] { editShown(); });
  add("learn/open", tr("&Open Lesson…"), {}, "folder-open", [this] {
    m_window.dialogs().askOpenLesson(&m_window, m_window.settings().lastFolder,
                                     [this](const QString& path) { openFile(path); });
  });
  add("learn/leave", tr("Lea&ve the Lesson"), {}, "", [this] { leave(); });
}

LessonEditor* LearnController::editor() const noexcept {
  return m_editor;
}

Tool& LearnController::toolFor(Tool& chosen) const {
  const bool asks = isReading() && m_tool->mode() != LessonTool::Mode::Nothing;
  if (asks && &chosen == &m_window.tools().select()) return *m_tool;
  return chosen;
}

bool LearnController::isUnsaved() const {
  return m_editor && m_editor->isUnsaved();
}

void LearnController::whenSafe(const std::function<void()>& then) {
  if (m_editor)
    m_editor->whenSafe(then);
  else
    then();
}

const core::Course& LearnController::course() {
  if (!m_course) m_course = core::Course::load(core::resourceFolder());
  return *m_course;
}

void LearnController::makePages() {
  if (m_page) return;
  m_list = new LessonList(course(), m_progress, m_pages);
  m_page = new ReadingPage(*m_reader, *m_tool, m_pages);
  m_pages->addWidget(m_list);
  m_pages->addWidget(m_page);
  connect(m_list, &LessonList::chosen, this, qOverload<const QString&>(&LearnController::start));
  connect(m_list, &LessonList::closeWanted, this, &LearnController::close);
  connect(m_page, &ReadingPage::leaveWanted, this, &LearnController::leave);
  connect(m_page, &ReadingPage::nextLessonWanted, this, &LearnController::goOn);
  connect(m_page, &ReadingPage::retried, m_table.get(), &LearnTable::startOver);
  connect(m_page, &ReadingPage::revealed, m_table.get(), &LearnTable::playSolution);
  connect(m_page, &ReadingPage::answering, m_table.get(), &LearnTable::follow);
}

/// The Library makes room; everything else stays where it is.
void LearnController::openDock() {
  makePages();
  if (!m_dock->isHidden()) return;
  m_layout = m_window.saveState();
  m_window.findChild<QDockWidget*>(QStringLiteral("libraryDock"))->hide();
  m_window.addDockWidget(Qt::LeftDockWidgetArea, m_dock);
  m_dock->setFloating(false);
  m_dock->show();
  m_window.resizeDocks({m_dock}, {kWidth}, Qt::Horizontal);
}

void LearnController::showList() {
  leave();
  openDock();
  m_pages->setCurrentWidget(m_list);
  m_list->refresh();
  m_dock->raise();
}

void LearnController::close() {
  if (m_layout.isEmpty()) return;
  const QByteArray layout = std::exchange(m_layout, {});
  leave();
  m_window.restoreState(layout);
  m_dock->hide();
}

void LearnController::start(const QString& lessonId) {
  if (const core::Lesson* lesson = course().find(lessonId.toStdString())) start(*lesson);
}

void LearnController::start(core::Lesson lesson) {
  openDock();
  m_pages->setCurrentWidget(m_page);
  m_dock->raise();
  holdUndo(true);
  if (m_editor) m_editor->endPointing();
  putPhaseAside();
  m_reader->open(std::move(lesson));
}

void LearnController::startTour() {
  const auto tours = course().ofKind(core::Lesson::Kind::Tour);
  if (tours.empty()) return showList();
  m_progress.forget(tours.front()->id);
  start(*tours.front());
}

std::optional<core::Lesson> LearnController::loadFile(const QString& path) {
  core::LessonLoad loaded = core::loadLesson(path.toStdString());
  if (loaded.ok()) return std::move(loaded.lesson);
  QString why;
  for (const core::Problem& problem : loaded.problems)
    if (why.isEmpty() && problem.severity == core::Problem::Severity::Error)
      why = QString::fromStdString(problem.text());
  m_window.dialogs().tell(&m_window, tr("“%1” cannot be opened.").arg(QFileInfo(path).fileName()), why);
  return std::nullopt;
}

void LearnController::openFile(const QString& path) {
  if (auto lesson = loadFile(path)) start(std::move(*lesson));
}

void LearnController::editFile(const QString& path) {
  const auto lesson = loadFile(path);
  if (!lesson) return;
  const QString own = QFileInfo(QString::fromStdString(core::resourceFolder())).canonicalFilePath();
  const bool bundled = !own.isEmpty() && QFileInfo(path).canonicalFilePath().startsWith(own + QLatin1Char('/'));
  madeEditor().edit(*lesson, bundled ? QString() : path);
}

/// The lesson that is being read, as a copy; else a file that is asked for.
void LearnController::editShown() {
  if (isReading()) {
    const core::Lesson lesson = m_reader->lesson();
    leave();
    return madeEditor().edit(lesson, {});
  }
  m_window.dialogs().askOpenLesson(&m_window, m_window.settings().lastFolder,
                                   [this](const QString& path) { editFile(path); });
}

void LearnController::tryLesson(core::Lesson lesson, std::size_t step) {
  m_progress.forget(lesson.id);
  start(std::move(lesson));
  m_reader->goTo(step);
}

void LearnController::putPhaseAside() {
  PhaseController& phase = m_window.phase().controller();
  if (!m_window.document().isLent()) m_phase = phase.started() ? std::optional(phase.moment()) : std::nullopt;
}

void LearnController::lendTable(core::Scenario scenario, const QString& because) {
  putPhaseAside();
  holdUndo(true);
  m_window.document().lend(std::move(scenario), because);
}

void LearnController::giveTableBack() {
  if (isReading() || !m_window.document().isLent()) return;
  m_window.document().takeBack();
  resumePhase();
  holdUndo(false);
}

void LearnController::leave() {
  if (!isReading()) return;
  m_reader->close();
  m_tool->end();
  m_table->clear();
  const bool lent = m_window.document().isLent();
  m_window.document().takeBack();
  if (lent) resumePhase();
  holdUndo(false);
  m_window.useSelectTool();
  keepProgress();
  if (m_list) m_pages->setCurrentWidget(m_list);
  if (m_list) m_list->refresh();
  if (m_editor) m_editor->comeBack();
}

/// With every line of play, and looked at where it was.
void LearnController::resumePhase() {
  if (auto phase = std::exchange(m_phase, std::nullopt)) m_window.phase().controller().resume(std::move(*phase));
}

void LearnController::onStep() {
  if (!isReading()) return;
  m_table->layOut();
  keepProgress();
}

/// After the last step: the next lesson of its kind, or the list.
void LearnController::goOn() {
  const std::string id = m_reader->lesson().id;
  const auto all = course().ofKind(m_reader->lesson().kind);
  for (std::size_t i = 0; i + 1 < all.size(); ++i)
    if (all[i]->id == id) return start(*all[i + 1]);
  showList();
}

void LearnController::keepProgress() {
  m_window.settings().lessons = QString::fromStdString(m_progress.toText());
  m_window.saveSettings();
}

/// What the user did to the own scenario waits with it.
void LearnController::holdUndo(bool held) {
  const QUndoStack& stack = m_window.document().undoStack();
  if (auto* undo = m_window.findChild<QAction*>(QStringLiteral("edit/undo")))
    undo->setEnabled(!held && stack.canUndo());
  if (auto* redo = m_window.findChild<QAction*>(QStringLiteral("edit/redo")))
    redo->setEnabled(!held && stack.canRedo());
}

void LearnController::offerTour() {
  if (m_window.settings().tourOffered) return;
  m_window.settings().tourOffered = true;
  m_window.saveSettings();
  m_window.notice().tell(tr("New here? Five minutes show how a charge is made."), tr("Take the tour"),
                         tr("Learn ▸ Five-minute Tour"), [this] { startTour(); });
  m_offering = true;
  connect(&m_window.phase().controller(), &PhaseController::startedChanged, this, &LearnController::withdrawOffer);
  connect(&m_window.document(), &Document::changed, this, [this](const ChangeSet& what) {
    if (what.field()) withdrawOffer();
  });
}

/// Whoever has begun with something else needs none.
void LearnController::withdrawOffer() {
  if (std::exchange(m_offering, false)) m_window.notice().hide();
}

LessonEditor& LearnController::madeEditor() {
  if (!m_editor) m_editor = new LessonEditor(*this, m_window);
  return *m_editor;
}

void LearnController::newLesson() {
  leave();
  if (m_editor) m_editor->endPointing();
  madeEditor().begin();
}

}  // namespace frontage::ui
