#include "core/import/text/scanner.h"

#include "core/json/printable.h"

#include <algorithm>
#include <charconv>
#include <string>

namespace frontage::core {

namespace {

bool isDigit(char c) noexcept {
  return c >= '0' && c <= '9';
}

bool digitAt(std::string_view text, std::size_t at) noexcept {
  return at < text.size() && isDigit(text[at]);
}

std::size_t digits(std::string_view text, std::size_t at) noexcept {
  while (digitAt(text, at)) ++at;
  return at;
}

/// Where the number at the start of the text ends.
std::size_t numberEnd(std::string_view text) noexcept {
  const std::size_t whole = digits(text, 0);
  if (whole == 0 || whole >= text.size() || !digitAt(text, whole + 1)) return whole;
  if (text[whole] == '.') return digits(text, whole + 1);
  return text[whole] == ',' && !digitAt(text, whole + 2) ? whole + 2 : whole;
}

}  // namespace

std::optional<double> Scanner::number() {
  skipBlanks();
  const std::size_t end = numberEnd(m_rest);
  if (end == 0) return std::nullopt;
  std::string spelled(m_rest.substr(0, end));
  std::replace(spelled.begin(), spelled.end(), ',', '.');
  double value = 0;
  const auto [stop, fault] =
      std::from_chars(spelled.data(), spelled.data() + spelled.size(), value, std::chars_format::fixed);
  if (fault != std::errc()) return std::nullopt;
  m_rest.remove_prefix(end);
  return value;
}

bool Scanner::take(std::string_view word) noexcept {
  skipBlanks();
  if (!m_rest.starts_with(word)) return false;
  m_rest.remove_prefix(word.size());
  return true;
}

void Scanner::skip() noexcept {
  skipBlanks();
  m_rest.remove_prefix(std::min(std::max<std::size_t>(utf8Length(m_rest), 1), m_rest.size()));
}

bool Scanner::atEnd() noexcept {
  skipBlanks();
  return m_rest.empty();
}

void Scanner::skipBlanks() noexcept {
  constexpr std::string_view hardBlank = "\xC2\xA0";
  while (!m_rest.empty()) {
    if (m_rest.starts_with(hardBlank))
      m_rest.remove_prefix(hardBlank.size());
    else if (std::string_view(" \t\r\n").find(m_rest.front()) != std::string_view::npos)
      m_rest.remove_prefix(1);
    else
      return;
  }
}

}  // namespace frontage::core
