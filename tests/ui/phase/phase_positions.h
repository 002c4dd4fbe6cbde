#pragma once

#include "core/scenario/scenario.h"

namespace frontage::ui {

/// Knights of the active red side, 5 wide, looking up the table; spears and archers of the blue side before them.
/// The spears stand oblique, so that the charge needs a wheel and the door has to be closed.
[[nodiscard]] core::Scenario obliqueCharge(const std::string& ruleset);

}  // namespace frontage::ui
