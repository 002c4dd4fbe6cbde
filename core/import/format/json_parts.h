#pragma once

#include "core/import/format/roster.h"
#include "core/json/document.h"

#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace frontage::core {

/// The members of JSON lists, whose writers do not agree on kinds: numbers come as texts and the other way round.
class JsonParts {
 public:
  explicit JsonParts(const JsonDocument& document) noexcept : m_document(document) {}

  /// The member's text, or a number or flag as it is spelled; empty when it is neither or not there.
  [[nodiscard]] ListText text(const JsonNode& object, std::string_view name) const;
  /// The objects in a list of objects; others are left out and noted.
  [[nodiscard]] std::vector<const JsonNode*> objects(const JsonNode& object, std::string_view name);
  [[nodiscard]] bool isTrue(const JsonNode& object, std::string_view name) const noexcept;
  [[nodiscard]] TextPlace placeOf(const JsonNode& node) const { return m_document.placeOf(node.begin); }

  /// Notes every member that is not among `known`.
  void note(const JsonNode& object, std::span<const std::string_view> known);
  void noteOne(std::string_view name, const JsonNode& node);
  /// What was noted, each name once, where it stands first.
  [[nodiscard]] std::vector<ListText> takeUnknown() { return std::move(m_unknown); }

 private:
  const JsonDocument& m_document;
  std::set<std::string, std::less<>> m_seen;
  std::vector<ListText> m_unknown;
};

}  // namespace frontage::core
