#include "core/phase/flight/crossing.h"

#include "core/battlefield/formation.h"
#include "core/phase/terrain/ground_crossed.h"
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

/// How a dangerous test is made: a die each model, or by its height; and which of them wound.
struct DangerRule {
  bool byHeight = false;
  int least = 1;
  int most = 1;
};

DangerRule ruleFor(ThroughEnemy rule) {
  switch (rule) {
    case ThroughEnemy::DangerousPerModel:
    case ThroughEnemy::WoundPerStrength:
      return {false, 1, 1};
    case ThroughEnemy::DangerousByHeight:
      return {true, 1, 3};
    case ThroughEnemy::DangerousFourUp:
      return {true, 4, 6};
  }
  return {};
}

DangerRule ruleFor(ThroughImpassable rule) {
  switch (rule) {
    case ThroughImpassable::DangerousPerModel:
      return {false, 1, 1};
    case ThroughImpassable::DangerousByHeight:
      return {true, 1, 3};
    case ThroughImpassable::DangerousFourUp:
      return {true, 4, 6};
  }
  return {};
}

/// M14: a 1 wounds, whatever the ruleset makes of solid ground.
DangerRule ruleFor(DangerousDice rule) {
  return {rule == DangerousDice::PerHeightClass, 1, 1};
}

CrossingHarm rollDanger(Play& play, const Clause& clause, const UnitId& id, const std::string& thing, DangerRule rule) {
  const Unit& unit = play.unit(id);
  const int perModel = rule.byHeight ? diceByHeight(unit) : 1;
  CrossingHarm harm{
      clause, thing,
      play.roll(RollPurpose::Dangerous, id, unit.models * perModel, Reading::showing(rule.least, rule.most)), 0};
  harm.wounds = static_cast<int>(std::count_if(harm.dice.begin(), harm.dice.end(),
                                               [&](int die) { return die >= rule.least && die <= rule.most; }));
  return harm;
}

bool fearsSoftGround(TroopType type) {
  return type != TroopType::Infantry && type != TroopType::WarBeast;
}

bool isSoft(const std::string& kind) {
  return kind == nameOf(TerrainKind::Forest) || kind == nameOf(TerrainKind::Water);
}

bool isSolid(const std::string& kind) {
  return kind == nameOf(TerrainKind::Impassable) || kind == nameOf(TerrainKind::Building);
}

std::vector<CrossingHarm> groundHarms(Play& play, const UnitId& id, const std::vector<Crossed>& crossed) {
  std::vector<CrossingHarm> harms;
  if (!fearsSoftGround(play.unit(id).stats.troopType)) return harms;
  for (const Crossed& thing : crossed)
    if (isSoft(thing.kind)) harms.push_back(rollDanger(play, "M14", id, thing.id, ruleFor(play.rules().dangerousDice)));
  return harms;
}

bool isEnemy(const Crossed& thing) {
  return thing.kind == "enemy" || thing.kind == "charger";
}

CrossingHarm woundsByStrength(const PhaseState& state, const Crossed& enemy) {
  const double strength = unitStrengthOf(*state.field.find(UnitId{enemy.id}));
  return {"F4", enemy.id, {}, static_cast<int>(std::floor(strength))};
}

}  // namespace

std::vector<CrossingHarm> certainHarms(const PhaseState& state, const std::vector<Crossed>& crossed) {
  std::vector<CrossingHarm> harms;
  if (state.rules->throughEnemy != ThroughEnemy::WoundPerStrength) return harms;
  for (const Crossed& thing : crossed)
    if (isEnemy(thing)) harms.push_back(woundsByStrength(state, thing));
  return harms;
}

std::vector<CrossingHarm> crossingHarms(Play& play, const UnitId& id, const std::vector<Crossed>& crossed) {
  std::vector<CrossingHarm> harms;
  const Ruleset& rules = play.rules();
  for (const Crossed& thing : crossed) {
    if (isEnemy(thing) && rules.throughEnemy == ThroughEnemy::WoundPerStrength) {
      harms.push_back(woundsByStrength(play.state(), thing));
    } else if (isEnemy(thing)) {
      harms.push_back(rollDanger(play, "F4", id, thing.id, ruleFor(rules.throughEnemy)));
    } else if (isSolid(thing.kind)) {
      harms.push_back(rollDanger(play, "F4", id, thing.id, ruleFor(rules.throughImpassable)));
    } else if (isSoft(thing.kind) && fearsSoftGround(play.unit(id).stats.troopType)) {
      harms.push_back(rollDanger(play, "M14", id, thing.id, ruleFor(rules.dangerousDice)));
    }
  }
  return harms;
}

std::vector<CrossingHarm> rollGround(Play& play, const UnitId& id, const geometry::Path& path) {
  return groundHarms(play, id, groundCrossed(play.state().field, path, play.unit(id).stats.flying));
}

bool crossGround(Play& play, const UnitId& id, const geometry::Path& path) {
  dealHarms(play, id, rollGround(play, id, path));
  return !play.unit(id).state.destroyed;
}

void dealHarms(Play& play, const UnitId& id, const std::vector<CrossingHarm>& harms) {
  for (const CrossingHarm& harm : harms) {
    Unit& unit = play.unit(id);
    if (unit.state.destroyed) return;
    const int killed = dealWounds(unit, harm.wounds);
    play.leave(harm.clause, Dangerous{id, harm.thing, harm.dice, harm.wounds, killed});
    if (unit.models == 0) play.destroy(harm.clause, id, DestroyedBy::Crossing);
  }
}

}  // namespace frontage::core
