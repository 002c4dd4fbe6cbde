#include "ui/library/library_drop.h"
#include "ui/scene/battlefield_scene.h"
#include "ui/scene/coordinates.h"
#include "ui/tools/tool.h"
#include "ui/view/battlefield_view.h"

#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QScrollBar>

#include <utility>

// What the view does with the pointer, the keys and what is dropped on it; what is seen of the table is in
// battlefield_view.cpp.

namespace frontage::ui {

TablePointer BattlefieldView::pointerOf(const QMouseEvent& event) const {
  const QPointF scene = mapToScene(event.position().toPoint());
  return {scene, toTable(scene), event.button(), event.modifiers()};
}

void BattlefieldView::startPan(QPoint at) {
  m_panFrom = at;
  updateCursor();
}

void BattlefieldView::stopPan() {
  m_panFrom.reset();
  updateCursor();
}

void BattlefieldView::updateCursor() {
  if (m_panFrom)
    viewport()->setCursor(Qt::ClosedHandCursor);
  else if (m_spaceHeld)
    viewport()->setCursor(Qt::OpenHandCursor);
  else
    viewport()->setCursor(m_tool ? m_tool->cursor() : Qt::ArrowCursor);
}

void BattlefieldView::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && m_spaceHeld)) {
    startPan(event->position().toPoint());
  } else if (m_tool) {
    m_dragging = event->button() == Qt::LeftButton;
    m_tool->press(pointerOf(*event));
  }
  event->accept();
}

/// The button was let go of where nobody saw it, as over a question that came up in the middle of a drag.
void BattlefieldView::loseButton() {
  if (m_panFrom) stopPan();
  if (std::exchange(m_dragging, false) && m_tool) m_tool->cancel();
}

bool BattlefieldView::isDragging() const {
  return m_dragging && m_tool && m_tool->isBusy();
}

/// What the menus have a key for would change the table under the hand that holds a part of it.
bool BattlefieldView::event(QEvent* event) {
  if (event->type() != QEvent::ShortcutOverride || !isDragging()) return QGraphicsView::event(event);
  event->accept();
  return true;
}

void BattlefieldView::mouseMoveEvent(QMouseEvent* event) {
  if (event->buttons() == Qt::NoButton) loseButton();
  if (m_panFrom) {
    const QPoint by = event->position().toPoint() - *m_panFrom;
    m_panFrom = event->position().toPoint();
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - by.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() - by.y());
    lookFreely();
    return;
  }
  const TablePointer at = pointerOf(*event);
  m_scene.setHovered(m_scene.unitAt(at.scene));
  emit pointerMoved(at.table);
  if (m_tool) m_tool->move(at);
}

void BattlefieldView::mouseReleaseEvent(QMouseEvent* event) {
  if (m_panFrom) {
    stopPan();
  } else if (m_tool) {
    if (event->button() == Qt::LeftButton) m_dragging = false;
    m_tool->release(pointerOf(*event));
  }
  event->accept();
}

void BattlefieldView::contextMenuEvent(QContextMenuEvent* event) {
  emit menuWanted(event->pos(), event->reason() == QContextMenuEvent::Keyboard);
  event->accept();
}

void BattlefieldView::mouseDoubleClickEvent(QMouseEvent* event) {
  if (m_tool) m_tool->doubleClick(pointerOf(*event));
  event->accept();
}

bool BattlefieldView::nudgeKey(const QKeyEvent& event) {
  const auto by = [&]() -> geometry::Vec {
    switch (event.key()) {
      case Qt::Key_Left:
        return {-1, 0};
      case Qt::Key_Right:
        return {1, 0};
      case Qt::Key_Up:
        return {0, 1};
      case Qt::Key_Down:
        return {0, -1};
      default:
        return {};
    }
  }();
  if (by == geometry::Vec{}) return false;
  const Qt::KeyboardModifiers held = event.modifiers();
  const double inches = held.testFlag(Qt::ShiftModifier) ? 0.1 : held.testFlag(Qt::ControlModifier) ? 6 : 1;
  emit nudged(by * inches, event.isAutoRepeat());
  return true;
}

bool BattlefieldView::turnKey(const QKeyEvent& event) {
  // With Shift a keyboard may send the braces instead.
  const bool left = event.key() == Qt::Key_BracketLeft || event.key() == Qt::Key_BraceLeft;
  const bool right = event.key() == Qt::Key_BracketRight || event.key() == Qt::Key_BraceRight;
  if (!left && !right) return false;
  const Qt::KeyboardModifiers held = event.modifiers();
  const double degrees = held.testFlag(Qt::ShiftModifier) ? 1 : held.testFlag(Qt::ControlModifier) ? 45 : 15;
  emit turned(left ? degrees : -degrees, event.isAutoRepeat());
  return true;
}

/// Tab goes through the units here; with Ctrl it leads out to the panels.
bool BattlefieldView::leavingKey(const QKeyEvent& event) {
  const bool back = event.key() == Qt::Key_Backtab;
  if (!event.modifiers().testFlag(Qt::ControlModifier) || (event.key() != Qt::Key_Tab && !back)) return false;
  return QGraphicsView::focusNextPrevChild(!back);
}

bool BattlefieldView::focusNextPrevChild(bool next) {
  emit stepped(next ? 1 : -1);
  return true;
}

void BattlefieldView::dragEnterEvent(QDragEnterEvent* event) {
  dragMoveEvent(event);
}

void BattlefieldView::dragMoveEvent(QDragMoveEvent* event) {
  const geometry::Vec at = toTable(mapToScene(event->position().toPoint()));
  const bool maySnap = !event->modifiers().testFlag(Qt::AltModifier);
  if (m_drop && m_drop->hover(*event->mimeData(), at, maySnap)) {
    event->acceptProposedAction();
    emit pointerMoved(at);
  } else {
    event->ignore();
  }
}

void BattlefieldView::dragLeaveEvent(QDragLeaveEvent*) {
  if (m_drop) m_drop->leave();
}

void BattlefieldView::dropEvent(QDropEvent* event) {
  const geometry::Vec at = toTable(mapToScene(event->position().toPoint()));
  const bool maySnap = !event->modifiers().testFlag(Qt::AltModifier);
  if (m_drop && m_drop->drop(*event->mimeData(), at, maySnap)) {
    event->acceptProposedAction();
    setFocus();
  } else {
    event->ignore();
  }
}

void BattlefieldView::keyPressEvent(QKeyEvent* event) {
  if (leavingKey(*event)) {
    event->accept();
    return;
  }
  const bool dragging = QGuiApplication::mouseButtons() != Qt::NoButton;
  if (event->key() == Qt::Key_Escape && !dragging && leavePart()) {
    event->accept();
    return;
  }
  if (m_tool && m_tool->key(*event)) {
    event->accept();
    return;
  }
  if (isDragging()) return event->accept();
  if (m_keysFirst && m_keysFirst(*event)) {
    event->accept();
    return;
  }
  if (nudgeKey(*event) || turnKey(*event)) {
    event->accept();
    return;
  }
  if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
    m_spaceHeld = true;
    updateCursor();
    return;
  }
  event->ignore();
}

void BattlefieldView::keyReleaseEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
    m_spaceHeld = false;
    updateCursor();
    return;
  }
  event->ignore();
}

}  // namespace frontage::ui
