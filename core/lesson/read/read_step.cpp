#include "core/json/printable.h"
#include "core/lesson/read/lesson_reading.h"
#include "core/rules/ruleset_library.h"

#include <algorithm>

namespace frontage::core {

namespace {

using Kind = JsonNode::Kind;

bool isOf(const Lesson& lesson, const std::string& ruleset) {
  return std::count(lesson.rulesets.begin(), lesson.rulesets.end(), ruleset) > 0;
}

bool continues(const JsonNode* position) {
  return !position || (position->kind == Kind::String && position->text == "continue");
}

void readPosition(LessonReading& reading, ObjectReader& reader, bool first, const Lesson& lesson, Step& step) {
  const JsonNode* position = reader.find("position", Need::Optional, "");
  if (continues(position)) {
    if (first) {
      reading.report.error(reader.node(), reader.path(), "missing \"position\", expected a scenario in the first step");
      return;
    }
    step.orders = reading.orders(reader, "orders");
    reading.dice(reader, step.dice);
    return;
  }
  reading.field.reset();
  if (position->kind != Kind::Object) {
    reader.unexpected(*position, "position", "a scenario or \"continue\"");
    return;
  }
  step.position = readScenarioAt(*position, reader.pathOf("position"), reading.report);
  if (!step.position) return;
  reading.field = step.position->field;
  if (!isOf(lesson, step.position->rulesetId))
    reading.report.error(*position->member("ruleset"), reader.pathOf("position") + "/ruleset",
                         "found " + core::quoted(step.position->rulesetId) + ", expected one of the lesson's rulesets");
}

void readStepRulesets(LessonReading& reading, ObjectReader& reader, const Lesson& lesson, Step& step) {
  step.rulesets = reading.rulesets(reader, Need::Optional);
  const JsonNode* list = reader.node().member("rulesets");
  for (std::size_t i = 0; i < step.rulesets.size(); ++i)
    if (!isOf(lesson, step.rulesets[i]))
      reading.report.error(list->children[i], childPath(reader.pathOf("rulesets"), i),
                           "found " + core::quoted(step.rulesets[i]) + ", expected one of the lesson's rulesets");
}

Ruling readRuling(LessonReading& reading, const JsonNode& node, const std::string& path, const TaskBody& body) {
  ObjectReader reader(node, path, reading.report);
  Ruling ruling{node.key, std::nullopt, {}};
  if (reader.valid() && hasToldAnswer(body)) ruling.answer = readAnswer(reading, reader, "answer", body, false);
  reading.words(reader, "say", ruling.say, Need::Required);
  reading.refuseUnknown(reader);
  return ruling;
}

void readRulings(LessonReading& reading, ObjectReader& reader, Step& step) {
  const JsonNode* node = reader.object("rulesets_part");
  if (!node || !step.task) return;
  ObjectReader rulings(*node, reader.pathOf("rulesets_part"), reading.report);
  for (const JsonNode& member : node->children) {
    const std::string path = rulings.pathOf(member.key);
    if (RulesetLibrary::bundled().find(member.key))
      step.rulings.push_back(readRuling(reading, member, path, step.task->body));
    else
      reading.report.errorAtKey(member, path, "found " + core::quoted(member.key) + ", expected the id of a ruleset");
  }
}

/// What is said about a task is lost without one.
void requireTask(LessonReading& reading, const ObjectReader& reader) {
  for (const char* name : {"hints", "explain", "rulesets_part"})
    if (const JsonNode* member = reader.node().member(name))
      reading.report.errorAtKey(
          *member, reader.pathOf(name),
          "found " + core::quoted(name) + " in a step without a task, expected \"task\" beside it");
}

}  // namespace

void readStep(LessonReading& reading, const NodePlace& place, bool first, const Lesson& lesson, Step& step) {
  ObjectReader reader(*place.node, place.path, reading.report);
  if (!reader.valid()) return;
  readPosition(reading, reader, first, lesson, step);
  readStepRulesets(reading, reader, lesson, step);
  reading.words(reader, "text", step.text, Need::Required);
  for (const NodePlace& item : itemsOf(reader, "point_at", Need::Optional, 1, 20))
    if (const auto pointer = readPointer(reading, item)) step.pointAt.push_back(*pointer);
  if (const JsonNode* task = reader.object("task"))
    step.task = readTask(reading, {task, reader.pathOf("task")});
  else if (!reader.node().member("task"))
    requireTask(reading, reader);
  for (const NodePlace& item : itemsOf(reader, "hints", Need::Optional, 1, 10))
    step.hints.push_back(reading.wordsAt(item));
  reading.words(reader, "explain", step.explain, Need::Optional);
  readRulings(reading, reader, step);
  reading.refuseUnknown(reader);
}

}  // namespace frontage::core
