#include "ui/learn/editor/task_subject.h"

#include "core/lesson/model/lesson.h"
#include "core/lesson/write/lesson_text.h"

#include <utility>

namespace frontage::ui {

namespace {

TaskSubject chargeOf(const core::Played& played) {
  if (!played.charge || played.charge->targets.empty()) return {};
  return {played.charge->charger, played.charge->targets.front()};
}

}  // namespace

TaskSubject subjectOf(const core::Task& task) {
  if (const core::Played* played = core::playedOf(task); played && played->charge) return chargeOf(*played);
  if (const auto* zone = std::get_if<core::ZoneTask>(&task.body)) return {zone->charger, zone->target};
  if (const auto* reaction = std::get_if<core::ReactionTask>(&task.body)) return {reaction->charger, reaction->unit};
  if (const auto* target = std::get_if<core::TargetTask>(&task.body)) return {target->charger, target->target};
  if (const auto* number = std::get_if<core::NumberTask>(&task.body)) return {number->charger, number->target};
  const core::Declare* declare = nullptr;
  if (const auto* legal = std::get_if<core::LegalTask>(&task.body)) declare = std::get_if<core::Declare>(&legal->order);
  if (const auto* orders = std::get_if<std::vector<core::Order>>(&task.solution); orders && !orders->empty())
    declare = std::get_if<core::Declare>(&orders->front());
  if (!declare || declare->targets.empty()) return {};
  return {declare->charger, declare->targets.front()};
}

bool isSameQuestion(const core::TaskBody& one, const core::TaskBody& other) {
  const auto text = [](const core::TaskBody& body) {
    core::Lesson lesson;
    core::Task task;
    task.body = body;
    lesson.steps.resize(1);
    lesson.steps[0].task = std::move(task);
    return core::toText(lesson);
  };
  return text(one) == text(other);
}

}  // namespace frontage::ui
