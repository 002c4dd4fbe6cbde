#include "core/rules/clause_book.h"

#include "core/json/object_reader.h"
#include "core/rules/read_field.h"
#include "core/rules/resources.h"
#include "core/rules/ruleset_fields.h"

#include <algorithm>
#include <stdexcept>

namespace frontage::core {

/// Reads one file into a book.
class ClauseBookReader {
 public:
  ClauseBookReader(const JsonDocument& document, ClauseBook& book)
      : m_report(document), m_root(document.root(), "", m_report), m_book(book) {}

  /// Throws at the first fault.
  void read() {
    const JsonNode* list = m_root.list("clauses", Need::Required);
    for (std::size_t i = 0; list && i < list->children.size(); ++i)
      readClause(list->children[i], childPath(m_root.pathOf("clauses"), i));
    refuseUnknown(m_root);
    if (m_report.failed()) throw std::runtime_error(m_report.take().front().text());
  }

 private:
  void readClause(const JsonNode& node, const std::string& path) {
    ObjectReader reader(node, path, m_report);
    Clause clause;
    ClauseBook::Entry entry;
    reader.id("clause", clause);
    reader.text("words", entry.words, Need::Required);
    const JsonNode* rules = reader.list("rules");
    for (std::size_t i = 0; rules && i < rules->children.size(); ++i)
      entry.rules.push_back(readRule(rules->children[i], childPath(reader.pathOf("rules"), i), clause));
    refuseUnknown(reader);
    if (!m_book.m_entries.emplace(clause, std::move(entry)).second)
      m_report.error(node, path, "clause \"" + clause + "\" is described twice");
    else
      m_book.m_order.push_back(clause);
  }

  ClauseBook::Rule readRule(const JsonNode& node, const std::string& path, const Clause& clause) {
    ObjectReader reader(node, path, m_report);
    ClauseBook::Rule rule;
    reader.id("field", rule.field);
    reader.text("words", rule.words, Need::Required);
    const RulesetField* field = findRulesetField(rule.field);
    if (!field || field->clause != clause)
      m_report.error(node, path,
                     "found the field \"" + rule.field + "\", expected one that belongs to clause " + clause);
    const JsonNode* value = reader.find("value", Need::Optional, "");
    Ruleset probe;
    if (field && value && !field->set(probe, fieldValueOf(*value)))
      reader.unexpected(*value, "value", field->expected());
    else if (value)
      rule.value = toJson(fieldValueOf(*value));
    refuseUnknown(reader);
    return rule;
  }

  void refuseUnknown(ObjectReader& reader) {
    if (!reader.valid()) return;
    for (const JsonNode* member : reader.unknown())
      m_report.errorAtKey(*member, reader.pathOf(member->key), "unknown field \"" + member->key + "\"");
  }

  Report m_report;
  ObjectReader m_root;
  ClauseBook& m_book;
};

namespace {

void readInto(ClauseBook& book, const std::string& text, const std::string& file) {
  const JsonDocument document(text, file);
  if (document.fault()) throw std::runtime_error(document.fault()->text());
  ClauseBookReader(document, book).read();
}

}  // namespace

std::string ClauseSentence::text() const {
  std::string filled = words;
  if (const auto at = filled.find("{}"); at != std::string::npos) filled.replace(at, 2, value);
  return filled;
}

ClauseBook ClauseBook::parse(const std::string& text, const std::string& file) {
  ClauseBook book;
  readInto(book, text, file);
  return book;
}

ClauseBook ClauseBook::load(const std::string& folder) {
  ClauseBook book;
  for (const std::string& file : resourceFiles(folder, "clauses")) readInto(book, readResource(file), file);
  return book;
}

const ClauseBook& ClauseBook::bundled() {
  static const ClauseBook book = load(resourceFolder());
  return book;
}

std::vector<Clause> ClauseBook::clauses() const {
  return m_order;
}

std::vector<ClauseSentence> ClauseBook::sentences(const Clause& clause, const Ruleset& rules) const {
  const auto entry = m_entries.find(clause);
  if (entry == m_entries.end()) return {};
  std::vector<ClauseSentence> found{{entry->second.words, {}, false}};
  for (const Rule& rule : entry->second.rules) {
    const std::string value = toJson(findRulesetField(rule.field)->get(rules));
    if (!rule.value.empty() && rule.value != value) continue;
    const bool assumed = std::find(rules.assumed.begin(), rules.assumed.end(), rule.field) != rules.assumed.end();
    found.push_back({rule.words, value, assumed});
  }
  return found;
}

std::string ClauseBook::text(const Clause& clause, const Ruleset& rules) const {
  std::string all;
  for (const ClauseSentence& sentence : sentences(clause, rules))
    all += (all.empty() ? "" : " ") + sentence.text() + (sentence.assumed ? " (Assumed.)" : "");
  return all;
}

std::vector<std::string> ClauseBook::allWords() const {
  std::vector<std::string> all;
  for (const Clause& clause : m_order) {
    const Entry& entry = m_entries.at(clause);
    all.push_back(entry.words);
    for (const Rule& rule : entry.rules) all.push_back(rule.words);
  }
  return all;
}

}  // namespace frontage::core
