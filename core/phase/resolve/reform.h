#pragma once

#include "core/phase/phase_state.h"
#include "core/phase/turn/play.h"
#include "core/phase/verdict.h"

#include <vector>

namespace frontage::core {

/// rules.md M12 and M13: only a unit that has just run down a fleeing one; about the same centre, nobody in the way, no
/// model farther than twice its M.
[[nodiscard]] std::vector<ClauseCheck> checkReform(const PhaseState& state, const Reform& order);

/// Takes the Leadership test, and reforms when it is passed.
void reform(Play& play, const Reform& order);

/// The greatest way that any model goes from one formation to the other when the models are matched so that it is
/// least, inches. Requires: both have the same number of models.
[[nodiscard]] double greatestModelMove(const Unit& before, const Unit& after);

}  // namespace frontage::core
