#include "tests/ui/pictures/picture_stage.h"

#include "core/rules/resources.h"
#include "tests/ui/pictures/pseudo_lessons.h"
#include "ui/document/document.h"
#include "ui/settings/language.h"
#include "ui/theme/theme.h"

#include <QDir>
#include <QLocale>

#include <cstdio>

namespace frontage::ui {

namespace {

/// To be done before there is an application.
int& withoutScreen(int& argc) {
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  return argc;
}

}  // namespace

PictureStage::PictureStage(int& argc, char** argv) : m_app(withoutScreen(argc), argv) {
  QApplication::setOrganizationName(QStringLiteral("Frontage"));
  QApplication::setApplicationName(QStringLiteral("frontage-pictures"));
  const QStringList arguments = QApplication::arguments();
  m_folder = arguments.value(1);
  m_size = arguments.value(2, QStringLiteral("1400x900"));
  m_scheme = arguments.value(3, QStringLiteral("light"));
  m_language = arguments.value(4, QStringLiteral("en"));
  m_more = arguments.value(5);
}

bool PictureStage::knowsFolder(const char* usage) const {
  if (m_folder.isEmpty()) std::fprintf(stderr, "%s\n", usage);
  return !m_folder.isEmpty();
}

void PictureStage::speak() {
  QLocale::setDefault(QLocale(m_language));
  if (isPseudo()) {
    const QString resources = m_private.filePath(QStringLiteral("resources"));
    writePseudoResources(QString::fromStdString(core::resourceFolder()), resources);
    qputenv("FRONTAGE_RESOURCES", resources.toLocal8Bit());
    QCoreApplication::installTranslator(&m_pseudo);
    return;
  }
  if (m_language != QLatin1String("en")) QCoreApplication::installTranslator(&m_missing);
  useLanguage(m_language);
}

MainWindow& PictureStage::makeWindow() {
  speak();
  loadFonts();
  useScheme(m_scheme == QLatin1String("dark") ? Scheme::Dark : Scheme::Light);
  m_window = std::make_unique<MainWindow>(m_private.filePath(QStringLiteral("settings.ini")), m_dialogs);
  return *m_window;
}

Photographer& PictureStage::show() {
  m_window->show();
  const QStringList size = m_size.split(QLatin1Char('x'));
  m_window->resize(size.value(0).toInt(), size.value(1).toInt());
  QString suffix = QStringLiteral("-%1-%2-%3").arg(m_size, m_scheme, m_language);
  if (m_window->devicePixelRatioF() > 1) suffix += QStringLiteral("-%1x").arg(m_window->devicePixelRatioF());
  const QDir folder(m_folder);
  folder.mkpath(QStringLiteral("."));
  m_photographer = std::make_unique<Photographer>(*m_window, folder, suffix);
  if (isPseudo()) m_photographer->expectPseudo();
  return *m_photographer;
}

int PictureStage::result() {
  for (const QString& words : m_missing.found()) m_photographer->fault({}, QStringLiteral("not translated: ") + words);
  m_window->document().undoStack().setClean();  // nobody is asked about what was done for the pictures
  return m_photographer->allWell() ? 0 : 1;
}

}  // namespace frontage::ui
