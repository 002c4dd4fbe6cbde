#include "ui/settings/settings.h"

#include <QSettings>
#include <QStandardPaths>

#include <algorithm>

namespace frontage::ui {

namespace {

// One list of the fields, walked by loading and by saving, so that they cannot part.
template <class S, class Visitor>
void visit(S& s, const Visitor& field) {
  field("look/reduceMotion", s.reduceMotion);
  field("look/language", s.language);
  field("table/snap", s.snap);
  field("table/grid", s.showGrid);
  field("table/rulers", s.showRulers);
  field("table/deployment", s.showDeployment);
  field("table/names", s.showNames);
  field("phase/speed", s.playbackSpeed);
  field("files/recent", s.recentFiles);
  field("files/folder", s.lastFolder);
  field("learn/progress", s.lessons);
  field("learn/tourOffered", s.tourOffered);
  field("files/exportFolder", s.exportFolder);
  field("learn/folder", s.lessonFolder);
  field("window/geometry", s.geometry);
  field("window/docks", s.docks);
  field("window/dockSizes", s.dockSizes);
}

}  // namespace

void Settings::addRecent(const QString& path) {
  recentFiles.removeAll(path);
  recentFiles.prepend(path);
  while (recentFiles.size() > kRecentFiles) recentFiles.removeLast();
}

Settings Settings::load(const QString& path) {
  const QSettings file(path, QSettings::IniFormat);
  Settings s;
  visit(s, [&file](const char* key, auto& value) {
    using Value = std::decay_t<decltype(value)>;
    const QVariant stored = file.value(QLatin1String(key));
    if (stored.isValid() && stored.canConvert<Value>()) value = stored.value<Value>();
  });
  const int scheme = file.value(QLatin1String("look/scheme"), 0).toInt();
  s.scheme = static_cast<Scheme>(std::clamp(scheme, 0, 2));
  s.playbackSpeed = std::clamp(s.playbackSpeed, 0.25, 4.0);
  return s;
}

void Settings::save(const QString& path) const {
  QSettings file(path, QSettings::IniFormat);
  visit(*this,
        [&file](const char* key, const auto& value) { file.setValue(QLatin1String(key), QVariant::fromValue(value)); });
  file.setValue(QLatin1String("look/scheme"), static_cast<int>(scheme));
  file.sync();
}

QString Settings::defaultPath() {
  return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + QStringLiteral("/frontage.ini");
}

}  // namespace frontage::ui
