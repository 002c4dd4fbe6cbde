#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace frontage::core {

/// The sentences of a Markdown text, each without its marks: they end at . ! ? and :, at the end of a paragraph and of
/// a list's item. A point within a figure ends none.
[[nodiscard]] std::vector<std::string> sentencesOf(std::string_view markdown);
/// Words are what stands between blanks and holds a letter or a digit.
[[nodiscard]] std::size_t wordCount(std::string_view sentence);

/// Small letters, the German umlauts included.
[[nodiscard]] std::string lowered(std::string_view text);
/// `word`, which may be several words, stands in `text` with no letter or digit beside it.
[[nodiscard]] bool hasWord(std::string_view text, std::string_view word);

/// No sentence of a lesson is longer.
inline constexpr std::size_t kMostWords = 25;

}  // namespace frontage::core
