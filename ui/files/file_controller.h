#pragma once

#include "ui/files/autosave.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

#include <functional>
#include <utility>

class QWidget;

namespace frontage::ui {

class Dialogs;
class Document;
struct ChangeSet;
struct Settings;

/// One of the scenarios that come with the program.
struct Example {
  QString title;
  QString path;
};
[[nodiscard]] std::vector<Example> bundledExamples();
/// Their files, in order, without a look into them.
[[nodiscard]] QStringList bundledExamplePaths();

/// The open file: opening, saving, unsaved work, recovery, changes on disk. Asks only through Dialogs.
class FileController : public QObject {
  Q_OBJECT

 public:
  FileController(Document& document, Settings& settings, Dialogs& dialogs, QWidget& window);
  ~FileController() override;

  [[nodiscard]] const QString& path() const noexcept { return m_path; }
  [[nodiscard]] bool isUnsaved() const;
  /// The name for the title: the file's, or the scenario's.
  [[nodiscard]] QString title() const;
  /// Where file dialogs begin.
  [[nodiscard]] QString folder() const;

  /// What the program shows when it starts: `path` if given, else the last file, else a ready example.
  void start(const QString& path);
  /// The second half of a start, once there is a window to ask in: offers what a crash left, unless start() opened the
  /// file that it was asked for.
  void offerRecovery();
  void newScenario();
  void open();
  /// Who is offered each file before it is taken for a scenario; true when it was taken.
  void setElsewhere(std::function<bool(const QString&)> takes) { m_elsewhere = std::move(takes); }
  /// Asks about unsaved work first.
  void openPath(const QString& path);
  /// An example is opened as a new, unnamed scenario.
  void openExample(const QString& path);
  void save();
  void saveAs();
  /// Runs `then` once unsaved work is saved or given up; not at all when the user cancels.
  void whenSafe(std::function<void()> then);
  /// What is being typed into a field of the window counts as typed. Saving and closing do it, since a key takes the
  /// focus from nobody.
  void takeTyped();
  /// Keeps a copy of unsaved work now.
  void autosave();

 signals:
  /// Path, name or unsaved state are others.
  void changed();
  void recentChanged();
  void said(const QString& line);

 private:
  bool load(const QString& path, bool asExample);
  bool saveTo(const QString& path);
  void setPath(const QString& path);
  void watch(const QString& path);
  [[nodiscard]] QString suggestedPath() const;
  void onDocumentChanged(const ChangeSet& what);
  void onFileChanged();
  void takeBack(const Recovered& left);
  [[nodiscard]] bool loadLast();

  Document& m_document;
  Settings& m_settings;
  Dialogs& m_dialogs;
  QWidget& m_window;
  Autosave m_autosave;
  QFileSystemWatcher m_watcher;
  QTimer m_autosaveTimer;
  QTimer m_soon;
  std::function<bool(const QString&)> m_elsewhere;
  QTimer m_settled;  ///< a file that is being written is looked at when it is whole
  QString m_path;
  QByteArray m_onDisk;        ///< what the file held when it was read or written last
  bool m_asking = false;      ///< about a file that was changed by another program
  bool m_mayOffer = false;    ///< offerRecovery() is still to come
  bool m_wasUnsaved = false;  ///< as it was told last
  bool m_recovered = false;   ///< the work is unsaved although nothing was changed since
};

}  // namespace frontage::ui
