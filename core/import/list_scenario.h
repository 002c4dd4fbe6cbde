#pragma once

#include "core/import/army_list.h"
#include "core/scenario/scenario.h"

#include <string>

namespace frontage::core {

/// A scenario made of a list.
struct ListScenario {
  Scenario scenario;
  bool enlarged = false;  ///< the table had to be made larger than the usual one
  bool fits = true;       ///< false: even the largest table is too small, and no unit is on it
};

/// Sets the units of the list out as `army` on a table of the usual size, or one as large as they need. The other army
/// is there, without units. Requires: a ruleset of that id.
[[nodiscard]] ListScenario scenarioOf(const ImportedList& list, const ArmyId& army, const std::string& rulesetId);

/// An id for a unit of that name: "Marsh Guard" -> "marsh-guard".
[[nodiscard]] std::string idWord(const std::string& name);

}  // namespace frontage::core
