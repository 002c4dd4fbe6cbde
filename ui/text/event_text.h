#pragma once

#include "core/battlefield/battlefield.h"
#include "core/phase/event.h"

#include <QString>

namespace frontage::ui {

/// A word or two for the mark on the timeline: "Wheel", "Range 9″".
[[nodiscard]] QString eventTitle(const core::Event& event, const core::Battlefield& field);
/// One sentence in the user's language with the names and figures.
[[nodiscard]] QString eventText(const core::Event& event, const core::Battlefield& field);
/// The icon of the bundled set that stands for it.
[[nodiscard]] QString eventIcon(const core::Event& event);
/// "3 and 5".
[[nodiscard]] QString diceText(const std::vector<int>& dice);

}  // namespace frontage::ui
