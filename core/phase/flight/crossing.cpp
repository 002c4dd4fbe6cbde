#include "core/phase/flight/crossing.h"

#include "core/battlefield/formation.h"
#include "core/text/names.h"

#include <algorithm>
#include <cmath>

namespace frontage::core {

namespace {

/// One die for an ordinary model, two for a large one, three for a gigantic one.
int diceByHeight(const Unit& unit) {
  if (unit.stats.height >= 5) return 3;
  return unit.stats.height >= 3 ? 2 : 1;
}

bool countsHeights(ThroughEnemy rule) {
  return rule == ThroughEnemy::DangerousByHeight || rule == ThroughEnemy::DangerousFourUp;
}

/// Which dice of a dangerous crossing wound: a 1; 3 or less; 4 or more.
bool wounds(ThroughEnemy rule, int die) {
  switch (rule) {
    case ThroughEnemy::DangerousPerModel:
    case ThroughEnemy::WoundPerStrength:
      return die == 1;
    case ThroughEnemy::DangerousByHeight:
      return die <= 3;
    case ThroughEnemy::DangerousFourUp:
      return die >= 4;
  }
  return false;
}

CrossingHarm rollCrossing(Play& play, const UnitId& id, const std::string& thing) {
  const ThroughEnemy rule = play.rules().throughEnemy;
  const Unit& unit = play.unit(id);
  const int perModel = countsHeights(rule) ? diceByHeight(unit) : 1;
  CrossingHarm harm{"F4", thing, play.roll(RollPurpose::Dangerous, id, unit.models * perModel), 0};
  harm.wounds =
      static_cast<int>(std::count_if(harm.dice.begin(), harm.dice.end(), [&](int die) { return wounds(rule, die); }));
  return harm;
}

bool fearsSoftGround(TroopType type) {
  return type != TroopType::Infantry && type != TroopType::WarBeast;
}

/// M14: a 1 wounds, whatever the ruleset makes of impassable ground.
CrossingHarm rollSoftGround(Play& play, const UnitId& id, const std::string& thing) {
  const Unit& unit = play.unit(id);
  const int perModel = play.rules().throughEnemy == ThroughEnemy::DangerousByHeight ? diceByHeight(unit) : 1;
  CrossingHarm harm{"M14", thing, play.roll(RollPurpose::Dangerous, id, unit.models * perModel), 0};
  harm.wounds = static_cast<int>(std::count(harm.dice.begin(), harm.dice.end(), 1));
  return harm;
}

bool isSoft(const std::string& kind) {
  return kind == nameOf(TerrainKind::Forest) || kind == nameOf(TerrainKind::Water);
}

bool isSolid(const std::string& kind) {
  return kind == nameOf(TerrainKind::Impassable) || kind == nameOf(TerrainKind::Building);
}

}  // namespace

std::vector<CrossingHarm> terrainHarms(Play& play, const UnitId& id, const std::vector<Crossed>& crossed) {
  std::vector<CrossingHarm> harms;
  if (!fearsSoftGround(play.unit(id).stats.troopType)) return harms;
  for (const Crossed& thing : crossed)
    if (isSoft(thing.kind)) harms.push_back(rollSoftGround(play, id, thing.id));
  return harms;
}

std::vector<CrossingHarm> crossingHarms(Play& play, const UnitId& id, const std::vector<Crossed>& crossed) {
  std::vector<CrossingHarm> harms;
  for (const Crossed& thing : crossed) {
    const bool enemy = thing.kind == "enemy" || thing.kind == "charger";
    if (enemy && play.rules().throughEnemy == ThroughEnemy::WoundPerStrength) {
      const double strength = unitStrengthOf(play.unit(UnitId{thing.id}));
      harms.push_back({"F4", thing.id, {}, static_cast<int>(std::floor(strength))});
    } else if (enemy || isSolid(thing.kind)) {
      harms.push_back(rollCrossing(play, id, thing.id));
    } else if (isSoft(thing.kind) && fearsSoftGround(play.unit(id).stats.troopType)) {
      harms.push_back(rollSoftGround(play, id, thing.id));
    }
  }
  return harms;
}

void dealHarms(Play& play, const UnitId& id, const std::vector<CrossingHarm>& harms) {
  for (const CrossingHarm& harm : harms) {
    Unit& unit = play.unit(id);
    if (unit.state.destroyed) return;
    const int killed = dealWounds(unit, harm.wounds);
    play.emit(harm.clause, Dangerous{id, harm.thing, harm.dice, harm.wounds, killed});
    if (unit.models == 0) play.destroy(harm.clause, id, DestroyedBy::Crossing);
  }
}

}  // namespace frontage::core
