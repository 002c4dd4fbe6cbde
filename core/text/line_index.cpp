#include "core/text/line_index.h"

#include <algorithm>

namespace frontage::core {

namespace {

constexpr std::size_t kStretch = 256;

/// A character, not one of its further bytes.
bool begins(char c) noexcept {
  return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
}

}  // namespace

LineIndex::LineIndex(std::string_view text) : m_starts{0} {
  m_characters.reserve(text.size() / kStretch + 1);
  std::uint32_t characters = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (i % kStretch == 0) m_characters.push_back(characters);
    if (begins(text[i])) ++characters;
    if (text[i] == '\n') m_starts.push_back(static_cast<std::uint32_t>(i + 1));
  }
  if (text.size() % kStretch == 0) m_characters.push_back(characters);
}

std::uint32_t LineIndex::charactersBefore(std::string_view text, std::size_t offset) const noexcept {
  std::uint32_t count = m_characters[offset / kStretch];
  for (std::size_t i = offset / kStretch * kStretch; i < offset; ++i)
    if (begins(text[i])) ++count;
  return count;
}

TextPlace LineIndex::placeOf(std::string_view text, std::size_t offset) const noexcept {
  const std::size_t at = std::min(offset, text.size());
  const auto next = std::upper_bound(m_starts.begin(), m_starts.end(), at);
  const auto line = static_cast<int>(next - m_starts.begin());
  const std::uint32_t before = charactersBefore(text, at) - charactersBefore(text, *(next - 1));
  return {line, static_cast<int>(before) + 1};
}

}  // namespace frontage::core
