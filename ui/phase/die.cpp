#include "ui/phase/die.h"

#include "ui/theme/theme.h"

#include <QKeyEvent>
#include <QPainter>
#include <QWheelEvent>

#include <array>

namespace frontage::ui {

namespace {
constexpr int kSize = 36;

/// The pips of a face on a 3 x 3 grid, as a mask of its nine places, row by row.
constexpr std::array<int, 7> kPips{0, 0b000010000, 0b100000001, 0b100010001, 0b101000101, 0b101010101, 0b101101101};
}  // namespace

Die::Die(QWidget* parent) : QAbstractButton(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  setToolTip(tr("Click for the next face, or press 1 to 6"));
  connect(this, &QAbstractButton::clicked, this, [this] { choose(m_face % 6 + 1); });
  setFace(0);
}

void Die::setFace(int face) {
  m_face = face;
  setAccessibleName(face == 0 ? tr("Die, not rolled yet") : tr("Die showing %1").arg(face));
  update();
}

void Die::choose(int face) {
  setFace(face);
  emit faceChosen(face);
}

QSize Die::sizeHint() const {
  return {kSize, kSize};
}

void Die::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF body = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
  const bool rolled = m_face > 0;
  QPen edge(theme().colour(hasFocus() || underMouse() ? Role::Accent : (rolled ? Role::Text : Role::SoftText)),
            hasFocus() ? 2 : 1.25);
  if (!rolled) edge.setStyle(Qt::DashLine);
  painter.setPen(edge);
  painter.setBrush(theme().colour(Role::Surface));
  painter.drawRoundedRect(body, 6, 6);
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme().colour(Role::Text));
  const double step = body.width() / 4;
  for (int place = 0; place < 9; ++place) {
    if (!(kPips[static_cast<std::size_t>(m_face)] >> place & 1)) continue;
    const int column = place % 3;
    const int row = place / 3;
    const QPointF at(body.left() + step * (1 + column), body.top() + step * (1 + row));
    painter.drawEllipse(at, step * 0.36, step * 0.36);
  }
}

void Die::keyPressEvent(QKeyEvent* event) {
  const int digit = event->key() - Qt::Key_0;
  if (digit >= 1 && digit <= 6) {
    choose(digit);
    focusNextChild();
  } else if (event->key() == Qt::Key_Backspace || event->key() == Qt::Key_Delete) {
    choose(0);
  } else if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down) {
    choose(event->key() == Qt::Key_Up ? m_face % 6 + 1 : (m_face + 4) % 6 + 1);
  } else {
    QAbstractButton::keyPressEvent(event);
  }
}

void Die::wheelEvent(QWheelEvent* event) {
  if (event->angleDelta().y() == 0) return;
  choose(event->angleDelta().y() > 0 ? m_face % 6 + 1 : (m_face + 4) % 6 + 1);
  event->accept();
}

}  // namespace frontage::ui
