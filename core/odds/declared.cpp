#include "core/odds/declared.h"

#include "core/phase/declare/declare.h"
#include "core/phase/phase.h"
#include "core/phase/react/react.h"
#include "core/phase/turn/pending.h"

#include <algorithm>

namespace frontage::core {

namespace {

PhaseState uncommitted(PhaseState state, const UnitId& charger) {
  auto& charges = state.charges;
  charges.erase(
      std::remove_if(charges.begin(), charges.end(), [&](const Charge& each) { return each.charger == charger; }),
      charges.end());
  UnitState& unit = state.field.find(charger)->state;
  unit.fleeing = false;
  unit.charging = false;
  return state;
}

}  // namespace

const Charge* declaredAlready(const PhaseState& state, const UnitId& charger, const UnitId& target) {
  const Charge* charge = state.chargeOf(charger);
  const bool waits = charge && charge->stage == Charge::Stage::AwaitingReaction && charge->isOn(target) &&
                     !charge->reactions.count(target);
  return waits ? charge : nullptr;
}

std::vector<UnitId> targetsToDeclare(const PhaseState& state, const UnitId& charger, const UnitId& target) {
  if (const Charge* charge = declaredAlready(state, charger, target)) return charge->targets;
  const Verdict verdict = query(state, Declare{charger, {target}});
  std::vector<UnitId> targets{target};
  for (const ClauseCheck& check : verdict.clauses) {
    if (check.ok || check.clause != "D7") continue;
    for (const std::string& id : check.blockers) targets.push_back(UnitId{id});
  }
  if (targets.size() > 1 && !query(state, Declare{charger, targets}).legal()) targets.resize(1);
  return targets;
}

StateMix declaredMix(const PhaseState& state, const UnitId& charger, const std::vector<UnitId>& targets) {
  StateMix mix;
  const auto waits = [&](const UnitId& target) { return declaredAlready(state, charger, target) != nullptr; };
  if (std::any_of(targets.begin(), targets.end(), waits)) {
    mix.add(state, 1);
    return mix;
  }
  forEachOutcome(
      uncommitted(state, charger),
      [&](Play& play) {
        declare(play, {charger, targets});
      },
      [&](const Play& play, double chance) { mix.add(play.state(), chance); });
  return mix;
}

void answer(Play& play, const React& order) {
  play.state().chargeOf(order.charger)->pressesOn = true;
  react(play, order);
  answerTheRest(play, order.charger);
}

void answerTheRest(Play& play, const UnitId& charger) {
  for (const OwedReaction& owed : owedReactions(play.state())) {
    const Charge& charge = *play.state().chargeOf(charger);
    if (owed.charger == charger && charge.isOpen() && !play.unit(owed.unit).state.destroyed)
      react(play, {owed.unit, charger, defaultReaction(play.state(), charge, owed.unit)});
  }
}

}  // namespace frontage::core
