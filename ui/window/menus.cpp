#include "ui/document/clipboard.h"
#include "ui/document/document.h"
#include "ui/document/edits.h"
#include "ui/export/export_controller.h"
#include "ui/files/file_controller.h"
#include "ui/help/guide_window.h"
#include "ui/import/list_importer.h"
#include "ui/library/library_panel.h"
#include "ui/scene/battlefield_scene.h"
#include "ui/theme/icons.h"
#include "ui/tools/manoeuvre_tool.h"
#include "ui/tools/ruler_tool.h"
#include "ui/tools/select_tool.h"
#include "ui/tools/terrain_tool.h"
#include "ui/view/battlefield_view.h"
#include "ui/window/actions.h"
#include "ui/window/hint_bar.h"
#include "ui/window/main_window.h"
#include "ui/window/table_tools.h"
#include "ui/window/tool_options.h"

#include <QActionGroup>
#include <QClipboard>
#include <QDockWidget>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QToolBar>

// What stands in the menus of the main window.
namespace frontage::ui {

namespace {

QKeySequence keys(const char* text) {
  return QKeySequence(QLatin1String(text));
}

}  // namespace

void MainWindow::fillFileMenu() {
  const auto add = [this](const char* name, const QString& text, const char* key, const char* iconName, auto run) {
    QAction* action = makeAction(*this, {QLatin1String(name), text, {keys(key)}, QLatin1String(iconName)}, run);
    m_fileMenu->addAction(action);
    return action;
  };
  add("file/new", tr("&New"), "Ctrl+N", "file-plus", [this] { m_files->whenSafe([this] { m_files->newScenario(); }); });
  add("file/open", tr("&Open…"), "Ctrl+O", "folder-open", [this] { m_files->open(); });
  m_recentMenu = m_fileMenu->addMenu(tr("Open &Recent"));
  m_recentMenu->setObjectName(QStringLiteral("file/recent"));
  m_examplesMenu = m_fileMenu->addMenu(tr("&Examples"));
  m_examplesMenu->setObjectName(QStringLiteral("file/examples"));
  add("file/import", tr("&Import Army List…"), "Ctrl+I", "", [this] { m_importer->start(m_files->folder()); });
  m_fileMenu->addSeparator();
  add("file/save", tr("&Save"), "Ctrl+S", "save", [this] { m_files->save(); });
  add("file/saveAs", tr("Save &As…"), "Ctrl+Shift+S", "", [this] { m_files->saveAs(); });
  m_fileMenu->addSeparator();
  fillExportMenu();
  add("file/print", tr("&Print…"), "Ctrl+P", "", [this] { m_export->print(); });
  m_fileMenu->addSeparator();
  add("file/quit", tr("&Quit"), "Ctrl+Q", "", [this] { close(); })->setMenuRole(QAction::QuitRole);
  connect(m_examplesMenu, &QMenu::aboutToShow, this, &MainWindow::fillExamples);
  fillRecent();
}

void MainWindow::fillExportMenu() {
  QMenu* menu = m_fileMenu->addMenu(tr("E&xport"));
  menu->setObjectName(QStringLiteral("file/export"));
  const auto add = [this, menu](const char* name, const QString& text, const char* key, auto run) {
    menu->addAction(makeAction(*this, {QLatin1String(name), text, {keys(key)}, {}}, run));
  };
  add("export/picture", tr("&Picture…"), "Ctrl+E", [this] { m_export->exportPicture(); });
  add("export/animation", tr("&Animation…"), "Ctrl+Shift+E", [this] { m_export->exportAnimation(); });
  add("export/report", tr("&Battle Report…"), "Ctrl+Shift+R", [this] { m_export->exportReport(); });
}

void MainWindow::fillRecent() {
  m_recentMenu->clear();
  for (const QString& path : m_settings.recentFiles) {
    QAction* action = m_recentMenu->addAction(QFileInfo(path).fileName());
    action->setToolTip(path);
    action->setStatusTip(path);
    connect(action, &QAction::triggered, this, [this, path] { m_files->openPath(path); });
  }
  m_recentMenu->setEnabled(!m_settings.recentFiles.isEmpty());
}

/// When the menu is opened: their titles are in the files, and a start should not wait for those.
void MainWindow::fillExamples() {
  if (!m_examplesMenu->isEmpty()) return;
  for (const Example& example : bundledExamples()) {
    QAction* action = m_examplesMenu->addAction(example.title);
    connect(action, &QAction::triggered, this, [this, path = example.path] { m_files->openExample(path); });
  }
  m_examplesMenu->setEnabled(!m_examplesMenu->isEmpty());
}

void MainWindow::fillEditMenu() {
  QUndoStack& stack = m_document->undoStack();
  const auto addStackAction = [this](QAction* action, const char* name, const char* iconName, QList<QKeySequence> key) {
    action->setObjectName(QLatin1String(name));
    action->setShortcuts(key);
    action->setIcon(icon(QLatin1String(iconName)));
    action->setIconVisibleInMenu(false);
    const auto tellKeys = [action] {
      if (const QString tip = toolTipOf(*action); tip != action->toolTip()) action->setToolTip(tip);
    };
    tellKeys();
    connect(action, &QAction::changed, action, tellKeys);
    addAction(action);
    m_editMenu->addAction(action);
  };
  addStackAction(stack.createUndoAction(this, tr("&Undo")), "edit/undo", "undo-2", {keys("Ctrl+Z")});
  addStackAction(stack.createRedoAction(this, tr("&Redo")), "edit/redo", "redo-2",
                 {keys("Ctrl+Shift+Z"), keys("Ctrl+Y")});
  m_editMenu->addSeparator();
  const auto add = [this](const char* name, const QString& text, const char* key, const char* iconName, auto run) {
    QAction* action = makeAction(*this, {QLatin1String(name), text, {keys(key)}, QLatin1String(iconName)}, run);
    m_editMenu->addAction(action);
    return action;
  };
  add("edit/cut", tr("Cu&t"), "Ctrl+X", "scissors", [this] {
    if (!m_document->isLocked()) copy();
    say(cutSelected(*m_document).why);
  });
  add("edit/copy", tr("&Copy"), "Ctrl+C", "copy", [this] { copy(); });
  add("edit/paste", tr("&Paste"), "Ctrl+V", "clipboard-paste", [this] { paste(); });
  add("edit/duplicate", tr("&Duplicate"), "Ctrl+D", "", [this] { say(duplicateSelected(*m_document).why); });
  add("edit/delete", tr("D&elete"), "Del", "trash-2", [this] { say(removeSelected(*m_document).why); });
  m_editMenu->addSeparator();
  add("edit/copyPicture", tr("Cop&y Picture"), "Ctrl+Shift+C", "", [this] { m_export->copyPicture(); });
  add("edit/copyWkt", tr("Copy as &WKT"), "Ctrl+Shift+W", "", [this] { m_export->copyWkt(); });
  m_editMenu->addSeparator();
  fillSelectionMenu();
}

void MainWindow::fillSelectionMenu() {
  const auto add = [this](const char* name, const QString& text, QList<QKeySequence> key, auto run) {
    QAction* action = makeAction(*this, {QLatin1String(name), text, key, {}}, run);
    m_editMenu->addAction(action);
    return action;
  };
  add("edit/selectAll", tr("Select &All"), {keys("Ctrl+A")}, [this] {
    Selection all;
    for (const core::Unit& unit : m_document->field().units) all.units.insert(unit.id);
    for (const core::Terrain& terrain : m_document->field().terrain) all.terrain.insert(terrain.id);
    m_document->select(std::move(all));
  });
  add("edit/selectNone", tr("Select &Nothing"), {keys("Ctrl+Shift+A")}, [this] { m_document->select({}); });
  add("edit/alignFacing", tr("Align &Facing"), {keys("Ctrl+Shift+F")}, [this] { say(alignFacing(*m_document).why); });
  add("edit/lineUp", tr("&Line Up Fronts"), {keys("Ctrl+Shift+L")}, [this] { say(lineUp(*m_document).why); });
  m_editMenu->addSeparator();
  QAction* insert = add("edit/insert", tr("&Insert from the Library"), {keys("Ins")}, [this] {
    if (const auto entry = library().current()) emit library().insertRequested(*entry);
  });
  insert->setToolTip(tr("Puts what is chosen in the Library on the table"));
  add("edit/searchLibrary", tr("&Search the Library"), {keys("Ctrl+F")}, [this] {
    m_libraryDock->show();
    m_libraryDock->raise();
    library().focusSearch();
  });
}

void MainWindow::copy() {
  const Things things = selectedIn(m_document->field(), m_document->selection());
  if (things.empty()) return say(tr("Select something first."));
  QGuiApplication::clipboard()->setMimeData(toMime(things, m_document->scenario().rulesetId));
}

void MainWindow::paste() {
  const QMimeData* held = QGuiApplication::clipboard()->mimeData();
  const auto things = held ? thingsFromMime(*held, m_document->field()) : std::nullopt;
  if (!things) return say(tr("There are no units or terrain to paste."));
  const Things named = withFreeNames(m_document->field(), *things);
  say(addNearby(*m_document, named, tr("Paste %1").arg(nameOf(named))).why);
}

void MainWindow::selectNext(int step) {
  const auto& units = m_document->field().units;
  if (units.empty()) return;
  const int count = static_cast<int>(units.size());
  int index = step > 0 ? -1 : 0;
  for (int i = 0; i < count; ++i)
    if (m_document->selection().units.contains(units[static_cast<std::size_t>(i)].id)) index = i;
  m_document->selectUnit(units[static_cast<std::size_t>((index + step + count) % count)].id);
}

void MainWindow::fillViewMenu() {
  const auto add = [this](const char* name, const QString& text, QList<QKeySequence> key, const char* iconName,
                          auto run) {
    QAction* action = makeAction(*this, {QLatin1String(name), text, key, QLatin1String(iconName)}, run);
    m_viewMenu->addAction(action);
    return action;
  };
  add("view/zoomIn", tr("Zoom &In"), {keys("Ctrl++"), keys("Ctrl+=")}, "zoom-in", [this] { m_view->zoomBy(1.25); });
  add("view/zoomOut", tr("Zoom &Out"), {keys("Ctrl+-")}, "zoom-out", [this] { m_view->zoomBy(1 / 1.25); });
  add("view/fit", tr("&Fit Table"), {keys("Ctrl+0")}, "maximize", [this] { m_view->fitTable(); });
  m_viewMenu->addSeparator();
  const auto addSwitch = [this](const char* name, const QString& text, const char* key, bool Settings::*which) {
    QAction* action =
        makeSwitch(*this, {QLatin1String(name), text, {keys(key)}, {}}, m_settings.*which, [this, which](bool on) {
          m_settings.*which = on;
          applyTableParts();
        });
    m_viewMenu->addAction(action);
  };
  addSwitch("view/grid", tr("&Grid"), "Ctrl+G", &Settings::showGrid);
  addSwitch("view/rulers", tr("&Rulers"), "Ctrl+R", &Settings::showRulers);
  addSwitch("view/names", tr("&Names"), "Ctrl+Shift+N", &Settings::showNames);
  addSwitch("view/deployment", tr("&Deployment Lines"), "Ctrl+Shift+D", &Settings::showDeployment);
  m_viewMenu->addSeparator();
  QMenu* docks = m_viewMenu->addMenu(tr("&Panels"));
  for (QDockWidget* dock :
       {m_libraryDock, m_inspectorDock, m_chargeDock, m_whyDock, m_logDock, m_timelineDock, m_oddsDock, m_compareDock})
    docks->addAction(dock->toggleViewAction());
  fillLookMenus();
  add("view/resetLayout", tr("Reset &Layout"), {}, "", [this] { resetLayout(); });
}

void MainWindow::showGuide() {
  if (!m_guide) m_guide = new GuideWindow(this);
  m_guide->open(GuideWindow::guide());
}

void MainWindow::fillHelpMenu() {
  m_helpMenu->addAction(
      makeAction(*this, {QStringLiteral("help/guide"), tr("User &Guide"), {keys("F1")}, {}}, [this] { showGuide(); }));
  QAction* about = makeAction(*this, {QStringLiteral("help/about"), tr("&About Frontage"), {}, {}}, [this] {
    auto* box = new QMessageBox(QMessageBox::NoIcon, tr("About Frontage"), QStringLiteral("Frontage"),
                                QMessageBox::Close, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(tr("Works out the charge phase of rank-and-flank wargames, exactly, and explains it."));
    box->open();
  });
  about->setMenuRole(QAction::AboutRole);
  m_helpMenu->addAction(about);
}

void MainWindow::fillToolBar() {
  for (const char* name : {"file/open", "file/save"}) m_toolBar->addAction(findChild<QAction*>(QLatin1String(name)));
  m_toolBar->addSeparator();
  for (const char* name : {"edit/undo", "edit/redo"}) m_toolBar->addAction(findChild<QAction*>(QLatin1String(name)));
  m_toolBar->addSeparator();
  m_toolOptions = new ToolOptions(*m_document, *m_tools, this);
  m_toolActions = new QActionGroup(this);
  const auto add = [this](const char* name, const QString& text, const char* key, const char* iconName, Tool& tool) {
    QAction* action = makeSwitch(*this, {QLatin1String(name), text, {keys(key)}, QLatin1String(iconName)}, false,
                                 [this, &tool](bool on) {
                                   if (on) useTool(tool);
                                 });
    m_toolActions->addAction(action);
    m_toolBar->addAction(action);
    m_editMenu->addAction(action);
    return action;
  };
  m_editMenu->addSeparator();
  QAction* select = add("tool/select", tr("Select"), "S", "mouse-pointer-2", m_tools->select());
  add("tool/wheel", tr("Wheel"), "W", "rotate-ccw-square", m_tools->wheel());
  add("tool/advance", tr("Advance"), "A", "move-up", m_tools->advance());
  add("tool/ruler", tr("Measure"), "M", "ruler", m_tools->ruler());
  add("tool/terrain", tr("Draw Terrain"), "T", "pentagon", m_tools->terrain());
  QAction* snapping =
      makeSwitch(*this, {QStringLiteral("edit/snap"), tr("Snap"), {keys("N")}, QStringLiteral("magnet")},
                 m_settings.snap, [this](bool on) { m_settings.snap = on; });
  snapping->setToolTip(tr("Snap to the grid and to other units (N); held off with Alt"));
  m_toolBar->addSeparator();
  m_toolBar->addAction(snapping);
  m_editMenu->addSeparator();
  m_editMenu->addAction(snapping);
  m_toolBar->addWidget(m_toolOptions);
  select->setChecked(true);
}

}  // namespace frontage::ui
