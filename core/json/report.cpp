#include "core/json/report.h"

#include "core/json/printable.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace frontage::core {

void Report::error(const JsonNode& at, const std::string& path, std::string what) {
  add(Problem::Severity::Error, at.begin, path, std::move(what));
}

void Report::warning(const JsonNode& at, const std::string& path, std::string what) {
  add(Problem::Severity::Warning, at.begin, path, std::move(what));
}

void Report::errorAtKey(const JsonNode& member, const std::string& path, std::string what) {
  add(Problem::Severity::Error, member.keyBegin, path, std::move(what));
}

void Report::warningAtKey(const JsonNode& member, const std::string& path, std::string what) {
  add(Problem::Severity::Warning, member.keyBegin, path, std::move(what));
}

void Report::add(Problem::Severity severity, std::size_t offset, const std::string& path, std::string what) {
  if (severity == Problem::Severity::Error) m_failed = true;
  if (m_problems.size() > kMost) return;
  if (m_problems.size() == kMost) what = "more problems follow, which are not listed";
  const TextPlace place = m_document.placeOf(offset);
  m_problems.push_back({severity, m_document.file(), path, place.line, place.column, std::move(what)});
}

void Report::add(std::vector<Problem> problems) {
  for (Problem& problem : problems) {
    if (problem.severity == Problem::Severity::Error) m_failed = true;
    if (m_problems.size() <= kMost) m_problems.push_back(std::move(problem));
  }
}

std::vector<Problem> Report::take() {
  std::stable_sort(m_problems.begin(), m_problems.end(), [](const Problem& a, const Problem& b) {
    return std::tie(a.line, a.column) < std::tie(b.line, b.column);
  });
  return std::exchange(m_problems, {});
}

std::string Report::found(const JsonNode& node) const {
  switch (node.kind) {
    case JsonNode::Kind::Array:
      return node.children.empty() ? "an empty list" : "a list of " + std::to_string(node.children.size());
    case JsonNode::Kind::Object:
      return "an object";
    case JsonNode::Kind::String:
      return quoted(node.text);
    case JsonNode::Kind::Null:
    case JsonNode::Kind::Boolean:
    case JsonNode::Kind::Number:
      break;
  }
  return shortened(m_document.raw(node));
}

std::string childPath(const std::string& path, std::string_view key) {
  std::string child = path + "/";
  for (const char c : key) {
    if (c == '~')
      child += "~0";
    else if (c == '/')
      child += "~1";
    else
      child += c;
  }
  return child;
}

std::string childPath(const std::string& path, std::size_t index) {
  return path + "/" + std::to_string(index);
}

}  // namespace frontage::core
