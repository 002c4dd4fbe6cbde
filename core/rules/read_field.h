#pragma once

#include "core/json/document.h"
#include "core/rules/ruleset_fields.h"

namespace frontage::core {

/// The value for a field of a ruleset; what no field can be (null, a list, an object) is an empty word, which every
/// field refuses.
[[nodiscard]] inline FieldValue fieldValueOf(const JsonNode& node) {
  if (node.kind == JsonNode::Kind::Boolean) return node.boolean;
  if (node.kind == JsonNode::Kind::Number) return node.number;
  return node.text;
}

}  // namespace frontage::core
