#pragma once

#include "core/phase/phase.h"

#include <string>
#include <vector>

namespace frontage::core {

/// What must hold after every order given in the state `before`, found out anew from where the units stand and not from
/// what the engine worked out: no two footprints overlap and none stands in impassable terrain; all that is not
/// destroyed is on the table; a charger that went home touches no enemy that it has not declared on, and one that
/// failed none that it did not touch before (rules.md M5, M16), but for one that has turned against it since, to close
/// another's door (M8); whoever came into contact lies flush on the facing to
/// 1e-6" (M6), or across its obstacle (M14), with as many models in contact as a recount of the bases gives (M9). One
/// line for each fault, with the units it is about.
[[nodiscard]] std::vector<std::string> brokenInvariants(const PhaseState& before, const Transition& done);

}  // namespace frontage::core
