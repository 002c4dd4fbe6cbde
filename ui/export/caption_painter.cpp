#include "ui/export/caption_painter.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace frontage::ui {

namespace {

constexpr double kMargin = 16;
constexpr double kGap = 4;
constexpr double kClauseColumn = 44;
constexpr double kTitlePixels = 17;
constexpr double kTextPixels = 13;

/// Lays the lines out from the top down; with a painter they are painted too. Returns where the last one ends.
class CaptionColumn {
 public:
  CaptionColumn(double left, double top, double width, QPainter* painter)
      : m_left(left), m_width(width), m_y(top), m_painter(painter) {}

  void line(const QString& text, const QFont& font, Role role, double indent = 0) {
    if (text.isEmpty()) return;
    const QRectF room(m_left + indent, m_y, std::max(40.0, m_width - indent), 1e6);
    const QRectF box = QFontMetricsF(font).boundingRect(room, kFlags, text);
    if (m_painter) {
      m_painter->setFont(font);
      m_painter->setPen(theme().colour(role));
      m_painter->drawText(QRectF(room.topLeft(), QSizeF(room.width(), box.height() + 1)), kFlags, text);
    }
    m_y += box.height() + kGap;
  }
  void clause(const QString& text, const QFont& font) {
    if (!m_painter || text.isEmpty()) return;
    m_painter->setFont(font);
    m_painter->setPen(theme().colour(Role::Accent));
    m_painter->drawText(QRectF(m_left, m_y, kClauseColumn, 2 * kTextPixels), Qt::AlignLeft | Qt::AlignTop, text);
  }
  void space(double height) { m_y += height; }
  [[nodiscard]] double bottom() const { return m_y; }

 private:
  static constexpr int kFlags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
  double m_left;
  double m_width;
  double m_y;
  QPainter* m_painter;
};

double layOut(const Caption& caption, const QRectF& box, QPainter* painter) {
  CaptionColumn column(box.left() + kMargin, box.top() + kMargin * 0.75, box.width() - 2 * kMargin, painter);
  const QFont text = boardFont(kTextPixels);
  const QFont strong = boardFont(kTextPixels, QFont::DemiBold);
  column.line(caption.title, boardFont(kTitlePixels, QFont::DemiBold), Role::Text);
  column.line(caption.rules, text, Role::SoftText);
  if (!caption.lines.empty()) column.space(kGap);
  for (const CaptionLine& line : caption.lines) {
    column.clause(line.clause, strong);
    column.line(line.text, text, Role::Text, kClauseColumn);
  }
  return column.bottom() + kMargin * 0.75 - kGap;
}

}  // namespace

double captionHeight(const Caption& caption, double width) {
  if (caption.empty()) return 0;
  return std::ceil(layOut(caption, QRectF(0, 0, width, 0), nullptr));
}

void paintCaption(QPainter& painter, const Caption& caption, const QRectF& box) {
  if (caption.empty()) return;
  painter.fillRect(box, theme().colour(Role::Surface));
  painter.setPen(QPen(theme().colour(Role::Line), 1));
  painter.drawLine(box.topLeft(), box.topRight());
  layOut(caption, box, &painter);
}

}  // namespace frontage::ui
