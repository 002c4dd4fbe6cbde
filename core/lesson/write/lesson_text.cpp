#include "core/lesson/write/lesson_text.h"

#include "core/lesson/model/lesson_names.h"
#include "core/lesson/write/answer_json.h"
#include "core/lesson/write/task_json.h"
#include "core/scenario/embedded.h"
#include "core/text/atomic_file.h"

namespace frontage::core {

namespace {

JsonValue textList(const std::vector<std::string>& texts) {
  JsonValue list = JsonValue::array();
  for (const std::string& text : texts) list.push(JsonValue::text(text));
  return list;
}

JsonValue pointerJson(const Pointer& pointer) {
  using At = Pointer::At;
  const At at = pointer.at;
  JsonValue object = JsonValue::object();
  object.add("at", JsonValue::text(nameOf(at)));
  const auto add = [&](std::string_view name, const UnitId& id) { object.add(name, JsonValue::text(id.value)); };
  if (at == At::Unit || at == At::Edge || at == At::Corner || at == At::Model || at == At::Zone)
    add("unit", pointer.unit);
  if (at == At::Edge) object.add("side", JsonValue::text(nameOf(pointer.side)));
  if (at == At::Zone) object.add("zone", JsonValue::text(nameOf(pointer.side)));
  if (at == At::Corner) object.add("corner", JsonValue::text(nameOf(pointer.corner)));
  if (at == At::Model)
    object.add("rank", JsonValue::number(pointer.rank)).add("place", JsonValue::number(pointer.place));
  if (at == At::Terrain) object.add("terrain", JsonValue::text(pointer.terrain.value));
  if (at == At::Gap) object.add("units", textList({pointer.unit.value, pointer.other.value}));
  if (at == At::Sight || at == At::Move) {
    add("charger", pointer.unit);
    add("target", pointer.other);
  }
  if (at == At::Point) object.add("x", JsonValue::number(pointer.point.x)).add("y", JsonValue::number(pointer.point.y));
  if (at == At::Panel) object.add("panel", JsonValue::text(nameOf(pointer.panel)));
  return object;
}

JsonValue rulingsJson(const Step& step) {
  const bool list = step.task && std::holds_alternative<OrderTask>(step.task->body);
  JsonValue object = JsonValue::object();
  for (const Ruling& ruling : step.rulings) {
    JsonValue says = JsonValue::object();
    if (ruling.answer) says.add("answer", toJsonValue(*ruling.answer, Figures::Exact, list));
    says.add("say", toJsonValue(ruling.say));
    object.add(ruling.ruleset, std::move(says));
  }
  return object;
}

void addStart(JsonValue& object, const Step& step) {
  if (step.position) {
    object.add("position", toJsonValue(*step.position));
    return;
  }
  object.add("position", JsonValue::text("continue"));
  JsonValue orders = JsonValue::array();
  for (const Order& order : step.orders) orders.push(toJsonValue(order));
  if (!orders.empty()) object.add("orders", std::move(orders));
  if (!(step.dice == LessonDice{})) object.add("dice", toJsonValue(step.dice));
}

JsonValue stepJson(const Step& step) {
  JsonValue object = JsonValue::object();
  addStart(object, step);
  if (!step.rulesets.empty()) object.add("rulesets", textList(step.rulesets));
  object.add("text", toJsonValue(step.text));
  JsonValue pointers = JsonValue::array();
  for (const Pointer& pointer : step.pointAt) pointers.push(pointerJson(pointer));
  if (!pointers.empty()) object.add("point_at", std::move(pointers));
  if (step.task) object.add("task", toJsonValue(*step.task));
  JsonValue hints = JsonValue::array();
  for (const Words& hint : step.hints) hints.push(toJsonValue(hint));
  if (!hints.empty()) object.add("hints", std::move(hints));
  if (!step.explain.empty()) object.add("explain", toJsonValue(step.explain));
  if (!step.rulings.empty()) object.add("rulesets_part", rulingsJson(step));
  return object;
}

}  // namespace

std::string toText(const Lesson& lesson) {
  JsonValue root = JsonValue::object();
  root.add("format", JsonValue::text("frontage-lesson")).add("version", JsonValue::number(1));
  root.add("id", JsonValue::text(lesson.id))
      .add("kind", JsonValue::text(nameOf(lesson.kind)))
      .add("number", JsonValue::number(lesson.number))
      .add("title", toJsonValue(lesson.title));
  if (!lesson.summary.empty()) root.add("summary", toJsonValue(lesson.summary));
  root.add("teaches", textList(lesson.teaches)).add("rulesets", textList(lesson.rulesets));
  if (!lesson.introduces.empty()) root.add("introduces", textList(lesson.introduces));
  JsonValue names = JsonValue::object();
  for (const auto& [id, words] : lesson.names) names.add(id, toJsonValue(words));
  if (!names.empty()) root.add("names", std::move(names));
  JsonValue steps = JsonValue::array();
  for (const Step& step : lesson.steps) steps.push(stepJson(step));
  root.add("steps", std::move(steps));
  return root.pretty();
}

std::optional<std::string> saveLesson(const Lesson& lesson, const std::string& path) {
  return writeAtomically(path, toText(lesson));
}

}  // namespace frontage::core
