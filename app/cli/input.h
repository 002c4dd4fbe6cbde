#pragma once

#include "app/cli/command.h"
#include "core/scenario/scenario.h"

#include <optional>
#include <string>

namespace frontage::cli {

/// Loads a file, or standard input for "-" (called "<stdin>" in messages).
[[nodiscard]] core::LoadResult load(const std::string& file);

/// The scenario of the only file, with --ruleset and --seed applied. Problems go to `err`, a line each; nothing when
/// the file could not be used. Throws when --ruleset names no ruleset.
[[nodiscard]] std::optional<core::Scenario> loadInput(const Arguments& arguments, const Streams& streams);

/// Throws std::runtime_error with one line when there is no ruleset of that id.
void requireRuleset(const std::string& id);

}  // namespace frontage::cli
