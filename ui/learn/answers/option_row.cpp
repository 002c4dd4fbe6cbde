#include "ui/learn/answers/option_row.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPolygonF>

namespace frontage::ui {

namespace {
constexpr int kPadding = 10;  // pixels: a row as high as a button that is easily hit
constexpr double kLine = 1.75;
constexpr double kDot = 0.24;  // radius, of the ring's width
}  // namespace

OptionRow::OptionRow(bool several, QWidget* parent) : ChoiceRow(parent), m_several(several) {
  setAutoExclusive(!several);
}

int OptionRow::padding() const {
  return kPadding;
}

void OptionRow::paintMark(QPainter& painter, const QRect& place) const {
  const QRectF inner = QRectF(place).adjusted(1, 1, -1, -1);
  const Role role = !isEnabled() ? Role::Line : isChecked() ? Role::Accent : Role::SoftText;
  painter.setPen(QPen(theme().colour(role), kLine));
  painter.setBrush(Qt::NoBrush);
  m_several ? paintTick(painter, inner) : paintRadio(painter, inner);
}

void OptionRow::paintRadio(QPainter& painter, const QRectF& place) const {
  painter.drawEllipse(place);
  if (!isChecked()) return;
  painter.setBrush(painter.pen().color());
  painter.setPen(Qt::NoPen);
  painter.drawEllipse(place.center(), kDot * place.width(), kDot * place.width());
}

void OptionRow::paintTick(QPainter& painter, const QRectF& place) const {
  if (isChecked()) painter.setBrush(painter.pen().color());
  painter.drawRoundedRect(place, 3, 3);
  if (!isChecked()) return;
  const auto at = [&](double x, double y) { return place.topLeft() + QPointF(x * place.width(), y * place.height()); };
  painter.setPen(QPen(theme().colour(Role::Surface), 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(Qt::NoBrush);
  painter.drawPolyline(QPolygonF{at(0.24, 0.52), at(0.43, 0.71), at(0.77, 0.31)});
}

/// In a group only one row is reached by Tab, so that the arrows are the group's own.
void OptionRow::keyPressEvent(QKeyEvent* event) {
  const bool arrow = event->key() == Qt::Key_Up || event->key() == Qt::Key_Down;
  if (arrow && !m_several)
    QAbstractButton::keyPressEvent(event);
  else
    ChoiceRow::keyPressEvent(event);
}

}  // namespace frontage::ui
