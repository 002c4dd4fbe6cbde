#include "core/lesson/read/lesson_reading.h"

#include "core/json/printable.h"
#include "core/rules/ruleset_library.h"

#include <set>
#include <utility>

namespace frontage::core {

namespace {

using Kind = JsonNode::Kind;

constexpr std::string_view kExpectedWords = "a text in at least one language, {\"en\": \"...\"}";

bool isLanguage(std::string_view key) {
  const auto small = [](char c) { return c >= 'a' && c <= 'z'; };
  return key.size() == 2 && small(key[0]) && small(key[1]);
}

}  // namespace

void LessonReading::words(ObjectReader& reader, std::string_view name, Words& out, Need need) {
  if (const JsonNode* node = reader.find(name, need, std::string(kExpectedWords)))
    out = wordsAt({node, reader.pathOf(name)});
}

Words LessonReading::wordsAt(const NodePlace& place) {
  Words words;
  const JsonNode& node = *place.node;
  if (node.kind != Kind::Object || node.children.empty()) {
    report.error(node, place.path, "found " + report.found(node) + ", expected " + std::string(kExpectedWords));
    return words;
  }
  ObjectReader texts(node, place.path, report);  // for its check of double names
  for (const JsonNode& text : node.children) {
    if (!isLanguage(text.key))
      report.errorAtKey(text, texts.pathOf(text.key),
                        "found " + core::quoted(text.key) + ", expected the two letters of a language");
    else if (text.kind != Kind::String || text.text.empty() || text.text.find('\0') != std::string::npos)
      texts.unexpected(text, text.key, "a text, not empty");
    else
      words.byLanguage[text.key] = text.text;
  }
  return words;
}

void LessonReading::requireUnit(const NodePlace& place, const std::string& id) {
  if (field && !field->find(UnitId{id}))
    report.error(*place.node, place.path, "found " + core::quoted(id) + ", expected the id of a unit");
}

bool LessonReading::unit(ObjectReader& reader, std::string_view name, UnitId& out, Need need) {
  if (!reader.id(name, out.value, need)) return false;
  requireUnit({reader.node().member(name), reader.pathOf(name)}, out.value);
  return true;
}

void LessonReading::units(ObjectReader& reader, std::string_view name, std::size_t least, std::size_t most,
                          std::vector<UnitId>& out) {
  for (const std::string& id : idList(reader, name, Need::Required, least, most)) out.push_back({id});
  const JsonNode* list = reader.node().member(name);
  for (std::size_t i = 0; i < out.size(); ++i)
    requireUnit({&list->children[i], childPath(reader.pathOf(name), i)}, out[i].value);
}

std::vector<std::string> LessonReading::idList(ObjectReader& reader, std::string_view name, Need need,
                                               std::size_t least, std::size_t most) {
  std::vector<std::string> ids;
  std::set<std::string> seen;
  bool good = true;
  for (const NodePlace& item : itemsOf(reader, name, need, least, most)) {
    const JsonNode& node = *item.node;
    const bool usable = node.kind == Kind::String && isUsableId(node.text);
    if (!usable)
      report.error(node, item.path, "found " + report.found(node) + ", expected " + std::string(kExpectedId));
    else if (!seen.insert(node.text).second)
      report.error(node, item.path, "found " + core::quoted(node.text) + " twice in one list, expected once");
    else
      ids.push_back(node.text);
    good = good && usable;
  }
  if (!good) ids.clear();
  return ids;
}

void LessonReading::dice(ObjectReader& reader, LessonDice& out) {
  const JsonNode* node = reader.object("dice");
  if (!node) return;
  ObjectReader dice(*node, reader.pathOf("dice"), report);
  EmbeddedDice rolled = readDiceOf(dice, field.value_or(Battlefield{}));
  out.given = std::move(rolled.given);
  out.seed = rolled.seed;
  if (int face = 0; dice.whole("rest", face, {1, 6})) out.rest = face;
  refuseUnknown(dice);
}

std::vector<Order> LessonReading::orders(ObjectReader& reader, std::string_view name) const {
  return readOrdersOf(reader, name, field.value_or(Battlefield{}));
}

void LessonReading::played(ObjectReader& reader, Played& out, Need need) {
  const JsonNode* listed = reader.node().member("orders");
  const JsonNode* targets = reader.node().member("targets");
  if (listed && targets)
    report.errorAtKey(*targets, reader.pathOf("targets"), "found \"targets\" beside \"orders\", expected one of them");
  out.orders = orders(reader, "orders");
  if (targets) {
    out.charge.emplace();
    unit(reader, "charger", out.charge->charger);
    units(reader, "targets", 1, kMaxUnits, out.charge->targets);
  }
  if (need == Need::Required && out.orders.empty() && !listed && !targets)
    report.error(reader.node(), reader.path(),
                 "missing \"orders\", expected a list of orders, or \"charger\" and \"targets\"");
  dice(reader, out.dice);
}

std::vector<std::string> LessonReading::rulesets(ObjectReader& reader, Need need) {
  const RulesetLibrary& library = RulesetLibrary::bundled();
  std::vector<std::string> ids = idList(reader, "rulesets", need, 1, 100);
  const JsonNode* list = reader.node().member("rulesets");
  std::string expected = "the id of a ruleset:";
  for (const std::string& id : library.ids()) expected += " " + id;
  for (std::size_t i = 0; i < ids.size(); ++i)
    if (!library.find(ids[i]))
      report.error(list->children[i], childPath(reader.pathOf("rulesets"), i),
                   "found " + core::quoted(ids[i]) + ", expected " + expected);
  return ids;
}

void LessonReading::refuseUnknown(const ObjectReader& reader) {
  if (!reader.valid()) return;
  for (const JsonNode* member : reader.unknown())
    report.errorAtKey(*member, reader.pathOf(member->key),
                      "unknown field " + core::quoted(member->key) + ", expected one of docs/lessons.md");
}

}  // namespace frontage::core
