#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace frontage::core {

/// What is wrong with a file, and where. One line when printed: file:line:column: what.
struct Problem {
  enum class Severity : std::uint8_t { Error, Warning };
  Severity severity = Severity::Error;
  std::string file;  ///< empty where `what` names the place itself
  std::string path;  ///< JSON pointer, empty when the text itself could not be read
  int line = 0;      ///< from 1; 0 = no place
  int column = 0;    ///< from 1, in characters
  std::string what;  ///< what was found and what was expected
  /// "file:line:column: path: what", "warning: " before the path of a warning; always a single line of valid UTF-8.
  [[nodiscard]] std::string text() const;
};

[[nodiscard]] bool hasError(const std::vector<Problem>& problems) noexcept;

}  // namespace frontage::core
