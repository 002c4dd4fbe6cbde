#pragma once

#include "core/rules/ruleset.h"

#include <QString>

namespace frontage::ui {

/// What a clause of rules.md says, in a sentence or two of plain words. Empty for an unknown clause.
[[nodiscard]] QString clauseWords(const core::Clause& clause);

}  // namespace frontage::ui
