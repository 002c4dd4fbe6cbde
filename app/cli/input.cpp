#include "app/cli/input.h"

#include "core/json/printable.h"
#include "core/lesson/check/check_lesson.h"
#include "core/lesson/read/lesson_file.h"
#include "core/rules/ruleset_library.h"

#include <filesystem>
#include <fstream>
#include <iostream>
#include <stdexcept>
#include <utility>

namespace frontage::cli {

namespace {

/// What messages call a file.
std::string shownName(const std::string& file) {
  return file == "-" ? "<stdin>" : file;
}

std::runtime_error misnamed(const Arguments& arguments, const std::string& option, const std::string& id,
                            const std::string& expected) {
  return std::runtime_error("frontage-cli: " + shownName(arguments.files.front()) + ": " + option + ": found " +
                            core::quoted(id) + ", expected " + expected);
}

const core::Unit& unitOf(const core::PhaseState& state, const Arguments& arguments, const std::string& option,
                         const std::string& id) {
  if (const core::Unit* unit = state.field.find(core::UnitId{id})) return *unit;
  throw misnamed(arguments, option, id, "the id of a unit in the file");
}

}  // namespace

namespace {

std::string readAll(std::istream& in) {
  std::string text(core::kMaxScenarioBytes + 1, '\0');  // one more than allowed is enough to know
  in.read(text.data(), static_cast<std::streamsize>(text.size()));
  text.resize(static_cast<std::size_t>(in.gcount()));
  return text;
}

}  // namespace

void requireOutput(const Arguments& arguments) {
  namespace fs = std::filesystem;
  std::error_code ignored;
  const fs::path output(arguments.output);
  for (const std::string& file : arguments.files)
    if (fs::equivalent(file, output, ignored))
      throw std::runtime_error("frontage-cli: --output: found " + core::quoted(arguments.output) +
                               ", which is the file that is read, expected another file");
  const fs::path folder = output.parent_path();
  if (!folder.empty() && !fs::is_directory(folder, ignored))
    throw std::runtime_error("frontage-cli: --output: found " + core::quoted(arguments.output) +
                             ", but there is no folder " + core::quoted(folder.string()) +
                             ", expected one that exists");
}

core::LoadResult load(const std::string& file) {
  if (file != "-") return core::loadScenario(file);
  return core::parseScenario(readAll(std::cin), shownName(file));
}

Checked check(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  const std::string text = file == "-" ? readAll(std::cin) : readAll(in);
  if (core::claimsToBeLesson(text)) {
    core::LessonLoad lesson = core::checkLesson(text, shownName(file), core::Glossary::bundled());
    return {lesson.ok(), std::move(lesson.problems)};
  }
  // A file that cannot be read is for the loader to report.
  core::LoadResult scenario = file == "-" ? core::parseScenario(text, shownName(file)) : core::loadScenario(file);
  return {scenario.ok(), std::move(scenario.problems)};
}

void requireRuleset(const std::string& id) {
  const core::RulesetLibrary& library = core::RulesetLibrary::bundled();
  if (library.find(id)) return;
  std::string known;
  for (const std::string& each : library.ids()) known += " " + each;
  throw std::runtime_error("frontage-cli: --ruleset: found \"" + id + "\", expected one of:" + known);
}

void requireUnits(const core::PhaseState& state, const Arguments& arguments) {
  const core::Unit& charger = unitOf(state, arguments, "--charger", arguments.charger);
  if (arguments.target.empty()) return;
  if (!core::areEnemies(charger, unitOf(state, arguments, "--target", arguments.target)))
    throw misnamed(arguments, "--target", arguments.target, "an enemy of " + core::quoted(arguments.charger));
}

void requireStanding(const core::PhaseState& state, const Arguments& arguments) {
  for (const auto& [option, id] : {std::pair("--charger", arguments.charger), std::pair("--target", arguments.target)})
    if (unitOf(state, arguments, option, id).state.destroyed)
      throw misnamed(arguments, option, id, "a unit that is not destroyed");
}

std::optional<Input> loadInput(const Arguments& arguments, const Streams& streams) {
  if (arguments.ruleset) requireRuleset(*arguments.ruleset);
  core::LoadResult loaded = load(arguments.files.front());
  for (const core::Problem& problem : loaded.problems) streams.err << problem.text() << '\n';
  if (!loaded.ok()) return std::nullopt;
  if (arguments.ruleset) loaded.scenario->rulesetId = *arguments.ruleset;
  if (arguments.seed) loaded.scenario->seed = arguments.seed;
  return Input{std::move(*loaded.scenario), shownName(arguments.files.front()), std::move(loaded.given)};
}

void requireDice(const Input& input, const core::PhaseRun& run) {
  if (run.problem.empty()) return;
  core::Problem problem{core::Problem::Severity::Error, input.file, "", 0, 0, run.problem};
  if (const auto unfit = core::unfitGiven(input.scenario.given, run)) {
    problem.path = "/dice/given/" + std::to_string(*unfit);
    problem.line = input.given[*unfit].line;
    problem.column = input.given[*unfit].column;
  }
  throw std::runtime_error(problem.text());
}

std::size_t stepsToShow(const Arguments& arguments, const Input& input, const core::PhaseRun& run) {
  if (!arguments.step) {
    requireDice(input, run);
    return run.steps.size();
  }
  const auto steps = static_cast<std::size_t>(*arguments.step);
  if (steps <= run.steps.size()) return steps;
  throw std::runtime_error("frontage-cli: --step: found " + std::to_string(steps) + ", expected at most " +
                           std::to_string(run.steps.size()) + (run.problem.empty() ? "" : " (" + run.problem + ")"));
}

}  // namespace frontage::cli
