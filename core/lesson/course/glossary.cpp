#include "core/lesson/course/glossary.h"

#include "core/json/object_reader.h"
#include "core/json/printable.h"
#include "core/lesson/course/plain_text.h"
#include "core/rules/resources.h"

#include <algorithm>
#include <filesystem>
#include <stdexcept>
#include <utility>

namespace frontage::core {

namespace {

class GlossaryReader {
 public:
  GlossaryReader(const JsonDocument& document, Glossary& glossary) : m_report(document), m_glossary(glossary) {}

  std::vector<Problem> read(const JsonNode& node, bool& good) {
    ObjectReader root(node, "", m_report);
    std::string format;
    int version = 0;
    root.find("$schema", Need::Optional, "");
    if (root.text("format", format, Need::Required) && format != "frontage-glossary")
      root.unexpected(*node.member("format"), "format", "\"frontage-glossary\"");
    root.whole("version", version, {1, 1}, Need::Required);
    if (const JsonNode* list = root.list("terms", Need::Required))
      for (std::size_t i = 0; i < list->children.size(); ++i)
        readTerm(list->children[i], childPath(root.pathOf("terms"), i));
    refuseUnknown(root);
    good = !m_report.failed();
    return m_report.take();
  }

 private:
  void readTerm(const JsonNode& node, const std::string& path) {
    ObjectReader reader(node, path, m_report);
    Term term;
    if (reader.id("term", term.id) && m_glossary.find(term.id))
      reader.unexpected(*node.member("term"), "term", "each term once");
    for (const JsonNode& member : node.children)
      if (member.key.size() == 2) {
        reader.find(member.key, Need::Optional, "");
        term.byLanguage[member.key] = readWords(member, reader.pathOf(member.key));
      }
    if (reader.valid() && term.byLanguage.empty())
      m_report.error(node, path, "missing \"en\", expected the term in at least one language");
    refuseUnknown(reader);
    m_glossary.terms.push_back(std::move(term));
  }

  TermWords readWords(const JsonNode& node, const std::string& path) {
    ObjectReader reader(node, path, m_report);
    TermWords words;
    reader.text("means", words.means, Need::Required);
    if (const JsonNode* list = reader.list("words", Need::Required)) {
      for (std::size_t i = 0; i < list->children.size(); ++i) {
        const JsonNode& word = list->children[i];
        if (word.kind == JsonNode::Kind::String && !word.text.empty())
          words.words.push_back(word.text);
        else
          m_report.error(word, childPath(reader.pathOf("words"), i),
                         "found " + m_report.found(word) + ", expected a word");
      }
      if (list->children.empty()) reader.unexpected(*list, "words", "at least one word");
    }
    refuseUnknown(reader);
    return words;
  }

  void refuseUnknown(const ObjectReader& reader) {
    for (const JsonNode* member : reader.unknown())
      m_report.errorAtKey(*member, reader.pathOf(member->key), "unknown field " + core::quoted(member->key));
  }

  Report m_report;
  Glossary& m_glossary;
};

Glossary loadBundled() {
  const std::string file = resourceFolder() + "/lessons/glossary.json";
  if (!std::filesystem::exists(file)) return {};
  GlossaryLoad loaded = parseGlossary(readResource(file), file);
  if (!loaded.glossary) throw std::runtime_error(loaded.problems.front().text());
  return std::move(*loaded.glossary);
}

}  // namespace

const Term* Glossary::find(const std::string& id) const noexcept {
  const auto it = std::find_if(terms.begin(), terms.end(), [&](const Term& term) { return term.id == id; });
  return it == terms.end() ? nullptr : &*it;
}

const Glossary& Glossary::bundled() {
  static const Glossary glossary = loadBundled();
  return glossary;
}

GlossaryLoad parseGlossary(const std::string& text, const std::string& file) {
  const JsonDocument document(text, file);
  GlossaryLoad result;
  if (document.fault()) {
    result.problems.push_back(*document.fault());
    return result;
  }
  Glossary glossary;
  bool good = false;
  result.problems = GlossaryReader(document, glossary).read(document.root(), good);
  if (good) result.glossary = std::move(glossary);
  return result;
}

std::vector<std::string> termsIn(const Glossary& glossary, const std::string& language, const std::string& text) {
  std::vector<std::string> found;
  const std::string plain = lowered(text);
  for (const Term& term : glossary.terms) {
    const auto words = term.byLanguage.find(language);
    if (words == term.byLanguage.end()) continue;
    const auto stands = [&](const std::string& word) { return hasWord(plain, lowered(word)); };
    if (std::any_of(words->second.words.begin(), words->second.words.end(), stands)) found.push_back(term.id);
  }
  return found;
}

}  // namespace frontage::core
