#pragma once

#include "tests/ui/pictures/photographer.h"
#include "tests/ui/pictures/pseudo_words.h"
#include "tests/ui/pictures/window_words.h"
#include "ui/dialogs/dialogs.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QStringList>
#include <QTemporaryDir>

#include <memory>

namespace frontage::ui {

/// What every program that takes pictures begins with: FOLDER [WIDTHxHEIGHT] [light|dark] [LANGUAGE] [MORE], an
/// application without a screen, the language, the look, and the real window with settings of its own. The language
/// "pseudo" is nobody's: in it, every word that does not come from a translation is a fault; lessons are read in it
/// too.
class PictureStage {
 public:
  PictureStage(int& argc, char** argv);
  /// Without a folder there is nothing to do; tells how the program is called.
  [[nodiscard]] bool knowsFolder(const char* usage) const;
  /// The window, not shown yet, in the wanted language and look.
  [[nodiscard]] MainWindow& makeWindow();
  /// Shows it at its size; whoever takes its pictures.
  [[nodiscard]] Photographer& show();

  [[nodiscard]] bool isPseudo() const { return m_language == QLatin1String("pseudo"); }
  [[nodiscard]] const QString& more() const noexcept { return m_more; }
  /// What ends the program: 0 when all pictures are as they should be and every word was translated.
  [[nodiscard]] int result();

 private:
  void speak();

  QApplication m_app;
  QString m_folder;
  QString m_size;
  QString m_scheme;
  QString m_language;
  QString m_more;
  MissingWords m_missing;
  PseudoWords m_pseudo;
  QTemporaryDir m_private;  ///< settings, and what is made up for the language of nobody
  WindowDialogs m_dialogs;
  std::unique_ptr<MainWindow> m_window;
  std::unique_ptr<Photographer> m_photographer;
};

}  // namespace frontage::ui
