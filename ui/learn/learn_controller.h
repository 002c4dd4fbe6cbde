#pragma once

#include "core/lesson/course/course.h"
#include "core/lesson/course/progress.h"
#include "ui/learn/reading/lesson_reader.h"
#include "ui/phase/phase_session.h"

#include <QByteArray>
#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>
#include <optional>

class QDockWidget;
class QStackedWidget;

namespace frontage::ui {

class LearnTable;
class LessonEditor;
class LessonList;
class LessonTool;
class MainWindow;
class ReadingPage;
class Tool;

/// Learning in the main window: the Learn menu, the panel with the list and the lesson. The user's own scenario is only
/// lent away meanwhile (Document::lend) and comes back as it was.
class LearnController : public QObject {
  Q_OBJECT

 public:
  /// Becomes a child of the window.
  explicit LearnController(MainWindow& window);
  ~LearnController() override;

  [[nodiscard]] LessonReader& reader() noexcept { return *m_reader; }
  [[nodiscard]] LessonTool& tool() noexcept { return *m_tool; }
  /// Null until the panel was opened for the first time.
  [[nodiscard]] ReadingPage* page() const noexcept { return m_page; }
  [[nodiscard]] LessonEditor* editor() const noexcept;
  /// Loaded when first asked for: a start does not wait for it.
  [[nodiscard]] const core::Course& course();
  [[nodiscard]] const core::Progress& progress() const noexcept { return m_progress; }
  [[nodiscard]] bool isReading() const noexcept { return m_reader->isOpen(); }

  /// What a tool of the window is while a lesson asks for something on the table.
  [[nodiscard]] Tool& toolFor(Tool& chosen) const;

  void showList();
  void start(const QString& lessonId);
  /// A lesson that need not be of the course: a teacher's, or one that is tried out.
  void start(core::Lesson lesson);
  /// The lesson of an editor, from one of its steps, as a learner reads it; the editor comes back when it is left.
  void tryLesson(core::Lesson lesson, std::size_t step);
  /// For the editor: another position on the table while the user's own, with the phase on it, waits.
  void lendTable(core::Scenario scenario, const QString& because);
  void giveTableBack();
  void startTour();
  /// A lesson file from anywhere. Tells what is wrong with it.
  void openFile(const QString& path);
  /// The same for editing. A file of the program's own is edited as a copy.
  void editFile(const QString& path);
  /// Where file dialogs for lessons begin: where own ones were last, else where scenarios are.
  [[nodiscard]] QString folder() const;
  /// A lesson of the user's own is, or was put, there.
  void rememberFolder(const QString& path);
  /// Back to the user's own table; the list stays open.
  void leave();
  /// The panel too, and the docks as they were.
  void close();
  /// A lesson that is being written has changes that no file has.
  [[nodiscard]] bool isUnsaved() const;
  /// Runs it when no such changes are lost by it: at once, or once somebody was asked.
  void whenSafe(const std::function<void()>& then);
  /// At the first start: offers the tour, without standing in anybody's way.
  void offerTour();
  /// The layout to remember: that without the panel; empty when it is not open.
  [[nodiscard]] const QByteArray& layoutBefore() const noexcept { return m_layout; }

 private:
  static constexpr int kWidth = 340;

  void fillMenu();
  void makePages();
  void openDock();
  void onStep();
  void goOn();
  void keepProgress();
  void holdUndo(bool held);
  void withdrawOffer();
  void newLesson();
  void editShown();
  void putPhaseAside();
  [[nodiscard]] LessonEditor& madeEditor();
  [[nodiscard]] std::optional<core::Lesson> loadFile(const QString& path);
  void resumePhase();

  MainWindow& m_window;
  core::Progress m_progress;
  std::optional<core::Course> m_course;
  LessonReader* m_reader;
  std::unique_ptr<LessonTool> m_tool;
  std::unique_ptr<LearnTable> m_table;
  QDockWidget* m_dock;
  QStackedWidget* m_pages;
  LessonList* m_list = nullptr;
  ReadingPage* m_page = nullptr;
  QPointer<LessonEditor> m_editor;
  QByteArray m_layout;                 ///< of the docks before the panel was opened
  bool m_offering = false;             ///< the tour is offered above the table
  std::optional<PhaseMoment> m_phase;  ///< the user's own, with all its lines, when one was being played
};

}  // namespace frontage::ui
