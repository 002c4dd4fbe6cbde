#pragma once

#include "core/phase/phase_state.h"
#include "core/phase/resolve/charge_attempt.h"
#include "core/phase/turn/play.h"
#include "core/phase/verdict.h"
#include "geometry/contact/closest_points.h"

#include <vector>

namespace frontage::core {

/// Section 3 of rules.md. Every clause is looked at, so that all the reasons come out, not only the first. With
/// Detail::Whether no reason names who is in the way; quicker, and refused exactly when it is with more.
[[nodiscard]] std::vector<ClauseCheck> checkDeclare(const PhaseState& state, const Declare& order, Detail detail);

/// Who may charge at all (D2), without regard to any target.
[[nodiscard]] std::vector<ClauseCheck> checkMayCharge(const PhaseState& state, const UnitId& charger);
/// D3 to D5 for one target, and whether it is one at all (D1). Requires: the charger exists.
[[nodiscard]] std::vector<ClauseCheck> checkTarget(const PhaseState& state, const Unit& charger, const UnitId& target);

/// What a charge declared now would be measured by (D5, M14): between the closest points, or up to the obstacle that
/// the target stands behind; of a tied zone (Z2) for the facing that is nearer so.
[[nodiscard]] geometry::ClosestPoints chargeLine(const PhaseState& state, const Unit& charger, const Unit& target);
/// D5 for one target.
[[nodiscard]] bool isInRange(const PhaseState& state, const Unit& charger, const Unit& target);
/// D3 to D5 for one target without the reasons, the cheapest first: exactly when checkTarget() has none.
[[nodiscard]] bool mayTarget(const PhaseState& state, const Unit& charger, const Unit& target);

/// Whom to declare on in order to charge this target: it alone, or with it all that cannot be avoided (D7); nobody when
/// no such charge is legal. checkDeclare() has no reason against a declaration on them, and this is quicker than asking
/// it. Requires: nothing is pending, and the charger may charge (D1, D2).
[[nodiscard]] std::vector<UnitId> declarableWith(const PhaseState& state, const Unit& charger, const Unit& target);

/// Declares; the order has been checked. Rolls a tied zone (Z2) and the Terror tests (D9).
void declare(Play& play, const Declare& order);
/// The part that a redirect shares: fixes zones and bonus, leaves the `declared` event, makes the charge await its
/// reactions.
void declareOn(Play& play, Charge& charge, const std::vector<UnitId>& targets);

}  // namespace frontage::core
