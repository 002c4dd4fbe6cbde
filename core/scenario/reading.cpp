#include "core/scenario/reading.h"

#include "core/json/printable.h"

namespace frontage::core {

namespace {

using Kind = JsonNode::Kind;

}  // namespace

bool ScenarioReading::mention(ObjectReader& reader, std::string_view name, Mention::Of of, std::string& id) {
  if (!reader.id(name, id)) return false;
  mentions.push_back({of, id, {reader.node().member(name), reader.pathOf(name)}});
  return true;
}

void ScenarioReading::unitList(ObjectReader& reader, std::string_view name, Need need, std::size_t least,
                               std::vector<UnitId>& ids) {
  std::set<std::string_view> seen;
  for (const Place& item : itemsOf(reader, name, need, least, kMaxUnits)) {
    if (item.node->kind != Kind::String || !isUsableId(item.node->text)) {
      report.error(*item.node, item.path, "found " + report.found(*item.node) + ", expected the id of a unit");
      continue;
    }
    if (!seen.insert(item.node->text).second)
      report.error(*item.node, item.path, "found " + report.found(*item.node) + " twice in one list, expected once");
    ids.push_back({item.node->text});
    mentions.push_back({Mention::Of::Unit, item.node->text, item});
  }
}

void ScenarioReading::keepUnknown(const ObjectReader& reader, std::string_view kind, const std::string& stablePath) {
  for (const JsonNode* member : reader.unknown()) {
    scenario.unknown[stablePath].emplace(member->key, report.document().compact(*member));
    if (m_warned.emplace(kind, member->key).second)
      report.warningAtKey(
          *member, reader.pathOf(member->key),
          "unknown field " + quoted(member->key) + " of " + std::string(kind) + ": kept on saving, without effect");
  }
}

}  // namespace frontage::core
