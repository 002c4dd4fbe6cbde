#pragma once

#include "core/phase/phase_state.h"

namespace frontage::core {

/// Works out where declared chargers and their targets will stand when the charges are made (Charge::completed, D6), of
/// all that have other company than when that was done last. Those of one enemy are taken as completed together, as M9
/// will place them, whoever declared first; the declared charges on others as they are. A charge has no such place
/// where there is no ordinary move for it now, or where its target flees (it then ends where it meets that). Nothing is
/// done where the ruleset does not judge by it.
void completeDeclared(PhaseState& state);

}  // namespace frontage::core
