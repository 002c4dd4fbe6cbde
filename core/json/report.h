#pragma once

#include "core/json/document.h"
#include "core/json/problem.h"

#include <string>
#include <string_view>
#include <vector>

namespace frontage::core {

/// Collects what is wrong with one document. Keeps the first kMost problems, so that a file full of nonsense does not
/// bury the reader.
class Report {
 public:
  static constexpr std::size_t kMost = 200;

  explicit Report(const JsonDocument& document) noexcept : m_document(document) {}

  void error(const JsonNode& at, const std::string& path, std::string what);
  void warning(const JsonNode& at, const std::string& path, std::string what);
  /// The same at the name of a member, not at its value.
  void errorAtKey(const JsonNode& member, const std::string& path, std::string what);
  void warningAtKey(const JsonNode& member, const std::string& path, std::string what);

  /// What another report of the same document has found.
  void add(std::vector<Problem> problems);

  [[nodiscard]] const JsonDocument& document() const noexcept { return m_document; }
  [[nodiscard]] bool failed() const noexcept { return m_failed; }
  /// In the order of the file.
  [[nodiscard]] std::vector<Problem> take();

  /// What stands there, for "found ...": a number or text as written, cut when long; "a list", "an object".
  [[nodiscard]] std::string found(const JsonNode& node) const;

 private:
  void add(Problem::Severity severity, std::size_t offset, const std::string& path, std::string what);

  const JsonDocument& m_document;
  std::vector<Problem> m_problems;
  bool m_failed = false;
};

/// The JSON pointer (RFC 6901) of a member.
[[nodiscard]] std::string childPath(const std::string& path, std::string_view key);
[[nodiscard]] std::string childPath(const std::string& path, std::size_t index);

}  // namespace frontage::core
