#pragma once

#include <QByteArray>
#include <QSet>
#include <QSizeF>
#include <QString>

#include <functional>

class QPainter;
class QXmlStreamWriter;

namespace frontage::ui {

/// What a piece of painting is in SVG, by Qt's own generator.
class SvgFragments {
 public:
  explicit SvgFragments(QSizeF page) : m_page(page) {}
  /// A whole document with nothing in it but that piece.
  [[nodiscard]] QByteArray of(const std::function<void(QPainter&)>& paint) const;

 private:
  QSizeF m_page;
};

/// Writes the content of such a document into another one: its drawing, and of its definitions those whose ids are not
/// in `known` yet. Font families get a fallback for those who do not have the program's font.
void appendFragment(QXmlStreamWriter& into, const QByteArray& document, QSet<QString>& known);

}  // namespace frontage::ui
