#pragma once

#include "core/lesson/model/lesson.h"

#include <QObject>
#include <QUndoStack>

namespace frontage::ui {

/// The lesson that is being written, with the step that is looked at and everything that was changed, for going back.
/// Always has a step; the first has a position.
class LessonDraft : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

  [[nodiscard]] const core::Lesson& lesson() const noexcept { return m_lesson; }
  [[nodiscard]] std::size_t at() const noexcept { return m_at; }
  [[nodiscard]] QUndoStack& undoStack() noexcept { return m_undo; }
  [[nodiscard]] const QUndoStack& undoStack() const noexcept { return m_undo; }

  /// Another lesson, with nothing to undo.
  void reset(core::Lesson lesson);
  /// Looks at another step; nothing to undo.
  void goTo(std::size_t step);
  /// The lesson is now this one, and `at` is looked at. Nothing when it is the same.
  void change(core::Lesson lesson, std::size_t at, const QString& what);
  /// The same for what follows from the last change, and is taken back with it; where there is none, it counts as none.
  void amend(core::Lesson lesson);

  void addStep();
  void copyStep();
  /// Requires: there are two steps or more.
  void removeStep();
  /// One place earlier (-1) or later (+1). Requires: there is such a place.
  void moveStep(int by);

 signals:
  /// The lesson or the step that is looked at is another one, but for what change() was given.
  void shown();

 private:
  class Change;
  void put(const core::Lesson& lesson, std::size_t at);

  core::Lesson m_lesson;
  std::size_t m_at = 0;
  QUndoStack m_undo;
};

}  // namespace frontage::ui
