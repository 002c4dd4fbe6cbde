#include "core/phase/redirect/redirect.h"

#include "core/phase/declare/declare.h"
#include "core/phase/declare/room.h"
#include "core/phase/turn/leadership.h"
#include "core/phase/turn/pending.h"
#include "core/report/clause_check.h"
#include "core/report/names.h"

#include <algorithm>

namespace frontage::core {

namespace {

using Checks = std::vector<ClauseCheck>;

bool allOk(const Checks& checks) {
  return std::all_of(checks.begin(), checks.end(), [](const ClauseCheck& c) { return c.ok; });
}

void append(Checks& to, Checks more) {
  to.insert(to.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

bool fledOrGone(const PhaseState& state, const Charge& charge, const UnitId& target) {
  const Unit* unit = state.field.find(target);
  if (!unit) return false;
  const auto reaction = charge.reactions.find(target);
  const bool fled =
      unit->state.fledThisPhase || (reaction != charge.reactions.end() && reaction->second == Reaction::Flee);
  return fled || (unit->state.destroyed && state.rules->redirectWhenDestroyed);
}

bool lostATarget(const PhaseState& state, const Charge& charge) {
  return std::any_of(charge.targets.begin(), charge.targets.end(),
                     [&](const UnitId& target) { return fledOrGone(state, charge, target); });
}

/// R9 row 3: after a redirect whose target fled too, the charger may go back where the ruleset lets it.
bool mayReturn(const PhaseState& state, const Charge& charge) {
  if (charge.earlierTargets.empty() || state.rules->secondFlight == SecondFlight::GoesOn) return false;
  return std::any_of(charge.earlierTargets.begin(), charge.earlierTargets.end(), [&](const UnitId& id) {
    const Unit* unit = state.field.find(id);
    return unit && !unit->state.destroyed;
  });
}

/// The clauses of a declaration, the unit's own declaration of this phase left aside.
Checks checkFreshTargets(const PhaseState& state, const Redirect& order, Detail detail) {
  Checks found;
  const Unit& charger = *state.field.find(order.charger);
  const Charge& charge = *state.chargeOf(order.charger);
  for (const UnitId& target : order.targets) {
    if (charge.isOn(target))
      found.push_back(plainCheck("R9", false, unitName(state.field, target) + ": the target already."));
    append(found, checkTarget(state, charger, target));
  }
  if (order.targets.empty()) found.push_back(plainCheck("R9", false, "No target is named."));
  if (allOk(found)) append(found, assessRoom(state, charger, order.targets, detail).checks);
  return found;
}

bool isReturn(const PhaseState& state, const Redirect& order) {
  const Charge* charge = state.chargeOf(order.charger);
  return charge && mayReturn(state, *charge) && order.targets == charge->earlierTargets;
}

bool isAwaiting(const Charge* charge) {
  return charge && charge->stage == Charge::Stage::AwaitingRedirect;
}

/// Where there is nobody else to turn to a charger goes on with the target that fled: to say so is no mistake.
bool goesOnAnyway(const PhaseState& state, const Charge* charge) {
  return charge && charge->stage == Charge::Stage::Ready && lostATarget(state, *charge);
}

Checks checkMayChoose(const PhaseState& state, const UnitId& charger, bool hasToChoose) {
  Checks found = checkPhaseRuns(state);
  if (!hasToChoose)
    found.push_back(plainCheck("R9", false, unitName(state.field, charger) + ": no redirection to choose."));
  for (const OwedReaction& owed : owedReactions(state))
    found.push_back(
        plainCheck("D1", false, unitName(state.field, owed.unit) + " must react first.", {owed.unit.value}));
  return found;
}

/// Whom a redirection onto this one would have to be declared on, as any charge (D7); nobody when there is none.
std::vector<UnitId> redirectableWith(const PhaseState& state, const Charge& charge, const Unit& charger,
                                     const Unit& target) {
  if (charge.isOn(target.id)) return {};
  std::vector<UnitId> targets = declarableWith(state, charger, target);
  const auto isOld = [&](const UnitId& id) { return charge.isOn(id); };
  return std::any_of(targets.begin(), targets.end(), isOld) ? std::vector<UnitId>{} : targets;
}

bool hasChoice(const PhaseState& state, const Charge& charge) {
  if (mayReturn(state, charge)) return true;
  const Unit* charger = state.field.find(charge.charger);
  return charger && !charger->state.redirected &&
         std::any_of(state.field.units.begin(), state.field.units.end(),
                     [&](const Unit& unit) { return !redirectableWith(state, charge, *charger, unit).empty(); });
}

void settleStage(Play& play, Charge& charge) {
  if (!charge.isOpen()) return;
  const Unit& charger = play.unit(charge.charger);
  if (charger.state.destroyed || charger.state.fleeing) {
    charge.stage = Charge::Stage::Done;
    if (!charger.state.destroyed) play.setCharging("D8", charge.charger, false);
    return;
  }
  if (charge.stage == Charge::Stage::AwaitingRedirect) return;
  for (const UnitId& target : charge.targets)
    if (!charge.reactions.count(target) && !play.unit(target).state.destroyed) return;
  const bool asked = charge.pressesOn || !lostATarget(play.state(), charge);
  charge.stage = !asked && hasChoice(play.state(), charge) ? Charge::Stage::AwaitingRedirect : Charge::Stage::Ready;
}

}  // namespace

Checks checkRedirect(const PhaseState& state, const Redirect& order, Detail detail) {
  Checks found = checkMayChoose(state, order.charger, isAwaiting(state.chargeOf(order.charger)));
  if (!found.empty()) return found;
  if (isReturn(state, order)) return {plainCheck("R9", true, "They may go back to their first target.")};
  if (state.field.find(order.charger)->state.redirected)
    found.push_back(plainCheck("R9", false, unitName(state.field, order.charger) + ": tried to redirect already."));
  append(found, checkFreshTargets(state, order, detail));
  if (found.empty() || allOk(found))
    found.push_back(plainCheck("R9", true, unitName(state.field, order.charger) + " may redirect."));
  return found;
}

Checks checkPressOn(const PhaseState& state, const PressOn& order) {
  const Charge* charge = state.chargeOf(order.charger);
  return checkMayChoose(state, order.charger, isAwaiting(charge) || goesOnAnyway(state, charge));
}

Redirect redirectOnto(const PhaseState& state, const Charge& charge, const UnitId& target) {
  const auto& earlier = charge.earlierTargets;
  if (std::find(earlier.begin(), earlier.end(), target) != earlier.end()) return {charge.charger, earlier};
  const Unit* charger = state.field.find(charge.charger);
  if (charger) {
    std::vector<UnitId> targets = redirectableWith(state, charge, *charger, *state.field.find(target));
    if (!targets.empty()) return {charge.charger, std::move(targets)};
  }
  return {charge.charger, {target}};
}

std::vector<Redirect> possibleRedirects(const PhaseState& state, const Charge& charge) {
  std::vector<Redirect> found;
  const Unit* charger = state.field.find(charge.charger);
  if (!charger) return found;
  if (mayReturn(state, charge)) found.push_back({charge.charger, charge.earlierTargets});
  if (charger->state.redirected) return found;
  for (const Unit& unit : state.field.units) {
    std::vector<UnitId> targets = redirectableWith(state, charge, *charger, unit);
    if (!targets.empty()) found.push_back({charge.charger, std::move(targets)});
  }
  return found;
}

void redirect(Play& play, const Redirect& order) {
  const bool goesBack = isReturn(play.state(), order);
  Charge& charge = *play.state().chargeOf(order.charger);
  Unit& charger = play.unit(order.charger);
  charger.state.redirected = true;
  if (!goesBack && play.rules().redirectTest == RedirectTest::Leadership &&
      !leadershipTest(play, "R9", RollPurpose::Redirect, order.charger)) {
    charge.pressesOn = true;
    charge.stage = Charge::Stage::Ready;
    return;
  }
  play.leave("R9", Redirected{order.charger, charge.targets, order.targets});
  if (goesBack) {
    charge.targets = order.targets;
    charge.zones = charge.earlierZones;
    charge.pressesOn = true;
    charge.stage = Charge::Stage::Ready;
    return;
  }
  charge.earlierTargets = charge.targets;
  charge.earlierZones = charge.zones;
  declareOn(play, charge, order.targets);
}

void pressOn(Play& play, const PressOn& order) {
  Charge& charge = *play.state().chargeOf(order.charger);
  charge.pressesOn = true;
  charge.stage = Charge::Stage::Ready;
}

void settleStages(Play& play) {
  for (Charge& charge : play.state().charges) settleStage(play, charge);
}

}  // namespace frontage::core
