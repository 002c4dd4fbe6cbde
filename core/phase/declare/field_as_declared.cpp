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
  return !charge.completed.empty() || standingTargets(state.field, charge).empty();
}

/// A unit that flees is charged where it is now, on any facing, and turns to nobody (M12).
void meetFleeing(Battlefield& field, const Ruleset& rules, const Charge& charge) {
  Unit& charger = *field.find(charge.charger);
  const auto target = std::find_if(charge.targets.begin(), charge.targets.end(),
                                   [&](const UnitId& id) { return !field.find(id)->state.destroyed; });
  if (charger.state.destroyed || target == charge.targets.end()) return;
  const Role role = [&](const Unit& other) { return standingRole(charger, charge.targets, other); };
  const auto move = touchMove(chargeQuestion(rules, field, charger, *field.find(*target), geometry::Side::Front, role));
  if (move) charger.pose = move->path.end().pose;
}

void complete(Battlefield& field, const Charge& charge, const std::vector<UnitId>& standing) {
  if (field.find(charge.charger)->state.destroyed) return;
  for (const auto& [id, pose] : charge.completed) field.find(id)->pose = pose;
  // Who has been charged is fighting, and turns to nobody else any more (M7, M8).
  for (const UnitId& id : standing) {
    field.find(charge.charger)->state.engagedWith.push_back(id);
    field.find(id)->state.engagedWith.push_back(charge.charger);
  }
}

}  // namespace

std::vector<UnitId> standingTargets(const Battlefield& field, const Charge& charge) {
  std::vector<UnitId> standing;
  for (const UnitId& id : charge.targets)
    if (const Unit& target = *field.find(id); !target.state.destroyed && !target.state.fleeing) standing.push_back(id);
  return standing;
}

Battlefield fieldAsDeclared(const PhaseState& state, const std::vector<UnitId>& except) {
  Battlefield field = state.field;
  std::vector<const Charge*> onFleeing;
  for (const Charge& charge : state.charges) {
    if (!isTakenAsCompleted(state, charge, except)) continue;
    const std::vector<UnitId> standing = standingTargets(field, charge);
    if (standing.empty())
      onFleeing.push_back(&charge);
    else
      complete(field, charge, standing);
  }
  // Not in the order of declaration, on which no verdict may hang.
  std::sort(onFleeing.begin(), onFleeing.end(),
            [](const Charge* a, const Charge* b) { return a->charger < b->charger; });
  for (const Charge* charge : onFleeing) meetFleeing(field, *state.rules, *charge);
  return field;
}

bool standsAsDeclared(const PhaseState& state, const std::vector<UnitId>& except) {
  return std::none_of(state.charges.begin(), state.charges.end(),
                      [&](const Charge& charge) { return isTakenAsCompleted(state, charge, except); });
}

}  // namespace frontage::core
