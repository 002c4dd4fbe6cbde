#include "core/import/army_list.h"

#include "core/rules/unit_library.h"

#include <algorithm>

namespace frontage::core {

namespace {

/// Stated and typed figures stay; guesses are made anew.
template <class T>
void guess(Figure<T>& figure, const T& value) {
  if (figure.origin == Origin::File || figure.origin == Origin::Typed) return;
  figure = {value, Origin::Guess};
}

}  // namespace

void applyGuesses(ImportedUnit& unit, const UnitLibrary& library) {
  guess(unit.troopType, unit.troopType.value);
  const UnitType& type = library.defaults(unit.troopType.value).unit;
  guess(unit.models, unit.likelyModels > 0 ? unit.likelyModels : type.models);
  guess(unit.files, std::min(unit.models.value, type.files));
  guess(unit.base, type.base);
  guess(unit.movement, type.stats.movement);
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
