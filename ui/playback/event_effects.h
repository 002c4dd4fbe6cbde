#pragma once

#include "core/battlefield/battlefield.h"
#include "core/phase/event.h"

namespace frontage::ui {

/// What is seen of an event on the table once it is over, as far as the event itself tells it: places, casualties,
/// states. Between two events of one step this is all there is to show; at the end of the step core's own state counts.
void showEffect(core::Battlefield& field, const core::Event& event);

}  // namespace frontage::ui
