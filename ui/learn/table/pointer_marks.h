#pragma once

#include "core/lesson/judge/open_pointers.h"
#include "core/phase/phase_state.h"
#include "ui/overlays/overlay_mark.h"

namespace frontage::ui {

/// What a lesson's text points at, drawn: frames, zones, gaps, lines of sight, moves, places; everything else lies in
/// the shade, but for what the learner has picked. Panels are not on the table. A unit that is gone is not pointed at.
[[nodiscard]] Overlay pointerMarks(const core::PhaseState& state, const std::vector<core::OpenPointer>& pointers,
                                   const core::Picks& picked = {});

/// A learner's place beside the engine's, with the figure of the difference.
[[nodiscard]] Overlay comparisonMarks(const core::Unit& unit, const geometry::Pose& learner,
                                      const geometry::Pose& engine, const QString& difference);
/// Frames about the units and terrain that a learner has picked, or that are right.
[[nodiscard]] Overlay pickMarks(const core::Battlefield& field, const core::Picks& picks, Role role, bool dashed);

}  // namespace frontage::ui
