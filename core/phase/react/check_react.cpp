#include "core/phase/declare/declare.h"
#include "core/phase/react/react.h"
#include "core/phase/terrain/obstacle_front.h"
#include "core/phase/turn/pending.h"
#include "core/report/clause_check.h"
#include "core/report/figures.h"
#include "core/report/names.h"
#include "geometry/base/tolerance.h"

#include <algorithm>

namespace frontage::core {

namespace {

using Checks = std::vector<ClauseCheck>;

void checkStandAndShoot(Checks& found, const PhaseState& state, const Charge& charge, const Unit& unit) {
  const std::string who = unitName(unit);
  const auto forbid = [&](const std::string& why) { found.push_back(plainCheck("R3", false, who + ": " + why)); };
  if (!state.rules->standAndShoot && !unit.stats.standAndShoot) forbid("no rule that allows to stand and shoot.");
  if (!unit.stats.missile) forbid("no missile weapons.");
  if (!unit.state.engagedWith.empty()) forbid("fighting.");
  if (unit.state.fleeing) forbid("fleeing.");
  if (unit.state.stoodAndShot) forbid("stood and shot in this phase already.");
  const auto zone = charge.zones.find(unit.id);
  if (state.rules->standAndShootNeedsFrontZone && zone != charge.zones.end() && zone->second != geometry::Side::Front)
    forbid("the charger is in the " + sideText(zone->second) + " zone, not in the front zone.");
  const Unit& charger = *state.field.find(charge.charger);
  // The same distance as the charge's own, up to the obstacle that the unit stands behind (M14).
  const double away = zone != charge.zones.end() ? straightDistance(state.field, charger, unit, zone->second)
                                                 : chargeLine(state, charger, unit).distance.inches();
  // The slack of a comparison is in the mover's favour, so a charger at its M to within kContact is too near to shoot.
  const bool farEnough = !geometry::isWithin(away, charger.stats.movement);
  found.push_back(measuredCheck("R3", farEnough,
                                unitName(charger) + ": " + inchesText(away) + " away; it takes more than their M of " +
                                    inchesText(charger.stats.movement) + " to have time to shoot.",
                                away, charger.stats.movement));
}

void checkFlee(Checks& found, const PhaseState& state, const Unit& unit) {
  if (!unit.state.engagedWith.empty())
    found.push_back(plainCheck("R6", false, unitName(unit) + ": fighting, can only hold."));
  if (unit.state.fledThisPhase && state.rules->chargedAgain == ChargedAgain::Holds)
    found.push_back(plainCheck("R7", false, unitName(unit) + ": fled in this phase already, can only hold."));
}

Checks checkOwed(const PhaseState& state, const React& order, const Charge*& charge) {
  charge = state.chargeOf(order.charger);
  const std::string who = unitName(state.field, order.unit);
  if (!charge || !charge->isOn(order.unit))
    return {plainCheck("R1", false, unitName(state.field, order.charger) + ": no charge was declared on " + who + ".")};
  if (charge->stage != Charge::Stage::AwaitingReaction || charge->reactions.count(order.unit))
    return {plainCheck("R1", false, who + ": this charge is answered already.")};
  return {};
}

}  // namespace

bool mustFlee(const PhaseState& state, const Charge& charge, const UnitId& id) {
  const Unit* unit = state.field.find(id);
  if (!unit || !unit->state.engagedWith.empty()) return false;
  if (unit->state.fledThisPhase && state.rules->chargedAgain == ChargedAgain::Holds) return false;
  if (std::find(charge.terrified.begin(), charge.terrified.end(), id) != charge.terrified.end()) return true;
  return unit->state.fleeing && state.rules->fleeingMustFlee;
}

Reaction defaultReaction(const PhaseState& state, const Charge& charge, const UnitId& id) {
  return mustFlee(state, charge, id) ? Reaction::Flee : Reaction::Hold;
}

Checks checkReact(const PhaseState& state, const React& order) {
  Checks found = checkPhaseRuns(state);
  const Charge* charge = nullptr;
  for (ClauseCheck& check : checkOwed(state, order, charge)) found.push_back(std::move(check));
  if (!found.empty()) return found;
  const Unit& unit = *state.field.find(order.unit);
  if (mustFlee(state, *charge, order.unit) && order.reaction != Reaction::Flee) {
    const bool must = unit.state.fleeing && state.rules->fleeingMustFlee;
    found.push_back(plainCheck(
        "R6", false,
        unitName(unit) + (must ? ": fleeing, must flee again." : " failed their Terror test and must flee.")));
  }
  switch (order.reaction) {
    case Reaction::Hold:
      break;
    case Reaction::StandAndShoot:
      checkStandAndShoot(found, state, *charge, unit);
      break;
    case Reaction::Flee:
      checkFlee(found, state, unit);
      break;
  }
  if (found.empty()) {
    const bool holds = order.reaction == Reaction::Hold;
    found.push_back(plainCheck(holds ? "R2" : "R6", true, unitName(unit) + (holds ? " may hold." : " may flee.")));
  }
  return found;
}

}  // namespace frontage::core
