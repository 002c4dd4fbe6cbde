#include "core/lesson/course/progress.h"

#include "core/json/document.h"
#include "core/json/json_value.h"

namespace frontage::core {

namespace {

JsonValue listOf(const std::set<std::size_t>& steps) {
  JsonValue list = JsonValue::array();
  for (const std::size_t step : steps) list.push(JsonValue::number(static_cast<double>(step)));
  return list;
}

bool isStep(const JsonNode& node) {
  return node.kind == JsonNode::Kind::Number && node.number >= 0 && node.number <= 1000;
}

std::set<std::size_t> stepsOf(const JsonNode* list) {
  std::set<std::size_t> steps;
  if (list && list->kind == JsonNode::Kind::Array)
    for (const JsonNode& item : list->children)
      if (isStep(item)) steps.insert(static_cast<std::size_t>(item.number));
  return steps;
}

}  // namespace

void Progress::reach(const std::string& lesson, std::size_t step) {
  m_lessons[lesson].at = step;
}

void Progress::finish(const std::string& lesson, std::size_t step, bool helped) {
  OfLesson& of = m_lessons[lesson];
  of.done.insert(step);
  if (helped)
    of.helped.insert(step);
  else
    of.helped.erase(step);  // solved alone after all
}

void Progress::forget(const std::string& lesson) {
  m_lessons.erase(lesson);
}

const Progress::OfLesson& Progress::of(const std::string& lesson) const {
  static const OfLesson none;
  const auto it = m_lessons.find(lesson);
  return it == m_lessons.end() ? none : it->second;
}

Progress::State Progress::stateOf(const Lesson& lesson) const {
  const OfLesson& progress = of(lesson.id);
  if (progress.done.empty() && progress.at == 0) return State::New;
  for (std::size_t i = 0; i < lesson.steps.size(); ++i)
    if (progress.done.count(i) == 0) return State::Begun;
  return State::Done;
}

std::string Progress::toText() const {
  JsonValue root = JsonValue::object();
  for (const auto& [id, progress] : m_lessons)
    root.add(id, JsonValue::object()
                     .add("done", listOf(progress.done))
                     .add("helped", listOf(progress.helped))
                     .add("at", JsonValue::number(static_cast<double>(progress.at))));
  return root.line();
}

Progress Progress::fromText(const std::string& text) {
  Progress progress;
  const JsonDocument document(text, "progress");
  if (document.fault() || document.root().kind != JsonNode::Kind::Object) return progress;
  for (const JsonNode& lesson : document.root().children) {
    if (lesson.kind != JsonNode::Kind::Object) continue;
    OfLesson& of = progress.m_lessons[lesson.key];
    of.done = stepsOf(lesson.member("done"));
    of.helped = stepsOf(lesson.member("helped"));
    const JsonNode* at = lesson.member("at");
    if (at && isStep(*at)) of.at = static_cast<std::size_t>(at->number);
  }
  return progress;
}

}  // namespace frontage::core
