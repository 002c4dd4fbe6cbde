#include "ui/phase/choice_row.h"

#include "ui/phase/painted_icon.h"

#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>
#include <QStringList>

#include <algorithm>

namespace frontage::ui {

namespace {
constexpr int kPadX = 10;
constexpr int kPadY = 6;
constexpr int kGap = 8;
constexpr int kIcon = 18;
constexpr int kBadgePad = 6;
constexpr int kNarrow = 160;

QFont titleFont() {
  return uiFont(TextSize::Normal, QFont::Medium);
}
QFont smallFont() {
  return uiFont(TextSize::Small);
}
int heightOf(const QFont& font, const QString& text, int width) {
  if (text.isEmpty()) return 0;
  return QFontMetrics(font).boundingRect(QRect(0, 0, std::max(width, 1), 10000), Qt::TextWordWrap, text).height();
}
}  // namespace

ChoiceRow::ChoiceRow(QWidget* parent) : QAbstractButton(parent) {
  setCheckable(true);
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_Hover);
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

void ChoiceRow::setContent(const Content& content) {
  if (m_content == content) return;
  m_content = content;
  m_heights.clear();
  setText(content.title);
  QStringList said{content.title, content.figure, content.badge, content.detail};
  said.removeAll(QString());
  setAccessibleName(said.join(QStringLiteral(", ")));
  updateGeometry();
  update();
}

ChoiceRow::Places ChoiceRow::placesFor(int width) const {
  Places p;
  const int top = padding();
  int left = kPadX;
  if (hasMark()) {
    p.icon = QRect(left, top, kIcon, kIcon);
    left += kIcon + kGap;
  }
  int right = width - kPadX;
  const QFontMetrics title(titleFont());
  const QFontMetrics small(smallFont());
  if (!m_content.figure.isEmpty()) {
    const int wide = title.horizontalAdvance(m_content.figure) + 2;
    p.figure = QRect(right - wide, top, wide, title.height());
    right -= wide + kGap;
  }
  p.title = QRect(left, top, right - left, heightOf(titleFont(), m_content.title, right - left));
  int bottom = std::max(p.title.bottom(), p.icon.bottom()) + 1;
  if (!m_content.detail.isEmpty()) {
    p.detail = QRect(left, p.title.bottom() + 3, width - kPadX - left,
                     heightOf(smallFont(), m_content.detail, width - kPadX - left));
    bottom = std::max(bottom, p.detail.bottom() + 1);
  }
  if (!m_content.badge.isEmpty()) {
    p.badge = QRect(left, bottom + 3, small.horizontalAdvance(m_content.badge) + 2 * kBadgePad, small.height() + 4);
    bottom = p.badge.bottom() + 1;
  }
  p.height = bottom + top;
  return p;
}

int ChoiceRow::heightForWidth(int width) const {
  const auto known = m_heights.constFind(width);
  return known != m_heights.constEnd() ? *known : *m_heights.insert(width, placesFor(width).height);
}

QSize ChoiceRow::sizeHint() const {
  const int wide = std::max(width(), 260);
  return {260, heightForWidth(wide)};
}

QSize ChoiceRow::minimumSizeHint() const {
  return {kNarrow, heightForWidth(std::max(width(), kNarrow))};
}

void ChoiceRow::resizeEvent(QResizeEvent* event) {
  QAbstractButton::resizeEvent(event);
  updateGeometry();
}

int ChoiceRow::padding() const {
  return kPadY;
}

void ChoiceRow::paintMark(QPainter& painter, const QRect& place) const {
  paintIcon(painter, m_content.icon, place, m_content.iconRole);
}

void ChoiceRow::paintBackground(QPainter& painter) const {
  const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
  QColor fill = theme().colour(Role::Surface);
  QColor line = theme().colour(Role::Line);
  if (isChecked()) {
    fill = theme().colour(Role::AccentSoft);
    line = theme().colour(Role::Accent);
  } else if (isEnabled() && (underMouse() || isDown())) {
    line = theme().colour(Role::SoftText);
  }
  painter.setPen(QPen(line, 1));
  painter.setBrush(isEnabled() ? QBrush(fill) : QBrush(Qt::NoBrush));
  painter.drawRoundedRect(frame, 5, 5);
  if (!hasFocus()) return;
  painter.setPen(QPen(theme().colour(Role::Accent), 2));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(frame.adjusted(1, 1, -1, -1), 4, 4);
}

void ChoiceRow::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paintBackground(painter);
  const Places p = placesFor(width());
  const QColor text = theme().colour(isEnabled() ? Role::Text : Role::SoftText);
  if (hasMark()) paintMark(painter, p.icon);
  painter.setFont(titleFont());
  painter.setPen(text);
  painter.drawText(p.title, Qt::TextWordWrap, m_content.title);
  if (!m_content.figure.isEmpty()) painter.drawText(p.figure, Qt::AlignRight | Qt::AlignTop, m_content.figure);
  painter.setFont(smallFont());
  painter.setPen(theme().colour(Role::SoftText));
  painter.drawText(p.detail, Qt::TextWordWrap, m_content.detail);
  if (m_content.badge.isEmpty()) return;
  painter.setPen(QPen(theme().colour(Role::Doubt), 1));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(QRectF(p.badge).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
  painter.setPen(theme().colour(Role::Doubt));
  painter.drawText(p.badge, Qt::AlignCenter, m_content.badge);
}

void ChoiceRow::enterEvent(QEnterEvent* event) {
  emit pointedAt(true);
  QAbstractButton::enterEvent(event);
}

void ChoiceRow::leaveEvent(QEvent* event) {
  emit pointedAt(false);
  QAbstractButton::leaveEvent(event);
}

void ChoiceRow::focusInEvent(QFocusEvent* event) {
  if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason) emit pointedAt(true);
  QAbstractButton::focusInEvent(event);
}

void ChoiceRow::focusOutEvent(QFocusEvent* event) {
  const bool gone = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
  if (gone && !underMouse()) emit pointedAt(false);
  QAbstractButton::focusOutEvent(event);
}

/// Up and down go from row to row, Enter chooses.
void ChoiceRow::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Down:
      emit wentOn(1);
      return;
    case Qt::Key_Up:
      emit wentOn(-1);
      return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      click();
      return;
    default:
      QAbstractButton::keyPressEvent(event);
  }
}

}  // namespace frontage::ui
