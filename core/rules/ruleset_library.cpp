#include "core/rules/ruleset_library.h"

#include "core/json/object_reader.h"
#include "core/rules/read_field.h"
#include "core/rules/ruleset_fields.h"

#include <algorithm>
#include <stdexcept>

namespace frontage::core {

namespace {

std::vector<std::string> readAssumed(ObjectReader& reader) {
  std::vector<std::string> names;
  const JsonNode* list = reader.list("assumed");
  for (std::size_t i = 0; list && i < list->children.size(); ++i) {
    const JsonNode& name = list->children[i];
    if (name.kind == JsonNode::Kind::String && findRulesetField(name.text))
      names.push_back(name.text);
    else
      reader.report().error(name, childPath(reader.pathOf("assumed"), i),
                            "found " + reader.report().found(name) + ", expected the name of a field");
  }
  return names;
}

void readFields(ObjectReader& reader, Ruleset& rules) {
  for (const RulesetField& field : rulesetFields()) {
    const JsonNode* node = reader.find(field.name, Need::Required, field.expected());
    if (node && !field.set(rules, fieldValueOf(*node))) reader.unexpected(*node, field.name, field.expected());
  }
}

}  // namespace

Ruleset parseRuleset(const std::string& text, const std::string& file) {
  const JsonDocument document(text, file);
  if (document.fault()) throw std::runtime_error(document.fault()->text());
  Report report(document);
  ObjectReader reader(document.root(), "", report);
  Ruleset rules;
  reader.id("id", rules.id);
  reader.id("title", rules.title);
  reader.id("source", rules.source);
  readFields(reader, rules);
  rules.assumed = readAssumed(reader);
  for (const JsonNode* member : reader.unknown())
    report.errorAtKey(*member, reader.pathOf(member->key), "unknown field");
  if (report.failed()) throw std::runtime_error(report.take().front().text());
  return rules;
}

Ruleset withHouseRules(const Ruleset& rules, const std::map<std::string, std::string>& houseRules) {
  Ruleset changed = rules;
  for (const auto& [name, text] : houseRules) {
    const std::string where = "house rule \"" + name + "\": ";
    const RulesetField* field = findRulesetField(name);
    if (!field) throw std::runtime_error(where + "found no such rule, expected the name of one");
    const JsonDocument value(text, "house rule");
    if (value.fault() || !field->set(changed, fieldValueOf(value.root())))
      throw std::runtime_error(where + "found " + text + ", expected " + field->expected());
    changed.assumed.erase(std::remove(changed.assumed.begin(), changed.assumed.end(), name), changed.assumed.end());
  }
  return changed;
}

RulesetLibrary RulesetLibrary::load(const std::string& folder) {
  RulesetLibrary library;
  for (const std::string& file : resourceFiles(folder, "rulesets")) {
    auto rules = std::make_shared<const Ruleset>(parseRuleset(readResource(file), file));
    if (!library.m_rulesets.emplace(rules->id, rules).second)
      throw std::runtime_error(file + ": id \"" + rules->id + "\" is used twice");
  }
  return library;
}

const RulesetLibrary& RulesetLibrary::bundled() {
  static const RulesetLibrary library = load(resourceFolder());
  return library;
}

std::shared_ptr<const Ruleset> RulesetLibrary::find(const std::string& id) const {
  const auto it = m_rulesets.find(id);
  return it == m_rulesets.end() ? nullptr : it->second;
}

std::vector<std::string> RulesetLibrary::ids() const {
  std::vector<std::string> all;
  for (const auto& [id, rules] : m_rulesets) all.push_back(id);
  return all;
}

}  // namespace frontage::core
