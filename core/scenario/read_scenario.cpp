#include "core/rules/read_field.h"
#include "core/rules/ruleset_fields.h"
#include "core/rules/ruleset_library.h"
#include "core/scenario/embedded.h"
#include "core/scenario/reading.h"

#include <exception>
#include <stdexcept>
#include <utility>

namespace frontage::core {

namespace {

using Kind = JsonNode::Kind;

void readRuleset(ScenarioReading& reading, ObjectReader& root) {
  const RulesetLibrary& library = RulesetLibrary::bundled();
  std::string expected = "the id of a ruleset:";
  for (const std::string& id : library.ids()) expected += " " + id;
  const JsonNode* node = root.find("ruleset", Need::Required, expected);
  if (!node) return;
  if (node->kind == Kind::String && library.find(node->text))
    reading.scenario.rulesetId = node->text;
  else
    root.unexpected(*node, "ruleset", expected);
}

void readHouseRules(ScenarioReading& reading, ObjectReader& root) {
  const JsonNode* node = root.object("house_rules");
  if (!node) return;
  ObjectReader reader(*node, root.pathOf("house_rules"), reading.report);  // for its check of double names
  Ruleset scratch;
  for (const JsonNode& member : node->children) {
    const RulesetField* field = findRulesetField(member.key);
    if (!field)
      reading.report.errorAtKey(member, reader.pathOf(member.key), "found no such rule, expected the name of one");
    else if (!field->set(scratch, fieldValueOf(member)))
      reader.unexpected(member, member.key, field->expected());
    else
      reading.scenario.houseRules[member.key] = reading.report.document().compact(member);
  }
}

void readTable(ScenarioReading& reading, ObjectReader& root) {
  const JsonNode* node = root.object("table");
  if (!node) return;
  ObjectReader reader(*node, root.pathOf("table"), reading.report);
  reader.number("width", reading.scenario.field.table.width, kTableBounds, Need::Required);
  reader.number("height", reading.scenario.field.table.height, kTableBounds, Need::Required);
  reading.keepUnknown(reader, "the table", "/table");
}

void readAll(ScenarioReading& reading, ObjectReader& root) {
  if (!isOfFormat(root, "frontage-scenario")) return;
  if (const JsonNode* schema = root.find("$schema", Need::Optional, ""))  // editors put it there: no news
    reading.scenario.unknown[""]["$schema"] = reading.report.document().compact(*schema);
  root.text("name", reading.scenario.name);
  root.text("notes", reading.scenario.notes);
  readRuleset(reading, root);
  readHouseRules(reading, root);
  readTable(reading, root);
  readArmies(reading, root);
  reading.mention(root, "active", Mention::Of::Army, reading.scenario.active.value);
  readUnits(reading, root);
  readTerrain(reading, root);
  readOrders(reading, root);
  readDice(reading, root);
  readBranches(reading, root);
  reading.keepUnknown(root, "the scenario", "");
  checkReferences(reading);
  if (!reading.report.failed()) checkPlaces(reading);
}

LoadResult parse(const std::string& text, const std::string& file) {
  LoadResult result;
  if (text.size() > kMaxScenarioBytes) {
    result.problems.push_back(
        {Problem::Severity::Error, file, "", 0, 0,
         "found more than 4 MiB, expected at most " + std::to_string(kMaxScenarioBytes) + " bytes"});
    return result;
  }
  const JsonDocument document(text, file);
  if (document.fault()) {
    result.problems.push_back(*document.fault());
    return result;
  }
  Scenario scenario;
  Report report(document);
  ObjectReader root(document.root(), "", report);
  ScenarioReading reading(scenario, report, UnitLibrary::bundled());
  readAll(reading, root);
  if (!report.failed()) result.scenario = std::move(scenario);
  result.problems = report.take();
  result.given = std::move(reading.given);
  return result;
}

}  // namespace

std::optional<Scenario> readScenarioAt(const JsonNode& node, const std::string& path, Report& report) {
  Scenario scenario;
  // Its own report, so that a fault elsewhere in the document does not keep its places from being checked.
  Report own(report.document());
  ObjectReader root(node, path, own);
  ScenarioReading reading(scenario, own, UnitLibrary::bundled());
  readAll(reading, root);
  const bool good = !own.failed();
  report.add(own.take());
  if (!good) return std::nullopt;
  return scenario;
}

LoadResult parseScenario(const std::string& text, const std::string& file) {
  try {
    return parse(text, file);
  } catch (const std::runtime_error& e) {  // the program's own data files cannot be read: it says which, and where
    return {std::nullopt, {{Problem::Severity::Error, "", "", 0, 0, e.what()}}};
  } catch (const std::exception& e) {  // memory ran out
    return {std::nullopt, {{Problem::Severity::Error, file, "", 0, 0, e.what()}}};
  }
}

}  // namespace frontage::core
