#include "tests/architecture/function_lengths.h"

#include <cctype>
#include <regex>
#include <string_view>

namespace frontage::tests {

namespace {

/// The text with comments, preprocessor lines and what stands between quotes turned into blanks, line by line the same.
std::string codeOf(const SourceFile& file) {
  static const std::regex noCode(
      R"re(//[^\n]*|/\*[\s\S]*?\*/|R"(\w*)\([\s\S]*?\)\1"|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])+'|\n[ \t]*#[^\n]*)re");
  std::string text = "\n";
  for (const std::string& line : file.lines) text += line + "\n";
  std::string code;
  std::size_t done = 0;
  for (std::sregex_iterator it(text.begin(), text.end(), noCode), none; it != none; ++it) {
    const auto from = static_cast<std::size_t>(it->position());
    // 1'000: between digits the quote is no quote.
    const bool isSeparator = text[from] == '\'' && from > 0 && std::isalnum(static_cast<unsigned char>(text[from - 1]));
    if (isSeparator) continue;
    code.append(text, done, from - done);
    for (const char c : it->str()) code += c == '\n' ? '\n' : ' ';
    done = from + it->str().size();
  }
  return code.append(text, done);
}

enum class Brace : unsigned char { Scope, Value, Body };

Brace kindOf(const std::string& head) {
  static const std::regex scope(R"(^\s*(inline\s+)?namespace\b|^\s*extern\s*$|^[^(=]*\b(class|struct|union)\b[^(=]*$)");
  static const std::regex value(R"(\benum\b|=\s*$|^[^()]*$)");
  if (std::regex_search(head, scope)) return Brace::Scope;
  return std::regex_search(head, value) ? Brace::Value : Brace::Body;
}

std::string inOneLine(const std::string& text) {
  static const std::regex blanks(R"(\s+)");
  return std::regex_replace(text, blanks, " ");
}

/// Whether what ends before `rest` is an initializer of a constructor, so that its body is still to come.
bool goesOn(std::string_view rest) {
  const std::size_t next = rest.find_first_not_of(" \n");
  return next != std::string_view::npos && (rest[next] == ',' || rest[next] == '{');
}

/// Reads code from brace to brace.
class Reader {
 public:
  std::vector<FunctionBody> read(std::string_view code) {
    for (std::size_t i = 1; i < code.size(); ++i) {
      if (code[i] == '\n') ++m_line;
      if (m_open > 0) {
        readInside(code[i], code.substr(i + 1));
      } else {
        readOutside(code[i]);
      }
    }
    return m_found;
  }

 private:
  void readInside(char c, std::string_view rest) {
    if (c == '{') ++m_open;
    if (c != '}' || --m_open > 0) return;
    m_body.last = m_line;
    if (m_kind == Brace::Body) m_found.push_back(m_body);
    if (!goesOn(rest)) m_head.clear();
  }
  void readOutside(char c) {
    if (c == '{') {
      m_kind = kindOf(m_head);
      m_body = {inOneLine(m_head), m_line, m_line};
      if (m_kind == Brace::Scope) {
        m_head.clear();
      } else {
        m_open = 1;
      }
    } else if (c == '}' || c == ';') {
      m_head.clear();
    } else {
      m_head += c;
    }
  }

  std::vector<FunctionBody> m_found;
  std::string m_head;
  std::size_t m_line = 0;
  int m_open = 0;  ///< braces within a body or a value
  Brace m_kind = Brace::Scope;
  FunctionBody m_body;
};

}  // namespace

std::vector<FunctionBody> functionsOf(const SourceFile& file) {
  return Reader().read(codeOf(file));
}

}  // namespace frontage::tests
