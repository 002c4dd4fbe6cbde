#pragma once

#include "core/phase/phase_state.h"
#include "core/phase/verdict.h"
#include "ui/overlays/overlay_mark.h"

namespace frontage::ui {

// What is drawn of a verdict or an event. Readings of core's values; nothing here decides anything.

/// The four zones of a unit; `emphasised` is filled, the others only bounded. With counts: the figures in them.
[[nodiscard]] Overlay zoneMarks(const core::Battlefield& field, const core::UnitId& unit,
                                const core::ZoneVerdict* counted = nullptr);
/// Where the front-rank models of the charger count: a dot each.
[[nodiscard]] Overlay zoneDots(const core::Battlefield& field, const core::UnitId& charger);
/// The frames of who is to charge (solid) and whom (dashed).
[[nodiscard]] Overlay choiceFrames(const core::Battlefield& field, const core::UnitId& charger,
                                   const std::vector<core::UnitId>& targets);
/// Whether an enemy can be charged: a frame with tick or cross.
[[nodiscard]] Overlay mayBeChargedMarks(const core::Unit& enemy, bool may);
/// As far as the charge gets for sure, and at most, within the charger's front zone.
[[nodiscard]] Overlay reachMarks(const core::PhaseState& state, const core::UnitId& charger);
[[nodiscard]] Overlay frontArcMarks(const core::Battlefield& field, const core::UnitId& unit, double radius);
/// The witness line, or what closes it.
[[nodiscard]] Overlay sightMarks(const core::Battlefield& field, const core::ChargeVerdict& verdict);
/// The shortest line between the two with its figure.
[[nodiscard]] Overlay measureMarks(const core::ChargeVerdict& verdict);
/// The same for two units that nothing has been worked out for yet.
[[nodiscard]] Overlay distanceMarks(const core::PhaseState& state, const core::UnitId& charger,
                                    const core::UnitId& other);
/// The best move: ground covered, turning corner, where it ends.
[[nodiscard]] Overlay moveMarks(const core::Battlefield& field, const core::ChargeVerdict& verdict);
/// The offsets on the charged facing that a legal move reaches.
[[nodiscard]] Overlay placeMarks(const core::Battlefield& field, const core::ChargeVerdict& verdict);
/// Outlines of the things with these ids, named.
[[nodiscard]] Overlay blockerMarks(const core::Battlefield& field, const std::vector<std::string>& ids);
/// What belongs to one clause of a verdict.
[[nodiscard]] Overlay clauseMarks(const core::PhaseState& state, const core::ChargeVerdict& verdict,
                                  const core::ClauseCheck& clause);

}  // namespace frontage::ui
