#pragma once

#include "core/battlefield/battlefield.h"
#include "core/phase/verdict.h"

#include <QString>

namespace frontage::ui {

/// What a clause of rules.md is about, in a word or two: "Range".
[[nodiscard]] QString clauseTitle(const core::Clause& clause);
/// One sentence with the figures: core's facts in the user's language; where only core's own sentence tells them, that.
[[nodiscard]] QString clauseText(const core::ClauseCheck& check, const core::Battlefield& field);
/// "9.4″ of 14″"; empty when no figure decides.
[[nodiscard]] QString clauseFigure(const core::ClauseCheck& check);
/// "Close call: 13.95″, limit 14″" when the figure lies within 0.1″ of the limit, else empty.
[[nodiscard]] QString closeCall(const core::ClauseCheck& check);

}  // namespace frontage::ui
