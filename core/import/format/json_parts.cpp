#include "core/import/format/json_parts.h"

#include <algorithm>

namespace frontage::core {

ListText JsonParts::text(const JsonNode& object, std::string_view name) const {
  const JsonNode* node = object.member(name);
  if (!node) return {};
  if (node->kind == JsonNode::Kind::String) return {node->text, placeOf(*node)};
  const bool spelled = node->kind == JsonNode::Kind::Number || node->kind == JsonNode::Kind::Boolean;
  return spelled ? ListText{std::string(m_document.raw(*node)), placeOf(*node)} : ListText{};
}

std::vector<const JsonNode*> JsonParts::objects(const JsonNode& object, std::string_view name) {
  const JsonNode* list = object.member(name);
  if (!list || list->kind == JsonNode::Kind::Null) return {};
  if (list->kind != JsonNode::Kind::Array) {
    noteOne(name, *list);
    return {};
  }
  std::vector<const JsonNode*> found;
  for (const JsonNode& each : list->children) {
    if (each.kind == JsonNode::Kind::Object)
      found.push_back(&each);
    else
      noteOne(name, each);
  }
  return found;
}

bool JsonParts::isTrue(const JsonNode& object, std::string_view name) const noexcept {
  const JsonNode* node = object.member(name);
  return node && node->kind == JsonNode::Kind::Boolean && node->boolean;
}

void JsonParts::note(const JsonNode& object, std::span<const std::string_view> known) {
  for (const JsonNode& member : object.children)
    if (std::find(known.begin(), known.end(), member.key) == known.end()) noteOne(member.key, member);
}

void JsonParts::noteOne(std::string_view name, const JsonNode& node) {
  if (m_seen.emplace(name).second) m_unknown.push_back({std::string(name), placeOf(node)});
}

}  // namespace frontage::core
