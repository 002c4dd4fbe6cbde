#pragma once

#include "core/phase/phase_state.h"
#include "core/phase/resolve/charge_attempt.h"
#include "core/phase/turn/play.h"
#include "core/phase/verdict.h"

#include <vector>

namespace frontage::core {

// rules.md R9.

/// All the reasons; with Detail::Whether as checkDeclare() has it.
[[nodiscard]] std::vector<ClauseCheck> checkRedirect(const PhaseState& state, const Redirect& order, Detail detail);
[[nodiscard]] std::vector<ClauseCheck> checkPressOn(const PhaseState& state, const PressOn& order);

void redirect(Play& play, const Redirect& order);
void pressOn(Play& play, const PressOn& order);

/// Brings every charge to the stage that its reactions have led it to: over when the charger is gone or flees, a choice
/// to redirect where there is one, else ready. Called after whatever may have made somebody flee.
void settleStages(Play& play);

/// The redirections that are open to a charger now, each checked.
/// The redirection of this charge onto that enemy: back to the first targets, or on as many as it has to be declared on
/// (D7); on that one alone when it is possible in no way. Requires: the enemy exists.
[[nodiscard]] Redirect redirectOnto(const PhaseState& state, const Charge& charge, const UnitId& target);

[[nodiscard]] std::vector<Redirect> possibleRedirects(const PhaseState& state, const Charge& charge);

}  // namespace frontage::core
