#include "ui/export/svg_fragment.h"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

namespace frontage::ui {

namespace {

QXmlStreamAttributes withFallbackFont(QXmlStreamAttributes attributes) {
  for (QXmlStreamAttribute& attribute : attributes)
    if (attribute.name() == QLatin1String("font-family"))
      attribute = {attribute.qualifiedName().toString(),
                   attribute.value().toString() + QStringLiteral(", Helvetica, Arial, sans-serif")};
  return attributes;
}

/// The element that the reader stands at, whole.
void copyElement(QXmlStreamReader& from, QXmlStreamWriter& into) {
  int depth = 0;
  do {
    if (from.isStartElement()) {
      ++depth;
      into.writeStartElement(from.qualifiedName().toString());
      into.writeAttributes(withFallbackFont(from.attributes()));
    } else if (from.isEndElement()) {
      --depth;
      into.writeEndElement();
    } else if (from.isCharacters() && !from.isWhitespace()) {
      into.writeCharacters(from.text().toString());
    }
  } while (depth > 0 && from.readNext() != QXmlStreamReader::Invalid);
}

void copyDefinitions(QXmlStreamReader& from, QXmlStreamWriter& into, QSet<QString>& known) {
  while (from.readNextStartElement()) {
    const QString id = from.attributes().value(QLatin1String("id")).toString();
    if (known.contains(id)) {
      from.skipCurrentElement();
      continue;
    }
    known.insert(id);
    into.writeStartElement(QStringLiteral("defs"));
    copyElement(from, into);
    into.writeEndElement();
  }
}

}  // namespace

QByteArray SvgFragments::of(const std::function<void(QPainter&)>& paint) const {
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  generator.setSize(m_page.toSize());
  generator.setViewBox(QRectF(QPointF(), m_page));
  QPainter painter(&generator);
  paint(painter);
  painter.end();
  return buffer.data();
}

void appendFragment(QXmlStreamWriter& into, const QByteArray& document, QSet<QString>& known) {
  QXmlStreamReader from(document);
  from.setNamespaceProcessing(false);
  if (!from.readNextStartElement()) return;  // <svg>
  while (from.readNextStartElement()) {
    if (from.name() == QLatin1String("defs"))
      copyDefinitions(from, into, known);
    else if (from.name() == QLatin1String("title") || from.name() == QLatin1String("desc"))
      from.skipCurrentElement();
    else
      copyElement(from, into);
  }
}

}  // namespace frontage::ui
