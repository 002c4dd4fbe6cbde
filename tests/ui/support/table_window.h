#pragma once

#include "core/scenario/scenario.h"
#include "geometry/base/vec.h"
#include "ui/dialogs/dialogs.h"
#include "ui/library/library_entry.h"
#include "ui/window/main_window.h"

#include <gtest/gtest.h>

#include <QAction>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <vector>

namespace frontage::ui {

/// Answers that a test has prepared, and what was asked.
class PreparedDialogs : public Dialogs {
 public:
  QString openAnswer;
  QString lessonFolder;  ///< where asking for a lesson began last
  QString saveAnswer;
  QString exportAnswer;
  SaveAnswer unsavedAnswer = SaveAnswer::Cancel;
  RecoverAnswer recoverAnswer = RecoverAnswer::Later;
  bool yes = false;
  std::vector<QString> asked;
  std::vector<QString> told;

  void askOpen(QWidget*, const QString&, std::function<void(QString)> then) override;
  void askOpenLesson(QWidget*, const QString& folder, std::function<void(QString)> then) override;
  void askList(QWidget*, const QString&, std::function<void(QString)> then) override;
  void askSaveAs(QWidget*, const QString& suggestion, std::function<void(QString)> then) override;
  void askExport(QWidget*, const QString& title, const QStringList& endings, const QString& suggestion,
                 std::function<void(QString)> then) override;
  void askUnsaved(QWidget*, const QString& name, std::function<void(SaveAnswer)> then) override;
  void askRecover(QWidget*, const QString& name, std::function<void(RecoverAnswer)> then) override;
  void ask(QWidget*, const QString& title, const QString& text, const QString&, const QString&,
           std::function<void(bool)> then) override;
  void tell(QWidget*, const QString& title, const QString& text) override;
};

/// The real main window with settings of its own, driven by mouse and keyboard events. Reads results from the document.
class TableWindow : public ::testing::Test {
 protected:
  void SetUp() override;
  void TearDown() override;
  void makeWindow();

  /// Two regiments a side with room around them, no terrain.
  [[nodiscard]] static core::Scenario fourUnits();
  void open(const core::Scenario& scenario);

  [[nodiscard]] MainWindow& window() const { return *m_window; }
  [[nodiscard]] Document& document() const;
  [[nodiscard]] const core::Unit& unit(const char* id) const;
  [[nodiscard]] const core::Battlefield& field() const;
  [[nodiscard]] PreparedDialogs& dialogs() { return m_dialogs; }
  [[nodiscard]] QString inFolder(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
  [[nodiscard]] QString settingsPath() const { return m_folder.filePath(QStringLiteral("settings.ini")); }

  template <class Widget>
  [[nodiscard]] Widget& find(const char* name) const {
    auto* widget = m_window->findChild<Widget*>(QLatin1String(name));
    if (!widget) throw std::runtime_error(std::string("no widget named ") + name);
    return *widget;
  }
  void trigger(const char* action) { find<QAction>(action).trigger(); }

  [[nodiscard]] QPoint pixelAt(geometry::Vec inches) const;
  void click(geometry::Vec at, Qt::KeyboardModifiers held = {});
  void press(geometry::Vec at, Qt::KeyboardModifiers held = {});
  void moveTo(geometry::Vec at, Qt::KeyboardModifiers held = {});
  void release(geometry::Vec at, Qt::KeyboardModifiers held = {});
  /// Press, a few moves, release.
  void drag(geometry::Vec from, geometry::Vec to, Qt::KeyboardModifiers held = {});
  void key(Qt::Key key, Qt::KeyboardModifiers held = {});
  /// A drag from the Library that enters the view, moves and is let go at `at`; what the view said to it.
  bool dropFromLibrary(const LibraryEntry& entry, geometry::Vec at, Qt::KeyboardModifiers held = Qt::AltModifier);
  /// The half of it: over the table, not let go.
  bool hoverFromLibrary(const LibraryEntry& entry, geometry::Vec at, Qt::KeyboardModifiers held = Qt::AltModifier);
  void type(const char* field, const QString& text);
  /// One pixel in inches at the present zoom: how exactly the mouse can point.
  [[nodiscard]] double pixel() const;

 private:
  QTemporaryDir m_folder;
  PreparedDialogs m_dialogs;
  std::unique_ptr<MainWindow> m_window;
};

}  // namespace frontage::ui
