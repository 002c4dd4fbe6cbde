#pragma once

#include "core/phase/order.h"
#include "core/phase/phase_state.h"
#include "core/soak/chance.h"

#include <vector>

namespace frontage::core {

/// One of the orders that are possible next, the end of the phase seldom while there is something else to do.
/// Requires: not empty.
[[nodiscard]] Order randomChoice(const std::vector<Order>& orders, Chance& chance);

/// Any order about units of the board, most often one that may not be given. Requires: there are units.
[[nodiscard]] Order wildOrder(const PhaseState& state, Chance& chance);

}  // namespace frontage::core
