#pragma once

#include "core/scenario/scenario.h"

namespace frontage::ui {

/// Two armies of `aSide` units each face to face in lines across a table wide enough for them, with `terrain` pieces of
/// several kinds between and behind them. `models` in each unit, five files.
[[nodiscard]] core::Scenario crowdedTable(int aSide, int models, int terrain);

}  // namespace frontage::ui
