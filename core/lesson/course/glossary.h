#pragma once

#include "core/json/problem.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace frontage::core {

/// A term of the game in one language.
struct TermWords {
  std::vector<std::string> words;  ///< all forms that may stand in a text
  std::string means;               ///< in plain words
};

struct Term {
  std::string id;
  std::map<std::string, TermWords> byLanguage;
};

/// The terms that lessons explain (docs/lessons.md "The glossary"). Which lesson introduces one is said by the lessons.
struct Glossary {
  std::vector<Term> terms;

  [[nodiscard]] const Term* find(const std::string& id) const noexcept;
  /// That of resourceFolder(), loaded once; empty when there is no such file. Throws std::runtime_error with one line
  /// when it is broken.
  [[nodiscard]] static const Glossary& bundled();
};

struct GlossaryLoad {
  std::optional<Glossary> glossary;
  std::vector<Problem> problems;
};
[[nodiscard]] GlossaryLoad parseGlossary(const std::string& text, const std::string& file);

/// Terms whose words stand in a text: whole words, upper and lower case alike.
[[nodiscard]] std::vector<std::string> termsIn(const Glossary& glossary, const std::string& language,
                                               const std::string& text);

}  // namespace frontage::core
