#pragma once

#include "core/odds/outcomes.h"
#include "core/phase/order.h"

#include <vector>

namespace frontage::core {

// The steps of a charge up to its resolution, for odds: declared whether or not it may be, answered, or given up.

/// All that a charge on this target has to be declared on (D7), the target first.
[[nodiscard]] std::vector<UnitId> targetsToDeclare(const PhaseState& state, const UnitId& charger,
                                                   const UnitId& target);

/// The charge on this target that has been declared and still waits for its reaction, or null.
[[nodiscard]] const Charge* declaredAlready(const PhaseState& state, const UnitId& charger, const UnitId& target);

/// The states after the declaration, with every die of a tied zone (Z2) and of a Terror test (D9). An earlier charge
/// of the charger is forgotten, and it does not flee. The state itself when the charge is declared already.
[[nodiscard]] StateMix declaredMix(const PhaseState& state, const UnitId& charger, const std::vector<UnitId>& targets);

/// The target gives this answer and the other targets the one that they would give untold; the charger goes on with
/// the charge whatever they do.
void answer(Play& play, const React& order);

/// The targets that have given no answer yet give the one that they would give untold.
void answerTheRest(Play& play, const UnitId& charger);

}  // namespace frontage::core
