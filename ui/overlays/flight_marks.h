#pragma once

#include "core/phase/phase_state.h"
#include "ui/overlays/overlay_mark.h"

namespace frontage::ui {

/// The ends that a flight from this charge can have, each with its chance, as core::apply works them out for every
/// total of the dice: where it would stop, and where it would leave the table. Requires: the unit owes an answer.
[[nodiscard]] Overlay flightMarks(const core::PhaseState& state, const core::UnitId& charger, const core::UnitId& unit);

}  // namespace frontage::ui
