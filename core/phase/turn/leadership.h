#pragma once

#include "core/phase/turn/play.h"

namespace frontage::core {

/// 2D6 at most Leadership passes (rules.md T7). Leaves a `test` event.
[[nodiscard]] bool leadershipTest(Play& play, const Clause& clause, RollPurpose purpose, const UnitId& unit);

}  // namespace frontage::core
