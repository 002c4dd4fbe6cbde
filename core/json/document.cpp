#include "core/json/document.h"

#include "core/json/sax_builder.h"

#include <algorithm>
#include <utility>

namespace frontage::core {

namespace {

bool isSpace(char c) noexcept {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

}  // namespace

const JsonNode* JsonNode::member(std::string_view name) const noexcept {
  const auto it = std::find_if(children.begin(), children.end(), [&](const JsonNode& n) { return n.key == name; });
  return kind == Kind::Object && it != children.end() ? &*it : nullptr;
}

JsonDocument::JsonDocument(std::string text, std::string file)
    : m_text(std::move(text)), m_file(std::move(file)), m_lines(m_text) {
  JsonFault fault;
  if (buildTree(m_text, m_root, fault)) return;
  const TextPlace place = placeOf(fault.offset);
  m_fault = Problem{Problem::Severity::Error, m_file, "", place.line, place.column, fault.what};
}

std::string_view JsonDocument::raw(const JsonNode& node) const noexcept {
  return std::string_view(m_text).substr(node.begin, node.end - node.begin);
}

std::string JsonDocument::compact(const JsonNode& node) const {
  return compactJson(raw(node));
}

std::string compactJson(std::string_view json) {
  std::string out;
  bool inString = false;
  for (std::size_t i = 0; i < json.size(); ++i) {
    const char c = json[i];
    if (!inString && isSpace(c)) continue;
    out += c;
    if (inString && c == '\\' && i + 1 < json.size()) out += json[++i];
    if (c == '"') inString = !inString;
  }
  return out;
}

}  // namespace frontage::core
