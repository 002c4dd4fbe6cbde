#pragma once

#include "ui/theme/theme.h"

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QVariantMap>

namespace frontage::ui {

/// Everything that the program remembers between runs, with its defaults. Loaded and saved here and nowhere else; a
/// plain value that is handed in, so that tests have their own.
struct Settings {
  Scheme scheme = Scheme::System;
  QString language;  ///< "de"; empty = the system's
  bool reduceMotion = false;
  bool snap = true;
  bool showGrid = true;
  bool showRulers = true;
  bool showDeployment = false;
  bool showNames = true;
  double playbackSpeed = 1;
  QStringList recentFiles;  ///< latest first, at most kRecentFiles
  QString lastFolder;
  QString lessons;           ///< how far each lesson has come, core::Progress
  bool tourOffered = false;  ///< the tour was offered, at the first start
  QString exportFolder;      ///< where pictures were put last
  QString lessonFolder;      ///< where own lessons were put, or opened, last
  QByteArray geometry;
  QByteArray docks;
  QVariantMap dockSizes;  ///< of the docks that are seen, by name: `docks` alone does not bring them back

  static constexpr int kRecentFiles = 10;
  void addRecent(const QString& path);

  /// From the INI file; what is missing or unusable keeps its default.
  [[nodiscard]] static Settings load(const QString& path);
  void save(const QString& path) const;
  /// Where the user's own settings are.
  [[nodiscard]] static QString defaultPath();
};

}  // namespace frontage::ui
