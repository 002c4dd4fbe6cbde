#include "core/import/format/json_parts.h"
#include "core/import/format/roster.h"

#include <array>

namespace frontage::core {

namespace {

using namespace std::string_view_literals;

// What New Recruit writes.
constexpr std::array kOfRoster{
    "name"sv,
    "id"sv,
    "forces"sv,
    "costs"sv,
    "costLimits"sv,
    "xmlns"sv,
    "customNotes"sv,
    "generatedBy"sv,
    "battleScribeVersion"sv,
    "gameSystemId"sv,
    "gameSystemName"sv,
    "gameSystemRevision"sv,
    "tags"sv,
};
constexpr std::array kOfForce{
    "name"sv,       "id"sv,           "entryId"sv,       "catalogueId"sv, "catalogueRevision"sv, "catalogueName"sv,
    "selections"sv, "forces"sv,       "categories"sv,    "rules"sv,       "profiles"sv,          "costs"sv,
    "customName"sv, "publications"sv, "publicationId"sv, "page"sv,
};
constexpr std::array kOfSelection{
    "name"sv,       "id"sv,         "entryId"sv,     "entryGroupId"sv,  "number"sv,          "type"sv,
    "from"sv,       "group"sv,      "costs"sv,       "categories"sv,    "profiles"sv,        "rules"sv,
    "selections"sv, "customName"sv, "customNotes"sv, "publicationId"sv, "publicationName"sv, "page"sv,
    "hidden"sv,
};

class JsonRosterReader {
 public:
  explicit JsonRosterReader(const JsonDocument& document) : m_parts(document) {}

  Roster read(const JsonNode& root) {
    m_parts.note(root, kOfRoster);
    Roster roster;
    roster.name = m_parts.text(root, "name").text;
    roster.forces = forcesOf(root);
    roster.unknown = m_parts.takeUnknown();
    return roster;
  }

 private:
  std::vector<RosterForce> forcesOf(const JsonNode& node) {
    std::vector<RosterForce> forces;
    for (const JsonNode* each : m_parts.objects(node, "forces")) {
      m_parts.note(*each, kOfForce);
      RosterForce force{m_parts.text(*each, "name").text, selectionsOf(*each), {}};
      force.forces = forcesOf(*each);
      forces.push_back(std::move(force));
    }
    return forces;
  }

  std::vector<RosterSelection> selectionsOf(const JsonNode& node) {
    std::vector<RosterSelection> selections;
    for (const JsonNode* each : m_parts.objects(node, "selections")) selections.push_back(selection(*each));
    return selections;
  }

  RosterSelection selection(const JsonNode& node) {
    m_parts.note(node, kOfSelection);
    RosterSelection made;
    made.name = m_parts.text(node, "customName").text;
    made.kind = m_parts.text(node, "name").text;
    if (made.name.empty()) made.name = made.kind;
    made.type = m_parts.text(node, "type").text;
    made.number = m_parts.text(node, "number");
    made.place = m_parts.placeOf(node);
    for (const JsonNode* each : m_parts.objects(node, "categories"))
      made.categories.push_back(m_parts.text(*each, "name").text);
    for (const JsonNode* each : m_parts.objects(node, "profiles")) made.profiles.push_back(profile(*each));
    for (const JsonNode* each : m_parts.objects(node, "rules"))
      made.rules.push_back({m_parts.text(*each, "name").text, m_parts.text(*each, "description")});
    made.selections = selectionsOf(node);
    return made;
  }

  RosterProfile profile(const JsonNode& node) {
    RosterProfile made{m_parts.text(node, "name").text, m_parts.text(node, "typeName").text, m_parts.placeOf(node), {}};
    for (const JsonNode* each : m_parts.objects(node, "characteristics")) {
      ListText value = m_parts.text(*each, "$text");
      if (value.text.empty()) value = m_parts.text(*each, "value");
      if (value.text.empty()) value.place = m_parts.placeOf(*each);
      made.characteristics.emplace_back(m_parts.text(*each, "name").text, std::move(value));
    }
    return made;
  }

  JsonParts m_parts;
};

}  // namespace

Roster readRosterJson(const JsonDocument& document, const JsonNode& root) {
  return JsonRosterReader(document).read(root);
}

}  // namespace frontage::core
