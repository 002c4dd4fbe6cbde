#include "core/json/sax_builder.h"

#include "core/json/syntax_fault.h"

#include <nlohmann/json.hpp>

#include <utility>
#include <vector>

namespace frontage::core {

namespace {

using nlohmann::json;

/// Takes nlohmann's events and adds the places. The parser has already checked each token when its event comes, so
/// following it through the text needs no grammar: skip what separates tokens, then step over one token.
class Builder {
 public:
  Builder(std::string_view text, JsonNode& root, JsonFault& fault) : m_text(text), m_root(root), m_fault(fault) {
    if (m_text.substr(0, 3) == "\xEF\xBB\xBF") m_at = 3;  // the parser skips a byte order mark too
  }

  bool null() { return leaf(JsonNode::Kind::Null) != nullptr; }
  bool boolean(bool value) {
    JsonNode* node = leaf(JsonNode::Kind::Boolean);
    if (node) node->boolean = value;
    return node != nullptr;
  }
  bool number_integer(std::int64_t value) { return number(static_cast<double>(value)); }
  bool number_unsigned(std::uint64_t value) { return number(static_cast<double>(value)); }
  bool number_float(double value, const std::string& /*spelling*/) { return number(value); }
  bool string(std::string& value) {
    JsonNode* node = leaf(JsonNode::Kind::String);
    if (node) node->text = std::move(value);
    return node != nullptr;
  }
  bool binary(json::binary_t& /*value*/) { return false; }  // no such thing in JSON text
  bool key(std::string& value) {
    skipSeparators();
    m_keyBegin = m_at;
    m_key = std::move(value);
    skipToken();
    return true;
  }
  bool start_object(std::size_t /*size*/) { return open(JsonNode::Kind::Object); }
  bool start_array(std::size_t /*size*/) { return open(JsonNode::Kind::Array); }
  bool end_object() { return close(); }
  bool end_array() { return close(); }
  bool parse_error(std::size_t position, const std::string& token, const json::exception& e) {
    m_fault = syntaxFault(m_text, position, token, e.what());
    return false;
  }

 private:
  JsonNode* add(JsonNode::Kind kind) {
    skipSeparators();
    if (++m_count > JsonDocument::kMaxValues) {
      m_fault = {m_at, "found more than " + std::to_string(JsonDocument::kMaxValues) + " values, expected fewer"};
      return nullptr;
    }
    JsonNode* node = &m_root;
    if (!m_open.empty()) {
      node = &m_open.back()->children.emplace_back();
      node->key = std::exchange(m_key, {});
      node->keyBegin = static_cast<std::uint32_t>(m_keyBegin);
    }
    node->kind = kind;
    node->begin = static_cast<std::uint32_t>(m_at);
    return node;
  }

  JsonNode* leaf(JsonNode::Kind kind) {
    JsonNode* node = add(kind);
    if (!node) return nullptr;
    skipToken();
    node->end = static_cast<std::uint32_t>(m_at);
    return node;
  }

  bool number(double value) {
    JsonNode* node = leaf(JsonNode::Kind::Number);
    if (node) node->number = value;
    return node != nullptr;
  }

  bool open(JsonNode::Kind kind) {
    JsonNode* node = add(kind);
    if (!node) return false;
    // Only the innermost open node gets children, so the pointers further out stay good.
    m_open.push_back(node);
    if (m_open.size() > static_cast<std::size_t>(JsonDocument::kMaxDepth)) {
      m_fault = {m_at, "found lists or objects nested deeper than " + std::to_string(JsonDocument::kMaxDepth) +
                           ", expected fewer levels"};
      return false;
    }
    ++m_at;
    return true;
  }

  bool close() {
    skipSeparators();
    ++m_at;
    m_open.back()->end = static_cast<std::uint32_t>(m_at);
    m_open.pop_back();
    return true;
  }

  void skipSeparators() {
    while (m_at < m_text.size() && std::string_view(" \t\r\n,:").find(m_text[m_at]) != std::string_view::npos) ++m_at;
  }

  /// A string, or a number or literal, which ends before the next separator or bracket.
  void skipToken() {
    if (m_text[m_at] != '"') {
      m_at = std::min(m_text.find_first_of(" \t\r\n,:]}", m_at), m_text.size());
      return;
    }
    for (++m_at; m_text[m_at] != '"'; ++m_at)
      if (m_text[m_at] == '\\') ++m_at;
    ++m_at;
  }

  std::string_view m_text;
  JsonNode& m_root;
  JsonFault& m_fault;
  std::vector<JsonNode*> m_open;
  std::string m_key;
  std::size_t m_keyBegin = 0;
  std::size_t m_at = 0;
  std::size_t m_count = 0;
};

}  // namespace

bool buildTree(std::string_view text, JsonNode& root, JsonFault& fault) {
  Builder builder(text, root, fault);
  try {
    if (!json::sax_parse(text.begin(), text.end(), &builder)) return false;
  } catch (const std::exception& e) {
    fault = {0, e.what()};
    return false;
  }
  // The library takes a NUL byte for the end of the text.
  const std::size_t nul = text.find('\0');
  if (nul == std::string_view::npos) return true;
  fault = {nul, "found a NUL byte, expected the end of the text"};
  return false;
}

}  // namespace frontage::core
