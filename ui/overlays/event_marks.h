#pragma once

#include "core/battlefield/battlefield.h"
#include "core/phase/event.h"
#include "ui/overlays/overlay_mark.h"

namespace frontage::ui {

/// The bases of both units that share a point with the other.
[[nodiscard]] Overlay contactMarks(const core::Battlefield& field, const core::UnitId& a, const core::UnitId& b);
/// The same once the verdict's best move has been made; nothing where there is none.
[[nodiscard]] Overlay contactAfterMove(const core::Battlefield& field, const core::ChargeVerdict& verdict);
/// What is drawn while an event is shown; `t` is the time of its movement in [0, 1].
[[nodiscard]] Overlay eventMarks(const core::Battlefield& field, const core::Event& event, double t);

}  // namespace frontage::ui
