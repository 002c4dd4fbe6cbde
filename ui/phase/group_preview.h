#pragma once

#include "core/phase/order.h"
#include "core/phase/phase.h"
#include "core/phase/phase_state.h"
#include "ui/phase/verdict_rows.h"

#include <optional>
#include <vector>

namespace frontage::ui {

/// What comes of charges that are resolved together when every range suffices: core's own move, with dice that all show
/// a 6. Nothing when the order cannot be given. May take a while.
[[nodiscard]] std::optional<core::Transition> bestOutcome(const core::PhaseState& state, const core::Resolve& order);

/// A line for each charger: with how many models it gets where, or that there is no room for it.
[[nodiscard]] std::vector<VerdictRow> groupRows(const core::PhaseState& state, const core::Transition& outcome);
/// Where the chargers end.
[[nodiscard]] Overlay groupGhosts(const core::Resolve& order, const core::Transition& outcome);
/// The frame of a unit that does not stand there yet.
[[nodiscard]] Overlay ghostMarks(const geometry::Footprint& ghost);

}  // namespace frontage::ui
