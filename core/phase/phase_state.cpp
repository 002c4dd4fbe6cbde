#include "core/phase/phase_state.h"

#include "core/battlefield/formation.h"
#include "geometry/contact/relation.h"

#include <algorithm>

namespace frontage::core {

namespace {

template <class Charges>
auto* findCharge(Charges& charges, const UnitId& charger) noexcept {
  const auto it = std::find_if(charges.begin(), charges.end(), [&](const Charge& c) { return c.charger == charger; });
  return it == charges.end() ? nullptr : &*it;
}

/// The flags that count within one phase start afresh (rules.md T4); where a unit stands and what it is at do not.
void clearPhaseFlags(UnitState& state) noexcept {
  state.charging = false;
  state.stoodAndShot = false;
  state.redirected = false;
  state.fledThisPhase = false;
}

void engage(Unit& a, const Unit& b) {
  std::vector<UnitId>& with = a.state.engagedWith;
  if (std::find(with.begin(), with.end(), b.id) == with.end()) with.push_back(b.id);
}

void engageThoseInContact(Battlefield& field) {
  for (std::size_t i = 0; i < field.units.size(); ++i)
    for (std::size_t j = i + 1; j < field.units.size(); ++j) {
      Unit& a = field.units[i];
      Unit& b = field.units[j];
      if (!areEnemies(a, b) || a.state.destroyed || b.state.destroyed) continue;
      if (a.state.fleeing || b.state.fleeing) continue;
      if (geometry::relate(footprintOf(a), footprintOf(b)) == geometry::Relation::Apart) continue;
      engage(a, b);
      engage(b, a);
    }
}

}  // namespace

bool Charge::isOn(const UnitId& target) const noexcept {
  return std::find(targets.begin(), targets.end(), target) != targets.end();
}

const Charge* PhaseState::chargeOf(const UnitId& charger) const noexcept {
  return findCharge(charges, charger);
}

Charge* PhaseState::chargeOf(const UnitId& charger) noexcept {
  return findCharge(charges, charger);
}

PhaseState beginPhase(Battlefield field, std::shared_ptr<const Ruleset> rules, ArmyId active) {
  PhaseState state;
  state.field = std::move(field);
  state.rules = std::move(rules);
  state.active = std::move(active);
  for (Unit& unit : state.field.units) {
    clearPhaseFlags(unit.state);
    state.modelsAtStart[unit.id] = unit.models;
  }
  engageThoseInContact(state.field);
  return state;
}

}  // namespace frontage::core
