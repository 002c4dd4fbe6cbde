#include "ui/inspector/complaint.h"

#include "ui/theme/theme.h"

#include <QAccessible>
#include <QEvent>
#include <QPainter>
#include <QScrollArea>

#include <algorithm>

namespace frontage::ui {

namespace {

constexpr int kSides = 12;       ///< pixels between the note and the sides of the page
constexpr int kGap = 3;          ///< between the note and its field
constexpr int kInside = 6;       ///< between its border and its words
constexpr int kSeen = 4000;      ///< milliseconds until somebody looks there
constexpr int kForALetter = 60;  ///< milliseconds to read one

}  // namespace

Complaint::Complaint(QWidget& page) : QLabel(&page), m_page(page) {
  setWordWrap(true);
  setTextFormat(Qt::PlainText);
  setForegroundRole(QPalette::BrightText);
  setBackgroundRole(QPalette::Base);
  setAutoFillBackground(true);
  setFrameShape(QFrame::Box);
  setMargin(kInside);
  setFont(uiFont(TextSize::Small));
  m_read.setSingleShot(true);
  m_read.setObjectName(QStringLiteral("read"));
  connect(&m_read, &QTimer::timeout, this, [this] { tell({}, nullptr); });
  hide();
  page.installEventFilter(this);
}

void Complaint::hangOn(QWidget* field) {
  if (m_field == field) return;
  if (m_field) m_field->removeEventFilter(this);
  m_field = field;
  if (m_field) m_field->installEventFilter(this);
}

void Complaint::tell(const QString& why, QWidget* field) {
  setText(why);
  m_read.stop();
  if (why.isEmpty()) {
    hangOn(nullptr);
    hide();
    return;
  }
  hangOn(field);
  place();
  raise();
  show();
  m_read.start(kSeen + kForALetter * static_cast<int>(why.size()));
  for (QWidget* w = m_page.parentWidget(); w; w = w->parentWidget())
    if (auto* area = qobject_cast<QScrollArea*>(w)) {
      area->ensureWidgetVisible(this, 0, kGap);
      break;
    }
  QAccessibleEvent alert(this, QAccessible::Alert);
  QAccessible::updateAccessibility(&alert);
}

/// Above its field, which whoever types has left behind; below it where the page begins.
void Complaint::place() {
  const int width = std::max(0, m_page.width() - 2 * kSides);
  const int height = heightForWidth(width);
  int y = kSides;
  if (m_field) {
    const QRect field(m_field->mapTo(&m_page, QPoint()), m_field->size());
    y = field.top() - kGap - height;
    if (y < 0) y = field.bottom() + kGap;
  }
  setGeometry(kSides, std::max(0, y), width, height);
}

bool Complaint::eventFilter(QObject* watched, QEvent* event) {
  if (watched == &m_page && event->type() == QEvent::Resize && isVisible()) place();
  const bool over = event->type() == QEvent::KeyPress || event->type() == QEvent::FocusOut;
  if (watched == m_field && over) tell({}, nullptr);
  return QLabel::eventFilter(watched, event);
}

}  // namespace frontage::ui
