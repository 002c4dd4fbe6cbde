#include "core/phase/declare/field_as_declared.h"

#include <algorithm>

namespace frontage::core {

namespace {

bool isTakenAsCompleted(const PhaseState& state, const Charge& charge, const std::vector<UnitId>& except) {
  if (!state.rules->roomCountsDeclared || !charge.isOpen()) return false;
  if (std::find(except.begin(), except.end(), charge.charger) != except.end()) return false;
  return !charge.completed.empty();
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
  for (const Charge& charge : state.charges)
    if (isTakenAsCompleted(state, charge, except)) complete(field, charge, standingTargets(field, charge));
  return field;
}

bool standsAsDeclared(const PhaseState& state, const std::vector<UnitId>& except) {
  return std::none_of(state.charges.begin(), state.charges.end(),
                      [&](const Charge& charge) { return isTakenAsCompleted(state, charge, except); });
}

}  // namespace frontage::core
