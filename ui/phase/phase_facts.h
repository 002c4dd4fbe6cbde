#pragma once

#include "core/phase/order.h"
#include "core/phase/phase_state.h"
#include "core/phase/verdict.h"

#include <vector>

namespace frontage::ui {

/// An answer to a charge that is still owed.
struct OwedAnswer {
  core::UnitId unit;
  core::UnitId charger;
};

/// What core says is owed or open in a state. Cheap: no charge is worked out for it.
struct PhaseFacts {
  std::vector<OwedAnswer> reactions;       ///< the first one next
  std::vector<core::UnitId> redirects;     ///< chargers that have to choose
  std::vector<core::Resolve> resolutions;  ///< open charges, those on one target together
  std::vector<core::UnitId> reforms;       ///< units that may reform
  bool mayDeclare = false;                 ///< some unit may still declare a charge
};

[[nodiscard]] PhaseFacts factsOf(const core::PhaseState& state);
/// The redirection that turns the charger to this enemy, and to those that it has to be declared on as well, or back to
/// all of the first targets where it is one of them (rules.md R9).
[[nodiscard]] core::Redirect redirectTo(const core::PhaseState& state, const core::UnitId& charger,
                                        const core::UnitId& target);
/// Whether the unit may charge anybody at all (rules.md D2).
[[nodiscard]] std::vector<core::ClauseCheck> mayCharge(const core::PhaseState& state, const core::UnitId& unit);

}  // namespace frontage::ui
