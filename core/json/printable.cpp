#include "core/json/printable.h"

namespace frontage::core {

namespace {

unsigned byteAt(std::string_view text, std::size_t i) noexcept {
  return static_cast<unsigned char>(text[i]);
}

std::string escaped(unsigned byte) {
  constexpr std::string_view digits = "0123456789abcdef";
  return {'\\', 'x', digits[byte / 16], digits[byte % 16]};
}

/// The bounds of the second byte rule out overlong forms, surrogates and what lies beyond U+10FFFF (RFC 3629).
bool secondByteFits(unsigned first, unsigned second) noexcept {
  if (first == 0xE0) return second >= 0xA0;
  if (first == 0xED) return second < 0xA0;
  if (first == 0xF0) return second >= 0x90;
  if (first == 0xF4) return second < 0x90;
  return true;
}

}  // namespace

std::size_t utf8Length(std::string_view text) noexcept {
  if (text.empty()) return 0;
  const unsigned first = byteAt(text, 0);
  if (first < 0x80) return 1;
  const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  if (first < 0xC2 || first > 0xF4 || text.size() < length) return 0;
  for (std::size_t i = 1; i < length; ++i)
    if ((byteAt(text, i) & 0xC0) != 0x80) return 0;
  return secondByteFits(first, byteAt(text, 1)) ? length : 0;
}

std::string printable(std::string_view text) {
  std::string safe;
  while (!text.empty()) {
    const std::size_t length = utf8Length(text);
    const bool control = length == 1 && (byteAt(text, 0) < 0x20 || byteAt(text, 0) == 0x7F);
    if (length == 0 || control)
      safe += escaped(byteAt(text, 0));
    else
      safe += text.substr(0, length);
    text.remove_prefix(length == 0 ? 1 : length);
  }
  return safe;
}

std::string shortened(std::string_view text, std::size_t limit) {
  std::size_t end = 0;
  for (std::size_t count = 0; end < text.size(); ++count) {
    if (count == limit) return std::string(text.substr(0, end)) + "...";
    const std::size_t length = utf8Length(text.substr(end));
    end += length == 0 ? 1 : length;
  }
  return std::string(text);
}

std::string quoted(std::string_view text) {
  return "\"" + shortened(printable(text)) + "\"";
}

}  // namespace frontage::core
