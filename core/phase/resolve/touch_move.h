#pragma once

#include "core/phase/resolve/charge_problem.h"

#include <optional>

namespace frontage::core {

/// How a charger reaches a fleeing unit: any facing will do and there is no door to close (rules.md M12). The legal
/// move (M4, M5), up to the first touch, onto whichever facing takes the smallest wheel, then the shortest path; equal
/// in both: the front, then the left flank, the right flank, the rear. The facing and door of the question are not
/// looked at, and nobody turns.
[[nodiscard]] std::optional<geometry::ChargeMove> touchMove(const ChargeQuestion& question);

/// The smaller wheel, then the shorter path, to 1e-9.
[[nodiscard]] bool isBetterTouch(const geometry::ChargeMove& a, const geometry::ChargeMove& b);

}  // namespace frontage::core
