#pragma once

#include "core/battlefield/unit.h"

namespace frontage::core {

/// Whether a unit lies near the way from the charger to the target: the way by it is longer than the straight one by no
/// more than so many sizes of the two (from centre to corner), and its own size twice. Quick, by circles; who is
/// farther off cannot matter to the charge, given sizes enough.
[[nodiscard]] bool isNearCharge(const Unit& unit, const Unit& charger, const Unit& target, double sizes) noexcept;

}  // namespace frontage::core
