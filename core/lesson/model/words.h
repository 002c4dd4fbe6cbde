#pragma once

#include <map>
#include <string>

namespace frontage::core {

/// The same text in several languages, by their two letters ("en", "de"). Markdown.
struct Words {
  std::map<std::string, std::string> byLanguage;

  /// The text in that language, else in English, else in any; empty only when there is none at all.
  [[nodiscard]] const std::string& in(const std::string& language) const;
  [[nodiscard]] bool empty() const noexcept { return byLanguage.empty(); }
  bool operator==(const Words&) const = default;
};

}  // namespace frontage::core
