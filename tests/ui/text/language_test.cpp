#include "ui/settings/language.h"

#include "ui/text/figures.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QTranslator>

namespace frontage::ui {
namespace {

/// Each test leaves the program in English, as the others expect it.
class Language : public testing::Test {
 protected:
  void TearDown() override {
    for (auto* translator : QCoreApplication::instance()->findChildren<QTranslator*>()) delete translator;
    useLanguage(QStringLiteral("en"));
  }
};

QString cancelOf(const QDialogButtonBox& box) {
  return box.button(QDialogButtonBox::Cancel)->text().remove(QLatin1Char('&'));
}

TEST_F(Language, GermanReachesTheDialogsThatAreQtsOwn) {
  useLanguage(QStringLiteral("de"));
  EXPECT_EQ(cancelOf(QDialogButtonBox(QDialogButtonBox::Cancel)), QStringLiteral("Abbrechen"));
  EXPECT_EQ(QCoreApplication::translate("QFileDialog", "Find Directory"), QStringLiteral("Verzeichnis suchen"));
}

TEST_F(Language, EnglishLeavesThemAsTheyAre) {
  useLanguage(QStringLiteral("en"));
  EXPECT_EQ(cancelOf(QDialogButtonBox(QDialogButtonBox::Cancel)), QStringLiteral("Cancel"));
}

TEST_F(Language, FiguresAreWrittenAsTheWordsAre) {
  useLanguage(QStringLiteral("de"));
  EXPECT_EQ(inchesText(2.5), QStringLiteral("2,5\u2033"));
  useLanguage(QStringLiteral("en"));
  EXPECT_EQ(inchesText(2.5), QStringLiteral("2.5\u2033"));
}

}  // namespace
}  // namespace frontage::ui
