#include "app/cli/input.h"

#include "core/rules/ruleset_library.h"

#include <iostream>
#include <stdexcept>

namespace frontage::cli {

core::LoadResult load(const std::string& file) {
  if (file != "-") return core::loadScenario(file);
  std::string text(core::kMaxScenarioBytes + 1, '\0');  // one more than allowed is enough to know
  std::cin.read(text.data(), static_cast<std::streamsize>(text.size()));
  text.resize(static_cast<std::size_t>(std::cin.gcount()));
  return core::parseScenario(text, "<stdin>");
}

void requireRuleset(const std::string& id) {
  const core::RulesetLibrary& library = core::RulesetLibrary::bundled();
  if (library.find(id)) return;
  std::string known;
  for (const std::string& each : library.ids()) known += " " + each;
  throw std::runtime_error("frontage-cli: --ruleset: found \"" + id + "\", expected one of:" + known);
}

namespace {

const core::Unit& requireUnit(const core::PhaseState& state, const Arguments& arguments, const std::string& option,
                              const std::string& id) {
  if (const core::Unit* unit = state.field.find(core::UnitId{id})) return *unit;
  throw std::runtime_error("frontage-cli: " + arguments.files.front() + ": " + option + ": found \"" + id +
                           "\", expected the id of a unit in the file");
}

}  // namespace

core::UnitId requireCharger(const core::PhaseState& state, const Arguments& arguments) {
  return requireUnit(state, arguments, "--charger", arguments.charger).id;
}

ChargePair requirePair(const core::PhaseState& state, const Arguments& arguments) {
  const core::Unit& charger = requireUnit(state, arguments, "--charger", arguments.charger);
  const core::Unit& target = requireUnit(state, arguments, "--target", arguments.target);
  if (!core::areEnemies(charger, target))
    throw std::runtime_error("frontage-cli: " + arguments.files.front() + ": --target: found \"" + target.id.value +
                             "\", expected an enemy of \"" + charger.id.value + "\"");
  return {charger.id, target.id};
}

std::optional<core::Scenario> loadInput(const Arguments& arguments, const Streams& streams) {
  if (arguments.ruleset) requireRuleset(*arguments.ruleset);
  core::LoadResult loaded = load(arguments.files.front());
  for (const core::Problem& problem : loaded.problems) streams.err << problem.text() << '\n';
  if (!loaded.ok()) return std::nullopt;
  if (arguments.ruleset) loaded.scenario->rulesetId = *arguments.ruleset;
  if (arguments.seed) loaded.scenario->seed = arguments.seed;
  return std::move(loaded.scenario);
}

}  // namespace frontage::cli
