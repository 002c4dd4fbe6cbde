#pragma once

#include "core/phase/phase_state.h"
#include "core/phase/turn/play.h"
#include "core/phase/verdict.h"

#include <vector>

namespace frontage::core {

/// Section 3 of rules.md. Every clause is looked at, so that all the reasons come out, not only the first.
[[nodiscard]] std::vector<ClauseCheck> checkDeclare(const PhaseState& state, const Declare& order);

/// Who may charge at all (D2), without regard to any target.
[[nodiscard]] std::vector<ClauseCheck> checkMayCharge(const PhaseState& state, const UnitId& charger);
/// D3 to D5 for one target, and whether it is one at all (D1). Requires: the charger exists.
[[nodiscard]] std::vector<ClauseCheck> checkTarget(const PhaseState& state, const Unit& charger, const UnitId& target);

/// Declares; the order has been checked. Rolls a tied zone (Z2) and the Terror tests (D9).
void declare(Play& play, const Declare& order);
/// The part that a redirect shares: fixes zones and bonus, leaves the `declared` event, makes the charge await its
/// reactions.
void declareOn(Play& play, Charge& charge, const std::vector<UnitId>& targets);

}  // namespace frontage::core
