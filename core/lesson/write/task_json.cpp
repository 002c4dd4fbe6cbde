#include "core/lesson/write/task_json.h"

#include "core/lesson/model/lesson_names.h"
#include "core/lesson/write/answer_json.h"
#include "core/scenario/embedded.h"

namespace frontage::core {

namespace {

JsonValue idOf(const UnitId& id) {
  return JsonValue::text(id.value);
}

JsonValue orderList(const std::vector<Order>& orders) {
  JsonValue list = JsonValue::array();
  for (const Order& order : orders) list.push(toJsonValue(order));
  return list;
}

void addPlayed(JsonValue& object, const Played& played) {
  if (played.charge) {
    JsonValue targets = JsonValue::array();
    for (const UnitId& target : played.charge->targets) targets.push(idOf(target));
    object.add("charger", idOf(played.charge->charger)).add("targets", std::move(targets));
  } else if (!played.orders.empty()) {
    object.add("orders", orderList(played.orders));
  }
  if (!(played.dice == LessonDice{})) object.add("dice", toJsonValue(played.dice));
}

JsonValue eventJson(const EventPattern& pattern) {
  return JsonValue::raw(pattern.json);
}

JsonValue sentenceList(const std::vector<Sentence>& sentences) {
  JsonValue list = JsonValue::array();
  for (const Sentence& sentence : sentences) {
    JsonValue item = JsonValue::object();
    item.add("id", JsonValue::text(sentence.id)).add("text", toJsonValue(sentence.text));
    if (sentence.event)
      item.add("event", eventJson(*sentence.event));
    else
      item.add("none", JsonValue::flag(true));
    list.push(std::move(item));
  }
  return list;
}

JsonValue eventList(const std::vector<EventPattern>& patterns) {
  JsonValue list = JsonValue::array();
  for (const EventPattern& pattern : patterns) list.push(eventJson(pattern));
  return list;
}

void addId(JsonValue& object, std::string_view name, const UnitId& id) {
  if (!id.empty()) object.add(name, idOf(id));
}

/// Adds what is particular to a kind.
struct Fields {
  JsonValue& object;

  void operator()(const PlaceTask& task) const {
    object.add("unit", idOf(task.unit));
    addPlayed(object, task.played);
    object.add("tolerance", JsonValue::object()
                                .add("inches", JsonValue::number(task.inches))
                                .add("degrees", JsonValue::number(task.degrees)));
  }
  void operator()(const TurnTask& task) const {
    object.add("unit", idOf(task.unit)).add("measure", JsonValue::text(nameOf(task.measure)));
    addPlayed(object, task.played);
    object.add("tolerance", JsonValue::number(task.tolerance));
  }
  void operator()(const ZoneTask& task) const {
    object.add("charger", idOf(task.charger)).add("target", idOf(task.target));
    if (task.model) object.add("model", JsonValue::number(*task.model));
  }
  void operator()(const ReactionTask& task) const {
    object.add("unit", idOf(task.unit))
        .add("charger", idOf(task.charger))
        .add("which", JsonValue::text(nameOf(task.which)))
        .add("choose", JsonValue::text(nameOf(task.choose)));
  }
  void operator()(const TargetTask& task) const {
    object.add("which", JsonValue::text(nameOf(task.which)));
    if (!task.played.charge) addId(object, "charger", task.charger);
    addId(object, "target", task.target);
    object.add("choose", JsonValue::text(nameOf(task.choose)));
    addPlayed(object, task.played);
  }
  void operator()(const LegalTask& task) const {
    addPlayed(object, task.played);
    object.add("order", toJsonValue(task.order));
  }
  void operator()(const HappensTask& task) const {
    addPlayed(object, task.played);
    object.add("event", eventJson(task.event));
  }
  void operator()(const ChoiceTask& task) const {
    addPlayed(object, task.played);
    object.add("options", sentenceList(task.options));
  }
  void operator()(const NumberTask& task) const {
    object.add("quantity", JsonValue::text(nameOf(task.quantity)));
    if (!task.played.charge) addId(object, "charger", task.charger);
    addId(object, "target", task.target);
    addId(object, "unit", task.unit);
    if (task.quantity == Quantity::ModelsInZone) object.add("zone", JsonValue::text(nameOf(task.zone)));
    if (task.quantity == Quantity::Chance) object.add("reaction", JsonValue::text(nameOf(task.reaction)));
    if (!task.event.json.empty()) object.add("event", eventJson(task.event));
    if (!task.field.empty()) object.add("field", JsonValue::text(task.field));
    addPlayed(object, task.played);
    object.add("tolerance", JsonValue::number(task.tolerance));
  }
  void operator()(const OrderTask& task) const {
    addPlayed(object, task.played);
    object.add("events", sentenceList(task.events));
  }
  void operator()(const PlayTask& task) const {
    JsonValue goal = JsonValue::object();
    if (!task.events.empty()) goal.add("events", eventList(task.events));
    if (!task.never.empty()) goal.add("never", eventList(task.never));
    object.add("goal", std::move(goal));
    if (!(task.dice == LessonDice{})) object.add("dice", toJsonValue(task.dice));
  }
};

}  // namespace

JsonValue toJsonValue(const Words& words) {
  JsonValue object = JsonValue::object();
  for (const auto& [language, text] : words.byLanguage) object.add(language, JsonValue::text(text));
  return object;
}

JsonValue toJsonValue(const LessonDice& dice) {
  JsonValue object = JsonValue::object();
  if (dice.seed) object.add("seed", JsonValue::raw(std::to_string(*dice.seed)));
  JsonValue given = JsonValue::array();
  for (const GivenRoll& roll : dice.given) given.push(toJsonValue(roll));
  if (!given.empty()) object.add("given", std::move(given));
  if (dice.rest) object.add("rest", JsonValue::number(*dice.rest));
  return object;
}

JsonValue toJsonValue(const Task& task) {
  const bool list = std::holds_alternative<OrderTask>(task.body);
  JsonValue object = JsonValue::object();
  object.add("kind", JsonValue::text(kTaskNames[task.body.index()]));
  std::visit(Fields{object}, task.body);
  object.add("ask", toJsonValue(task.ask)).add("solution", toJsonValue(task.solution, Figures::Exact, list));
  JsonValue wrong = JsonValue::array();
  for (const WrongAnswer& answer : task.wrong)
    wrong.push(JsonValue::object()
                   .add("answer", toJsonValue(answer.answer, Figures::Exact, list))
                   .add("say", toJsonValue(answer.say)));
  object.add("wrong", std::move(wrong));
  if (!task.otherwise.empty()) object.add("otherwise", toJsonValue(task.otherwise));
  return object;
}

}  // namespace frontage::core
