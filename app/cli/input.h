#pragma once

#include "app/cli/command.h"
#include "core/phase/phase_state.h"
#include "core/run/play_orders.h"
#include "core/scenario/scenario.h"

#include <optional>
#include <string>
#include <vector>

namespace frontage::cli {

/// Throws std::runtime_error with one line when --output is the very file that is read, by whatever name or link, or
/// lies in a folder that does not exist.
void requireOutput(const Arguments& arguments);

/// Loads a file, or standard input for "-" (called "<stdin>" in messages).
[[nodiscard]] core::LoadResult load(const std::string& file);

/// What is wrong with a file, be it a scenario or a lesson.
struct Checked {
  bool ok = false;
  std::vector<core::Problem> problems;
};
[[nodiscard]] Checked check(const std::string& file);

/// A scenario with what its messages need.
struct Input {
  core::Scenario scenario;
  std::string file;
  std::vector<core::TextPlace> given;  ///< where each given roll stands
};

/// The scenario of the only file, with --ruleset and --seed applied. Problems go to `err`, a line each; nothing when
/// the file could not be used. Throws when --ruleset names no ruleset.
[[nodiscard]] std::optional<Input> loadInput(const Arguments& arguments, const Streams& streams);

/// Throws std::runtime_error with one line when the phase stopped for want of dice: with the place of the given roll
/// that does not fit, where there is one.
void requireDice(const Input& input, const core::PhaseRun& run);

/// The --step of a run: as it was given, or all of its steps. Throws std::runtime_error with one line when there are
/// not so many, or when it was not given and the phase stopped for want of dice.
[[nodiscard]] std::size_t stepsToShow(const Arguments& arguments, const Input& input, const core::PhaseRun& run);

/// Throws std::runtime_error with one line when --charger or --target, where they are given, name no unit of the file,
/// or the two are no enemies.
void requireUnits(const core::PhaseState& state, const Arguments& arguments);
/// The same when one of them is destroyed.
void requireStanding(const core::PhaseState& state, const Arguments& arguments);

/// Throws std::runtime_error with one line when there is no ruleset of that id.
void requireRuleset(const std::string& id);

}  // namespace frontage::cli
