#include "ui/settings/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace frontage::ui {

namespace {

void install(const QLocale& locale, const QString& name, const QString& folder) {
  auto* translator = new QTranslator(QCoreApplication::instance());
  if (translator->load(locale, name, QStringLiteral("_"), folder))
    QCoreApplication::installTranslator(translator);
  else
    delete translator;
}

}  // namespace

void useLanguage(const QString& language) {
  const QLocale locale = language.isEmpty() ? QLocale() : QLocale(language);
  // Figures go with the words; a country's own way to write them stays where it speaks the language.
  if (locale.language() != QLocale().language()) QLocale::setDefault(locale);
  const QString own = QStringLiteral(":/translations");
  install(QLocale(QLocale::English), QStringLiteral("frontage"), own);
  if (locale.language() != QLocale::English) {
    install(locale, QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(locale, QStringLiteral("frontage"), own);
  }
}

}  // namespace frontage::ui
