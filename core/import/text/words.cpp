#include "core/import/text/words.h"

#include "core/json/printable.h"
#include "core/text/number.h"

#include <algorithm>
#include <array>
#include <cmath>
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

/// Letters with and without their accents are one in a key: people leave them out, above all of capitals.
constexpr std::array kAccents{
    std::pair{"à"sv, "a"sv}, std::pair{"á"sv, "a"sv}, std::pair{"â"sv, "a"sv},  std::pair{"ä"sv, "a"sv},
    std::pair{"ç"sv, "c"sv}, std::pair{"è"sv, "e"sv}, std::pair{"é"sv, "e"sv},  std::pair{"ê"sv, "e"sv},
    std::pair{"ë"sv, "e"sv}, std::pair{"ì"sv, "i"sv}, std::pair{"í"sv, "i"sv},  std::pair{"î"sv, "i"sv},
    std::pair{"ï"sv, "i"sv}, std::pair{"ñ"sv, "n"sv}, std::pair{"ò"sv, "o"sv},  std::pair{"ó"sv, "o"sv},
    std::pair{"ô"sv, "o"sv}, std::pair{"ö"sv, "o"sv}, std::pair{"ù"sv, "u"sv},  std::pair{"ú"sv, "u"sv},
    std::pair{"û"sv, "u"sv}, std::pair{"ü"sv, "u"sv}, std::pair{"ß"sv, "ss"sv}, std::pair{"ą"sv, "a"sv},
    std::pair{"ć"sv, "c"sv}, std::pair{"ę"sv, "e"sv}, std::pair{"ł"sv, "l"sv},  std::pair{"ń"sv, "n"sv},
    std::pair{"ś"sv, "s"sv}, std::pair{"ź"sv, "z"sv}, std::pair{"ż"sv, "z"sv},  std::pair{"œ"sv, "oe"sv},
};

/// No letter: an accent that stands apart from its letter, a sign of Latin-1 (a hard space, «), a typographic sign
/// (’, –, a narrow space), or one of Chinese texts.
bool isSign(std::string_view character) noexcept {
  const bool accent = character >= "\xCC\x80"sv && character < "\xCD\xB0"sv;
  const bool latin = character >= "\xC2\x80"sv && character < "\xC3\x80"sv;
  const bool typographic = character >= "\xE2\x80\x80"sv && character < "\xE2\x82\x80"sv;
  const bool chinese = character >= "\xE3\x80\x80"sv && character < "\xE3\x81\x80"sv;
  return accent || latin || typographic || chinese || character == "\xC3\x97"sv;
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
  const std::string small = folded(text);
  for (std::string_view rest = small; !rest.empty();) {
    const std::string_view character = rest.substr(0, std::max<std::size_t>(utf8Length(rest), 1));
    rest.remove_prefix(character.size());
    const char c = character.front();
    const bool ascii = static_cast<unsigned char>(c) < 0x80;
    const bool letter = ascii ? (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') : !isSign(character);
    if (!letter) continue;
    const auto accent =
        std::find_if(kAccents.begin(), kAccents.end(), [&](const auto& pair) { return pair.first == character; });
    key += accent == kAccents.end() ? character : accent->second;
  }
  return key;
}

std::string shownNumber(double value) {
  return formatNumber(std::round(value * 100) / 100);
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
