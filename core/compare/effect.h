#pragma once

#include "core/battlefield/battlefield.h"
#include "core/phase/event.h"

#include <string>

namespace frontage::core {

/// What an event does on the table, as a text: the same text under two rulesets means that the same happens, to a
/// millionth of an inch. Dice, clauses and possible ranges are left out.
[[nodiscard]] std::string effectOf(const Event& event, const Battlefield& field);

/// The same with dice and figures: everything but the wording and the clause.
[[nodiscard]] std::string figuresOf(const Event& event, const Battlefield& field);

}  // namespace frontage::core
