#pragma once

#include <optional>
#include <string_view>

namespace frontage::core {

/// Reads along a text, one thing after the other. Everything skips the blanks before it.
class Scanner {
 public:
  explicit Scanner(std::string_view text) noexcept : m_rest(text) {}

  /// A number without a sign; a comma counts as the decimal point before a single digit, and splits lists else.
  [[nodiscard]] std::optional<double> number();
  /// Takes the word if the text goes on with it.
  bool take(std::string_view word) noexcept;
  /// Takes the first of them that fits.
  template <class Words>
  bool takeAny(const Words& words) noexcept {
    for (const std::string_view word : words)
      if (take(word)) return true;
    return false;
  }
  /// Takes one character, whatever it is.
  void skip() noexcept;
  [[nodiscard]] bool atEnd() noexcept;
  [[nodiscard]] std::string_view rest() const noexcept { return m_rest; }

 private:
  void skipBlanks() noexcept;
  std::string_view m_rest;
};

}  // namespace frontage::core
