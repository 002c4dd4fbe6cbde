#pragma once

#include "core/json/problem.h"
#include "core/text/line_index.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace frontage::core {

/// One value of a JSON text together with its place, which is what an error has to name and what nlohmann's own tree
/// does not keep. Members stay in the order of the file; duplicates are kept and reported by the reader.
struct JsonNode {
  enum class Kind : std::uint8_t { Null, Boolean, Number, String, Array, Object };

  Kind kind = Kind::Null;
  bool boolean = false;
  std::uint32_t begin = 0;     ///< byte offset of the value
  std::uint32_t end = 0;       ///< one past its last byte
  std::uint32_t keyBegin = 0;  ///< of the member's name, when this is a member
  double number = 0;           ///< finite
  std::string text;            ///< a String's value
  std::string key;             ///< a member's name
  std::vector<JsonNode> children;

  /// The first member of that name, or null.
  [[nodiscard]] const JsonNode* member(std::string_view name) const noexcept;
};

/// A whole JSON text, read by nlohmann/json, with the place of every value.
class JsonDocument {
 public:
  /// Limits that keep a hostile text from costing more than it is worth.
  static constexpr int kMaxDepth = 64;
  static constexpr std::size_t kMaxValues = 500'000;

  JsonDocument(std::string text, std::string file);

  /// What keeps the text from being read: the first fault with its place, or nothing.
  [[nodiscard]] const std::optional<Problem>& fault() const noexcept { return m_fault; }
  [[nodiscard]] const JsonNode& root() const noexcept { return m_root; }
  [[nodiscard]] const std::string& file() const noexcept { return m_file; }
  /// The value's text as it stands in the file.
  [[nodiscard]] std::string_view raw(const JsonNode& node) const noexcept;
  /// The same without white space between its tokens; spelling of numbers and strings as in the file.
  [[nodiscard]] std::string compact(const JsonNode& node) const;
  [[nodiscard]] TextPlace placeOf(std::size_t offset) const noexcept { return m_lines.placeOf(m_text, offset); }

 private:
  std::string m_text;
  std::string m_file;
  LineIndex m_lines;
  JsonNode m_root;
  std::optional<Problem> m_fault;
};

/// The JSON text without white space between its tokens. Requires: valid JSON.
[[nodiscard]] std::string compactJson(std::string_view json);

}  // namespace frontage::core
