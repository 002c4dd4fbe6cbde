#include "ui/dialogs/dialogs.h"
#include "ui/settings/language.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QCommandLineParser>

#include <algorithm>
#include <string_view>

namespace {

void name() {
  QCoreApplication::setOrganizationName(QStringLiteral("Frontage"));
  QCoreApplication::setApplicationName(QStringLiteral("frontage"));
  QCoreApplication::setApplicationVersion(QStringLiteral(FRONTAGE_VERSION));
}

/// Ends the program after --help, --version and options that it does not know.
QString fileOnCommandLine(const QCoreApplication& app) {
  QCommandLineParser parser;
  parser.setApplicationDescription(
      QStringLiteral("Simulator of the charge phase in rank-and-flank tabletop wargames."));
  parser.addHelpOption();
  parser.addVersionOption();
  parser.addPositionalArgument(QStringLiteral("file"), QStringLiteral("A scenario, a lesson or an army list to open."),
                               QStringLiteral("[file]"));
  parser.process(app);
  return parser.positionalArguments().value(0);
}

/// Help and version are for terminals too that have no display.
bool asksForWords(int argc, char** argv) {
  return std::any_of(argv + std::min(argc, 1), argv + argc, [](std::string_view word) {
    return word == "--help" || word == "-h" || word == "--help-all" || word == "--version" || word == "-v";
  });
}

}  // namespace

int main(int argc, char** argv) {
  if (asksForWords(argc, argv)) {
    const QCoreApplication app(argc, argv);
    name();
    fileOnCommandLine(app);
    return 0;
  }
  const QApplication app(argc, argv);
  name();
  const QString file = fileOnCommandLine(app);
  QGuiApplication::setDesktopFileName(QStringLiteral("frontage"));
  QGuiApplication::setWindowIcon(frontage::ui::programIcon());
  const QString settings = frontage::ui::Settings::defaultPath();
  const frontage::ui::Settings stored = frontage::ui::Settings::load(settings);
  frontage::ui::useLanguage(stored.language);
  frontage::ui::useScheme(stored.scheme);
  frontage::ui::WindowDialogs dialogs;
  frontage::ui::MainWindow window(settings, dialogs);
  window.start(file);
  window.show();
  return QApplication::exec();
}
