#pragma once

#include "core/rules/ruleset.h"

#include <QString>
#include <QStringList>

namespace frontage::ui {

/// What a clause of rules.md says under this ruleset, in a few sentences of plain words. Empty for an unknown clause.
[[nodiscard]] QString clauseWords(const core::Clause& clause, const core::Ruleset& rules);
/// The same, sentence by sentence.
[[nodiscard]] QStringList clauseSentences(const core::Clause& clause, const core::Ruleset& rules);

}  // namespace frontage::ui
