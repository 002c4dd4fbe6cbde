#include "core/json/syntax_fault.h"

#include "core/json/printable.h"

#include <algorithm>
#include <cctype>

namespace frontage::core {

namespace {

bool isWordPart(char c) noexcept {
  return std::isalnum(static_cast<unsigned char>(c)) || c == '.' || c == '+' || c == '-' || c == '_';
}

/// Where the string that ends at `last` begins.
std::size_t stringStart(std::string_view text, std::size_t last) noexcept {
  std::size_t at = last;
  while (at > 0) {
    --at;
    std::size_t slashes = 0;
    while (slashes < at && text[at - 1 - slashes] == '\\') ++slashes;
    if (text[at] == '"' && slashes % 2 == 0) return at;
  }
  return last;
}

std::size_t tokenStart(std::string_view text, std::size_t last, std::string_view complaint) noexcept {
  if (last >= text.size()) return text.size();
  if (complaint.find("unexpected string literal") != std::string_view::npos) return stringStart(text, last);
  std::size_t at = last;
  if (complaint.find("invalid string") != std::string_view::npos) return at;
  while (at > 0 && isWordPart(text[at]) && isWordPart(text[at - 1])) --at;
  return at;
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

JsonFault syntaxFault(std::string_view text, std::size_t position, const std::string& complaint) {
  const std::size_t at = tokenStart(text, position == 0 ? 0 : position - 1, complaint);
  const std::string word = wordAt(text, at);
  const std::string quoted = "'" + shortened(printable(word)) + "'";
  if (isNoFiniteNumber(word)) return {at, "found " + quoted + ", expected a finite number"};
  if (complaint.find("number overflow") != std::string::npos)
    return {at, "found the number " + quoted + ", expected one below 1.8e308"};
  std::string what = "not JSON: " + reasonIn(complaint);
  if (complaint.find("unexpected") == std::string::npos) what += ", found " + quoted;
  return {at, printable(what)};
}

}  // namespace frontage::core
