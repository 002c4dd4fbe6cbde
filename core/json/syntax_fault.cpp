#include "core/json/syntax_fault.h"

#include "core/json/printable.h"

#include <algorithm>
#include <cctype>

namespace frontage::core {

namespace {

bool isWordPart(char c) noexcept {
  return std::isalnum(static_cast<unsigned char>(c)) || c == '.' || c == '+' || c == '-' || c == '_';
}

bool has(std::string_view complaint, std::string_view words) noexcept {
  return complaint.find(words) != std::string_view::npos;
}

std::size_t wordStart(std::string_view text, std::size_t last) noexcept {
  while (last > 0 && isWordPart(text[last - 1])) --last;
  return last;
}

/// Where the token begins that ends at `last`. Of a word the parser has read all, or up to the first wrong letter,
/// which may be whatever follows it ("tru]"): then the word is unfinished, and no number or literal of its own before
/// an unknown sign ("7'").
std::size_t tokenStart(std::string_view text, std::size_t last, std::string_view token,
                       std::string_view complaint) noexcept {
  last = std::min(last, text.size());
  if (has(complaint, "unexpected string literal")) return last + 1 - std::min(token.size(), last + 1);
  if (has(complaint, "unexpected") && has(complaint, "literal;") && last < text.size()) return wordStart(text, last);
  if (!has(complaint, "invalid literal") && !has(complaint, "number")) return last;
  const std::size_t start = wordStart(text, last);
  if (start == last || (last < text.size() && isWordPart(text[last]))) return start;
  const std::string_view word = text.substr(start, last - start);
  const bool unfinished = std::string_view("tfn-").find(word.front()) != std::string_view::npos && word != "true" &&
                          word != "false" && word != "null";
  return unfinished || has(complaint, "number") ? start : last;
}

std::string wordAt(std::string_view text, std::size_t at) {
  std::size_t end = at;
  while (end < text.size() && isWordPart(text[end])) ++end;
  if (end == at && at < text.size()) end += std::max<std::size_t>(utf8Length(text.substr(at)), 1);
  return std::string(text.substr(at, end - at));
}

bool isNoFiniteNumber(std::string word) {
  std::transform(word.begin(), word.end(), word.begin(), [](unsigned char c) { return std::tolower(c); });
  const std::size_t sign = word.rfind('-', 0) == 0 || word.rfind('+', 0) == 0 ? 1 : 0;
  return word.compare(sign, 3, "nan") == 0 || word.compare(sign, 3, "inf") == 0;
}

/// "syntax error while parsing value - REASON; last read: '...'; expected X" -> "REASON; expected X". What was read
/// last may be anything, an end of the message included, hence the first and the last mark.
std::string reasonIn(const std::string& complaint) {
  const std::size_t dash = complaint.find(" - ");
  if (dash == std::string::npos) return complaint;
  std::string reason = complaint.substr(dash + 3);
  const std::size_t read = reason.find("; last read: ");
  const std::size_t expected = reason.rfind("; expected ");
  if (read == std::string::npos) return reason;
  const bool told = expected != std::string::npos && expected > read;
  return reason.substr(0, read) + (told ? reason.substr(expected) : "");
}

}  // namespace

JsonFault syntaxFault(std::string_view text, std::size_t position, std::string_view token,
                      const std::string& complaint) {
  const std::size_t at = tokenStart(text, position == 0 ? 0 : position - 1, token, complaint);
  const std::string word = wordAt(text, at);
  const std::string shown = "'" + shortened(printable(word)) + "'";
  if (isNoFiniteNumber(word)) return {at, "found " + shown + ", expected a finite number"};
  if (has(complaint, "number overflow")) return {at, "found the number " + shown + ", expected one below 1.8e308"};
  std::string what = "not JSON: " + reasonIn(complaint);
  if (!has(complaint, "unexpected") && !word.empty()) what += ", found " + shown;
  return {at, printable(what)};
}

}  // namespace frontage::core
