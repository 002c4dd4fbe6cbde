#pragma once

#include "tests/ui/phase/played_phase.h"

namespace frontage::ui {

/// The phases that the window must play through under every ruleset.
[[nodiscard]] const std::vector<Play>& plays();

}  // namespace frontage::ui
