#include "tests/support/files.h"
#include "tests/ui/support/table_window.h"
#include "ui/help/guide_browser.h"
#include "ui/help/guide_window.h"
#include "ui/settings/language.h"
#include "ui/theme/theme.h"
#include "ui/window/main_window.h"

#include <QFile>
#include <QImage>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextFragment>
#include <QToolButton>
#include <QTranslator>

namespace frontage::ui {
namespace {

QString pageText(const QString& page) {
  QFile file(QStringLiteral(":/guide/") + page);
  EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << page.toStdString();
  return QString::fromUtf8(file.readAll());
}

class Guide : public TableWindow {
 protected:
  GuideWindow& shown() {
    QTest::keyClick(&window(), Qt::Key_F1);
    return find<GuideWindow>("guideWindow");
  }
};

TEST_F(Guide, OpensByItsKeyBesideTheWindow) {
  GuideWindow& guide = shown();
  EXPECT_TRUE(guide.isVisible());
  EXPECT_FALSE(guide.isModal());
  EXPECT_TRUE(guide.browser().toPlainText().startsWith(QStringLiteral("User guide")));
}

TEST_F(Guide, EveryPictureIsThereAndFitsTheWindow) {
  GuideWindow& guide = shown();
  int pictures = 0;
  for (QTextBlock block = guide.browser().document()->begin(); block.isValid(); block = block.next())
    for (auto it = block.begin(); !it.atEnd(); ++it) {
      if (!it.fragment().charFormat().isImageFormat()) continue;
      const QTextImageFormat format = it.fragment().charFormat().toImageFormat();
      EXPECT_FALSE(QImage(QStringLiteral(":/guide/") + format.name()).isNull()) << format.name().toStdString();
      EXPECT_GT(format.width(), 100);
      EXPECT_LE(format.width(), guide.browser().viewport()->width());
      const QVariant drawn = guide.browser().document()->resource(QTextDocument::ImageResource, QUrl(format.name()));
      EXPECT_NEAR(drawn.value<QImage>().deviceIndependentSize().width(), format.width(), 0.51)
          << "a picture that Qt scales has jagged letters";
      ++pictures;
    }
  EXPECT_GE(pictures, 5);
}

TEST_F(Guide, ALinkLeadsToItsPageAndBack) {
  GuideWindow& guide = shown();
  emit guide.browser().anchorClicked(QUrl(QStringLiteral("units.md")));
  EXPECT_TRUE(guide.browser().toPlainText().startsWith(QStringLiteral("How to write unit types")));
  QTest::mouseClick(guide.findChild<QToolButton*>(QStringLiteral("guide/back")), Qt::LeftButton);
  EXPECT_TRUE(guide.browser().toPlainText().startsWith(QStringLiteral("User guide")));
}

TEST(GuidePages, LinkOnlyToWhatIsThere) {
  static const QRegularExpression link(QStringLiteral(R"(\]\(([^)#\s]+)\))"));
  for (const char* page : {"guide.md", "de/guide.md", "units.md", "rulesets.md", "command-line.md", "file-formats.md",
                           "importing.md", "lessons.md"}) {
    const QString text = pageText(QLatin1String(page));
    const QString folder = QLatin1String(page).contains(QLatin1Char('/')) ? QStringLiteral("de/") : QString();
    for (auto it = link.globalMatch(text); it.hasNext();) {
      const QString target = it.next().captured(1);
      if (target.startsWith(QLatin1String("https:"))) continue;
      EXPECT_TRUE(QFile::exists(QStringLiteral(":/guide/") + folder + target)) << page << ": " << target.toStdString();
    }
  }
}

TEST_F(Guide, IsLaidOutInTheColoursOfTheTheme) {
  GuideWindow& guide = shown();
  const auto lightness = [&guide] { return guide.browser().grab().toImage().pixelColor(5, 5).lightness(); };
  EXPECT_GT(lightness(), 200);
  useScheme(Scheme::Dark);
  QCoreApplication::processEvents();
  EXPECT_LT(lightness(), 60);
  EXPECT_LT(guide.browser()
                .loadResource(QTextDocument::ImageResource, QUrl(QStringLiteral("pictures/start.png")))
                .value<QImage>()
                .pixelColor(5, 5)
                .lightness(),
            100);
  useScheme(Scheme::Light);
}

/// In a German window.
class GermanGuide : public Guide {
 protected:
  void SetUp() override {
    useLanguage(QStringLiteral("de"));
    Guide::SetUp();
  }
  void TearDown() override {
    Guide::TearDown();
    for (auto* translator : QCoreApplication::instance()->findChildren<QTranslator*>()) delete translator;
    useLanguage(QStringLiteral("en"));
  }
};

TEST_F(GermanGuide, OpensInGermanWithThePicturesOfAll) {
  GuideWindow& guide = shown();
  EXPECT_TRUE(guide.browser().toPlainText().startsWith(QStringLiteral("Benutzerhandbuch")));
  const QUrl picture(QStringLiteral("../pictures/start.png"));
  EXPECT_FALSE(guide.browser().loadResource(QTextDocument::ImageResource, picture).value<QImage>().isNull());
  emit guide.browser().anchorClicked(QUrl(QStringLiteral("../units.md")));
  EXPECT_TRUE(guide.browser().toPlainText().startsWith(QStringLiteral("How to write unit types")));
  QTest::mouseClick(guide.findChild<QToolButton*>(QStringLiteral("guide/first")), Qt::LeftButton);
  EXPECT_TRUE(guide.browser().toPlainText().startsWith(QStringLiteral("Benutzerhandbuch")));
}

TEST(GuidePages, AreOfOneBuildInBothLanguages) {
  static const QRegularExpression built(QStringLiteral(R"(^(#+ |!\[|\d\. |- |\| ))"),
                                        QRegularExpression::MultilineOption);
  const auto outline = [](const QString& text) {
    QStringList marks;
    for (auto it = built.globalMatch(text); it.hasNext();) marks << it.next().captured(1);
    return marks.join(QLatin1Char(' ')).toStdString();
  };
  EXPECT_EQ(outline(pageText(QStringLiteral("de/guide.md"))), outline(pageText(QStringLiteral("guide.md"))));
}

/// The guide names keys: those that the window has, as it writes them.
void expectKeysOf(const MainWindow& window, const QString& page) {
  QSet<QString> keys;
  for (const QAction* action : window.findChildren<QAction*>())
    for (const QKeySequence& key : action->shortcuts()) keys << key.toString(QKeySequence::NativeText);
  static const QRegularExpression named(QStringLiteral(R"(\(((Ctrl|Strg)\+[A-Za-z+]+|F\d+|Ins|Einfg)\))"));
  int found = 0;
  for (auto it = named.globalMatch(pageText(page)); it.hasNext(); ++found) {
    const QString key = it.next().captured(1);
    EXPECT_TRUE(keys.contains(key)) << key.toStdString();
  }
  EXPECT_GE(found, 5);
}

/// And the menus that it sends people to.
void expectMenusOf(const MainWindow& window, const QString& page) {
  QSet<QString> texts;
  for (const QAction* action : window.findChildren<QAction*>()) {
    QString text = action->text();
    texts << text.remove(QLatin1Char('&')).remove(QChar(0x2026)).trimmed();
  }
  static const QRegularExpression named(QStringLiteral(R"(\*([A-Z][\w -]+( ▸ [A-Z][\w -]+)+)\*)"),
                                        QRegularExpression::UseUnicodePropertiesOption);
  int found = 0;
  for (auto it = named.globalMatch(pageText(page)); it.hasNext(); ++found) {
    const QString path = it.next().captured(1);
    for (const QString& step : path.split(QStringLiteral(" ▸ ")))
      EXPECT_TRUE(texts.contains(step)) << path.toStdString();
  }
  EXPECT_GE(found, 8);
}

TEST_F(Guide, NamesTheKeysThatTheWindowHas) {
  expectKeysOf(window(), QStringLiteral("guide.md"));
}
TEST_F(Guide, NamesTheMenusThatTheWindowHas) {
  expectMenusOf(window(), QStringLiteral("guide.md"));
}
TEST_F(GermanGuide, NamesTheKeysThatTheWindowHas) {
  expectKeysOf(window(), QStringLiteral("de/guide.md"));
}
TEST_F(GermanGuide, NamesTheMenusThatTheWindowHas) {
  expectMenusOf(window(), QStringLiteral("de/guide.md"));
}

}  // namespace
}  // namespace frontage::ui
