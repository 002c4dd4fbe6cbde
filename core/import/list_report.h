#pragma once

#include "core/import/army_list.h"
#include "core/json/json_value.h"

#include <string>

namespace frontage::core {

/// "BattleScribe roster", "New Recruit list", "Old World Builder list".
[[nodiscard]] std::string formatName(ListFormat format);
/// One English sentence without the place.
[[nodiscard]] std::string sentenceOf(const Remark& remark);
/// "guess: infantry, told by its name: models 20, base 20x20 mm, movement 4": which figures were guessed, and from
/// what; empty when none was.
[[nodiscard]] std::string guessesOf(const ImportedUnit& unit);

/// {"name", "figures": {"models": {"value", "origin"}, ...}}.
[[nodiscard]] JsonValue toJson(const ImportedUnit& unit);
[[nodiscard]] JsonValue toJson(const Remark& remark);

}  // namespace frontage::core
