#include "core/phase/declare/field_as_declared.h"

#include "core/phase/resolve/charge_attempt.h"
#include "core/phase/resolve/touch_move.h"

#include <algorithm>
#include <optional>

namespace frontage::core {

namespace {

bool isTakenAsCompleted(const PhaseState& state, const Charge& charge, const std::vector<UnitId>& except) {
  if (!state.rules->roomCountsDeclared || !charge.isOpen()) return false;
  if (std::find(except.begin(), except.end(), charge.charger) != except.end()) return false;
  return !charge.completed.empty() || state.field.find(charge.targets.front())->state.fleeing;
}

/// A unit that flees is charged where it is now, on any facing, and turns to nobody (M12).
void meetFleeing(Battlefield& field, const Ruleset& rules, const Charge& charge) {
  Unit& charger = *field.find(charge.charger);
  const Role role = [&](const Unit& other) { return standingRole(charger, charge.targets, other); };
  const Unit& target = *field.find(charge.targets.front());
  const auto move = touchMove(chargeQuestion(rules, field, charger, target, geometry::Side::Front, role));
  if (move) charger.pose = move->path.end().pose;
}

void complete(Battlefield& field, const Charge& charge) {
  for (const auto& [id, pose] : charge.completed) field.find(id)->pose = pose;
  // Who has been charged is fighting, and turns to nobody else any more (M7, M8).
  for (const UnitId& id : charge.targets) {
    field.find(charge.charger)->state.engagedWith.push_back(id);
    field.find(id)->state.engagedWith.push_back(charge.charger);
  }
}

}  // namespace

Battlefield fieldAsDeclared(const PhaseState& state, const std::vector<UnitId>& except) {
  Battlefield field = state.field;
  for (const Charge& charge : state.charges) {
    if (!isTakenAsCompleted(state, charge, except)) continue;
    const Unit& target = *field.find(charge.targets.front());
    if (field.find(charge.charger)->state.destroyed || target.state.destroyed) continue;
    if (target.state.fleeing)
      meetFleeing(field, *state.rules, charge);
    else
      complete(field, charge);
  }
  return field;
}

bool standsAsDeclared(const PhaseState& state, const std::vector<UnitId>& except) {
  return std::none_of(state.charges.begin(), state.charges.end(),
                      [&](const Charge& charge) { return isTakenAsCompleted(state, charge, except); });
}

}  // namespace frontage::core
