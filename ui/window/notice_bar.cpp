#include "ui/window/notice_bar.h"

#include "ui/theme/icons.h"

#include <QAccessible>
#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace frontage::ui {

namespace {
constexpr int kMargin = 12;
constexpr int kWidest = 620;
}  // namespace

NoticeBar::NoticeBar(QWidget* over) : QFrame(over), m_text(new QLabel(this)), m_go(new QPushButton(this)) {
  setObjectName(QStringLiteral("noticeBar"));
  setFrameShape(QFrame::StyledPanel);
  setAutoFillBackground(true);
  setBackgroundRole(QPalette::ToolTipBase);
  m_text->setObjectName(QStringLiteral("noticeBar/text"));
  m_text->setWordWrap(true);
  m_go->setObjectName(QStringLiteral("noticeBar/go"));
  auto* close = new QToolButton(this);
  close->setObjectName(QStringLiteral("noticeBar/close"));
  close->setIcon(icon(QStringLiteral("x")));
  close->setAutoRaise(true);
  close->setAccessibleName(tr("Close"));
  close->setToolTip(tr("Close"));
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(12, 8, 8, 8);
  row->setSpacing(10);
  row->addWidget(m_text, 1);
  row->addWidget(m_go);
  row->addWidget(close);
  connect(m_go, &QPushButton::clicked, this, [this] {
    hide();
    if (m_run) m_run();
  });
  connect(close, &QToolButton::clicked, this, &QWidget::hide);
  over->installEventFilter(this);
  hide();
}

void NoticeBar::tell(const QString& text, const QString& wayOn, const QString& wayOnTip, std::function<void()> go) {
  m_text->setText(text);
  m_go->setText(wayOn);
  m_go->setToolTip(wayOnTip);
  m_run = std::move(go);
  const bool wasHidden = isHidden();
  show();
  raise();
  place();
  if (!wasHidden) return;
  QAccessibleEvent event(m_text, QAccessible::Alert);
  QAccessible::updateAccessibility(&event);
}

/// Whoever has pressed its button goes on at the table: Qt would look for the next control, and there that is the next
/// unit.
void NoticeBar::setVisible(bool visible) {
  if (!visible && isAncestorOf(QApplication::focusWidget())) parentWidget()->setFocus();
  QFrame::setVisible(visible);
}

void NoticeBar::place() {
  const int wide = std::min(parentWidget()->width() - 2 * kMargin, kWidest);
  const int high = std::max(sizeHint().height(), heightForWidth(wide));
  setGeometry((parentWidget()->width() - wide) / 2, kMargin, wide, high);
}

bool NoticeBar::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize && isVisible()) place();
  return QFrame::eventFilter(watched, event);
}

}  // namespace frontage::ui
