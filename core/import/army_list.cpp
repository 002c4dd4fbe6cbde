#include "core/import/army_list.h"

#include "core/rules/unit_library.h"

#include <algorithm>

namespace frontage::core {

namespace {

/// What war machines stand on as a rule. They do not charge.
constexpr BaseSize kMachineBase{60, 60};
constexpr double kMachineMovement = 0;
/// Models that stand side by side, as long as nobody says otherwise.
constexpr int kMostAbreast = 5;

/// Stated and typed figures stay; guesses are made anew.
template <class T>
void guess(Figure<T>& figure, const T& value) {
  if (figure.origin == Origin::File || figure.origin == Origin::Typed) return;
  figure = {value, Origin::Guess};
}

/// Chariots and monsters go side by side; others in the files of their type.
int likelyFiles(const ImportedUnit& unit, const UnitType& type) {
  const TroopType kind = unit.troopType.value;
  const bool abreast = kind == TroopType::Chariot || kind == TroopType::Monster;
  return std::min(unit.models.value, abreast ? std::max(type.files, kMostAbreast) : type.files);
}

}  // namespace

void applyGuesses(ImportedUnit& unit, const UnitLibrary& library) {
  guess(unit.troopType, unit.troopType.value);
  const UnitType& type = library.defaults(unit.troopType.value).unit;
  const bool machine = unit.warMachine && unit.troopType.origin != Origin::Typed;
  guess(unit.models, unit.likelyModels > 0 ? unit.likelyModels : machine ? 1 : type.models);
  guess(unit.files, likelyFiles(unit, type));
  guess(unit.base, machine ? kMachineBase : type.base);
  guess(unit.movement, machine ? kMachineMovement : type.stats.movement);
  guess(unit.leadership, type.stats.leadership);
  guess(unit.toughness, type.stats.toughness);
  guess(unit.wounds, type.stats.wounds);
  guess(unit.armourSave, type.stats.armourSave);
  guess(unit.unitStrength, library.unitStrength(unit.troopType.value, unit.wounds.value));
}

Unit toUnit(const ImportedUnit& unit, const UnitId& id, const ArmyId& army, const UnitLibrary& library) {
  Unit made = makeUnit(library.defaults(unit.troopType.value).unit, id, army, {});
  made.name = unit.name;
  made.models = unit.models.value;
  made.files = std::min(unit.files.value, unit.models.value);
  made.base = unit.base.value;
  made.stats.troopType = unit.troopType.value;
  made.stats.movement = unit.movement.value;
  made.stats.leadership = unit.leadership.value;
  made.stats.unitStrength = unit.unitStrength.value;
  made.stats.toughness = unit.toughness.value;
  made.stats.wounds = unit.wounds.value;
  made.stats.armourSave = unit.armourSave.value;
  made.stats.missile = unit.missile.value;
  made.stats.swiftstride = unit.swiftstride;
  made.stats.flying = unit.flying;
  made.stats.causes = unit.causes;
  made.stats.immune = unit.immune;
  return made;
}

}  // namespace frontage::core
