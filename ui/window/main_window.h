#pragma once

#include "ui/document/commands.h"
#include "ui/settings/settings.h"

#include <QMainWindow>
#include <QPointer>

#include <memory>
#include <optional>

class QActionGroup;
class QDockWidget;
class QLabel;
class QMenu;
class QToolBar;

namespace frontage::ui {

class BattlefieldScene;
class BattlefieldView;
class Dialogs;
class Document;
class ExportController;
class FileController;
class GuideWindow;
class HintBar;
class LateParts;
class LearnController;
class LibraryDrop;
class LibraryPanel;
class ListImporter;
class OtherFiles;
class NoticeBar;
class TableTools;
class Tool;
class ToolOptions;
class PhaseDocks;

/// The main window: the table in the middle, docks around it. Owns document, scene and view; the panels are put in by
/// their own parts of the program.
///
/// It is on the screen at once, empty in its place and colour; fonts, table, menus and bars follow in one turn, then
/// what is in the docks, a panel at a time (LateParts). Whoever acts, or asks the window for one of its parts, finds it
/// whole.
class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  /// `settingsPath` is read now and written on closing. `dialogs` must outlive the window.
  MainWindow(QString settingsPath, Dialogs& dialogs, QWidget* parent = nullptr);
  ~MainWindow() override;

  /// Shows the given file, or what the program shows first (FileController::start), as soon as there is a table.
  void start(const QString& path);

  [[nodiscard]] bool isWhole() const;
  /// Builds at once what the first picture did without.
  void makeWhole() const;

  [[nodiscard]] Document& document() const { return *whole(m_document); }
  [[nodiscard]] BattlefieldScene& scene() const { return *whole(m_scene); }
  [[nodiscard]] BattlefieldView& view() const { return *whole(m_view); }
  [[nodiscard]] Settings& settings() noexcept { return m_settings; }
  [[nodiscard]] const Settings& settings() const noexcept { return m_settings; }
  [[nodiscard]] Dialogs& dialogs() const noexcept { return m_dialogs; }
  [[nodiscard]] FileController& files() const { return *whole(m_files); }
  [[nodiscard]] TableTools& tools() const { return *whole(m_tools); }

  [[nodiscard]] ExportController& exports() const { return *whole(m_export); }

  /// The charge phase: its controller, its panels.
  [[nodiscard]] PhaseDocks& phase() const { return *whole(m_phase); }

  /// Lessons and puzzles.
  [[nodiscard]] LearnController& learn() const { return *whole(m_learn); }
  /// The strip over the table.
  [[nodiscard]] NoticeBar& notice() const { return *whole(m_notice); }
  /// Select, or what a lesson has in its place.
  void useSelectTool();
  void saveSettings();

  /// The panels of the phase go in here with QDockWidget::setWidget.
  [[nodiscard]] QDockWidget* libraryDock() const { return whole(m_libraryDock); }
  [[nodiscard]] QDockWidget* inspectorDock() const { return whole(m_inspectorDock); }
  [[nodiscard]] QDockWidget* chargeDock() const { return whole(m_chargeDock); }
  [[nodiscard]] QDockWidget* timelineDock() const { return whole(m_timelineDock); }
  [[nodiscard]] QDockWidget* whyDock() const { return whole(m_whyDock); }
  [[nodiscard]] QDockWidget* logDock() const { return whole(m_logDock); }
  [[nodiscard]] QDockWidget* oddsDock() const { return whole(m_oddsDock); }
  [[nodiscard]] QDockWidget* compareDock() const { return whole(m_compareDock); }
  [[nodiscard]] QMenu* viewMenu() const { return whole(m_viewMenu); }
  [[nodiscard]] QMenu* phaseMenu() const { return whole(m_phaseMenu); }
  [[nodiscard]] QMenu* learnMenu() const { return whole(m_learnMenu); }
  [[nodiscard]] QToolBar* phaseToolBar() const { return whole(m_phaseToolBar); }

 signals:
  /// Everything is there.
  void becameWhole();

 public slots:
  void resetLayout();
  /// One line in the status bar on what became of the last action; an empty one takes it away.
  void say(const QString& line);
  /// What somebody is to do now: stays until it is done, or something else is said.
  void askFor(const QString& line);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void closeEvent(QCloseEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  void build();
  void furnish();
  void settle();
  void openFirst();
  void makeMenus();
  void makeDocks();
  void makeTools();
  void makeLibrary();
  void makeInspector();
  void addLateParts();
  void makeNotice();
  void fillFileMenu();
  void fillEditMenu();
  void fillSelectionMenu();
  void fillViewMenu();
  void fillLookMenus();
  void fillHelpMenu();
  void showGuide();
  void fillToolBar();
  void fillExportMenu();
  void fillRecent();
  void fillExamples();
  QDockWidget* makeDock(const QString& title, const char* name, Qt::DockWidgetArea area, QSize least);
  void useTool(Tool& chosen);
  void refreshHint();
  void backToOwnTable();
  void updateTitle();
  void applyTableParts();
  void rememberLayout();
  void arrangeDocks();
  void paste();
  void copy();
  void selectNext(int step);
  [[nodiscard]] LibraryPanel& library() const { return *whole(m_library); }
  template <class Part>
  [[nodiscard]] const Part& whole(const Part& part) const {
    makeWhole();
    return part;
  }

  QString m_settingsPath;
  Settings m_settings;
  Dialogs& m_dialogs;
  std::unique_ptr<Document> m_document;
  std::unique_ptr<BattlefieldScene> m_scene;
  BattlefieldView* m_view = nullptr;
  std::unique_ptr<FileController> m_files;
  std::unique_ptr<ListImporter> m_importer;
  std::unique_ptr<OtherFiles> m_otherFiles;
  std::unique_ptr<TableTools> m_tools;
  std::unique_ptr<LibraryDrop> m_drop;
  LateParts* m_late;
  std::optional<QString> m_asked;     ///< the file to open first, empty for none; nothing until start()
  LibraryPanel* m_library = nullptr;  ///< once it has been built
  HintBar* m_hints = nullptr;
  NoticeBar* m_notice = nullptr;
  ToolOptions* m_toolOptions = nullptr;
  QActionGroup* m_toolActions = nullptr;
  PhaseDocks* m_phase = nullptr;
  LearnController* m_learn = nullptr;
  ExportController* m_export = nullptr;
  QPointer<GuideWindow> m_guide;  ///< once it has been asked for
  QDockWidget* m_libraryDock = nullptr;
  QDockWidget* m_inspectorDock = nullptr;
  QDockWidget* m_chargeDock = nullptr;
  QDockWidget* m_timelineDock = nullptr;
  QDockWidget* m_whyDock = nullptr;
  QDockWidget* m_logDock = nullptr;
  QDockWidget* m_oddsDock = nullptr;
  QDockWidget* m_compareDock = nullptr;
  QMenu* m_fileMenu = nullptr;
  QMenu* m_editMenu = nullptr;
  QMenu* m_viewMenu = nullptr;
  QMenu* m_phaseMenu = nullptr;
  QMenu* m_learnMenu = nullptr;
  QMenu* m_helpMenu = nullptr;
  QMenu* m_recentMenu = nullptr;
  QMenu* m_examplesMenu = nullptr;
  QToolBar* m_toolBar = nullptr;
  QToolBar* m_phaseToolBar = nullptr;
  Gesture m_keyGesture;    ///< a held key is one step of undo
  bool m_closing = false;  ///< unsaved work has been dealt with
};

}  // namespace frontage::ui
