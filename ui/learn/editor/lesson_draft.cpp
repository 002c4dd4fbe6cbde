#include "ui/learn/editor/lesson_draft.h"

#include "core/lesson/judge/standalone.h"
#include "core/lesson/write/lesson_text.h"

#include <QUndoCommand>

#include <algorithm>
#include <utility>

namespace frontage::ui {

/// Both states whole: lessons are small.
class LessonDraft::Change : public QUndoCommand {
 public:
  /// `amends`: belongs to what was done just before, and is taken back with it.
  Change(LessonDraft& draft, core::Lesson after, std::size_t at, const QString& what, bool amends)
      : QUndoCommand(what),
        m_draft(draft),
        m_before(draft.m_lesson),
        m_after(std::move(after)),
        m_atBefore(draft.m_at),
        m_atAfter(at),
        m_amends(amends) {}
  [[nodiscard]] int id() const override { return 1; }
  bool mergeWith(const QUndoCommand* other) override {
    const auto& more = static_cast<const Change&>(*other);
    if (more.m_amends) m_after = more.m_after;
    return more.m_amends;
  }
  void undo() override { m_draft.put(m_before, m_atBefore); }
  void redo() override { m_draft.put(m_after, m_atAfter); }

 private:
  LessonDraft& m_draft;
  core::Lesson m_before;
  core::Lesson m_after;
  std::size_t m_atBefore;
  std::size_t m_atAfter;
  bool m_amends;
};

void LessonDraft::put(const core::Lesson& lesson, std::size_t at) {
  m_lesson = lesson;
  m_at = at;
  emit shown();
}

void LessonDraft::reset(core::Lesson lesson) {
  m_undo.clear();
  put(lesson, 0);
}

void LessonDraft::goTo(std::size_t step) {
  if (step == m_at || step >= m_lesson.steps.size()) return;
  m_at = step;
  emit shown();
}

void LessonDraft::change(core::Lesson lesson, std::size_t at, const QString& what) {
  if (at == m_at && core::toText(lesson) == core::toText(m_lesson)) return;
  m_undo.push(new Change(*this, std::move(lesson), at, what, false));
}

/// Of a lesson that is only being looked at nothing has changed that anybody would want to save.
void LessonDraft::amend(core::Lesson lesson) {
  if (m_undo.isClean()) {
    m_lesson = std::move(lesson);
    return;
  }
  m_undo.push(new Change(*this, std::move(lesson), m_at, tr("The engine's answer"), true));
}

void LessonDraft::addStep() {
  core::Lesson next = m_lesson;
  core::Step step;
  step.rulesets = m_lesson.steps[m_at].rulesets;
  next.steps.insert(next.steps.begin() + static_cast<std::ptrdiff_t>(m_at) + 1, step);
  change(std::move(next), m_at + 1, tr("Add a step"));
}

void LessonDraft::copyStep() {
  core::Lesson next = m_lesson;
  core::Step step = m_lesson.steps[m_at];
  step.position = core::standalonePosition(m_lesson, m_at);
  step.orders.clear();
  step.dice = {};
  next.steps.insert(next.steps.begin() + static_cast<std::ptrdiff_t>(m_at) + 1, std::move(step));
  change(std::move(next), m_at + 1, tr("Copy the step"));
}

/// Who went on from a step that leaves its place gets a position of his own.
void LessonDraft::removeStep() {
  core::Lesson next = m_lesson;
  if (m_at + 1 < next.steps.size() && !next.steps[m_at + 1].position) {
    next.steps[m_at + 1].position = core::standalonePosition(m_lesson, m_at + 1);
    next.steps[m_at + 1].orders.clear();
    next.steps[m_at + 1].dice = {};
  }
  next.steps.erase(next.steps.begin() + static_cast<std::ptrdiff_t>(m_at));
  change(std::move(next), std::min(m_at, m_lesson.steps.size() - 2), tr("Remove the step"));
}

void LessonDraft::moveStep(int by) {
  core::Lesson next = m_lesson;
  const std::size_t first = by < 0 ? m_at - 1 : m_at;
  for (std::size_t i = first; i < std::min(first + 3, next.steps.size()); ++i) {
    if (next.steps[i].position) continue;
    next.steps[i].position = core::standalonePosition(m_lesson, i);
    next.steps[i].orders.clear();
    next.steps[i].dice = {};
  }
  std::swap(next.steps[first], next.steps[first + 1]);
  change(std::move(next), by < 0 ? m_at - 1 : m_at + 1, tr("Move the step"));
}

}  // namespace frontage::ui
