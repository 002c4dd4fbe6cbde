#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace frontage::core {

/// Line and column, from 1; columns count characters, not bytes. Line 0 is no place.
struct TextPlace {
  int line = 1;
  int column = 1;
  bool operator==(const TextPlace&) const = default;
};

/// Finds the line and column of a byte, in little time also where a whole file is one line, as programs write JSON.
class LineIndex {
 public:
  explicit LineIndex(std::string_view text);
  /// `text` is the text that the index was made of; an offset past its end is the place of its end.
  [[nodiscard]] TextPlace placeOf(std::string_view text, std::size_t offset) const noexcept;

 private:
  [[nodiscard]] std::uint32_t charactersBefore(std::string_view text, std::size_t offset) const noexcept;

  std::vector<std::uint32_t> m_starts;
  std::vector<std::uint32_t> m_characters;  ///< before each stretch of kStretch bytes
};

}  // namespace frontage::core
