#include "core/phase/declare/completed_charges.h"

#include "core/phase/declare/field_as_declared.h"
#include "core/phase/resolve/charge_attempt.h"
#include "core/phase/resolve/joint_move.h"
#include "core/phase/resolve/resolve.h"
#include "core/phase/turn/play.h"

#include <algorithm>

namespace frontage::core {

namespace {

bool stands(const PhaseState& state, const UnitId& id) {
  const Unit& unit = *state.field.find(id);
  return !unit.state.destroyed && !unit.state.fleeing;
}

/// The open charges that are resolved together with this one (M1) and lead to somebody who stands; by id.
std::vector<UnitId> groupOf(const PhaseState& state, const UnitId& charger) {
  std::vector<UnitId> group = resolvedTogether(state, {charger});
  group.erase(std::remove_if(group.begin(), group.end(),
                             [&](const UnitId& id) { return !stands(state, state.chargeOf(id)->targets.front()); }),
              group.end());
  std::sort(group.begin(), group.end());
  return group;
}

void completeAlone(PhaseState& state, const UnitId& id) {
  const Battlefield field = fieldAsDeclared(state, {id});
  Charge& charge = *state.chargeOf(id);
  const Unit& charger = *field.find(id);
  const Role role = declaredRole(state, charger);
  const LedCharge led = bestLed(*state.rules, field, charger, charge.targets, charge.zones, role, Detail::MoveOnly);
  if (!led.attempt.move) return;
  charge.completed = {{id, led.attempt.move->chargerEnd}, {led.targets.front(), led.attempt.move->targetEnd}};
}

void completeTogether(PhaseState& state, const std::vector<UnitId>& group) {
  PhaseState declared = state;
  declared.field = fieldAsDeclared(state, group);
  std::vector<Claimant> claimants;
  for (const UnitId& id : group) {
    Claimant claimant{id, {}};
    for (const UnitId& target : state.chargeOf(id)->targets)
      if (stands(state, target)) claimant.reached.push_back(target);
    claimants.push_back(std::move(claimant));
  }
  for (const PlacedCharger& place : placeTogether(Play(declared, Dice({}, std::nullopt)), claimants))
    state.chargeOf(place.charger)->completed = {{place.charger, place.end}, {place.reached.front(), place.targetEnd}};
}

}  // namespace

void completeDeclared(PhaseState& state) {
  if (!state.rules->roomCountsDeclared) return;
  std::vector<UnitId> open;
  for (const Charge& charge : state.charges)
    if (charge.isOpen() && stands(state, charge.targets.front())) open.push_back(charge.charger);
  for (const UnitId& id : open) {
    const std::vector<UnitId> group = groupOf(state, id);
    if (state.chargeOf(id)->completedWith == group) continue;
    for (const UnitId& member : group) {
      state.chargeOf(member)->completed.clear();
      state.chargeOf(member)->completedWith = group;
    }
    group.size() == 1 ? completeAlone(state, id) : completeTogether(state, group);
  }
}

}  // namespace frontage::core
