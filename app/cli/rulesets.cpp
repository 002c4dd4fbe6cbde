#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "core/json/json_value.h"
#include "core/rules/ruleset_fields.h"
#include "core/rules/ruleset_library.h"

#include <memory>

namespace frontage::cli {

namespace {

using core::JsonValue;

JsonValue fieldsOf(const core::Ruleset& rules) {
  JsonValue fields = JsonValue::object();
  for (const core::RulesetField& field : core::rulesetFields())
    fields.add(field.name, JsonValue::raw(core::toJson(field.get(rules))));
  return fields;
}

JsonValue toJson(const core::Ruleset& rules) {
  JsonValue assumed = JsonValue::array();
  for (const std::string& name : rules.assumed) assumed.push(JsonValue::text(name));
  JsonValue object = JsonValue::object();
  object.add("id", JsonValue::text(rules.id))
      .add("title", JsonValue::text(rules.title))
      .add("source", JsonValue::text(rules.source))
      .add("fields", fieldsOf(rules))
      .add("assumed", std::move(assumed));
  return object;
}

/// What each field means and takes: what somebody who writes house rules needs.
JsonValue fieldGuide() {
  JsonValue guide = JsonValue::array();
  for (const core::RulesetField& field : core::rulesetFields())
    guide.push(JsonValue::object()
                   .add("name", JsonValue::text(field.name))
                   .add("clause", JsonValue::text(field.clause))
                   .add("what", JsonValue::text(field.what))
                   .add("expected", JsonValue::text(field.expected())));
  return guide;
}

int rulesets(const Arguments& arguments, const Streams& streams) {
  if (arguments.ruleset) requireRuleset(*arguments.ruleset);
  JsonValue list = JsonValue::array();
  const core::RulesetLibrary& library = core::RulesetLibrary::bundled();
  for (const std::string& id : library.ids()) {
    if (arguments.ruleset && *arguments.ruleset != id) continue;
    const std::shared_ptr<const core::Ruleset> rules = library.find(id);
    if (arguments.json)
      list.push(toJson(*rules));
    else
      streams.out << id << std::string(id.size() < 10 ? 10 - id.size() : 0, ' ') << ' ' << rules->title << '\n';
    if (arguments.json || !arguments.ruleset) continue;
    for (const core::RulesetField& field : core::rulesetFields())
      streams.out << "  " << field.name << ": " << core::toJson(field.get(*rules)) << "  (" << field.clause << ") "
                  << field.what << '\n';
  }
  if (arguments.json)
    streams.out << JsonValue::object().add("rulesets", std::move(list)).add("fields", fieldGuide()).pretty();
  return kDone;
}

}  // namespace

Command rulesetsCommand() {
  return {"rulesets", "Lists the rulesets; with --ruleset, all fields of one", {}, &rulesets};
}

}  // namespace frontage::cli
