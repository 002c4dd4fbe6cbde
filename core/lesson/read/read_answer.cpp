#include "core/json/printable.h"
#include "core/lesson/model/lesson_names.h"
#include "core/lesson/read/lesson_reading.h"

#include <algorithm>
#include <set>
#include <type_traits>
#include <utility>

namespace frontage::core {

namespace {

using Kind = JsonNode::Kind;

/// The words that an answer may be, and what a message calls them. Empty: any id.
struct Choices {
  std::vector<std::string> words;
  std::string expected;
  bool list = false;    ///< may be a list
  bool single = false;  ///< may be one word alone
};

template <class Things>
std::vector<std::string> idsOf(const Things& things) {
  std::vector<std::string> ids;
  for (const auto& thing : things) {
    if constexpr (requires { thing.id.value; })
      ids.push_back(thing.id.value);
    else
      ids.push_back(thing.id);
  }
  return ids;
}

template <class E>
std::vector<std::string> wordsOf() {
  std::vector<std::string> words;
  for (const auto& named : Names<E>::table) words.emplace_back(named.name);
  return words;
}

Choices choicesOf(const LessonReading&, const ZoneTask&) {
  Choices choices{wordsOf<geometry::Side>(), nameList<geometry::Side>() + ", or tie", false, true};
  choices.words.emplace_back("tie");
  return choices;
}
Choices choicesOf(const LessonReading&, const ReactionTask&) {
  return {wordsOf<Reaction>(), nameList<Reaction>(), true, true};
}
Choices choicesOf(const LessonReading& reading, const TargetTask&) {
  Choices choices{{}, "the id of a unit or of terrain", true, true};
  if (!reading.field) return choices;
  choices.words = idsOf(reading.field->units);
  for (std::string& id : idsOf(reading.field->terrain)) choices.words.push_back(std::move(id));
  return choices;
}
Choices choicesOf(const LessonReading&, const ChoiceTask& task) {
  return {idsOf(task.options), "the id of an option", false, true};
}
Choices choicesOf(const LessonReading&, const OrderTask& task) {
  return {idsOf(task.events), "the id of an event of the task", true, false};
}

bool isOneOf(const Choices& choices, const JsonNode& node) {
  if (node.kind != Kind::String || !isUsableId(node.text)) return false;
  return choices.words.empty() || std::count(choices.words.begin(), choices.words.end(), node.text) > 0;
}

std::optional<Answer> readPicks(ObjectReader& reader, std::string_view name, const JsonNode& node,
                                const Choices& choices) {
  if (choices.single && isOneOf(choices, node)) return Picks{node.text};
  if (!choices.list || node.kind != Kind::Array || node.children.empty()) {
    reader.unexpected(node, name, choices.single ? choices.expected : "a list, each of it " + choices.expected);
    return std::nullopt;
  }
  Picks picks;
  for (std::size_t i = 0; i < node.children.size(); ++i) {
    const JsonNode& item = node.children[i];
    const bool twice = item.kind == Kind::String && std::count(picks.begin(), picks.end(), item.text) > 0;
    if (twice || !isOneOf(choices, item)) {
      reader.report().error(item, childPath(reader.pathOf(name), i),
                            "found " + reader.report().found(item) + (twice ? " twice" : "") + ", expected " +
                                choices.expected + (twice ? ", each once" : ""));
      return std::nullopt;
    }
    picks.push_back(item.text);
  }
  return picks;
}

std::optional<Answer> readSpan(LessonReading& reading, ObjectReader& reader, std::string_view name,
                               const JsonNode& node, bool mayBeSpan) {
  if (node.kind != Kind::Object || !mayBeSpan) {
    double figure = 0;
    if (!reader.number(name, figure, kFigureBounds)) return std::nullopt;
    return Span::of(figure);
  }
  ObjectReader span(node, reader.pathOf(name), reading.report);
  Span answer;
  const bool least = span.number("least", answer.least, kFigureBounds, Need::Required);
  const bool most = span.number("most", answer.most, {least ? answer.least : -10'000, 10'000}, Need::Required);
  reading.refuseUnknown(span);
  if (!least || !most) return std::nullopt;
  return answer;
}

std::optional<Answer> readPlacing(LessonReading& reading, ObjectReader& reader, std::string_view name,
                                  const JsonNode& node) {
  ObjectReader pose(node, reader.pathOf(name), reading.report);
  if (!pose.valid()) return std::nullopt;
  Placing answer;
  const bool x = pose.number("x", answer.x, kFigureBounds, Need::Required);
  const bool y = pose.number("y", answer.y, kFigureBounds, Need::Required);
  const bool facing = pose.number("facing", answer.facing, kDegreesBounds, Need::Required);
  reading.refuseUnknown(pose);
  if (!x || !y || !facing) return std::nullopt;
  return answer;
}

std::optional<Answer> readYesNo(ObjectReader& reader, std::string_view name) {
  bool answer = false;
  if (!reader.flag(name, answer)) return std::nullopt;
  return answer;
}

std::optional<Answer> readOrders(const LessonReading& reading, ObjectReader& reader, std::string_view name,
                                 const JsonNode& node) {
  std::vector<Order> orders = reading.orders(reader, name);
  if (node.kind == Kind::Array && node.children.empty()) reader.unexpected(node, name, "a list of orders, not empty");
  if (orders.empty()) return std::nullopt;
  return orders;
}

}  // namespace

std::optional<Answer> readAnswer(LessonReading& reading, ObjectReader& reader, std::string_view name,
                                 const TaskBody& body, bool mayBeSpan) {
  const JsonNode* node = reader.find(name, Need::Required, "an answer");
  if (!node) return std::nullopt;
  return std::visit(
      [&](const auto& task) -> std::optional<Answer> {
        using T = std::decay_t<decltype(task)>;
        if constexpr (std::is_same_v<T, PlaceTask>) {
          return readPlacing(reading, reader, name, *node);
        } else if constexpr (std::is_same_v<T, TurnTask> || std::is_same_v<T, NumberTask>) {
          return readSpan(reading, reader, name, *node, mayBeSpan);
        } else if constexpr (std::is_same_v<T, LegalTask> || std::is_same_v<T, HappensTask>) {
          return readYesNo(reader, name);
        } else if constexpr (std::is_same_v<T, PlayTask>) {
          return readOrders(reading, reader, name, *node);
        } else {
          return readPicks(reader, name, *node, choicesOf(reading, task));
        }
      },
      body);
}

}  // namespace frontage::core
