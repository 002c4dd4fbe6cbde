#pragma once

#include "core/phase/phase_state.h"
#include "core/phase/verdict.h"
#include "ui/overlays/overlay_mark.h"
#include "ui/phase/choice_row.h"

#include <vector>

namespace frontage::ui {

/// One line of the explained verdict, and what is drawn on the table when it is pointed at.
struct VerdictRow {
  ChoiceRow::Content content;
  Overlay marks;
  bool refuses = false;  ///< a clause that does not hold
};

/// The explained verdict of a charge: each clause with tick or cross, words and figure, what refuses it first; then the
/// zone with its count, the move with its wheel and door, the models in contact.
[[nodiscard]] std::vector<VerdictRow> verdictRows(const core::PhaseState& state, const core::ChargeVerdict& verdict);
/// What would come of it: the zone, the move, the models in contact.
[[nodiscard]] std::vector<VerdictRow> outcomeRows(const core::PhaseState& state, const core::ChargeVerdict& verdict);
/// The same of an order on these charges of one unit. Of several, each line about one target names it.
[[nodiscard]] std::vector<VerdictRow> orderRows(const core::PhaseState& state, const core::Verdict& verdict,
                                                const std::vector<const core::ChargeVerdict*>& charges);
/// One line for the list of enemies: chargeable or not, the distance, the reason.
[[nodiscard]] ChoiceRow::Content targetRow(const core::PhaseState& state, const core::ChargeVerdict& verdict);
/// "front 1, left flank 3, one on the line".
[[nodiscard]] QString zoneCountText(const core::ZoneVerdict& zone);
/// "straight 3.2″, wheel 31.4° left, straight 5.1″, door 4.2° right"; where it is the target that closes the door, "the
/// target turns 4.2° right".
[[nodiscard]] QString moveText(const geometry::ChargeMove& move, bool targetTurns);

}  // namespace frontage::ui
