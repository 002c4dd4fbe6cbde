#pragma once

#include "core/import/format/list_unit.h"

namespace frontage::core {

/// The lines of figures of one selection: profiles of one name are one line (some games split a line over several
/// profiles), and figures that stand apart from any Movement and Leadership join the first. A further line
/// that is a beast's, or the faster, is a mount's.
[[nodiscard]] std::vector<StatLine> linesOf(const RosterSelection& selection, StatLine::Of of);
/// True when it has one.
[[nodiscard]] bool hasLine(const RosterSelection& selection);
/// Adds what else the profiles and rules of the selection say: bases, types, weapons, rules; names of the rest.
void addDetails(const RosterSelection& selection, ListUnit& unit);
/// What the list says about the size of the unit, "10+" or "5-20"; empty when nothing.
[[nodiscard]] ListText unitSizeOf(const RosterSelection& selection);

}  // namespace frontage::core
