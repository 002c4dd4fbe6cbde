#include "core/json/printable.h"
#include "core/lesson/judge/event_match.h"
#include "core/lesson/model/lesson_names.h"
#include "core/lesson/read/lesson_reading.h"

#include <algorithm>
#include <set>
#include <utility>

namespace frontage::core {

namespace {

using Kind = JsonNode::Kind;

// One reader for each kind of task.

void read(LessonReading& reading, ObjectReader& reader, PlaceTask& task) {
  reading.unit(reader, "unit", task.unit);
  reading.played(reader, task.played, Need::Required);
  const JsonNode* node = reader.object("tolerance", Need::Required);
  if (!node) return;
  ObjectReader tolerance(*node, reader.pathOf("tolerance"), reading.report);
  tolerance.number("inches", task.inches, {0, 100, true}, Need::Required);
  tolerance.number("degrees", task.degrees, {0, 180, true}, Need::Required);
  reading.refuseUnknown(tolerance);
}

void read(LessonReading& reading, ObjectReader& reader, TurnTask& task) {
  reading.unit(reader, "unit", task.unit);
  reader.word("measure", task.measure, Need::Required);
  reader.number("tolerance", task.tolerance, kToleranceBounds, Need::Required);
  reading.played(reader, task.played, Need::Required);
}

void read(LessonReading& reading, ObjectReader& reader, ZoneTask& task) {
  reading.unit(reader, "charger", task.charger);
  reading.unit(reader, "target", task.target);
  if (int model = 0; reader.whole("model", model, {1, 1000})) {
    task.model = model;
    const Unit* charger = reading.field ? reading.field->find(task.charger) : nullptr;
    if (charger && model > std::min(charger->files, charger->models))
      reader.unexpected(*reader.node().member("model"), "model", "a model of the charger's front rank");
  }
}

void read(LessonReading& reading, ObjectReader& reader, ReactionTask& task) {
  reading.unit(reader, "unit", task.unit);
  reading.unit(reader, "charger", task.charger);
  reader.word("which", task.which, Need::Required);
  reader.word("choose", task.choose);
}

void read(LessonReading& reading, ObjectReader& reader, TargetTask& task) {
  using W = TargetTask::Which;
  if (!reader.word("which", task.which, Need::Required)) task.which = W::Seen;
  reader.word("choose", task.choose);
  const bool after = task.asksAfter();
  const bool charger = !after && task.which != W::Able;
  const bool target = task.which == W::Able || task.which == W::Blockers || task.which == W::Needed;
  reading.unit(reader, "charger", task.charger, charger ? Need::Required : Need::Optional);
  reading.unit(reader, "target", task.target, target ? Need::Required : Need::Optional);
  reading.played(reader, task.played, after ? Need::Required : Need::Optional);
}

void read(LessonReading& reading, ObjectReader& reader, LegalTask& task) {
  const JsonNode* node = reader.object("order", Need::Required);
  const auto order =
      node ? readOrderAt(*node, reader.pathOf("order"), reading.report, reading.field.value_or(Battlefield{}))
           : std::nullopt;
  if (order) task.order = *order;
  task.played.orders = reading.orders(reader, "orders");
  reading.dice(reader, task.played.dice);
}

void readEvent(LessonReading& reading, ObjectReader& reader, EventPattern& event) {
  const JsonNode* node = reader.object("event", Need::Required);
  if (!node) return;
  if (auto pattern = readEventPattern(reading, {node, reader.pathOf("event")})) event = std::move(*pattern);
}

void read(LessonReading& reading, ObjectReader& reader, HappensTask& task) {
  readEvent(reading, reader, task.event);
  reading.played(reader, task.played, Need::Required);
}

/// A sentence with its event, or, where one may stand for "none of them", without.
Sentence readSentence(LessonReading& reading, const NodePlace& place, bool mayBeNone) {
  ObjectReader reader(*place.node, place.path, reading.report);
  Sentence sentence;
  reader.id("id", sentence.id);
  reading.words(reader, "text", sentence.text, Need::Required);
  bool none = false;
  if (mayBeNone) reader.flag("none", none);
  EventPattern event;
  if (!none) readEvent(reading, reader, event);
  if (!event.json.empty()) sentence.event = std::move(event);
  reading.refuseUnknown(reader);
  return sentence;
}

std::vector<Sentence> readSentences(LessonReading& reading, ObjectReader& reader, std::string_view name,
                                    bool mayBeNone) {
  std::vector<Sentence> sentences;
  std::set<std::string> ids;
  for (const NodePlace& item : itemsOf(reader, name, Need::Required, 2, 8)) {
    sentences.push_back(readSentence(reading, item, mayBeNone));
    if (!sentences.back().id.empty() && !ids.insert(sentences.back().id).second)
      reading.report.error(*item.node->member("id"), childPath(item.path, "id"),
                           "found " + core::quoted(sentences.back().id) + " a second time, expected an id of its own");
  }
  return sentences;
}

void read(LessonReading& reading, ObjectReader& reader, ChoiceTask& task) {
  task.options = readSentences(reading, reader, "options", true);
  reading.played(reader, task.played, Need::Required);
}

void read(LessonReading& reading, ObjectReader& reader, OrderTask& task) {
  task.events = readSentences(reading, reader, "events", false);
  reading.played(reader, task.played, Need::Required);
}

bool asksOfPair(Quantity quantity) {
  return quantity <= Quantity::ModelsInZone;
}
bool asksOfEvents(Quantity quantity) {
  return quantity == Quantity::EventValue || quantity == Quantity::EventCount;
}

void read(LessonReading& reading, ObjectReader& reader, NumberTask& task) {
  if (!reader.word("quantity", task.quantity, Need::Required)) return;
  reader.number("tolerance", task.tolerance, kToleranceBounds, Need::Required);
  const Need pair = asksOfPair(task.quantity) ? Need::Required : Need::Optional;
  const bool events = asksOfEvents(task.quantity);
  reading.unit(reader, "charger", task.charger, pair);
  reading.unit(reader, "target", task.target, pair);
  reading.unit(reader, "unit", task.unit, pair == Need::Required || events ? Need::Optional : Need::Required);
  reader.word("zone", task.zone, task.quantity == Quantity::ModelsInZone ? Need::Required : Need::Optional);
  reader.word("reaction", task.reaction);
  if (events) readEvent(reading, reader, task.event);
  if (task.quantity == Quantity::EventValue) reader.text("field", task.field, Need::Required);
  reading.played(reader, task.played, events ? Need::Required : Need::Optional);
}

std::vector<EventPattern> readPatterns(LessonReading& reading, ObjectReader& goal, std::string_view name) {
  std::vector<EventPattern> patterns;
  for (const NodePlace& item : itemsOf(goal, name, Need::Optional, 0, 20))
    if (auto pattern = readEventPattern(reading, item)) patterns.push_back(std::move(*pattern));
  return patterns;
}

void read(LessonReading& reading, ObjectReader& reader, PlayTask& task) {
  if (const JsonNode* node = reader.object("goal", Need::Required)) {
    ObjectReader goal(*node, reader.pathOf("goal"), reading.report);
    task.events = readPatterns(reading, goal, "events");
    task.never = readPatterns(reading, goal, "never");
    if (node->children.empty()) reader.unexpected(*node, "goal", "\"events\", \"never\" or both");
    reading.refuseUnknown(goal);
  }
  reading.dice(reader, task.dice);
}

std::string expectedKinds() {
  std::string list = "one of";
  for (const std::string_view name : kTaskNames) list += (list.size() > 6 ? ", " : " ") + std::string(name);
  return list;
}

template <std::size_t I = 0>
TaskBody emptyBody(std::size_t kind) {
  if constexpr (I + 1 < std::variant_size_v<TaskBody>)
    if (kind != I) return emptyBody<I + 1>(kind);
  return std::variant_alternative_t<I, TaskBody>{};
}

/// Yes or no: the one wrong answer is listed, so there is no other.
bool isYesOrNo(const TaskBody& body) {
  return std::holds_alternative<LegalTask>(body) || std::holds_alternative<HappensTask>(body);
}

void readWrong(LessonReading& reading, ObjectReader& reader, Task& task) {
  for (const NodePlace& item : itemsOf(reader, "wrong", Need::Required, 1, 50)) {
    ObjectReader wrong(*item.node, item.path, reading.report);
    WrongAnswer answer;
    auto read = wrong.valid() ? readAnswer(reading, wrong, "answer", task.body, true) : std::nullopt;
    reading.words(wrong, "say", answer.say, Need::Required);
    reading.refuseUnknown(wrong);
    if (!read) continue;
    answer.answer = std::move(*read);
    task.wrong.push_back(std::move(answer));
  }
}

}  // namespace

std::optional<EventPattern> readEventPattern(LessonReading& reading, const NodePlace& place) {
  EventPattern pattern{reading.report.document().compact(*place.node)};
  const auto fault = place.node->kind == Kind::Object ? patternFault(pattern) : "found no object";
  if (fault) {
    reading.report.error(*place.node, place.path, *fault + ", expected the fields of an event of docs/file-formats.md");
    return std::nullopt;
  }
  return pattern;
}

std::optional<Task> readTask(LessonReading& reading, const NodePlace& place) {
  ObjectReader reader(*place.node, place.path, reading.report);
  const JsonNode* kind = reader.find("kind", Need::Required, expectedKinds());
  if (!kind) return std::nullopt;
  const auto* name = std::find(kTaskNames.begin(), kTaskNames.end(), kind->text);
  if (kind->kind != Kind::String || name == kTaskNames.end()) {
    reader.unexpected(*kind, "kind", expectedKinds());
    return std::nullopt;
  }
  Task task;
  task.body = emptyBody(static_cast<std::size_t>(name - kTaskNames.begin()));
  reading.words(reader, "ask", task.ask, Need::Required);
  std::visit([&](auto& body) { read(reading, reader, body); }, task.body);
  if (auto solution = readAnswer(reading, reader, "solution", task.body, false)) task.solution = std::move(*solution);
  readWrong(reading, reader, task);
  if (!isYesOrNo(task.body)) reading.words(reader, "otherwise", task.otherwise, Need::Required);
  reading.refuseUnknown(reader);
  return task;
}

}  // namespace frontage::core
