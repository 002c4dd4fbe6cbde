#pragma once

#include "core/phase/resolve/charge_problem.h"
#include "geometry/motion/path.h"

#include <optional>

namespace frontage::core {

/// How a charger reaches a fleeing unit: any facing will do and there is no door to close (rules.md M12).
struct TouchMove {
  geometry::Path path;  ///< up to the first touch
  geometry::Angle wheel;
  geometry::Vec point;
};

/// The move with the smallest wheel, of straight ahead, the wheel that brings the target's centre straight ahead, and
/// every whole degree, after the shortest first advance (a quarter inch at a time) that frees one. The facing of the
/// question is not looked at.
[[nodiscard]] std::optional<TouchMove> touchMove(const ChargeQuestion& question);

}  // namespace frontage::core
