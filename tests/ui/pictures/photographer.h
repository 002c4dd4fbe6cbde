#pragma once

#include <QDir>
#include <QString>
#include <QStringList>
#include <QWidget>

namespace frontage::ui {

/// Takes pictures of windows, and looks for what is wrong in each: nothing to be seen, words that are cut off, two
/// controls with one letter, words that no translator has reached. Faults go to stderr.
class Photographer {
 public:
  /// Pictures are called `stage` + `suffix` + ".png".
  Photographer(QWidget& window, QDir folder, QString suffix)
      : m_window(window), m_folder(std::move(folder)), m_suffix(std::move(suffix)) {}

  [[nodiscard]] bool allWell() const noexcept { return m_well; }
  /// Every word has to come from the translator.
  void expectPseudo() noexcept { m_pseudo = true; }

  void take(const QString& stage) { take(stage, m_window); }
  /// Of another window than the main one.
  void take(const QString& stage, QWidget& window);
  /// Something is wrong that only the caller can see.
  void fault(const QString& stage, const QString& what);

  /// So long, and for a number of turns of the loop: a layout settles from the inside out, a level a turn, and on a
  /// busy machine a turn takes long.
  static void wait(int milliseconds);

 private:
  QWidget& m_window;
  QDir m_folder;
  QString m_suffix;
  bool m_well = true;
  bool m_pseudo = false;
};

}  // namespace frontage::ui
