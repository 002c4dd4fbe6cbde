#include "core/json/json_value.h"

#include "core/text/number.h"

#include <nlohmann/json.hpp>

namespace frontage::core {

namespace {

constexpr std::size_t kColumns = 100;

}  // namespace

std::string jsonString(std::string_view text) {
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
  if (m_kind == Kind::Scalar) return m_scalar;
  std::string out(1, m_kind == Kind::Object ? '{' : '[');
  for (const auto& [name, value] : m_children) {
    if (out.size() > 1) out += ", ";
    if (m_kind == Kind::Object) out += name + ": ";
    out += value.line();
  }
  return out + (m_kind == Kind::Object ? '}' : ']');
}

std::string JsonValue::pretty() const {
  std::string out;
  write(out, 0, 0, 0);
  return out + "\n";
}

/// `before` and `after` columns of the value's own line are taken by its name and its comma.
void JsonValue::write(std::string& out, std::size_t indent, std::size_t before, std::size_t after) const {
  const std::string whole = line();
  if (m_children.empty() || indent + before + whole.size() + after <= kColumns) {
    out += whole;
    return;
  }
  out += m_kind == Kind::Object ? "{\n" : "[\n";
  for (std::size_t i = 0; i < m_children.size(); ++i) {
    const auto& [name, value] = m_children[i];
    const std::string label = m_kind == Kind::Object ? name + ": " : "";
    const bool last = i + 1 == m_children.size();
    out += std::string(indent + 2, ' ') + label;
    value.write(out, indent + 2, label.size(), last ? 0 : 1);
    out += last ? "\n" : ",\n";
  }
  out += std::string(indent, ' ') + (m_kind == Kind::Object ? "}" : "]");
}

}  // namespace frontage::core
