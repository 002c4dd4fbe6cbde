#pragma once

#include <QString>

class QWidget;

namespace frontage::ui {

class Dialogs;
class LearnController;
class ListImporter;

/// Takes files that are opened but are no scenarios to where they belong: lessons are read, army lists reviewed; of
/// rulesets and unit types it is said where they go.
class OtherFiles {
 public:
  OtherFiles(LearnController& learn, ListImporter& lists, Dialogs& dialogs, QWidget& window)
      : m_learn(learn), m_lists(lists), m_dialogs(dialogs), m_window(window) {}

  /// Not for scenarios, nor for what nobody knows: that is for the reader of scenarios to refuse.
  [[nodiscard]] static bool isOther(const QString& path);
  /// Does nothing, and is false, for what is none of these.
  [[nodiscard]] bool open(const QString& path) const;

 private:
  void tellWhere(const QString& path, const QString& what, const QString& folder) const;

  LearnController& m_learn;
  ListImporter& m_lists;
  Dialogs& m_dialogs;
  QWidget& m_window;
};

}  // namespace frontage::ui
