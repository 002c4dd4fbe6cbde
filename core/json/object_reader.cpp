#include "core/json/object_reader.h"

#include "core/json/printable.h"
#include "core/text/number.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace frontage::core {

namespace {

using Kind = JsonNode::Kind;

std::string expectedItems(std::size_t least, std::size_t most) {
  return "a list of " +
         (least == 0 ? "at most " + std::to_string(most) : std::to_string(least) + " to " + std::to_string(most));
}

}  // namespace

std::string NumberBounds::text(std::string_view what) const {
  if (above) return std::string(what) + " above " + formatNumber(least) + ", at most " + formatNumber(most);
  return std::string(what) + " from " + formatNumber(least) + " to " + formatNumber(most);
}

bool isUsableId(std::string_view text) noexcept {
  return !text.empty() &&
         std::none_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20; });
}

ObjectReader::ObjectReader(const JsonNode& node, std::string path, Report& report)
    : m_node(node), m_path(std::move(path)), m_report(report), m_valid(node.kind == Kind::Object) {
  if (m_valid)
    reportDuplicates();
  else
    m_report.error(node, m_path, "found " + m_report.found(node) + ", expected an object");
}

void ObjectReader::reportDuplicates() {
  std::vector<const JsonNode*> members;
  for (const JsonNode& member : m_node.children) members.push_back(&member);
  std::stable_sort(members.begin(), members.end(), [](auto a, auto b) { return a->key < b->key; });
  for (std::size_t i = 1; i < members.size(); ++i)
    if (members[i]->key == members[i - 1]->key)
      m_report.errorAtKey(*members[i], pathOf(members[i]->key),
                          "found " + quoted(members[i]->key) + " twice in one object, expected once");
}

const JsonNode* ObjectReader::find(std::string_view name, Need need, const std::string& expected) {
  m_known.emplace(name);
  if (!m_valid) return nullptr;
  const JsonNode* node = m_node.member(name);
  if (!node && need == Need::Required)
    m_report.error(m_node, m_path, "missing \"" + std::string(name) + "\", expected " + expected);
  return node;
}

void ObjectReader::unexpected(const JsonNode& at, std::string_view name, const std::string& expected) {
  m_report.error(at, pathOf(name), "found " + m_report.found(at) + ", expected " + expected);
}

bool ObjectReader::number(std::string_view name, double& out, NumberBounds bounds, Need need) {
  const JsonNode* node = find(name, need, bounds.text());
  if (!node) return false;
  const bool good = node->kind == Kind::Number && bounds.holds(node->number);
  if (good)
    out = node->number;
  else
    unexpected(*node, name, bounds.text());
  return good;
}

bool ObjectReader::whole(std::string_view name, int& out, NumberBounds bounds, Need need) {
  const std::string expected = bounds.text("a whole number");
  const JsonNode* node = find(name, need, expected);
  if (!node) return false;
  const bool good =
      node->kind == Kind::Number && node->number == std::round(node->number) && bounds.holds(node->number);
  if (good)
    out = static_cast<int>(node->number);
  else
    unexpected(*node, name, expected);
  return good;
}

bool ObjectReader::flag(std::string_view name, bool& out) {
  const JsonNode* node = find(name, Need::Optional, "true or false");
  if (!node) return false;
  if (node->kind == Kind::Boolean)
    out = node->boolean;
  else
    unexpected(*node, name, "true or false");
  return node->kind == Kind::Boolean;
}

bool ObjectReader::text(std::string_view name, std::string& out, Need need) {
  const JsonNode* node = find(name, need, "a text");
  if (!node) return false;
  const bool good = node->kind == Kind::String && node->text.find('\0') == std::string::npos;
  if (good)
    out = node->text;
  else
    unexpected(*node, name, node->kind == Kind::String ? "a text without U+0000" : "a text");
  return good;
}

bool ObjectReader::id(std::string_view name, std::string& out, Need need) {
  const JsonNode* node = find(name, need, std::string(kExpectedId));
  if (!node) return false;
  const bool good = node->kind == Kind::String && isUsableId(node->text);
  if (good)
    out = node->text;
  else
    unexpected(*node, name, std::string(kExpectedId));
  return good;
}

const JsonNode* ObjectReader::list(std::string_view name, Need need) {
  const JsonNode* node = find(name, need, "a list");
  if (!node || node->kind == Kind::Array) return node;
  unexpected(*node, name, "a list");
  return nullptr;
}

const JsonNode* ObjectReader::object(std::string_view name, Need need) {
  const JsonNode* node = find(name, need, "an object");
  if (!node || node->kind == Kind::Object) return node;
  unexpected(*node, name, "an object");
  return nullptr;
}

std::vector<const JsonNode*> ObjectReader::unknown() const {
  std::vector<const JsonNode*> members;
  if (!m_valid) return members;
  for (const JsonNode& member : m_node.children)
    if (m_known.find(member.key) == m_known.end()) members.push_back(&member);
  return members;
}

std::vector<NodePlace> itemsOf(ObjectReader& reader, std::string_view name, Need need, std::size_t least,
                               std::size_t most) {
  const JsonNode* list = reader.find(name, need, expectedItems(least, most));
  if (!list) return {};
  const std::size_t count = list->children.size();
  if (list->kind != Kind::Array || count < least || count > most) {
    reader.unexpected(*list, name, expectedItems(least, most));
    return {};
  }
  std::vector<NodePlace> places;
  for (std::size_t i = 0; i < count; ++i) places.push_back({&list->children[i], childPath(reader.pathOf(name), i)});
  return places;
}

bool isOfFormat(ObjectReader& root, std::string_view format) {
  if (!root.valid()) return false;
  const std::string expected = '"' + std::string(format) + '"';
  const JsonNode* node = root.find("format", Need::Required, expected);
  if (!node) return false;
  const bool ours = node->kind == Kind::String && node->text == format;
  if (!ours) root.unexpected(*node, "format", expected);
  const JsonNode* version = ours ? root.find("version", Need::Required, "1") : nullptr;
  if (!version) return false;
  const bool current = version->kind == Kind::Number && version->number == 1;
  if (!current) root.unexpected(*version, "version", "1");
  return current;
}

}  // namespace frontage::core
