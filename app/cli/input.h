#pragma once

#include "app/cli/command.h"
#include "core/phase/phase_state.h"
#include "core/scenario/scenario.h"

#include <optional>
#include <string>

namespace frontage::cli {

/// Loads a file, or standard input for "-" (called "<stdin>" in messages).
[[nodiscard]] core::LoadResult load(const std::string& file);

/// The scenario of the only file, with --ruleset and --seed applied. Problems go to `err`, a line each; nothing when
/// the file could not be used. Throws when --ruleset names no ruleset.
[[nodiscard]] std::optional<core::Scenario> loadInput(const Arguments& arguments, const Streams& streams);

/// The units that --charger and --target name.
struct ChargePair {
  core::UnitId charger;
  core::UnitId target;
};

/// Throws std::runtime_error with one line when --charger or --target names no unit of the file, or the two are no
/// enemies.
[[nodiscard]] ChargePair requirePair(const core::PhaseState& state, const Arguments& arguments);
[[nodiscard]] core::UnitId requireCharger(const core::PhaseState& state, const Arguments& arguments);

/// Throws std::runtime_error with one line when there is no ruleset of that id.
void requireRuleset(const std::string& id);

}  // namespace frontage::cli
