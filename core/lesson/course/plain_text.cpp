#include "core/lesson/course/plain_text.h"

#include <array>
#include <utility>

namespace frontage::core {

namespace {

bool isBlank(char c) noexcept {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}
/// Bytes of letters beyond ASCII count as letters.
bool isLetterOrDigit(char c) noexcept {
  const auto byte = static_cast<unsigned char>(c);
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || byte >= 0x80;
}
/// A blank or a closing mark; in UTF-8 those begin with a byte beyond ASCII.
bool mayFollowSentence(char c) noexcept {
  return isBlank(c) || c == '"' || c == ')' || c == '*' || static_cast<unsigned char>(c) >= 0x80;
}

bool endsSentence(std::string_view text, std::size_t at) noexcept {
  const char c = text[at];
  if (c == '\n') return at + 1 < text.size() && (text[at + 1] == '\n' || text[at + 1] == '-' || text[at + 1] == '*');
  if (c != '.' && c != '!' && c != '?' && c != ':') return false;
  return at + 1 == text.size() || mayFollowSentence(text[at + 1]);
}

}  // namespace

std::vector<std::string> sentencesOf(std::string_view markdown) {
  std::vector<std::string> sentences;
  std::string sentence;
  const auto close = [&] {
    while (!sentence.empty() && isBlank(sentence.back())) sentence.pop_back();
    if (wordCount(sentence) > 0) sentences.push_back(sentence);
    sentence.clear();
  };
  for (std::size_t i = 0; i < markdown.size(); ++i) {
    const char c = markdown[i];
    if (c != '*' && !(sentence.empty() && isBlank(c))) sentence += isBlank(c) ? ' ' : c;
    if (endsSentence(markdown, i)) close();
  }
  close();
  return sentences;
}

std::size_t wordCount(std::string_view sentence) {
  std::size_t words = 0;
  bool counted = false;
  for (std::size_t i = 0; i < sentence.size(); ++i) {
    if (isBlank(sentence[i])) {
      counted = false;
    } else if (static_cast<unsigned char>(sentence[i]) == 0xE2) {
      i += 2;  // dashes and quotation marks: three bytes that are no letter
    } else if (!counted && isLetterOrDigit(sentence[i])) {
      ++words;
      counted = true;
    }
  }
  return words;
}

std::string lowered(std::string_view text) {
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 3> umlauts{
      std::pair{"Ä", "ä"}, std::pair{"Ö", "ö"}, std::pair{"Ü", "ü"}};
  std::string small;
  for (std::size_t i = 0; i < text.size();) {
    bool done = false;
    for (const auto& [big, little] : umlauts)
      if (!done && text.substr(i, big.size()) == big) {
        small += little;
        i += big.size();
        done = true;
      }
    if (done) continue;
    const char c = text[i++];
    small += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  }
  return small;
}

namespace {

/// A letter beside a word makes it another; typographic marks, which begin with 0xE2, do not.
bool joins(std::string_view text, std::size_t at, bool before) noexcept {
  if (!isLetterOrDigit(text[at])) return false;
  if (before) return !(at >= 2 && static_cast<unsigned char>(text[at - 2]) == 0xE2);
  return static_cast<unsigned char>(text[at]) != 0xE2;
}

}  // namespace

bool hasWord(std::string_view text, std::string_view word) {
  for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
    const bool before = at > 0 && joins(text, at - 1, true);
    const std::size_t end = at + word.size();
    const bool after = end < text.size() && joins(text, end, false);
    if (!before && !after) return true;
  }
  return false;
}

}  // namespace frontage::core
