#include "core/rules/ruleset_library.h"

#include "core/rules/ruleset_fields.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <stdexcept>

namespace frontage::core {

namespace {

using nlohmann::json;

[[noreturn]] void fail(const std::string& where, const std::string& what) {
  throw std::runtime_error(where + ": " + what);
}

json parseText(const std::string& text, const std::string& where) {
  try {
    return json::parse(text);
  } catch (const json::exception& e) {
    fail(where, e.what());
  }
}

FieldValue fieldValue(const json& value) {
  if (value.is_boolean()) return value.get<bool>();
  if (value.is_number()) return value.get<double>();
  if (value.is_string()) return value.get<std::string>();
  return std::string();  // no policy is called so: the field refuses it
}

void setNamed(Ruleset& rules, const std::string& name, const json& value, const std::string& where) {
  const RulesetField* field = findRulesetField(name);
  if (!field) fail(where, "unknown field \"" + name + "\"");
  if (!field->set(rules, fieldValue(value)))
    fail(where, "field \"" + name + "\": found " + value.dump() + ", expected " + field->expected());
}

std::string takeString(json& object, const std::string& name, const std::string& where) {
  const auto it = object.find(name);
  if (it == object.end()) fail(where, "missing field \"" + name + "\"");
  if (!it->is_string() || it->get_ref<const std::string&>().empty())
    fail(where, "field \"" + name + "\": found " + it->dump() + ", expected a text");
  std::string value = *it;
  object.erase(it);
  return value;
}

std::vector<std::string> takeAssumed(json& object, const std::string& where) {
  const auto it = object.find("assumed");
  if (it == object.end()) return {};
  std::vector<std::string> names;
  if (!it->is_array()) fail(where, "field \"assumed\": found " + it->dump() + ", expected a list of field names");
  for (const json& name : *it) {
    if (!name.is_string() || !findRulesetField(name.get_ref<const std::string&>()))
      fail(where, "field \"assumed\": found " + name.dump() + ", expected the name of a field");
    names.push_back(name);
  }
  object.erase(it);
  return names;
}

}  // namespace

Ruleset parseRuleset(const std::string& text, const std::string& file) {
  json object = parseText(text, file);
  if (!object.is_object()) fail(file, "found " + std::string(object.type_name()) + ", expected an object");
  Ruleset rules;
  rules.id = takeString(object, "id", file);
  rules.title = takeString(object, "title", file);
  rules.source = takeString(object, "source", file);
  rules.assumed = takeAssumed(object, file);
  for (const auto& [name, value] : object.items()) setNamed(rules, name, value, file);
  for (const RulesetField& field : rulesetFields())
    if (!object.contains(field.name)) fail(file, "missing field \"" + std::string(field.name) + "\"");
  return rules;
}

Ruleset withHouseRules(const Ruleset& rules, const std::map<std::string, std::string>& houseRules) {
  Ruleset changed = rules;
  for (const auto& [name, text] : houseRules) {
    setNamed(changed, name, parseText(text, "house rule \"" + name + "\""), "house rules");
    changed.assumed.erase(std::remove(changed.assumed.begin(), changed.assumed.end(), name), changed.assumed.end());
  }
  return changed;
}

RulesetLibrary RulesetLibrary::load(const std::string& folder) {
  RulesetLibrary library;
  for (const std::string& file : resourceFiles(folder, "rulesets")) {
    auto rules = std::make_shared<const Ruleset>(parseRuleset(readResource(file), file));
    if (!library.m_rulesets.emplace(rules->id, rules).second) fail(file, "id \"" + rules->id + "\" is used twice");
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
