#pragma once

#include "core/phase/event.h"
#include "core/phase/verdict.h"
#include "core/scenario/scenario.h"
#include "ui/export/picture_options.h"

namespace frontage::ui {

/// The title of the position, and what it is played by: the ruleset's title with the house rules.
[[nodiscard]] Caption captionOf(const core::Scenario& scenario, const core::Ruleset* rules);

/// An event: its clause, and its sentence with the figures.
[[nodiscard]] CaptionLine lineOf(const core::Event& event, const core::Battlefield& field);
/// What was said, rolled and done, up to so many lines of it, the latest; below those who take part.
[[nodiscard]] std::vector<CaptionLine> linesOf(const std::vector<core::Event>& events, const core::Battlefield& field);
/// A charge that is only looked at: what each clause says to it, with the figures; then the two units.
[[nodiscard]] std::vector<CaptionLine> linesOf(const core::ChargeVerdict& verdict, const core::Battlefield& field);

}  // namespace frontage::ui
