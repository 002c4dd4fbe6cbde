#include "ui/files/file_controller.h"

#include "core/rules/ruleset_library.h"
#include "ui/dialogs/dialogs.h"
#include "ui/document/document.h"
#include "ui/settings/settings.h"
#include "ui/text/example_words.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QWidget>

#include <utility>

namespace frontage::ui {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(frontage::ui::FileController)
};

constexpr int kAutosaveEvery = 60'000;  ///< milliseconds
constexpr int kSettled = 120;           ///< after the last word of a change on disk
constexpr int kAutosaveSoon = 1'500;    ///< after a step of the phase

QByteArray bytesOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString firstError(const core::LoadResult& result) {
  for (const core::Problem& problem : result.problems)
    if (problem.severity == core::Problem::Severity::Error) return QString::fromStdString(problem.text());
  return {};
}

/// Not declared as returning core::Scenario: lupdate would look for the words in another context.
auto emptyScenario() {
  core::Scenario scenario;
  const auto rulesets = core::RulesetLibrary::bundled().ids();
  if (!rulesets.empty()) scenario.rulesetId = rulesets.front();
  scenario.field.armies = {{{"red"}, Words::tr("First army").toStdString()},
                           {{"blue"}, Words::tr("Second army").toStdString()}};
  scenario.active = {"red"};
  scenario.seed = 1;
  return scenario;
}

}  // namespace

QStringList bundledExamplePaths() {
  const QDir folder(QString::fromStdString(core::resourceFolder()) + QStringLiteral("/scenarios"));
  QStringList paths;
  for (const QFileInfo& file : folder.entryInfoList({QStringLiteral("*.frontage")}, QDir::Files, QDir::Name))
    paths << file.absoluteFilePath();
  return paths;
}

std::vector<Example> bundledExamples() {
  std::vector<Example> examples;
  for (const QString& path : bundledExamplePaths()) {
    const core::LoadResult loaded = core::loadScenario(path.toStdString());
    if (loaded.ok()) examples.push_back({exampleWords(loaded.scenario->name), path});
  }
  return examples;
}

FileController::FileController(Document& document, Settings& settings, Dialogs& dialogs, QWidget& window)
    : m_document(document),
      m_settings(settings),
      m_dialogs(dialogs),
      m_window(window),
      m_autosave(Autosave::defaultRoot()) {
  connect(&m_document, &Document::changed, this, &FileController::onDocumentChanged);
  connect(&m_document.undoStack(), &QUndoStack::cleanChanged, this, &FileController::changed);
  connect(&m_document.undoStack(), &QUndoStack::indexChanged, this, [this] {
    if (std::exchange(m_wasUnsaved, isUnsaved()) != m_wasUnsaved) emit changed();
  });
  m_settled.setSingleShot(true);
  m_settled.setInterval(kSettled);
  connect(&m_settled, &QTimer::timeout, this, &FileController::onFileChanged);
  connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_settled, qOverload<>(&QTimer::start));
  // A file that was away and has come back: only its folder tells.
  connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, [this] {
    if (!m_watcher.files().contains(m_path) && QFileInfo::exists(m_path)) m_settled.start();
  });
  m_autosaveTimer.setInterval(kAutosaveEvery);
  connect(&m_autosaveTimer, &QTimer::timeout, this, &FileController::autosave);
  m_autosaveTimer.start();
  m_soon.setSingleShot(true);
  m_soon.setInterval(kAutosaveSoon);
  connect(&m_soon, &QTimer::timeout, this, &FileController::autosave);
}

FileController::~FileController() = default;

bool FileController::isUnsaved() const {
  return m_recovered || m_document.isChanged();
}

QString FileController::title() const {
  if (!m_path.isEmpty()) return QFileInfo(m_path).fileName();
  const QString name = QString::fromStdString(m_document.own().name);
  return name.isEmpty() ? tr("Untitled") : name;
}

void FileController::start(const QString& path) {
  if (!path.isEmpty() && load(path, false)) return;
  m_mayOffer = true;
  if (path.isEmpty() && loadLast()) return;
  const QStringList examples = bundledExamplePaths();
  if (examples.empty() || !load(examples.front(), true)) newScenario();
}

bool FileController::loadLast() {
  const QString last = m_settings.recentFiles.value(0);
  return !last.isEmpty() && QFileInfo::exists(last) && load(last, false);
}

void FileController::offerRecovery() {
  if (!std::exchange(m_mayOffer, false)) return;
  const auto leftovers = m_autosave.leftovers();
  if (leftovers.empty()) return;
  // One at a start: the others wait for the next.
  const Recovered latest = leftovers.front();
  const QString name = latest.originalPath.isEmpty() ? QString::fromStdString(latest.scenario.name)
                                                     : QFileInfo(latest.originalPath).fileName();
  m_dialogs.askRecover(&m_window, name, [this, latest](RecoverAnswer answer) {
    if (answer == RecoverAnswer::Open) takeBack(latest);
    if (answer != RecoverAnswer::Later) Autosave::forget(latest);
  });
}

/// It is kept by this run before the run that left it is forgotten: at no moment is there no copy.
void FileController::takeBack(const Recovered& left) {
  m_document.reset(left.scenario);
  setPath(left.originalPath);
  m_recovered = true;
  autosave();
  emit changed();
}

void FileController::newScenario() {
  m_recovered = false;
  m_document.reset(emptyScenario());
  setPath({});
}

QString FileController::folder() const {
  for (const QString& wanted :
       {m_settings.lastFolder, QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)})
    if (!wanted.isEmpty() && QFileInfo(wanted).isDir()) return wanted;
  return QDir::homePath();
}

QString FileController::suggestedPath() const {
  if (!m_path.isEmpty()) return m_path;
  static const QRegularExpression unfit(QStringLiteral(R"([/\\:*?"<>|])"));
  return QDir(folder()).filePath(title().replace(unfit, QStringLiteral("-")) + QStringLiteral(".frontage"));
}

/// Asked once: before a file is chosen, not again after it.
void FileController::open() {
  whenSafe([this] {
    m_dialogs.askOpen(&m_window, folder(), [this](const QString& path) {
      if (!m_elsewhere || !m_elsewhere(path)) load(path, false);
    });
  });
}

void FileController::openPath(const QString& path) {
  if (m_elsewhere && m_elsewhere(path)) return;
  whenSafe([this, path] { load(path, false); });
}

void FileController::openExample(const QString& path) {
  whenSafe([this, path] { load(path, true); });
}

bool FileController::load(const QString& path, bool asExample) {
  core::LoadResult loaded = core::loadScenario(path.toStdString());
  if (!loaded.ok()) {
    m_dialogs.tell(&m_window, tr("“%1” cannot be opened.").arg(QFileInfo(path).fileName()), firstError(loaded));
    return false;
  }
  m_recovered = false;
  m_onDisk = bytesOf(path);
  m_document.reset(asExample ? exampleInWords(std::move(*loaded.scenario)) : std::move(*loaded.scenario));
  m_autosave.clear();
  setPath(asExample ? QString() : path);
  if (!loaded.problems.empty()) emit said(QString::fromStdString(loaded.problems.front().text()));
  return true;
}

void FileController::takeTyped() {
  QWidget* field = QApplication::focusWidget();
  if (!qobject_cast<QLineEdit*>(field) && !qobject_cast<QPlainTextEdit*>(field)) return;
  field->clearFocus();
  field->setFocus();
}

void FileController::save() {
  if (m_path.isEmpty())
    saveAs();
  else
    saveTo(m_path);
}

void FileController::saveAs() {
  takeTyped();
  m_dialogs.askSaveAs(&m_window, suggestedPath(), [this](const QString& path) { saveTo(path); });
}

bool FileController::saveTo(const QString& path) {
  takeTyped();
  // Should the program end between the file and the removal of its copy, the copy is the same as the file.
  (void)m_autosave.keep(m_document.own(), QFileInfo(path).absoluteFilePath());
  watch({});
  QDir().mkpath(QFileInfo(path).absolutePath());  // a folder that is gone is made again; failing that, saving says so
  if (const auto problem = core::saveScenario(m_document.own(), path.toStdString())) {
    m_dialogs.tell(&m_window, tr("“%1” cannot be saved.").arg(QFileInfo(path).fileName()),
                   QString::fromStdString(*problem));
    return false;
  }
  m_recovered = false;
  m_onDisk = bytesOf(path);
  m_autosave.clear();
  setPath(path);
  m_document.undoStack().setClean();
  emit changed();
  emit said(tr("Saved."));
  return true;
}

void FileController::setPath(const QString& path) {
  m_path = path.isEmpty() ? QString() : QFileInfo(path).absoluteFilePath();
  watch(m_path);
  if (!m_path.isEmpty()) {
    m_settings.lastFolder = QFileInfo(m_path).absolutePath();
    const bool latest = m_settings.recentFiles.value(0) == m_path;
    m_settings.addRecent(m_path);
    if (!latest) emit recentChanged();
  }
  emit changed();
}

/// And nothing else; an empty path watches nothing.
void FileController::watch(const QString& path) {
  if (const QStringList before = m_watcher.files() + m_watcher.directories(); !before.isEmpty())
    m_watcher.removePaths(before);
  if (!path.isEmpty()) m_watcher.addPaths({path, QFileInfo(path).absolutePath()});
}

void FileController::whenSafe(std::function<void()> then) {
  takeTyped();
  if (!isUnsaved()) return then();
  m_dialogs.askUnsaved(&m_window, title(), [this, then = std::move(then)](SaveAnswer answer) {
    if (answer == SaveAnswer::Cancel) return;
    if (answer == SaveAnswer::Discard) return then();
    if (!m_path.isEmpty()) {
      if (saveTo(m_path)) then();
      return;
    }
    m_dialogs.askSaveAs(&m_window, suggestedPath(), [this, then](const QString& path) {
      if (saveTo(path)) then();
    });
  });
}

void FileController::autosave() {
  m_soon.stop();
  if (!isUnsaved()) return m_autosave.clear();
  const QString problem = m_autosave.keep(m_document.own(), m_path);
  if (!problem.isEmpty()) emit said(tr("The automatic copy could not be written: %1").arg(problem));
}

void FileController::onDocumentChanged(const ChangeSet& what) {
  if (m_document.isLent()) return;  // nothing of the user's own
  if (what.orders && !what.everything) m_soon.start();
  if (what.details || what.everything) emit changed();
}

void FileController::onFileChanged() {
  if (m_path.isEmpty()) return;
  // An atomic save of another program is a new file under the old name: the watch is lost and must be set again.
  if (QFileInfo::exists(m_path) && !m_watcher.files().contains(m_path)) m_watcher.addPath(m_path);
  if (!QFileInfo::exists(m_path)) {
    emit said(tr("“%1” is no longer on disk; saving writes it again.").arg(title()));
    return;
  }
  const QByteArray now = bytesOf(m_path);
  if (now == m_onDisk) return;
  m_onDisk = now;
  if (std::exchange(m_asking, true)) return;  // the answer is about what is there when it comes
  m_dialogs.ask(&m_window, tr("“%1” was changed by another program.").arg(title()),
                isUnsaved() ? tr("Loading it again loses your unsaved changes.") : tr("Load what is on disk now?"),
                tr("Load again"), tr("Keep mine"), [this](bool yes) {
                  m_asking = false;
                  if (yes)
                    load(m_path, false);
                  else {
                    m_recovered = true;
                    emit changed();
                  }
                });
}

}  // namespace frontage::ui
