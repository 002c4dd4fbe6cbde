#pragma once

#include "core/phase/resolve/charge_problem.h"
#include "core/phase/turn/play.h"

#include <string>
#include <vector>

namespace frontage::core {

/// rules.md M17, where the ruleset has it: no ordinary move reaches this facing of the one unengaged target, but one
/// would if unengaged enemies were gone; or if two of them and the impassable terrain were; or if the table went on
/// beyond its edge. The caller has found that there is no ordinary move.
[[nodiscard]] bool mayTakeBlockedPath(const Ruleset& rules, const Battlefield& field, const Unit& charger,
                                      const std::vector<UnitId>& targets, geometry::Side facing);

/// Straight ahead, no farther than `range`; where that touches the target before anything else, the target reforms to
/// lie flush on the charger's front with the charged facing, as many models as possible in contact: in its ranks and
/// files, else in others, else with another facing. False, with nothing changed, when that cannot be done; `why` says
/// what stood against it.
[[nodiscard]] bool chargeBlockedPath(Play& play, const UnitId& charger, const UnitId& target, geometry::Side facing,
                                     double range, std::string* why);

}  // namespace frontage::core
