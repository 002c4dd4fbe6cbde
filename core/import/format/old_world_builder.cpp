#include "core/import/format/old_world_builder.h"

#include "core/import/file/list_fault.h"
#include "core/import/file/list_limits.h"
#include "core/import/format/json_parts.h"
#include "core/import/text/read_figure.h"
#include "core/import/text/type_words.h"
#include "core/import/text/words.h"
#include "core/rules/read_characteristics.h"
#include "core/scenario/scenario.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace frontage::core {

namespace {

using namespace std::string_view_literals;

constexpr std::array kSections{"characters"sv, "lords"sv, "heroes"sv,      "core"sv,
                               "special"sv,    "rare"sv,  "mercenaries"sv, "allies"sv};
constexpr std::array kMarks{"army"sv, "game"sv, "armyComposition"sv};
/// Members of a list that are no units.
constexpr std::array kOfList{
    "name"sv,   "description"sv, "game"sv, "points"sv,  "army"sv,  "id"sv, "armyComposition"sv, "compositionRule"sv,
    "folder"sv, "type"sv,        "open"sv, "version"sv, "index"sv,
};
/// Members of a unit that are read here, or that say what might have been chosen and what it costs.
constexpr std::array kOfUnit{
    "id"sv,        "name"sv,       "points"sv,           "strength"sv,    "minimum"sv,         "maximum"sv,
    "minPoints"sv, "maxPoints"sv,  "command"sv,          "equipment"sv,   "armor"sv,           "mounts"sv,
    "options"sv,   "items"sv,      "specialRules"sv,     "detachments"sv, "detachment"sv,      "regimentalUnit"sv,
    "notes"sv,     "lores"sv,      "activeLore"sv,       "army"sv,        "armyComposition"sv, "magic"sv,
    "named"sv,     "customNote"sv, "detachmentActive"sv, "unitSize"sv,    "magicItemsArmy"sv,  "onePerArmy"sv,
    "icon"sv,      "type"sv,
};
/// Lists of choices of a unit that are told by name only.
constexpr std::array kChoices{"command"sv, "armor"sv, "options"sv};

/// "Guard {renegade}" -> "Guard": its own marks for variants.
std::string withoutMarks(std::string_view name) {
  const std::size_t open = name.find('{');
  return std::string(trimmed(name.substr(0, open)));
}

class BuilderReader {
 public:
  explicit BuilderReader(const JsonDocument& document) : m_document(document), m_parts(document) {}

  ListContents read() {
    for (const JsonNode& member : m_document.root().children) {
      if (isSection(member))
        for (const JsonNode* unit : m_parts.objects(m_document.root(), member.key)) addUnit(*unit, member.key);
      else
        noteUnknown(member, kOfList);
    }
    for (const ListText& part : m_parts.takeUnknown())
      m_contents.remarks.push_back({Remark::Kind::UnknownField, {}, part.text, {}, {}, part.place});
    return std::move(m_contents);
  }

 private:
  /// A section of another name holds units all the same.
  static bool isSection(const JsonNode& member) {
    if (std::find(kSections.begin(), kSections.end(), member.key) != kSections.end()) return true;
    return member.kind == JsonNode::Kind::Array && !member.children.empty() &&
           member.children.front().member("name_en");
  }

  template <class Known>
  void noteUnknown(const JsonNode& member, const Known& known) {
    const bool translated = member.key.starts_with("name_") || member.key.starts_with("specialRules_");
    if (translated || std::find(known.begin(), known.end(), member.key) != known.end()) return;
    m_parts.noteOne(member.key, member);
  }

  /// Names are kept in several languages. What a player calls a unit is its "name"; items have one as well, in small
  /// letters.
  std::string nameOf(const JsonNode& node) const {
    for (const std::string_view key : {"name_en"sv, "name"sv})
      if (const ListText name = m_parts.text(node, key); !name.text.empty()) return withoutMarks(name.text);
    for (const JsonNode& member : node.children)
      if (member.key.starts_with("name_") && member.kind == JsonNode::Kind::String) return withoutMarks(member.text);
    return {};
  }

  void addUnit(const JsonNode& node, std::string_view section) {
    if (m_contents.units.size() >= kMaxUnits)
      throw ListFault("found more than " + std::to_string(kMaxUnits) + " units, expected fewer", m_parts.placeOf(node));
    m_seenParts = 0;
    for (const JsonNode& member : node.children) noteUnknown(member, kOfUnit);
    ListUnit unit;
    const std::string own = withoutMarks(m_parts.text(node, "name").text);
    unit.kind = nameOf(node);
    unit.name = listName(own.empty() ? unit.kind : own);
    unit.place = m_parts.placeOf(node);
    unit.character = isCharacterWord(section);
    unit.groups.push_back({std::string(section), unit.place});
    takeModels(node, unit);
    takeChoices(node, unit);
    takeRules(node, unit);
    m_contents.units.push_back(std::move(unit));
    for (const JsonNode* detachment : m_parts.objects(node, "detachments")) addUnit(*detachment, "core");
  }

  /// Single models have no strength in these lists.
  void takeModels(const JsonNode& node, ListUnit& unit) {
    const ListText strength = m_parts.text(node, "strength");
    const FigureText figure = parseFigure(strength.text);
    unit.saysModels = figure.kind != FigureText::Kind::None;
    const bool several = figure.kind == FigureText::Kind::Several;
    const bool whole = (several || figure.kind == FigureText::Kind::Number) && figure.value == std::floor(figure.value);
    if (several && whole && kModelBounds.holds(figure.value)) {  // "20-30": so many at least
      unit.models = {static_cast<int>(figure.value), Origin::Guess};
      unit.remarks.push_back({Remark::Kind::SeveralValues, unit.name, "models", strength.text,
                              std::to_string(unit.models.value), strength.place});
      return;
    }
    if (whole && figure.value >= 0 && figure.value <= kModelBounds.most) {
      unit.models = {static_cast<int>(figure.value), Origin::File};
      return;
    }
    if (figure.kind != FigureText::Kind::None)
      unit.remarks.push_back({whole ? Remark::Kind::OutOfBounds : Remark::Kind::Unreadable,
                              unit.name,
                              "models",
                              strength.text,
                              {},
                              strength.place});
    const FigureText least = parseFigure(m_parts.text(node, "minimum").text);
    const bool says = least.kind == FigureText::Kind::Number && kModelBounds.holds(least.value);
    if (says)
      unit.models = {static_cast<int>(least.value), Origin::Guess};
    else if (figure.kind == FigureText::Kind::None)
      unit.models = {1, Origin::Guess};
  }

  void takeChoices(const JsonNode& node, ListUnit& unit) {
    for (const JsonNode* each : m_parts.objects(node, "equipment"))
      if (isChosen(*each))
        for (const std::string& name : listed(nameOf(*each))) addName(unit.equipment, name);
    for (const JsonNode* each : m_parts.objects(node, "mounts"))
      if (isChosen(*each) && !isOnFoot(nameOf(*each))) addName(unit.mounts, nameOf(*each));
    for (const std::string_view list : kChoices) takeNames(node, list, unit, 0);
    for (const JsonNode* slot : m_parts.objects(node, "items"))
      for (const JsonNode* item : m_parts.objects(*slot, "selected")) addName(unit.unused, nameOf(*item));
  }

  /// Choices lie within choices.
  void takeNames(const JsonNode& node, std::string_view list, ListUnit& unit, int depth) {
    for (const JsonNode* each : m_parts.objects(node, list)) {
      countPart(*each);
      if (!isChosen(*each)) continue;
      addName(unit.unused, nameOf(*each));
      takeNames(*each, "options", unit, depth + 1);
    }
  }

  bool isChosen(const JsonNode& choice) const {
    const FigureText stacked = parseFigure(m_parts.text(choice, "stackableCount").text);
    return m_parts.isTrue(choice, "active") || (stacked.kind == FigureText::Kind::Number && stacked.value > 0);
  }

  void takeRules(const JsonNode& node, ListUnit& unit) {
    const JsonNode* rules = node.member("specialRules");
    if (!rules) return;
    const ListText text =
        rules->kind == JsonNode::Kind::Object ? m_parts.text(*rules, "name_en") : m_parts.text(node, "specialRules");
    for (const std::string& rule : listed(text.text)) unit.rules.push_back({withoutMarks(rule), text.place});
  }

  void countPart(const JsonNode& part) {
    if (++m_seenParts > kMaxUnitParts)
      throw ListFault("found more than " + std::to_string(kMaxUnitParts) + " parts in one unit, expected fewer",
                      m_parts.placeOf(part));
  }

  const JsonDocument& m_document;
  JsonParts m_parts;
  ListContents m_contents;
  std::size_t m_seenParts = 0;
};

}  // namespace

bool isOldWorldBuilder(const JsonNode& root) {
  const auto has = [&](std::string_view name) { return root.member(name) != nullptr; };
  return std::any_of(kSections.begin(), kSections.end(), has) && std::any_of(kMarks.begin(), kMarks.end(), has);
}

ListContents readOldWorldBuilder(const JsonDocument& document) {
  return BuilderReader(document).read();
}

std::string oldWorldBuilderName(const JsonDocument& document) {
  return JsonParts(document).text(document.root(), "name").text;
}

}  // namespace frontage::core
