#pragma once

#include "core/scenario/scenario.h"

#include <QLockFile>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace frontage::ui {

/// What a run of the program left behind when it did not end properly.
struct Recovered {
  core::Scenario scenario;
  QString originalPath;  ///< empty when it never had a file
  QString folder;        ///< of the session, to be handed to Autosave::forget
};

/// Keeps a copy of the unsaved work beside the user's data, in a folder of this run that is locked while the program
/// lives. Copies are written atomically. A folder without a living owner is what a crash left.
class Autosave {
 public:
  /// `root` is the folder for all runs.
  explicit Autosave(QString root);
  ~Autosave();
  Autosave(const Autosave&) = delete;
  Autosave& operator=(const Autosave&) = delete;

  /// Keeps a copy; the problem in words, or an empty text.
  QString keep(const core::Scenario& scenario, const QString& originalPath);
  /// There is nothing unsaved any more.
  void clear();
  /// What earlier runs left, the latest first. Copies that cannot be read are left out; a copy of what its file holds
  /// as well is thrown away.
  [[nodiscard]] std::vector<Recovered> leftovers() const;
  static void forget(const Recovered& recovered);
  [[nodiscard]] static QString defaultRoot();

 private:
  [[nodiscard]] QString file(const char* name) const;
  QString m_root;
  QString m_folder;
  std::unique_ptr<QLockFile> m_lock;
};

}  // namespace frontage::ui
