#pragma once

#include "core/battlefield/battlefield.h"
#include "core/rules/ruleset.h"
#include "geometry/detour/route.h"

namespace frontage::core {

/// The way that a failed charge takes (rules.md M11): by the ruleset's route towards the target, no farther than
/// `allowed` inches, wheels paid for as the ruleset says, stopping the ruleset's clearance away from anything (just
/// before contact where that is none) but never turned back for what stood nearer already, and always inside the table.
/// A destroyed target is aimed at where it last stood and is in nobody's way. A flyer goes over what lies between when
/// it can come to rest beyond; else it stops before it like anybody.
[[nodiscard]] geometry::Route failedRoute(const Ruleset& rules, const Battlefield& field, const Unit& charger,
                                          const Unit& target, geometry::Side facing, double allowed);

}  // namespace frontage::core
