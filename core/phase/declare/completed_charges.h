#pragma once

#include "core/phase/phase_state.h"

namespace frontage::core {

/// Works out where declared chargers and their targets will stand when the charges are made (Charge::completed, D6), as
/// the field and the declarations are now. Those of one enemy are taken as completed together, as M9 will place them;
/// those on others, again and again, with each other completed, until nothing changes (or after a few rounds): so the
/// answer does not hang on who declared first, but where two charges want one place, and the first keeps it. A charge
/// has no such place where there is no ordinary move for it; where all its targets flee, it is where it meets one
/// (M12). Nothing is done where the ruleset does not judge by it.
void completeDeclared(PhaseState& state);

}  // namespace frontage::core
