#include "ui/odds/chance_bar.h"

#include "ui/text/figures.h"
#include "ui/theme/theme.h"

#include <QPainter>

namespace frontage::ui {

namespace {
constexpr int kWidth = 300;  // pixels
constexpr int kBar = 8;
constexpr int kGap = 8;

QRect wordsIn(const QString& words, int width) {
  return QFontMetrics(uiFont(TextSize::Small)).boundingRect(QRect(0, 0, width, 10'000), Qt::TextWordWrap, words);
}
}  // namespace

ChanceBar::ChanceBar(QWidget* parent) : QWidget(parent) {
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
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

void ChanceBar::setNameWidth(int pixels) {
  m_nameWidth = pixels;
  update();
}

int ChanceBar::widthOfName() const {
  return QFontMetrics(uiFont()).horizontalAdvance(m_name) + 2;
}

int ChanceBar::heightForWidth(int width) const {
  return QFontMetrics(uiFont()).height() + (m_words.isEmpty() ? 0 : wordsIn(m_words, width).height()) + 6;
}

QSize ChanceBar::sizeHint() const {
  return {kWidth, heightForWidth(kWidth)};
}

void ChanceBar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QFontMetrics metrics(uiFont());
  const int line = metrics.height();
  const int figureWidth = metrics.horizontalAdvance(percentText(1)) + 2;
  const QRect name(0, 2, m_nameWidth, line);
  const QRect figure(width() - figureWidth, 2, figureWidth, line);
  const QRectF track(m_nameWidth + kGap, 2 + (line - kBar) / 2.0, figure.left() - m_nameWidth - 2 * kGap, kBar);
  painter.setFont(uiFont());
  painter.setPen(theme().colour(Role::Text));
  painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(m_name, Qt::ElideRight, name.width()));
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
  painter.drawText(below, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_words);
}

}  // namespace frontage::ui
