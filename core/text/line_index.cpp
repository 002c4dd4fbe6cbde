#include "core/text/line_index.h"

#include <algorithm>

namespace frontage::core {

LineIndex::LineIndex(std::string_view text) : m_starts{0} {
  for (std::size_t i = 0; i < text.size(); ++i)
    if (text[i] == '\n') m_starts.push_back(static_cast<std::uint32_t>(i + 1));
}

TextPlace LineIndex::placeOf(std::string_view text, std::size_t offset) const noexcept {
  const std::size_t at = std::min(offset, text.size());
  const auto next = std::upper_bound(m_starts.begin(), m_starts.end(), at);
  const auto line = static_cast<int>(next - m_starts.begin());
  int column = 1;
  for (std::size_t i = *(next - 1); i < at; ++i)
    if ((static_cast<unsigned char>(text[i]) & 0xC0) != 0x80) ++column;  // a character, not its further bytes
  return {line, column};
}

}  // namespace frontage::core
