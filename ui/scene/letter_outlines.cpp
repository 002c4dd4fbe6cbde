#include "ui/scene/letter_outlines.h"

#include <QGlyphRun>
#include <QHash>
#include <QRawFont>
#include <QTextLayout>

namespace frontage::ui {

namespace {

constexpr double kOutlinePixels = 256;  ///< the size that outlines are kept in

using Outlines = QHash<quint32, QPainterPath>;

/// Those of a font's file, whatever the size of its letters.
Outlines& outlinesOf(const QRawFont& font) {
  static QHash<QString, Outlines> kept;
  return kept[QStringLiteral("%1/%2/%3/%4")
                  .arg(font.familyName(), font.styleName())
                  .arg(font.weight())
                  .arg(static_cast<int>(font.style()))];
}

/// FreeType keeps one transformation for a file, which Qt sets for each letter that it draws, and does not take back
/// before it asks for an outline. A new size of the font sets it to none.
QPainterPath outlineOf(const QRawFont& font, quint32 letter) {
  QRawFont fresh = font;
  fresh.setPixelSize(kOutlinePixels);
  return fresh.pathForGlyph(letter);
}

void add(QPainterPath& path, QPointF baseline, const QGlyphRun& run) {
  const QRawFont font = run.rawFont();
  Outlines& outlines = outlinesOf(font);
  const double scale = font.pixelSize() / kOutlinePixels;
  const QList<quint32> letters = run.glyphIndexes();
  const QList<QPointF> places = run.positions();
  for (qsizetype i = 0; i < letters.size(); ++i) {
    auto outline = outlines.constFind(letters[i]);
    if (outline == outlines.constEnd()) outline = outlines.insert(letters[i], outlineOf(font, letters[i]));
    const QPointF place = baseline + places[i];
    path.addPath(QTransform(scale, 0, 0, scale, place.x(), place.y()).map(*outline));
  }
}

}  // namespace

QPainterPath outlinesOf(QPointF baseline, const QFont& font, const QString& text) {
  QTextLayout layout(text, font);
  layout.beginLayout();
  QTextLine line = layout.createLine();
  layout.endLayout();
  QPainterPath path;
  path.setFillRule(Qt::WindingFill);
  if (!line.isValid()) return path;
  line.setPosition({0, -line.ascent()});
  for (const QGlyphRun& run : layout.glyphRuns()) add(path, baseline, run);
  return path;
}

}  // namespace frontage::ui
