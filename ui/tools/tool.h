#pragma once

#include "geometry/base/vec.h"

#include <QObject>
#include <QPointF>
#include <QString>
#include <Qt>

class QKeyEvent;

namespace frontage::ui {

/// A mouse event on the table.
struct TablePointer {
  QPointF scene;
  geometry::Vec table;  ///< inches
  Qt::MouseButton button = Qt::NoButton;
  Qt::KeyboardModifiers modifiers;
};

/// What the pointer does on the table. One is active at a time; the view hands it the events.
class Tool : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

  /// One line for the status bar: what to do, and what the modifier keys do.
  [[nodiscard]] virtual QString hint() const = 0;
  [[nodiscard]] virtual Qt::CursorShape cursor() const { return Qt::ArrowCursor; }
  virtual void activate() {}
  /// Puts away what it draws; an unfinished gesture is taken back.
  virtual void deactivate() { cancel(); }
  virtual void press(const TablePointer&) {}
  virtual void move(const TablePointer&) {}
  virtual void release(const TablePointer&) {}
  virtual void doubleClick(const TablePointer& at) { press(at); }
  /// True when the key was meant for the tool.
  virtual bool key(QKeyEvent&) { return false; }
  /// Esc: takes an unfinished gesture back.
  virtual void cancel() {}
  [[nodiscard]] virtual bool isBusy() const { return false; }

 signals:
  void hintChanged();
};

}  // namespace frontage::ui
