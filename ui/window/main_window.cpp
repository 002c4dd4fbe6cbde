#include "ui/window/main_window.h"

#include "ui/accessibility/battlefield_accessible.h"
#include "ui/document/document.h"
#include "ui/document/edits.h"
#include "ui/export/export_controller.h"
#include "ui/files/file_controller.h"
#include "ui/files/other_files.h"
#include "ui/import/list_importer.h"
#include "ui/inspector/inspector_panel.h"
#include "ui/learn/learn_controller.h"
#include "ui/library/library_drop.h"
#include "ui/library/library_panel.h"
#include "ui/phase/phase_controller.h"
#include "ui/phase/phase_docks.h"
#include "ui/scene/battlefield_scene.h"
#include "ui/theme/theme.h"
#include "ui/tools/select_tool.h"
#include "ui/view/battlefield_view.h"
#include "ui/window/dock_room.h"
#include "ui/window/dock_sizes.h"
#include "ui/window/hint_bar.h"
#include "ui/window/late_parts.h"
#include "ui/window/notice_bar.h"
#include "ui/window/table_menu.h"
#include "ui/window/table_tools.h"
#include "ui/window/tool_options.h"

#include <QActionGroup>
#include <QCloseEvent>
#include <QDockWidget>
#include <QKeyEvent>
#include <QLabel>
#include <QLayout>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QToolBar>
#include <QUrl>

#include <algorithm>

namespace frontage::ui {

MainWindow::MainWindow(QString settingsPath, Dialogs& dialogs, QWidget* parent)
    : QMainWindow(parent),
      m_settingsPath(std::move(settingsPath)),
      m_settings(Settings::load(m_settingsPath)),
      m_dialogs(dialogs),
      m_late(new LateParts(*this)) {
  setObjectName(QStringLiteral("mainWindow"));
  setWindowTitle(QStringLiteral("Frontage"));
  // The frame is not known yet; its title bar has to fit on the screen too.
  constexpr int kTitleBar = 40;
  const QSize room = screen()->availableSize() - QSize(0, kTitleBar);
  if (!restoreGeometry(m_settings.geometry)) resize(QSize(1280, 800).boundedTo(room));
  connect(m_late, &LateParts::finished, this, &MainWindow::becameWhole);
  m_late->add([this] { build(); });
}

/// In one turn, so that nobody sees the window half furnished.
void MainWindow::build() {
  loadFonts();
  static const bool accessible = (installAccessibility(), true);
  Q_UNUSED(accessible)
  m_document = std::make_unique<Document>();
  m_scene = std::make_unique<BattlefieldScene>(*m_document);
  m_view = new BattlefieldView(*m_scene, this);
  m_files = std::make_unique<FileController>(*m_document, m_settings, m_dialogs, *this);
  m_importer = std::make_unique<ListImporter>(*m_document, m_dialogs, *this);
  furnish();
  m_export = new ExportController(*this);
  makeNotice();
  m_learn = new LearnController(*this);
  m_otherFiles = std::make_unique<OtherFiles>(*m_learn, *m_importer, m_dialogs, *this);
  m_files->setElsewhere([this](const QString& path) { return m_otherFiles->open(path); });
  applyTableParts();
  connect(m_files.get(), &FileController::changed, this, &MainWindow::updateTitle);
  connect(m_files.get(), &FileController::recentChanged, this, &MainWindow::fillRecent);
  connect(m_files.get(), &FileController::recentChanged, this,
          &MainWindow::saveSettings);  // a crash does not forget it
  connect(m_files.get(), &FileController::said, this, &MainWindow::say);
  connect(m_importer.get(), &ListImporter::said, this, &MainWindow::say);
  connect(m_document.get(), &Document::changed, this, [this](const ChangeSet& what) {
    if (what.everything || what.table) m_view->fitTable();
    if (what.selection) m_view->announceSelection();
  });
  settle();
  if (restoreState(m_settings.docks))
    restoreDockSizes(*this, m_settings.dockSizes);
  else
    arrangeDocks();
  setDockOptions(dockOptions() | AnimatedDocks);
  updateTitle();
  m_view->setFocus();
  addLateParts();
  settle();
  if (m_asked) openFirst();
}

/// Qt shows what was put into a window that is on the screen already, and gives it its place, some turns later. Whoever
/// asked for a part wants it in its place.
void MainWindow::settle() {
  if (!isVisible()) return;
  for (QWidget* child : findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
    QCoreApplication::sendPostedEvents(child, QEvent::MetaCall);
  layout()->activate();
}

/// Menus, bars and empty docks around the table.
void MainWindow::furnish() {
  setCentralWidget(m_view);
  setAcceptDrops(true);
  setDockOptions(AllowTabbedDocks | AllowNestedDocks);
  m_hints = new HintBar(this);
  setStatusBar(m_hints);
  makeTools();
  makeMenus();
  makeDocks();
  fillFileMenu();
  fillEditMenu();
  fillViewMenu();
  fillHelpMenu();
  fillToolBar();
  m_phase = new PhaseDocks(*this);
}

MainWindow::~MainWindow() {
  m_late->giveUp();
  if (!m_view) return;
  // A field gives its entry when it loses the focus: while there still is a document.
  if (QWidget* field = focusWidget()) field->clearFocus();
  // What is drawn on the scene goes before the scene, the scene before the document.
  for (QDockWidget* dock :
       {m_libraryDock, m_inspectorDock, m_chargeDock, m_timelineDock, m_logDock, m_oddsDock, m_compareDock})
    delete dock->widget();
  delete m_learn;
  delete m_export;
  delete m_phase;
  m_drop.reset();
  m_view->setTool(nullptr);
  delete m_toolOptions;
  m_tools.reset();
  delete m_view;
  m_scene.reset();
}

void MainWindow::start(const QString& path) {
  m_asked = path;
  if (m_files) openFirst();
}

void MainWindow::openFirst() {
  const bool first = m_asked->isEmpty() && m_settings.recentFiles.isEmpty();
  const bool other = !m_asked->isEmpty() && OtherFiles::isOther(*m_asked);
  m_files->start(other ? QString() : *m_asked);
  m_late->add([this] { m_files->offerRecovery(); });
  if (other) m_late->add([this] { m_files->openPath(*m_asked); });
  if (first) m_late->add([this] { m_learn->offerTour(); });
}

bool MainWindow::isWhole() const {
  return m_late->areDone();
}

void MainWindow::makeWhole() const {
  m_late->finish();
}

/// The panels that are in front first. Before them the table's picture: Qt paints when it has been idle for some
/// milliseconds, and they would all come first.
void MainWindow::addLateParts() {
  m_late->add([this] { repaint(); });
  for (const auto& panel : m_phase->panels()) m_late->add(panel);
  m_late->add([this] { makeLibrary(); });
  m_late->add([this] { makeInspector(); });
}

void MainWindow::say(const QString& line) {
  m_hints->say(line);
}

void MainWindow::askFor(const QString& line) {
  m_hints->say(line, HintBar::Stays::UntilNext);
}

void MainWindow::makeTools() {
  const TableContext context{*m_document, *m_scene, m_settings, [this](const QString& line) { say(line); }};
  m_tools = std::make_unique<TableTools>(context);
  for (Tool* tool : m_tools->all()) connect(tool, &Tool::hintChanged, this, &MainWindow::refreshHint);
  connect(m_view, &BattlefieldView::pointerMoved, m_hints, &HintBar::setPointer);
  connect(m_view, &BattlefieldView::stepped, this, &MainWindow::selectNext);
  connect(m_view, &BattlefieldView::nudged, this, [this, context](geometry::Vec by, bool repeated) {
    if (!repeated) m_keyGesture = Gesture();
    if (mayEdit(context)) say(moveSelected(*m_document, by, m_keyGesture).why);
  });
  connect(m_view, &BattlefieldView::turned, this, [this, context](double degreesLeft, bool repeated) {
    if (!repeated) m_keyGesture = Gesture();
    if (mayEdit(context)) say(turnSelected(*m_document, geometry::Angle::fromDegrees(degreesLeft), m_keyGesture).why);
  });
  connect(m_view, &BattlefieldView::menuWanted, this,
          [this](QPoint at, bool byKey) { TableMenu(*this).open(at, byKey); });
  connect(m_view, &BattlefieldView::zoomChanged, m_hints, &HintBar::setZoom);
}

void MainWindow::makeLibrary() {
  const TableContext context{*m_document, *m_scene, m_settings, [this](const QString& line) { say(line); }};
  m_library = new LibraryPanel(*m_document, this);
  DockRoom::fill(*m_libraryDock, *m_library);
  m_drop = std::make_unique<LibraryDrop>(context, [this] { return m_library->army(); });
  m_view->setLibraryDrop(m_drop.get());
  connect(m_library, &LibraryPanel::insertRequested, this,
          [this](const LibraryEntry& entry) { m_drop->insert(entry, m_view->centreOfView()); });
}

void MainWindow::makeInspector() {
  auto* inspector = new InspectorPanel(*m_document, this);
  DockRoom::fill(*m_inspectorDock, *inspector);
  connect(inspector, &InspectorPanel::unlockWanted, this, [this] { backToOwnTable(); });
}

void MainWindow::backToOwnTable() {
  if (m_document->isLent())
    m_learn->leave();
  else
    m_phase->controller().backToSetUp();
}

/// One rule: once a phase has begun the table is the phase's, whichever way somebody tries to change it.
void MainWindow::makeNotice() {
  m_notice = new NoticeBar(m_view);
  connect(m_document.get(), &Document::editRefused, this, [this] {
    if (m_document->isLent()) {
      m_notice->tell(m_document->lockedBecause(), tr("Leave the lesson"), tr("Your own table comes back as it was"),
                     [this] { m_learn->leave(); });
      return;
    }
    m_notice->tell(m_document->lockedBecause(), tr("Back to set-up"),
                   tr("Puts the phase away; its orders stay with the file and can be played again"),
                   [this] { m_phase->controller().backToSetUp(); });
  });
  connect(m_document.get(), &Document::lockChanged, this, [this] {
    if (!m_document->isLocked()) m_notice->hide();
    say({});
    refreshHint();
  });
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
  // Out of any panel that has no use for it, back to the table.
  if (event->key() == Qt::Key_Escape) {
    m_view->leavePart();
    m_view->setFocus(Qt::ShortcutFocusReason);
  }
  if (m_phase->key(*event))
    event->accept();
  else
    QMainWindow::keyPressEvent(event);
}

void MainWindow::makeMenus() {
  m_fileMenu = menuBar()->addMenu(tr("&File"));
  m_editMenu = menuBar()->addMenu(tr("&Edit"));
  m_viewMenu = menuBar()->addMenu(tr("&View"));
  m_phaseMenu = menuBar()->addMenu(tr("&Phase"));
  m_learnMenu = menuBar()->addMenu(tr("&Learn"));
  m_helpMenu = menuBar()->addMenu(tr("&Help"));
  m_toolBar = addToolBar(tr("Tools"));
  m_toolBar->setObjectName(QStringLiteral("toolBar"));
  m_phaseToolBar = addToolBar(tr("Phase"));
  m_phaseToolBar->setObjectName(QStringLiteral("phaseToolBar"));
  for (QToolBar* bar : {m_toolBar, m_phaseToolBar}) {
    bar->setIconSize(QSize(18, 18));
    bar->setMovable(false);
  }
}

void MainWindow::makeDocks() {
  setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
  setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
  setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
  // The sizes are those below which the panels cannot go.
  const QSize any(62, 62);
  m_libraryDock = makeDock(tr("Library"), "libraryDock", Qt::LeftDockWidgetArea, {146, 174});
  m_inspectorDock = makeDock(tr("Inspector"), "inspectorDock", Qt::RightDockWidgetArea, any);
  m_chargeDock = makeDock(tr("Charge"), "chargeDock", Qt::RightDockWidgetArea, {270, 203});
  m_whyDock = makeDock(tr("Why?"), "whyDock", Qt::RightDockWidgetArea, any);
  m_logDock = makeDock(tr("Log"), "logDock", Qt::RightDockWidgetArea, any);
  m_timelineDock = makeDock(tr("Timeline"), "timelineDock", Qt::BottomDockWidgetArea, {541, 123});
  m_oddsDock = makeDock(tr("Odds"), "oddsDock", Qt::BottomDockWidgetArea, {156, 74});
  m_compareDock = makeDock(tr("Compare"), "compareDock", Qt::BottomDockWidgetArea, {82, 96});
}

QDockWidget* MainWindow::makeDock(const QString& title, const char* name, Qt::DockWidgetArea area, QSize least) {
  auto* dock = new QDockWidget(title, this);
  dock->setObjectName(QLatin1String(name));
  dock->setWidget(new DockRoom(least, dock));
  addDockWidget(area, dock);
  return dock;
}

void MainWindow::arrangeDocks() {
  addDockWidget(Qt::LeftDockWidgetArea, m_libraryDock);
  const QList<QDockWidget*> right{m_inspectorDock, m_chargeDock, m_whyDock, m_logDock};
  const QList<QDockWidget*> below{m_timelineDock, m_oddsDock, m_compareDock};
  for (const auto& [area, docks] :
       {std::pair(Qt::RightDockWidgetArea, right), std::pair(Qt::BottomDockWidgetArea, below)}) {
    addDockWidget(area, docks.front());
    for (qsizetype i = 1; i < docks.size(); ++i) tabifyDockWidget(docks[i - 1], docks[i]);
  }
  for (QDockWidget* dock : QList<QDockWidget*>{m_libraryDock} + right + below) {
    dock->setFloating(false);
    dock->show();
  }
  m_chargeDock->raise();
  m_timelineDock->raise();
  resizeDocks({m_libraryDock, m_inspectorDock}, {252, 320}, Qt::Horizontal);
  resizeDocks({m_timelineDock}, {156}, Qt::Vertical);
}

void MainWindow::resetLayout() {
  arrangeDocks();
}

void MainWindow::useTool(Tool& chosen) {
  Tool& tool = m_learn ? m_learn->toolFor(chosen) : chosen;
  m_view->setTool(&tool);
  m_toolOptions->setTool(&chosen);
  say({});
  refreshHint();
}

void MainWindow::useSelectTool() {
  findChild<QAction*>(QStringLiteral("tool/select"))->setChecked(true);
  useTool(m_tools->select());
}

void MainWindow::refreshHint() {
  if (!m_view->tool() || !m_toolActions) return;
  const QAction* action = m_toolActions->checkedAction();
  const std::vector<Tool*> tools = m_tools->all();
  const bool chosen = std::find(tools.begin(), tools.end(), m_view->tool()) != tools.end();
  m_hints->setHint(action && chosen ? action->text().remove(QLatin1Char('&')) : tr("Lesson"), m_view->tool()->hint());
}

void MainWindow::updateTitle() {
  setWindowTitle(m_files->title() + QStringLiteral("[*] – Frontage"));
  setWindowModified(m_files->isUnsaved());
}

void MainWindow::applyTableParts() {
  m_scene->setTableParts(m_settings.showGrid, m_settings.showRulers, m_settings.showDeployment);
  m_scene->setNamesVisible(m_settings.showNames);
}

void MainWindow::rememberLayout() {
  m_settings.geometry = saveGeometry();
  m_settings.docks = m_learn->layoutBefore().isEmpty() ? saveState() : m_learn->layoutBefore();
  m_settings.dockSizes = dockSizesOf(*this);
  m_settings.save(m_settingsPath);
}

void MainWindow::saveSettings() {
  m_settings.save(m_settingsPath);
}

void MainWindow::closeEvent(QCloseEvent* event) {
  m_files->takeTyped();
  const bool exporting = m_export && m_export->busy();
  const bool unsaved = m_files->isUnsaved() || (m_learn && m_learn->isUnsaved()) || exporting;
  if (m_closing || !unsaved) {
    rememberLayout();
    event->accept();
    return;
  }
  event->ignore();
  const auto finish = [this] {
    m_closing = true;
    // Not from within this event: a window that is being closed ignores close().
    QMetaObject::invokeMethod(this, &QWidget::close, Qt::QueuedConnection);
  };
  const auto exported = [this, finish] { m_export ? m_export->whenSafe(finish) : finish(); };
  m_files->whenSafe([this, exported] { m_learn ? m_learn->whenSafe(exported) : exported(); });
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  const QList<QUrl> urls = event->mimeData()->urls();
  if (urls.size() == 1 && urls.front().isLocalFile()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  const QList<QUrl> urls = event->mimeData()->urls();
  if (urls.size() != 1 || !urls.front().isLocalFile()) return;
  event->acceptProposedAction();
  const QString path = urls.front().toLocalFile();
  m_files->openPath(path);
}

}  // namespace frontage::ui
