#include "ui/files/autosave.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>

namespace frontage::ui {

namespace {

constexpr auto kScenario = "scenario.frontage";
constexpr auto kOrigin = "origin.txt";
constexpr auto kLock = "lock";

}  // namespace

QString Autosave::defaultRoot() {
  return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/autosave");
}

Autosave::Autosave(QString root)
    : m_root(std::move(root)),
      m_folder(m_root + QLatin1Char('/') + QUuid::createUuid().toString(QUuid::WithoutBraces)) {
  QDir().mkpath(m_folder);
  m_lock = std::make_unique<QLockFile>(file(kLock));
  // Never grows stale by age: it is stale when its process is gone.
  m_lock->setStaleLockTime(0);
  m_lock->tryLock();
}

Autosave::~Autosave() {
  clear();
  m_lock->unlock();
  QDir(m_folder).removeRecursively();
}

QString Autosave::file(const char* name) const {
  return m_folder + QLatin1Char('/') + QLatin1String(name);
}

QString Autosave::keep(const core::Scenario& scenario, const QString& originalPath) {
  QSaveFile origin(file(kOrigin));
  if (!origin.open(QIODevice::WriteOnly)) return origin.errorString();
  origin.write(originalPath.toUtf8());
  if (!origin.commit()) return origin.errorString();
  const auto problem = core::saveScenario(scenario, file(kScenario).toStdString());
  return problem ? QString::fromStdString(*problem) : QString();
}

void Autosave::clear() {
  QFile::remove(file(kScenario));
  QFile::remove(file(kOrigin));
}

namespace {

/// The file holds this already: the run ended while it was saving.
bool isOnDisk(const core::Scenario& kept, const QString& path) {
  if (path.isEmpty() || !QFile::exists(path)) return false;
  const core::LoadResult saved = core::loadScenario(path.toStdString());
  return saved.ok() && *saved.scenario == kept;
}

}  // namespace

std::vector<Recovered> Autosave::leftovers() const {
  std::vector<std::pair<QDateTime, Recovered>> found;
  for (const QFileInfo& session : QDir(m_root).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot)) {
    const QString folder = session.absoluteFilePath();
    if (QFileInfo(folder) == QFileInfo(m_folder)) continue;
    QLockFile lock(folder + QLatin1Char('/') + QLatin1String(kLock));
    lock.setStaleLockTime(0);
    if (!lock.tryLock()) continue;  // its program is alive
    lock.unlock();
    const QString path = folder + QLatin1Char('/') + QLatin1String(kScenario);
    core::LoadResult loaded = core::loadScenario(path.toStdString());
    if (!loaded.ok()) {
      if (!QFile::exists(path)) QDir(folder).removeRecursively();
      continue;
    }
    QFile origin(folder + QLatin1Char('/') + QLatin1String(kOrigin));
    const QString original = origin.open(QIODevice::ReadOnly) ? QString::fromUtf8(origin.readAll()) : QString();
    if (isOnDisk(*loaded.scenario, original)) {
      QDir(folder).removeRecursively();
      continue;
    }
    found.push_back({QFileInfo(path).lastModified(), Recovered{std::move(*loaded.scenario), original, folder}});
  }
  std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
  std::vector<Recovered> recovered;
  for (auto& [time, one] : found) recovered.push_back(std::move(one));
  return recovered;
}

void Autosave::forget(const Recovered& recovered) {
  QDir(recovered.folder).removeRecursively();
}

}  // namespace frontage::ui
