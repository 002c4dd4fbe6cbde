#pragma once

#include "ui/settings/settings.h"

#include <QMainWindow>

#include <memory>

class QDockWidget;
class QMenu;
class QToolBar;

namespace frontage::ui {

class BattlefieldScene;
class BattlefieldView;
class Dialogs;
class Document;
class PhaseDocks;

/// The main window: the table in the middle, docks around it. Owns document, scene and view; the panels are put in by
/// their own parts of the program.
class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  /// `settingsPath` is read now and written on closing. `dialogs` must outlive the window.
  MainWindow(QString settingsPath, Dialogs& dialogs, QWidget* parent = nullptr);
  ~MainWindow() override;

  [[nodiscard]] Document& document() const noexcept { return *m_document; }
  [[nodiscard]] BattlefieldScene& scene() const noexcept { return *m_scene; }
  [[nodiscard]] BattlefieldView& view() const noexcept { return *m_view; }
  [[nodiscard]] Settings& settings() noexcept { return m_settings; }
  [[nodiscard]] Dialogs& dialogs() const noexcept { return m_dialogs; }

  /// The charge phase: its controller, its panels.
  [[nodiscard]] PhaseDocks& phase() const noexcept { return *m_phase; }

  /// The panels of the phase go in here with QDockWidget::setWidget.
  [[nodiscard]] QDockWidget* chargeDock() const noexcept { return m_chargeDock; }
  [[nodiscard]] QDockWidget* timelineDock() const noexcept { return m_timelineDock; }
  [[nodiscard]] QMenu* viewMenu() const noexcept { return m_viewMenu; }
  [[nodiscard]] QMenu* phaseMenu() const noexcept { return m_phaseMenu; }
  [[nodiscard]] QMenu* learnMenu() const noexcept { return m_learnMenu; }
  [[nodiscard]] QToolBar* phaseToolBar() const noexcept { return m_phaseToolBar; }

 public slots:
  void resetLayout();

 private:
  void makeMenus();
  void makeDocks();
  QDockWidget* makeDock(const QString& title, const QString& name, Qt::DockWidgetArea area);

  QString m_settingsPath;
  Settings m_settings;
  Dialogs& m_dialogs;
  std::unique_ptr<Document> m_document;
  std::unique_ptr<BattlefieldScene> m_scene;
  BattlefieldView* m_view = nullptr;
  PhaseDocks* m_phase = nullptr;
  QDockWidget* m_libraryDock = nullptr;
  QDockWidget* m_inspectorDock = nullptr;
  QDockWidget* m_chargeDock = nullptr;
  QDockWidget* m_timelineDock = nullptr;
  QMenu* m_fileMenu = nullptr;
  QMenu* m_editMenu = nullptr;
  QMenu* m_viewMenu = nullptr;
  QMenu* m_phaseMenu = nullptr;
  QMenu* m_learnMenu = nullptr;
  QMenu* m_helpMenu = nullptr;
  QToolBar* m_toolBar = nullptr;
  QToolBar* m_phaseToolBar = nullptr;
};

}  // namespace frontage::ui
