#include "core/import/text/words.h"

#include "core/json/printable.h"

#include <array>
#include <utility>

namespace frontage::core {

namespace {

using namespace std::string_view_literals;

/// Capitals beyond ASCII and Latin-1 that begin words of Polish and French lists.
constexpr std::array kCapitals{
    std::pair{"Ą"sv, "ą"sv}, std::pair{"Ć"sv, "ć"sv}, std::pair{"Ę"sv, "ę"sv},
    std::pair{"Ł"sv, "ł"sv}, std::pair{"Ń"sv, "ń"sv}, std::pair{"Ś"sv, "ś"sv},
    std::pair{"Ź"sv, "ź"sv}, std::pair{"Ż"sv, "ż"sv}, std::pair{"Œ"sv, "œ"sv},
};

/// Small, one character.
std::string smallOf(std::string_view character) {
  if (character.size() == 1) {
    const char c = character.front();
    return {c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c};
  }
  std::string small(character);
  const auto second = static_cast<unsigned char>(small[1]);
  const bool capital = small[0] == '\xC3' && second >= 0x80 && second <= 0x9E && second != 0x97;  // À to Þ, not ×
  if (capital) small[1] = static_cast<char>(second + 0x20);
  for (const auto& [large, little] : kCapitals)
    if (character == large) small = little;
  return small;
}

bool isSpace(char c) noexcept {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

}  // namespace

std::string folded(std::string_view text) {
  std::string small;
  while (!text.empty()) {
    const std::size_t length = std::max<std::size_t>(utf8Length(text), 1);
    small += smallOf(text.substr(0, length));
    text.remove_prefix(length);
  }
  return small;
}

std::string keyOf(std::string_view text) {
  std::string key;
  for (const char c : folded(text)) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || static_cast<unsigned char>(c) >= 0x80;
    if (plain) key += c;
  }
  return key;
}

std::string_view trimmed(std::string_view text) noexcept {
  while (!text.empty() && isSpace(text.front())) text.remove_prefix(1);
  while (!text.empty() && isSpace(text.back())) text.remove_suffix(1);
  return text;
}

std::vector<std::string> listed(std::string_view text) {
  std::vector<std::string> parts;
  int depth = 0;
  std::size_t begin = 0;
  for (std::size_t i = 0; i <= text.size(); ++i) {
    const char c = i < text.size() ? text[i] : ',';
    if (c == '(' || c == '{') ++depth;
    if ((c == ')' || c == '}') && depth > 0) --depth;
    if (i < text.size() && (c != ',' || depth > 0)) continue;
    const std::string_view part = trimmed(text.substr(begin, i - begin));
    if (!part.empty()) parts.emplace_back(part);
    begin = i + 1;
  }
  return parts;
}

}  // namespace frontage::core
