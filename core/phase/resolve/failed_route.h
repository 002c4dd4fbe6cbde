#pragma once

#include "core/battlefield/battlefield.h"
#include "core/rules/ruleset.h"
#include "geometry/motion/path.h"

namespace frontage::core {

/// The way that a failed charge takes (rules.md M11): by the ruleset's route towards the target, no farther than
/// `allowed` inches, wheels paid for as the ruleset says, stopping the ruleset's clearance away from anything but never
/// turned back for what stood nearer already, and always inside the table. A destroyed target is aimed at where it last
/// stood and is in nobody's way.
[[nodiscard]] geometry::Path failedRoute(const Ruleset& rules, const Battlefield& field, const Unit& charger,
                                         const Unit& target, geometry::Side facing, double allowed);

/// What the path uses up of the distance, inches: straight lengths and the cost of the wheels.
[[nodiscard]] double costOf(const Ruleset& rules, const geometry::Path& path);

}  // namespace frontage::core
