#include "ui/window/late_parts.h"

#include <QApplication>
#include <QEvent>
#include <QScopedValueRollback>
#include <QTimer>
#include <QWidget>

#include <utility>

namespace frontage::ui {

namespace {

constexpr int kUnseen = 250;  ///< milliseconds after which a window that nobody paints (minimised) is completed too

/// Somebody does something, anywhere in the program.
bool isAct(QEvent::Type type) {
  switch (type) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
    case QEvent::Wheel:
    case QEvent::KeyPress:
    case QEvent::ShortcutOverride:
    case QEvent::Shortcut:
    case QEvent::ContextMenu:
    case QEvent::TouchBegin:
    case QEvent::TabletPress:
    case QEvent::DragEnter:
    case QEvent::Close:
      return true;
    default:
      return false;
  }
}

}  // namespace

LateParts::LateParts(QWidget& window) : QObject(&window), m_window(window) {
  qApp->installEventFilter(this);
}

void LateParts::add(std::function<void()> build) {
  if (m_over) return build();
  m_parts.push_back(std::move(build));
}

bool LateParts::eventFilter(QObject* watched, QEvent* event) {
  if (isAct(event->type())) {
    finish();
  } else if (watched == &m_window && !m_begun) {
    if (event->type() == QEvent::Paint) buildLater();
    if (event->type() == QEvent::Show) QTimer::singleShot(kUnseen, this, &LateParts::buildLater);
  }
  return false;
}

void LateParts::buildLater() {
  if (std::exchange(m_begun, true)) return;
  QTimer::singleShot(0, this, &LateParts::buildNext);
}

void LateParts::buildNext() {
  if (m_building || areDone()) return;
  {
    const QScopedValueRollback building(m_building, true);
    m_parts.front()();
  }
  m_parts.pop_front();
  if (!areDone()) return QTimer::singleShot(0, this, &LateParts::buildNext);
  m_over = true;
  qApp->removeEventFilter(this);
  emit finished();
}

void LateParts::giveUp() {
  m_parts.clear();
  m_over = true;
  qApp->removeEventFilter(this);
}

void LateParts::finish() {
  if (m_building) return;
  while (!areDone()) buildNext();
}

}  // namespace frontage::ui
