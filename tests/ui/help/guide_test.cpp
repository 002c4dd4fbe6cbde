#include "tests/support/files.h"
#include "tests/ui/support/table_window.h"
#include "ui/help/guide_browser.h"
#include "ui/help/guide_window.h"

#include <QFile>
#include <QImage>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextFragment>
#include <QToolButton>

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
  for (const char* page :
       {"guide.md", "units.md", "rulesets.md", "command-line.md", "file-formats.md", "importing.md"}) {
    const QString text = pageText(QLatin1String(page));
    for (auto it = link.globalMatch(text); it.hasNext();) {
      const QString target = it.next().captured(1);
      if (target.startsWith(QLatin1String("https:"))) continue;
      EXPECT_TRUE(QFile::exists(QStringLiteral(":/guide/") + target)) << page << ": " << target.toStdString();
    }
  }
}

/// The guide names keys: those that the window has.
TEST_F(Guide, NamesTheKeysThatTheWindowHas) {
  QSet<QString> keys;
  for (const QAction* action : window().findChildren<QAction*>())
    for (const QKeySequence& key : action->shortcuts()) keys << key.toString(QKeySequence::PortableText);
  static const QRegularExpression named(QStringLiteral(R"(\((Ctrl\+[A-Za-z+]+|F\d+|Ins)\))"));
  int found = 0;
  for (auto it = named.globalMatch(pageText(QStringLiteral("guide.md"))); it.hasNext(); ++found) {
    const QString key = it.next().captured(1);
    EXPECT_TRUE(keys.contains(key)) << key.toStdString();
  }
  EXPECT_GE(found, 5);
}

/// And the menus that it sends people to.
TEST_F(Guide, NamesTheMenusThatTheWindowHas) {
  QSet<QString> texts;
  for (const QAction* action : window().findChildren<QAction*>()) {
    QString text = action->text();
    texts << text.remove(QLatin1Char('&')).remove(QChar(0x2026));
  }
  static const QRegularExpression named(QStringLiteral(R"(\*([A-Z][A-Za-z -]+( ▸ [A-Z][A-Za-z -]+)+)\*)"));
  int found = 0;
  for (auto it = named.globalMatch(pageText(QStringLiteral("guide.md"))); it.hasNext(); ++found) {
    const QString path = it.next().captured(1);
    for (const QString& step : path.split(QStringLiteral(" ▸ ")))
      EXPECT_TRUE(texts.contains(step)) << path.toStdString();
  }
  EXPECT_GE(found, 8);
}

}  // namespace
}  // namespace frontage::ui
