#include "core/json/json_value.h"

#include "core/text/number.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace frontage::core {

namespace {

constexpr std::size_t kColumns = 100;

/// Needs no escape, and is one byte of UTF-8.
bool isPlain(char c) noexcept {
  return c >= ' ' && c <= '~' && c != '"' && c != '\\';
}

}  // namespace

std::string jsonString(std::string_view text) {
  // Most are names of members.
  if (std::all_of(text.begin(), text.end(), isPlain)) return std::string(1, '"').append(text) + '"';
  using nlohmann::json;
  return json(text).dump(-1, ' ', false, json::error_handler_t::replace);
}

JsonValue JsonValue::text(std::string_view value) {
  return raw(jsonString(value));
}

JsonValue JsonValue::number(double value) {
  return raw(formatNumber(value));
}

JsonValue& JsonValue::add(std::string_view name, JsonValue value) {
  m_children.emplace_back(jsonString(name), std::move(value));
  return *this;
}

JsonValue& JsonValue::push(JsonValue value) {
  m_children.emplace_back(std::string(), std::move(value));
  return *this;
}

std::string JsonValue::line() const {
  std::string out;
  appendLine(out, std::string::npos);
  return out;
}

/// False as soon as the text is longer than that.
bool JsonValue::appendLine(std::string& out, std::size_t most) const {
  if (m_kind == Kind::Scalar) {
    out += m_scalar;
    return out.size() <= most;
  }
  const bool named = m_kind == Kind::Object;
  out += named ? '{' : '[';
  bool first = true;
  for (const auto& [name, value] : m_children) {
    if (!first) out += ", ";
    first = false;
    if (named) out.append(name).append(": ");
    if (!value.appendLine(out, most)) return false;
  }
  out += named ? '}' : ']';
  return out.size() <= most;
}

std::string JsonValue::pretty() const {
  std::string out;
  write(out, 0, 0, 0);
  return out + "\n";
}

/// `before` and `after` columns of the value's own line are taken by its name and its comma.
void JsonValue::write(std::string& out, std::size_t indent, std::size_t before, std::size_t after) const {
  const std::size_t start = out.size();
  const std::size_t taken = indent + before + after;
  const std::size_t room = m_children.empty() ? std::string::npos - start : kColumns - std::min(kColumns, taken);
  if (appendLine(out, start + room)) return;
  out.resize(start);
  out += m_kind == Kind::Object ? "{\n" : "[\n";
  for (std::size_t i = 0; i < m_children.size(); ++i) {
    const auto& [name, value] = m_children[i];
    const bool named = m_kind == Kind::Object;
    const bool last = i + 1 == m_children.size();
    out.append(indent + 2, ' ');
    if (named) out.append(name).append(": ");
    value.write(out, indent + 2, named ? name.size() + 2 : 0, last ? 0 : 1);
    out += last ? "\n" : ",\n";
  }
  out.append(indent, ' ').append(m_kind == Kind::Object ? "}" : "]");
}

}  // namespace frontage::core
