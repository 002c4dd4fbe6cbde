#include "core/phase/declare/declare.h"

#include "core/battlefield/formation.h"
#include "core/phase/range/charge_range.h"
#include "core/phase/terrain/obstacle_front.h"
#include "core/phase/turn/leadership.h"
#include "core/phase/zones/charger_zone.h"

#include <algorithm>

namespace frontage::core {

namespace {

bool has(const std::vector<Psychology>& list, Psychology what) {
  return std::find(list.begin(), list.end(), what) != list.end();
}

geometry::Side fixZone(Play& play, const Unit& charger, const Unit& target) {
  const ZoneVerdict verdict = chargerZone(play.rules(), charger, target);
  if (verdict.zone) return *verdict.zone;
  const int die = play.roll(RollPurpose::Zone, charger.id, 1, Reading::sumAtMost(3)).front();
  const geometry::Side zone = zoneByDie(verdict, die);
  play.leave("Z2", ZoneRolled{charger.id, target.id, die, zone});
  return zone;
}

/// D9. An engaged unit never flees, so it does not test; one that flees already has no courage left to lose.
bool mustTestTerror(const Ruleset& rules, const Unit& charger, const Unit& target) {
  // Who has to flee in any case, or may not flee any more (R7), has nothing to test for.
  if (target.state.fleeing && rules.fleeingMustFlee) return false;
  if (target.state.fledThisPhase && rules.chargedAgain == ChargedAgain::Holds) return false;
  return has(charger.stats.causes, Psychology::Terror) && !has(target.stats.causes, Psychology::Terror) &&
         !has(target.stats.immune, Psychology::Terror) && target.state.engagedWith.empty();
}

}  // namespace

void declareOn(Play& play, Charge& charge, const std::vector<UnitId>& targets) {
  const Unit& charger = play.unit(charge.charger);
  Declared event{.charger = charger.id, .targets = targets, .zones = {}, .distances = {}, .maxRange = 0};
  for (const UnitId& id : targets) {
    const Unit& target = play.unit(id);
    event.zones[id] = fixZone(play, charger, target);
    event.distances[id] = straightDistance(play.state().field, charger, target, event.zones[id]);
  }
  charge.targets = targets;
  charge.zones = event.zones;
  charge.reactions.clear();
  charge.terrified.clear();
  charge.bonus = charger.stats.chargeBonus;
  charge.stage = Charge::Stage::AwaitingReaction;
  event.maxRange = greatestRange(play.rules(), charger.stats, charge.bonus);
  play.leave("D1", event);
  play.setCharging("D8", charger.id, true);
  for (const UnitId& id : targets)
    if (mustTestTerror(play.rules(), play.unit(charge.charger), play.unit(id)) &&
        !leadershipTest(play, "D9", RollPurpose::Terror, id))
      charge.terrified.push_back(id);
}

void declare(Play& play, const Declare& order) {
  Charge charge;
  charge.charger = order.charger;
  declareOn(play, charge, order.targets);
  play.state().charges.push_back(std::move(charge));
}

}  // namespace frontage::core
