#include "ui/phase/primary_button.h"

#include "ui/phase/painted_icon.h"
#include "ui/theme/theme.h"

#include <QPainter>

namespace frontage::ui {

namespace {
constexpr int kHeight = 34;
constexpr int kIcon = 18;
constexpr int kGap = 8;
constexpr int kPad = 14;
}  // namespace

PrimaryButton::PrimaryButton(QString iconName, const QString& text, QWidget* parent)
    : QPushButton(text, parent), m_icon(std::move(iconName)) {
  setFont(uiFont(TextSize::Normal, QFont::DemiBold));
}

QSize PrimaryButton::sizeHint() const {
  const int words = fontMetrics().size(Qt::TextShowMnemonic, text()).width();
  return {words + kIcon + kGap + 2 * kPad, std::max(kHeight, fontMetrics().height() + 14)};
}

void PrimaryButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF body = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
  const Role ink = isEnabled() ? Role::OnAccent : Role::SoftText;
  QColor fill = theme().colour(isEnabled() ? Role::Accent : Role::Window);
  if (isEnabled() && isDown()) fill = fill.darker(115);
  if (isEnabled() && underMouse() && !isDown()) fill = fill.lighter(108);
  painter.setPen(isEnabled() ? Qt::NoPen : QPen(theme().colour(Role::Line), 1));
  painter.setBrush(fill);
  painter.drawRoundedRect(body, 5, 5);
  if (hasFocus() && isEnabled()) {
    painter.setPen(QPen(theme().colour(Role::OnAccent), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(body.adjusted(2.5, 2.5, -2.5, -2.5), 3, 3);
  }
  painter.setFont(font());
  const int words = fontMetrics().size(Qt::TextShowMnemonic, text()).width();
  const int left = (width() - words - kIcon - kGap) / 2;
  paintIcon(painter, m_icon, QRect(left, (height() - kIcon) / 2, kIcon, kIcon), ink);
  painter.setPen(theme().colour(ink));
  painter.drawText(QRect(left + kIcon + kGap, 0, words + 2, height()), Qt::AlignVCenter | Qt::TextShowMnemonic, text());
}

}  // namespace frontage::ui
