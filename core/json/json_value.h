#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace frontage::core {

/// A JSON value on its way out: objects keep the order in which members are added, numbers and members that were kept
/// from a file are written as they are spelled. For writing only.
class JsonValue {
 public:
  [[nodiscard]] static JsonValue object() { return JsonValue(Kind::Object, {}); }
  [[nodiscard]] static JsonValue array() { return JsonValue(Kind::Array, {}); }
  /// Valid JSON text without line breaks, taken over as it is.
  [[nodiscard]] static JsonValue raw(std::string json) { return JsonValue(Kind::Scalar, std::move(json)); }
  [[nodiscard]] static JsonValue text(std::string_view value);
  [[nodiscard]] static JsonValue number(double value);
  [[nodiscard]] static JsonValue flag(bool value) { return raw(value ? "true" : "false"); }

  JsonValue& add(std::string_view name, JsonValue value);
  JsonValue& push(JsonValue value);
  [[nodiscard]] bool empty() const noexcept { return m_children.empty(); }

  /// Laid out for people and for diffs: what fits into 100 columns stands on one line, else one member to a line,
  /// indented by two. Ends with a line break.
  [[nodiscard]] std::string pretty() const;
  /// On one line, a blank after each colon and comma.
  [[nodiscard]] std::string line() const;

 private:
  enum class Kind : unsigned char { Scalar, Array, Object };
  JsonValue(Kind kind, std::string scalar) : m_kind(kind), m_scalar(std::move(scalar)) {}
  bool appendLine(std::string& out, std::size_t most) const;
  void write(std::string& out, std::size_t indent, std::size_t before, std::size_t after) const;

  Kind m_kind;
  std::string m_scalar;
  std::vector<std::pair<std::string, JsonValue>> m_children;  ///< names already quoted; empty in an array
};

/// The text as a JSON string, quotes included. Bytes that are not UTF-8 become U+FFFD.
[[nodiscard]] std::string jsonString(std::string_view text);

}  // namespace frontage::core
