#include "ui/help/guide_browser.h"

#include "ui/theme/theme.h"

#include <QDesktopServices>
#include <QFile>
#include <QImage>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextTable>

#include <algorithm>
#include <cmath>

namespace frontage::ui {

namespace {

constexpr double kMargin = 20;
constexpr int kCell = 5;

/// The picture as the program looks now, where there is one: a dark one is called "start-dark.png".
QString inTheme(const QString& picture) {
  if (!theme().isDark()) return picture;
  const QString dark = QString(picture).replace(QLatin1String(".png"), QLatin1String("-dark.png"));
  return QFile::exists(dark) ? dark : picture;
}

/// The anchor of a heading as Markdown pages link to it: "By keyboard" is "by-keyboard".
QString anchorOf(const QString& heading) {
  QString anchor;
  for (const QChar c : heading.toLower())
    if (c.isLetterOrNumber() || c == QLatin1Char('-'))
      anchor += c;
    else if (c.isSpace())
      anchor += QLatin1Char('-');
  return anchor;
}

bool isPicture(const QTextBlock& block) {
  return !block.begin().atEnd() && block.begin().fragment().charFormat().isImageFormat();
}

void dressBlock(QTextCursor& cursor) {
  const int level = cursor.blockFormat().headingLevel();
  const int height = level > 0 ? 115 : isPicture(cursor.block()) ? 100 : 135;
  QTextBlockFormat block;
  block.setLineHeight(height, QTextBlockFormat::ProportionalHeight);
  block.setTopMargin(level > 0 ? 16 : 3);
  block.setBottomMargin(level > 0 ? 6 : isPicture(cursor.block()) ? 12 : 3);
  cursor.mergeBlockFormat(block);
  if (level == 0) return;
  QTextCharFormat letters;
  letters.setFontPointSize(uiFont(TextSize::Normal).pointSizeF() * (level == 1 ? 1.9 : level == 2 ? 1.4 : 1.15));
  letters.setFontWeight(QFont::DemiBold);
  letters.setAnchorNames({anchorOf(cursor.block().text())});
  cursor.select(QTextCursor::BlockUnderCursor);
  cursor.mergeCharFormat(letters);
}

void dressTables(QTextFrame* frame) {
  for (QTextFrame* child : frame->childFrames()) {
    if (auto* table = qobject_cast<QTextTable*>(child)) {
      QTextTableFormat format = table->format();
      format.setBorderBrush(theme().colour(Role::Line));
      format.setBorderCollapse(true);
      format.setCellPadding(kCell);
      table->setFormat(format);
    }
    dressTables(child);
  }
}

}  // namespace

GuideBrowser::GuideBrowser(QWidget* parent) : QTextBrowser(parent) {
  setObjectName(QStringLiteral("guide/text"));
  setFrameShape(QFrame::NoFrame);
  setOpenLinks(false);
  connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
    const QUrl whole = source().resolved(link);
    if (whole.scheme() == QLatin1String("qrc") || whole.isRelative())
      setSource(whole);
    else
      QDesktopServices::openUrl(whole);
  });
}

QVariant GuideBrowser::loadResource(int type, const QUrl& name) {
  const QString path = QLatin1Char(':') + source().resolved(name).path();
  if (type == QTextDocument::ImageResource) return QImage(inTheme(path));
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return {};
  return QString::fromUtf8(file.readAll());
}

void GuideBrowser::doSetSource(const QUrl& name, QTextDocument::ResourceType) {
  QTextBrowser::doSetSource(name, QTextDocument::MarkdownResource);
  dress();
  if (name.hasFragment()) scrollToAnchor(name.fragment());
}

void GuideBrowser::dress() {
  document()->setDocumentMargin(kMargin);
  document()->setDefaultFont(uiFont());
  QTextCursor cursor(document());
  cursor.beginEditBlock();
  for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
    QTextCursor here(block);
    dressBlock(here);
  }
  cursor.endEditBlock();
  dressTables(document()->rootFrame());
  fitPictures();
}

/// Qt would draw the letters in a picture of another size jagged.
void GuideBrowser::showScaled(const QUrl& name, const QImage& image, double width) {
  const double ratio = devicePixelRatioF();
  QImage scaled = image.scaledToWidth(qRound(width * ratio), Qt::SmoothTransformation);
  scaled.setDevicePixelRatio(ratio);
  document()->addResource(QTextDocument::ImageResource, document()->baseUrl().resolved(name), scaled);
}

void GuideBrowser::fitPictures() {
  const double room = std::max(100.0, viewport()->width() - 2 * kMargin - 4);
  for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
    for (auto it = block.begin(); !it.atEnd(); ++it) {
      const QTextFragment piece = it.fragment();
      if (!piece.charFormat().isImageFormat()) continue;
      QTextImageFormat format = piece.charFormat().toImageFormat();
      const QImage image = loadResource(QTextDocument::ImageResource, QUrl(format.name())).value<QImage>();
      const double width = std::floor(std::min(room, double(image.width())));
      format.setWidth(width);
      showScaled(QUrl(format.name()), image, width);
      QTextCursor cursor(document());
      cursor.setPosition(piece.position());
      cursor.setPosition(piece.position() + piece.length(), QTextCursor::KeepAnchor);
      cursor.setCharFormat(format);
      break;  // what was changed invalidates the walk; pictures stand alone
    }
}

void GuideBrowser::resizeEvent(QResizeEvent* event) {
  QTextBrowser::resizeEvent(event);
  fitPictures();
}

}  // namespace frontage::ui
