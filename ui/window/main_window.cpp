#include "ui/window/main_window.h"

#include "ui/document/document.h"
#include "ui/phase/phase_docks.h"
#include "ui/scene/battlefield_scene.h"
#include "ui/view/battlefield_view.h"

#include <QDockWidget>
#include <QMenuBar>
#include <QToolBar>

namespace frontage::ui {

MainWindow::MainWindow(QString settingsPath, Dialogs& dialogs, QWidget* parent)
    : QMainWindow(parent),
      m_settingsPath(std::move(settingsPath)),
      m_settings(Settings::load(m_settingsPath)),
      m_dialogs(dialogs),
      m_document(std::make_unique<Document>()),
      m_scene(std::make_unique<BattlefieldScene>(*m_document)),
      m_view(new BattlefieldView(*m_scene, this)) {
  setObjectName(QStringLiteral("mainWindow"));
  setCentralWidget(m_view);
  makeMenus();
  makeDocks();
  m_phase = new PhaseDocks(*this);
  resize(1280, 800);
}

MainWindow::~MainWindow() {
  // The view looks at the scene, the scene at the document.
  delete m_view;
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
}

void MainWindow::makeDocks() {
  setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
  setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
  m_libraryDock = makeDock(tr("Library"), QStringLiteral("libraryDock"), Qt::LeftDockWidgetArea);
  m_inspectorDock = makeDock(tr("Inspector"), QStringLiteral("inspectorDock"), Qt::RightDockWidgetArea);
  m_chargeDock = makeDock(tr("Charge"), QStringLiteral("chargeDock"), Qt::RightDockWidgetArea);
  m_timelineDock = makeDock(tr("Timeline"), QStringLiteral("timelineDock"), Qt::BottomDockWidgetArea);
}

QDockWidget* MainWindow::makeDock(const QString& title, const QString& name, Qt::DockWidgetArea area) {
  auto* dock = new QDockWidget(title, this);
  dock->setObjectName(name);
  addDockWidget(area, dock);
  return dock;
}

void MainWindow::resetLayout() {}

}  // namespace frontage::ui
