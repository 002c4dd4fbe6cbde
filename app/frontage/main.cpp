#include "ui/dialogs/dialogs.h"
#include "ui/settings/language.h"
#include "ui/theme/theme.h"
#include "ui/window/main_window.h"

#include <QApplication>

int main(int argc, char** argv) {
  QApplication app(argc, argv);
  QApplication::setOrganizationName(QStringLiteral("Frontage"));
  QApplication::setApplicationName(QStringLiteral("frontage"));
  frontage::ui::loadFonts();
  const QString settings = frontage::ui::Settings::defaultPath();
  const frontage::ui::Settings stored = frontage::ui::Settings::load(settings);
  frontage::ui::useLanguage(stored.language);
  frontage::ui::useScheme(stored.scheme);
  frontage::ui::WindowDialogs dialogs;
  frontage::ui::MainWindow window(settings, dialogs);
  window.start(QApplication::arguments().value(1));
  window.show();
  return QApplication::exec();
}
