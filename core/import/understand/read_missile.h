#pragma once

#include "core/import/format/list_unit.h"
#include "core/rules/unit_library.h"

namespace frontage::core {

/// The weapon with the longest range among those of the unit; from its name, as a guess, where the list gives no
/// figures but the Library knows a weapon of that name. Names of weapons that do not shoot are added to `unused`.
struct ReadMissile {
  Figure<std::optional<MissileWeapon>> weapon;
  MissileGuesses guesses;  ///< of a weapon that the list gives with figures
};
[[nodiscard]] ReadMissile missileOf(const ListUnit& unit, std::optional<int> ballisticSkill, const UnitLibrary& library,
                                    std::vector<Remark>& remarks, std::vector<std::string>& unused);

}  // namespace frontage::core
