#pragma once

#include "core/rules/ruleset.h"

#include <map>
#include <string>
#include <vector>

namespace frontage::core {

/// One sentence about a clause. `words` are English and the key of a translation; "{}" in them stands for `value`.
struct ClauseSentence {
  std::string words;
  std::string value;
  bool assumed = false;  ///< no text of the ruleset's family settles it
  [[nodiscard]] std::string text() const;
};

/// What every clause of rules.md says, in plain words: what all rulesets share, then a sentence for each cell of the
/// ruleset's table. The words hang on the values of the fields, not on the ruleset, so that a new ruleset or a house
/// rule is described right. Loaded from resources/clauses.
class ClauseBook {
 public:
  /// From JSON text. Throws std::runtime_error with one line naming the place, what was found and what was expected.
  [[nodiscard]] static ClauseBook parse(const std::string& text, const std::string& file);
  /// All *.json of `folder`/clauses. The same errors; so is a clause that two files describe.
  [[nodiscard]] static ClauseBook load(const std::string& folder);
  /// The book of resourceFolder(), loaded once.
  [[nodiscard]] static const ClauseBook& bundled();

  [[nodiscard]] std::vector<Clause> clauses() const;
  /// What this ruleset has: the shared sentence first. Empty for an unknown clause.
  [[nodiscard]] std::vector<ClauseSentence> sentences(const Clause& clause, const Ruleset& rules) const;
  /// The same as one English text.
  [[nodiscard]] std::string text(const Clause& clause, const Ruleset& rules) const;
  /// Every sentence that any ruleset could get, for translators and tests.
  [[nodiscard]] std::vector<std::string> allWords() const;

 private:
  struct Rule {
    std::string field;
    std::string value;  ///< JSON text; empty = any value
    std::string words;
  };
  struct Entry {
    std::string words;
    std::vector<Rule> rules;
  };
  std::vector<Clause> m_order;
  std::map<Clause, Entry> m_entries;

  friend class ClauseBookReader;
};

}  // namespace frontage::core
