#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "core/import/file/list_limits.h"
#include "core/import/import_list.h"
#include "core/import/list_report.h"
#include "core/import/list_scenario.h"
#include "core/import/text/words.h"
#include "core/json/printable.h"
#include "core/rules/ruleset_library.h"

#include <iostream>
#include <stdexcept>
#include <utility>
#include <vector>

namespace frontage::cli {

namespace {

using core::JsonValue;

core::ImportResult read(const std::string& file) {
  if (file != "-") return core::importListFile(file);
  std::string bytes;
  std::vector<char> piece(64 * 1024);
  while (std::cin.read(piece.data(), static_cast<std::streamsize>(piece.size())), std::cin.gcount() > 0) {
    bytes.append(piece.data(), static_cast<std::size_t>(std::cin.gcount()));
    if (bytes.size() > core::kMaxListBytes) break;  // enough to know that it is too large
  }
  return core::importList(bytes, "<stdin>");
}

/// The army's id becomes part of a file.
std::string armyOf(const Arguments& arguments) {
  if (arguments.army.empty()) return "red";
  if (core::printable(arguments.army) == arguments.army) return arguments.army;
  throw std::runtime_error("frontage-cli: --army: found \"" + core::printable(arguments.army) +
                           "\", expected a name without control characters");
}

core::Problem problemOf(const core::Remark& remark, const std::string& file) {
  return {
      core::Problem::Severity::Warning, file, remark.unit, remark.place.line, remark.place.column, sentenceOf(remark)};
}

/// What was not understood and what was guessed, in the order of the list.
void tellRemarks(const core::ImportedList& list, const std::string& file, std::ostream& err) {
  for (const core::Remark& remark : list.remarks) err << problemOf(remark, file).text() << '\n';
  for (const core::ImportedUnit& unit : list.units)
    if (const std::string guesses = guessesOf(unit); !guesses.empty())
      err << core::Problem{core::Problem::Severity::Warning,
                           file,
                           unit.name,
                           unit.place.line,
                           unit.place.column,
                           guesses}
                 .text()
          << '\n';
}

std::string sizeOf(const core::Table& table) {
  return core::shownNumber(table.width) + "\" x " + core::shownNumber(table.height) + "\"";
}

void tellUnits(const core::ImportedList& list, const core::ListScenario& made, const std::string& output,
               std::ostream& out) {
  out << formatName(list.format) << (list.name.empty() ? "" : " " + core::quoted(list.name)) << ": "
      << list.units.size() << (list.units.size() == 1 ? " unit" : " units") << " on a table of "
      << sizeOf(made.scenario.field.table) << ", ruleset " << made.scenario.rulesetId << ", written to "
      << core::printable(output) << '\n';
  for (const core::Unit& unit : made.scenario.field.units)
    out << "  " << unit.id.value << ": " << core::printable(unit.name) << ", " << unit.models << " in " << unit.files
        << " files, base " << core::shownNumber(unit.base.width) << "x" << core::shownNumber(unit.base.depth) << ", M "
        << core::shownNumber(unit.stats.movement) << ", Ld " << unit.stats.leadership << ", US "
        << core::shownNumber(unit.stats.unitStrength) << '\n';
}

JsonValue toJson(const core::ImportedList& list, const core::ListScenario& made, const Arguments& arguments) {
  JsonValue units = JsonValue::array();
  for (std::size_t i = 0; i < list.units.size(); ++i) {
    JsonValue unit = JsonValue::object().add("id", JsonValue::text(made.scenario.field.units[i].id.value));
    units.push(std::move(unit.add("imported", core::toJson(list.units[i]))));
  }
  JsonValue remarks = JsonValue::array();
  for (const core::Remark& remark : list.remarks) remarks.push(core::toJson(remark));
  return JsonValue::object()
      .add("list", JsonValue::text(arguments.files.front()))
      .add("format", JsonValue::text(formatName(list.format)))
      .add("name", JsonValue::text(list.name))
      .add("scenario", JsonValue::text(arguments.output))
      .add("enlarged", JsonValue::flag(made.enlarged))
      .add("units", std::move(units))
      .add("remarks", std::move(remarks));
}

int import(const Arguments& arguments, const Streams& streams) {
  if (arguments.ruleset) requireRuleset(*arguments.ruleset);
  const std::string army = armyOf(arguments);
  requireOutput(arguments);
  const core::ImportResult result = read(arguments.files.front());
  if (!result.ok()) throw std::runtime_error(result.error.text());
  const core::ImportedList& list = *result.list;
  const std::string& file = result.error.file;
  core::ListScenario made =
      scenarioOf(list, {army}, arguments.ruleset.value_or(core::RulesetLibrary::bundled().ids().front()));
  if (arguments.seed) made.scenario.seed = arguments.seed;
  if (!made.fits)
    throw std::runtime_error(core::printable(file) + ": found an army of " + std::to_string(list.units.size()) +
                             " units that no table can hold, expected fewer or smaller ones");
  tellRemarks(list, file, streams.err);
  if (made.enlarged)
    streams.err << core::printable(file) << ": warning: the table was enlarged to " << sizeOf(made.scenario.field.table)
                << " to hold the army\n";
  if (const auto fault = saveScenario(made.scenario, arguments.output)) throw std::runtime_error(*fault);
  if (arguments.json)
    streams.out << toJson(list, made, arguments).pretty();
  else
    tellUnits(list, made, arguments.output, streams.out);
  return kDone;
}

}  // namespace

Command importCommand() {
  return {"import",
          "Makes a scenario of an army list of BattleScribe, New Recruit or Old World Builder",
          {Takes::List, Takes::Output, Takes::Army},
          &import};
}

}  // namespace frontage::cli
