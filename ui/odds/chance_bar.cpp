#include "ui/odds/chance_bar.h"

#include "ui/text/figures.h"
#include "ui/theme/theme.h"

#include <QPainter>

namespace frontage::ui {

namespace {
constexpr int kName = 120;  // pixels
constexpr int kFigure = 46;
constexpr int kBar = 8;
constexpr int kGap = 8;
}  // namespace

ChanceBar::ChanceBar(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ChanceBar::set(const QString& name, double probability, const QString& words) {
  m_name = name;
  m_probability = probability;
  m_words = words;
  setAccessibleName(QStringLiteral("%1: %2. %3").arg(name, percentText(probability), words));
  setToolTip(words);
  updateGeometry();
  update();
}

QSize ChanceBar::sizeHint() const {
  const int line = QFontMetrics(uiFont()).height();
  const int small = QFontMetrics(uiFont(TextSize::Small)).height();
  return {300, line + (m_words.isEmpty() ? 0 : small) + 6};
}

void ChanceBar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QFontMetrics metrics(uiFont());
  const int line = metrics.height();
  const QRect name(0, 2, kName, line);
  const QRect figure(width() - kFigure, 2, kFigure, line);
  const QRectF track(kName + kGap, 2 + (line - kBar) / 2.0, width() - kName - kFigure - 2 * kGap, kBar);
  painter.setFont(uiFont());
  painter.setPen(theme().colour(Role::Text));
  painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(m_name, Qt::ElideRight, kName));
  painter.drawText(figure, Qt::AlignRight | Qt::AlignVCenter, percentText(m_probability));
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme().colour(Role::Line));
  painter.drawRoundedRect(track, kBar / 2.0, kBar / 2.0);
  if (m_probability > 0) {
    painter.setBrush(theme().colour(Role::Accent));
    painter.drawRoundedRect(QRectF(track.topLeft(), QSizeF(track.width() * m_probability, kBar)), kBar / 2.0,
                            kBar / 2.0);
  }
  if (m_words.isEmpty()) return;
  painter.setFont(uiFont(TextSize::Small));
  painter.setPen(theme().colour(Role::SoftText));
  const QRect below(0, 2 + line, width(), height() - line - 2);
  painter.drawText(below, Qt::AlignLeft | Qt::AlignTop,
                   QFontMetrics(painter.font()).elidedText(m_words, Qt::ElideRight, below.width()));
}

}  // namespace frontage::ui
